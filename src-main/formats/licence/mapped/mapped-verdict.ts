/**
 * Judges a file of a platform's own format, through a mapping. Its fields are converted to those of a licence; its
 * signature counts only where a trusted key made it over exactly the bytes that were read.
 */
import { isUtf8 } from 'node:buffer';
import type { LicenceFileKind } from '#shared/api/mapping/licence-files.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { parseXml } from '../../xml/xml-tree.ts';
import { decodeSpacedBase64 } from '../base64.ts';
import { type Content, readContent } from '../content.ts';
import type { Detected } from '../detect.ts';
import { finding, type LicenceFinding, oneShortLine } from '../findings.ts';
import { jsonFinding } from '../json-finding.ts';
import { candidateKeys, namedKeyFindings } from '../jws-verdict.ts';
import { anyKeyFindings } from '../keygen-verdict.ts';
import { keyIdPattern } from '../keys.ts';
import { parseProperties } from '../properties.ts';
import { parseStrictJson } from '../strict-json.ts';
import { assessTrust, describeSignature, findProof } from '../trust.ts';
import { type LicenceCircumstances, type LicenceVerdict, unreadVerdict } from '../verdict.ts';
import { type DetectedFile, detectFile } from './detect-file.ts';
import { fieldsThrough } from './mapped-fields.ts';
import { jsonNode, type MappedNode, propertiesNode, severalFields, xmlNode } from './mapped-node.ts';
import { propertiesFinding, xmlFinding } from './problem-findings.ts';
import { isSignedElsewhere, signatureBytes, signedPart } from './signed-part.ts';

/** Returns null where no mapping knows the kind of file. */
export function mappedVerdict(
  file: Buffer,
  detected: Detected,
  circumstances: LicenceCircumstances,
): LicenceVerdict | null {
  const { mappings = [] } = circumstances;
  const told = mappings.length === 0 ? null : detectFile(file, detected, mappings);
  if (!told || 'state' in told) return told && unreadVerdict([told]);
  const read = verdictOf(told, circumstances);
  return { ...read, mapped: mappedFact(told, read) };
}

function mappedFact({ mapping, kind }: DetectedFile, read: LicenceVerdict): LicenceReading['mapped'] {
  const signed = kind.signature.kind === 'embedded' && read.signature !== null;
  const unchecked = kind.signature.kind === 'unknown' ? 'unknown' : signed ? 'failed' : 'none';
  return { mapping: mapping.name, kind: kind.name, checked: read.verified ? 'signature' : unchecked };
}

function verdictOf(file: DetectedFile, circumstances: LicenceCircumstances): LicenceVerdict {
  const { kind, node, problem } = file;
  if (!node) return unreadVerdict(problem ? [problem] : []);
  const { signature } = kind;
  const signed = signature.kind === 'embedded' ? signedPart(signature, file, node) : null;
  const opened = openContent(kind.content, /* wall: licence-mapped-signed-part */ signed?.node ?? node);
  if ('state' in opened) return unreadVerdict([opened]);
  const content = readThrough(file, opened.node, circumstances.now);
  const explained = { ...unreadVerdict([]), licence: content.licence, daysRemaining: content.daysRemaining };
  if (signature.kind !== 'embedded' || !signed) {
    return { ...explained, ...unchecked(kind, content) };
  }

  const { algorithm } = signature;
  const claimed = signature.keyId === undefined ? undefined : keyIdOf(node.value(signature.keyId));
  const named = { algorithm, keyId: claimed ?? null };
  const { keys, refuseSamples } = circumstances;
  const candidates =
    claimed === undefined
      ? keys.list().filter((key) => key.algorithm === algorithm)
      : candidateKeys(named, keys);
  const input = signed.input ?? (signature.over === 'contentBytes' ? opened.bytes : Buffer.from(opened.text));
  const proof = isSignedElsewhere(input)
    ? { key: undefined, proven: false }
    : findProof(candidates, input, signatureBytes(signed.signature, signature));
  const against =
    claimed === undefined
      ? anyKeyFindings(algorithm, candidates, proof)
      : namedKeyFindings(named, candidates, proof);
  const trust = assessTrust(proof, against, content.licence, refuseSamples);
  return {
    ...explained,
    verified: /* wall: licence-mapped-key */ trust.verified,
    signature: describeSignature(algorithm, named.keyId, proof.key),
    findings: [...trust.findings, ...content.findings],
  };
}

/** The verdict of a file without a signature, or with one that cannot be checked here. */
function unchecked(
  { signature }: DetectedFile['kind'],
  content: Content,
): Pick<LicenceVerdict, 'signature' | 'findings'> {
  if (signature.kind !== 'unknown') {
    const findings = content.licence ? [finding('UNSIGNED'), ...content.findings] : content.findings;
    return { signature: null, findings };
  }
  const { called } = signature;
  const why = finding('ALG_UNSUPPORTED', { algorithm: called, reason: 'otherSignature' });
  return {
    signature: describeSignature(oneShortLine(called), null, undefined),
    findings: [why, ...content.findings],
  };
}

/** Returns null where the file names no valid key id. */
function keyIdOf(value: unknown): string | null {
  return typeof value === 'string' && keyIdPattern.test(value) ? value : null;
}

interface Opened {
  readonly node: MappedNode;
  /** The content's field as written, and its decoded bytes. */
  readonly text: string;
  readonly bytes: Buffer;
}

/** Returns the place of the licence's fields: the file, or one of its fields. */
function openContent(content: DetectedFile['kind']['content'], node: MappedNode): Opened | LicenceFinding {
  if (!content) return { node, text: '', bytes: Buffer.alloc(0) };
  const { field, encoding, format } = content;
  const text = node.value(field);
  if (typeof text !== 'string') {
    const reason =
      text === undefined || text === null ? 'missing' : text === severalFields ? 'duplicate' : 'notText';
    return finding('FIELD_INVALID', { field, reason });
  }
  const bytes = encoding === 'text' ? Buffer.from(text) : decodeSpacedBase64(Buffer.from(text));
  if (!bytes) return finding('FORMAT_BASE64', { part: 'payload' });
  if (bytes.includes(0) || !isUtf8(bytes)) return finding('FORMAT_ENCODING', { part: 'payload' });
  const inside = nodeOf(bytes, format);
  return 'state' in inside ? inside : { node: inside, text, bytes };
}

function nodeOf(bytes: Buffer, format: 'json' | 'properties' | 'xml'): MappedNode | LicenceFinding {
  if (format === 'json') {
    const json = parseStrictJson(bytes);
    return json.ok ? jsonNode(json.value) : jsonFinding(json.problem, 'payload');
  }
  if (format === 'xml') {
    const xml = parseXml(bytes.toString('utf8'));
    return xml.ok ? xmlNode(xml.root) : xmlFinding(xml.problem, 'payload');
  }
  const properties = parseProperties(bytes.toString('utf8'));
  return properties.ok ? propertiesNode(properties.fields) : propertiesFinding(properties);
}

/** Findings about a field use the file's own name for it. */
function readThrough({ kind }: DetectedFile, node: MappedNode, now: number): Content {
  const { fields, issues } = fieldsThrough(kind, node);
  const content: Content =
    issues.length === 0
      ? readContent(fields, 'platform', now)
      : {
          licence: null,
          daysRemaining: null,
          findings: issues.map(({ state, field, reason }) => finding(state, { field, reason })),
        };
  const findings = content.findings.map((one) =>
    typeof one.params.field === 'string'
      ? finding(one.state, { ...one.params, field: foreignFieldName(kind, one.params.field) })
      : one,
  );
  return { ...content, findings };
}

/** A licence field's name in a kind of files, e.g. `features.feature[0].code`. */
function foreignFieldName({ names, modules }: LicenceFileKind, field: string): string {
  const theirs: Readonly<Record<string, string | undefined>> = {
    ...names,
    ...modules?.names,
    availableModule: modules?.list,
    subModules: modules?.subModules,
  };
  return field
    .split('.')
    .map((step) => {
      const [name = '', ...items] = step.split('[');
      const known = Object.hasOwn(theirs, name) ? theirs[name] : undefined;
      return [known ?? name, ...items].join('[');
    })
    .join('.')
    .replaceAll('.$', '');
}
