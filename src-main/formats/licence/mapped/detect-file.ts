/** Detects a file's kind among the mappings: the first whose distinguishing field or outermost element it has. */
import { isUtf8 } from 'node:buffer';
import type { LicenceFileKind, LicenceMapping } from '#shared/api/mapping/licence-files.ts';
import { parseXml, type XmlReading } from '../../xml/xml-tree.ts';
import { decodeSpacedBase64 } from '../base64.ts';
import { type Detected, isVisible } from '../detect.ts';
import type { LicenceFinding } from '../findings.ts';
import { namesProperty, type Properties, parseProperties } from '../properties.ts';
import { parseStrictJson, type StrictJson } from '../strict-json.ts';
import { jsonNode, type MappedNode, propertiesNode, xmlNode } from './mapped-node.ts';
import { propertiesFinding, xmlFinding } from './problem-findings.ts';

export interface DetectedFile {
  readonly mapping: LicenceMapping;
  readonly kind: LicenceFileKind;
  /** The text of the kind, decoded from base64 where it is wrapped, without a byte order mark. */
  readonly text: string;
  /** Null where the file is of the kind but unreadable; `problem` has the reason. */
  readonly node: MappedNode | null;
  readonly json: unknown;
  readonly problem: LicenceFinding | null;
}

/** Returns null for a file of no kind; a finding for a file that looks like a known XML kind but is unreadable. */
export function detectFile(
  file: Buffer,
  detected: Detected,
  mappings: readonly LicenceMapping[],
): DetectedFile | LicenceFinding | null {
  if (!mayBeMapped(detected)) return null;
  const marked = file[0] === 0xef && file[1] === 0xbb && file[2] === 0xbf;
  const bytes = marked ? file.subarray(3) : file;
  const plain = createForms(bytes);
  let unwrapped: Forms | null | undefined;
  let refused: LicenceFinding | null = null;
  for (const mapping of mappings) {
    for (const kind of mapping.kinds) {
      if (kind.wrapped === 'base64' && unwrapped === undefined) unwrapped = unwrap(bytes);
      const forms = kind.wrapped === 'base64' ? unwrapped : plain;
      if (!forms) continue;
      const told = tell(kind, forms);
      if (told && 'state' in told) refused ??= told;
      else if (told) return { mapping, kind, text: forms.text, ...told };
    }
  }
  return refused;
}

/** Files in Steward's signed formats, and files of recognised other kinds, are not mapped. */
function mayBeMapped(detected: Detected): boolean {
  if ('state' in detected)
    return detected.state === 'FORMAT_UNKNOWN' && detected.params.reason === 'noFormat';
  if (detected.form === 'token') return !tokenText.test(detected.bytes.toString('latin1'));
  return detected.form !== 'armoured';
}

/** Properties whose first name begins like base64 of JSON look like a token, but contain other characters. */
const tokenText = /^[A-Za-z0-9._-]*$/;

/** One text in each format, parsed on demand. */
interface Forms {
  readonly text: string;
  /** The first visible character. */
  readonly first: string;
  readonly json: () => StrictJson;
  readonly properties: () => Properties;
  readonly xml: () => XmlReading;
}

function createForms(bytes: Buffer): Forms {
  const text = bytes.toString('utf8');
  const start = bytes.findIndex(isVisible);
  return {
    text,
    first: start < 0 ? '' : String.fromCharCode(bytes[start] ?? 0),
    json: once(() => parseStrictJson(bytes)),
    properties: once(() => parseProperties(text)),
    xml: once(() => parseXml(text)),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function unwrap(text: Buffer): Forms | null {
  const bytes = decodeSpacedBase64(text);
  if (!bytes || bytes.length === 0 || bytes.includes(0) || !isUtf8(bytes)) return null;
  return createForms(bytes);
}

type Told = Pick<DetectedFile, 'node' | 'json' | 'problem'>;

function tell(kind: LicenceFileKind, forms: Forms): Told | LicenceFinding | null {
  switch (kind.format) {
    case 'json': {
      const json = forms.first === '{' || forms.first === '[' ? forms.json() : null;
      if (!json?.ok) return null;
      const node = jsonNode(json.value);
      return isTold(kind.told, node) ? { node, json: json.value, problem: null } : null;
    }
    case 'properties':
      return forms.first === '{' || forms.first === '<' ? null : tellProperties(kind.told, forms);
    case 'xml': {
      if (forms.first !== '<') return null;
      const xml = forms.xml();
      if (!xml.ok) return xmlFinding(xml.problem, 'file');
      const node = xmlNode(xml.root);
      const isKind = xml.root.name === kind.root && (!kind.told || isTold(kind.told, node));
      return isKind ? { node, json: undefined, problem: null } : null;
    }
  }
}

type Telling = NonNullable<LicenceFileKind['told']>;

function tellProperties(mark: Telling, forms: Forms): Told | null {
  const properties = forms.properties();
  if (properties.ok) {
    const node = propertiesNode(properties.fields);
    return isTold(mark, node) ? { node, json: undefined, problem: null } : null;
  }
  // Any text could be damaged properties, so only one with the distinguishing property counts as such.
  return namesProperty(forms.text, mark.field)
    ? { node: null, json: undefined, problem: propertiesFinding(properties) }
    : null;
}

function isTold({ field, is }: Telling, node: MappedNode): boolean {
  const value = node.value(field);
  if (is === undefined) return value !== undefined && typeof value !== 'symbol';
  return is.some((one) => one === value);
}
