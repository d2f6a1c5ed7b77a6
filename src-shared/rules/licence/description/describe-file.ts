/** The facts of a licence file and of the key that verifies it, once for every medium. */
import { licenceDaysTone } from '../fact-tones.ts';
import { mappedWords } from '../mapped-text.ts';
import type { ReportFile } from '../report/report-model.ts';
import type { LicenceFact } from './describe-licence.ts';
import type { FactValue } from './fact-value.ts';
import { signatureWords } from './signature-words.ts';

/** The facts about the key come last. */
export const keyFactNames = ['algorithm', 'keyName', 'keyId', 'keySource', 'thumbprint'] as const;

export type FileFactName =
  | 'name'
  | 'size'
  | 'format'
  | 'mapped'
  | 'fileEnd'
  | 'fileDaysRemaining'
  | 'sha256'
  | 'sm3'
  | 'encryption'
  | 'signature'
  | (typeof keyFactNames)[number];

export type FileFact = LicenceFact<FileFactName>;

/** A reading without its licence, or a file that a server read. */
export type DescribedFile = Omit<ReportFile, 'licence'>;

export function describeFile(file: DescribedFile): FileFact[] {
  const { name, size, format, sha256, sm3, signature, encryption, fileEnd } = file;
  const unchecked = file.state === 'READ_BY_SERVER';
  const mapped = mappedWords(file);
  const facts: FileFact[] = [
    fact('name', { kind: 'text', text: name }),
    fact('size', { kind: 'size', bytes: size }),
  ];
  if (!unchecked) facts.push(fact('format', { kind: 'words', key: `licence.format.${format ?? 'unknown'}` }));
  if (mapped !== null) {
    facts.push({
      name: 'mapped',
      label: 'licence.mapped.label',
      value: mapped,
      code: false,
    });
  }
  if (fileEnd) {
    const { day, zone, daysRemaining: days } = fileEnd;
    facts.push(fact('fileEnd', { kind: 'day', day, zone, missing: 'licence.value.none' }), {
      ...fact('fileDaysRemaining', { kind: 'days', days, startsIn: 0, of: 'file' }),
      tone: licenceDaysTone(days),
    });
  }
  facts.push(...code('sha256', sha256), ...code('sm3', sm3));
  if (encryption) {
    const kind = encryption.kind === 'jwe' ? 'JWE' : 'Keygen';
    facts.push(fact('encryption', { kind: 'text', text: `${kind}, ${encryption.algorithm}` }));
  }
  facts.push(
    fact('signature', unchecked ? { kind: 'words', key: 'licence.verdict.unchecked' } : signatureWords(file)),
  );
  if (!signature) return facts;
  const { algorithm, keyId, keyName, keySource, thumbprint } = signature;
  return [
    ...facts,
    fact('algorithm', { kind: 'text', text: algorithm }),
    ...(keyName === null
      ? []
      : [
          {
            ...fact('keyName', { kind: 'text', text: keyName }),
            label:
              keySource === null ? ('licence.file.claimedName' as const) : ('licence.file.keyName' as const),
          },
        ]),
    ...code('keyId', keyId),
    fact('keySource', { kind: 'words', key: `licence.keySource.${keySource ?? 'none'}` }),
    ...code('thumbprint', thumbprint),
  ];
}

function fact(name: Exclude<FileFactName, 'mapped'>, value: FactValue): FileFact {
  return { name, label: `licence.file.${name}`, value, code: false };
}

function code(name: Exclude<FileFactName, 'mapped'>, text: string | null): FileFact[] {
  return text === null ? [] : [{ ...fact(name, { kind: 'text', text }), code: true }];
}
