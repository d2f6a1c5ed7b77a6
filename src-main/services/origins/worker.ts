/** The entry of the thread that reads the files of addresses' origins: somebody else made them. */
import { readFileSync, statSync } from 'node:fs';
import { type MmdbFile, MmdbError, openMmdb } from '../../formats/origins/mmdb.ts';
import { originIn } from '../../formats/origins/origin-in.ts';
import { type AddressOrigin, unknownOrigin } from '#shared/rules/login-log/address-origin.ts';
import { systemCode } from '../durable/disk.ts';
import { answerQuestions } from '../../threads/thread-answers.ts';

export type OriginQuestion =
  | { readonly examine: Uint8Array }
  | { readonly examineAt: string }
  /** The addresses are looked up in each file that is there; the first that knows a fact tells it. */
  | { readonly paths: readonly string[]; readonly addresses: readonly string[] };

export interface OriginFileFacts {
  readonly type: string;
  readonly built: number;
}

export type OriginAnswer =
  | { readonly ok: true; readonly facts: OriginFileFacts }
  | { readonly ok: true; readonly origins: readonly AddressOrigin[] }
  /** `reason`: the system's code where the disk refuses; null for a file of another form. */
  | { readonly ok: false; readonly reason: string | null };

const opened = new Map<string, { readonly version: string; readonly file: MmdbFile }>();

answerQuestions((question): OriginAnswer => {
  const asked = question as OriginQuestion;
  try {
    if ('examine' in asked) return { ok: true, facts: examined(openMmdb(asked.examine)) };
    if ('examineAt' in asked) return { ok: true, facts: examined(fileAt(asked.examineAt)) };
    const files = asked.paths.map(fileAt);
    return { ok: true, origins: asked.addresses.map((address) => originOf(files, address)) };
  } catch (error) {
    if (error instanceof MmdbError) return { ok: false, reason: null };
    const reason = systemCode(error);
    if (reason !== 'UNKNOWN') return { ok: false, reason };
    throw error;
  }
});

function examined({ type, built, find }: MmdbFile): OriginFileFacts {
  // A damaged tree or record shows itself by an address of each kind.
  for (const address of ['192.0.2.1', '8.8.8.8', '2001:db8::1']) find(address);
  return { type, built };
}

/** A file is read once, and again when it has changed. */
function fileAt(path: string): MmdbFile {
  const { mtimeMs, size } = statSync(path);
  const version = `${mtimeMs} ${size}`;
  const known = opened.get(path);
  if (known?.version === version) return known.file;
  const file = openMmdb(readFileSync(path));
  opened.set(path, { version, file });
  return file;
}

function originOf(files: readonly MmdbFile[], address: string): AddressOrigin {
  return files.reduce<AddressOrigin>((known, file) => {
    const { country, city, network } = originIn(file.find(address));
    return {
      country: known.country || country,
      city: known.city || city,
      network: known.network || network,
    };
  }, unknownOrigin);
}
