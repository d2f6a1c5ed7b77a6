/** Reads Wycheproof's vectors (tests/fixtures/wycheproof), as far as we use them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../fixtures/wycheproof');

type Jwk = Readonly<Record<string, unknown>>;

export interface Vector {
  readonly tcId: number;
  readonly comment: string;
  readonly flags: readonly string[];
  readonly result: 'valid' | 'invalid' | 'acceptable';
  /** Hex, by the file's kind. */
  readonly msg?: string;
  readonly sig?: string;
  readonly key?: string;
  readonly iv?: string;
  readonly aad?: string;
  readonly ct?: string;
  readonly tag?: string;
  readonly jws?: string;
  readonly jwe?: string;
}

export interface Group {
  readonly comment?: string;
  readonly keySize?: number;
  readonly ivSize?: number;
  readonly tagSize?: number;
  readonly publicKeyDer?: string;
  readonly publicKeyJwk?: Jwk;
  readonly public?: Jwk;
  readonly private?: Jwk;
  readonly tests: readonly Vector[];
}

/** One vector with its group, all of a file's. */
export function vectors(file: string): { group: Group; vector: Vector }[] {
  const { testGroups, numberOfTests } = JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')) as {
    testGroups: Group[];
    numberOfTests: number;
  };
  const all = testGroups.flatMap((group) => group.tests.map((vector) => ({ group, vector })));
  if (all.length !== numberOfTests) throw new Error(`${file}: ${all.length} of ${numberOfTests} vectors`);
  return all;
}

export const hex = (text = ''): Buffer => Buffer.from(text, 'hex');
