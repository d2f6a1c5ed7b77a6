/**
 * Licences: two files verified, parsed and compared, beside what that can't be done without.
 *
 * Floor: for each file base64url decoding, a bare `crypto.verify` over bytes that are ready, and JSON.parse; then
 * a diff of the two module trees by a Map of paths. Ours: from the armoured file's bytes to two readings and a
 * comparison, every check included. Fingerprints are in a row of their own, since the floor has none.
 */
import { createPublicKey, verify } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { compareLicences } from '#shared/rules/licence/compare.ts';
import type { WireModule } from '#shared/rules/licence/wire.ts';
import { judgeLicence, readLicence, shippedKeys } from '../../src-main/formats/licence/index.ts';
import { inventLicence } from '../fixtures/licence/invent.ts';
import { publicJwk, type SigningAlgorithm, signingKey } from '../fixtures/licence/keys.ts';
import { armour, signToken } from '../fixtures/licence/signer.ts';
import { type BenchRow, limitRow, median, row } from './types.ts';

interface Prepared {
  readonly file: Buffer;
  readonly payload: string;
  readonly input: Buffer;
  readonly signature: Buffer;
}

const now = Date.UTC(2026, 10, 20);

function prepare(modules: number, seats: number, alg: SigningAlgorithm): Prepared {
  const key = signingKey(`steward-sample-${alg === 'EdDSA' ? 'ed25519' : alg.toLowerCase()}`);
  const token = signToken(JSON.stringify(inventLicence({ modules, subModules: 5, seats })), key);
  const end = token.lastIndexOf('.');
  return {
    file: Buffer.from(armour(token)),
    payload: token.slice(token.indexOf('.') + 1, end),
    input: Buffer.from(token.slice(0, end)),
    signature: Buffer.from(token.slice(end + 1), 'base64url'),
  };
}

/** One function that does the whole of our work on two files, and one that does the floor's. */
function contestants(modules: number, alg: SigningAlgorithm) {
  const pair = [prepare(modules, 500, alg), prepare(modules, 650, alg)] as const;
  const kid = `steward-sample-${alg === 'EdDSA' ? 'ed25519' : alg.toLowerCase()}`;
  const publicKey = createPublicKey({ key: publicJwk(signingKey(kid)), format: 'jwk' });
  const keys = shippedKeys();
  const bareVerify = ({ input, signature }: Prepared): boolean =>
    alg === 'ES256'
      ? verify('sha256', input, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)
      : verify(alg === 'EdDSA' ? null : 'sha256', input, publicKey, signature);

  const read = (judge: typeof readLicence) => (): number => {
    const [before, after] = pair.map(({ file }) => judge({ name: 'bench.lic', bytes: file, now, keys }));
    if (!before?.licence || !after?.licence || !before.verified || !after.verified)
      throw new Error('not verified');
    return compareLicences(before.licence, after.licence).modules.length;
  };
  const floor = (): number => {
    const [before, after] = pair.map((one) => {
      if (!bareVerify(one)) throw new Error('not verified');
      return JSON.parse(Buffer.from(one.payload, 'base64url').toString('utf8')) as {
        availableModule: WireModule[];
      };
    });
    return mapDiff(before?.availableModule ?? [], after?.availableModule ?? []);
  };
  return { floor, ours: read(judgeLicence), withFingerprints: read(readLicence) };
}

/** The plain way: every module under its path in a Map, then a look-up for each. Answers how many differ. */
function mapDiff(before: readonly WireModule[], after: readonly WireModule[]): number {
  const [old, now] = [byPath(before, '', new Map()), byPath(after, '', new Map())];
  let differing = 0;
  for (const [path, module] of now) {
    const other = old.get(path);
    if (
      !other ||
      other.moduleName !== module.moduleName ||
      other.pcHrmNum !== module.pcHrmNum ||
      other.appHrmNum !== module.appHrmNum ||
      other.isEnable !== module.isEnable ||
      other.ebAppId !== module.ebAppId
    ) {
      differing++;
    }
  }
  for (const path of old.keys()) if (!now.has(path)) differing++;
  return differing;
}

function byPath(
  modules: readonly WireModule[],
  parent: string,
  paths: Map<string, WireModule>,
): Map<string, WireModule> {
  for (const module of modules) {
    const path = `${parent}/${module.moduleFlag}`;
    paths.set(path, module);
    if (module.subModules) byPath(module.subModules, path, paths);
  }
  return paths;
}

/** Medians in milliseconds of functions run by turns, so that a slow moment of the machine hits each. */
function measure(rounds: number, repeats: number, contenders: readonly (() => number)[]): number[] {
  const times = contenders.map((): number[] => []);
  for (let round = -2; round < rounds; round++) {
    contenders.forEach((contender, index) => {
      const start = performance.now();
      for (let repeat = 0; repeat < repeats; repeat++) contender();
      // The first two rounds warm up.
      if (round >= 0) times[index]?.push((performance.now() - start) / repeats);
    });
  }
  return times.map(median);
}

export async function run(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [modules, rounds, repeats] of [
    [10, 15, 100],
    [10_000, 9, 1],
  ] as const) {
    const label = `licence: two of ${modules} modules`;
    for (const alg of ['EdDSA', 'ES256'] as const) {
      const { floor, ours, withFingerprints } = contestants(modules, alg);
      if (ours() !== floor()) throw new Error('the floor and we find different modules');
      const [least = 0, mine = 0, whole = 0] = measure(rounds, repeats, [floor, ours, withFingerprints]);
      rows.push(row(`${label} verified, parsed, compared (${alg})`, mine, least, 1.15, 'ms'));
      if (alg === 'EdDSA') rows.push(row(`${label}, with SHA-256 and SM3`, whole, least, 2.5, 'ms'));
    }
  }
  return [...rows, blankLines()];
}

/** The cheapest way to keep a reader busy: limits §5 gives a million blank lines 50 ms. */
function blankLines(): BenchRow {
  const { file } = prepare(10, 500, 'EdDSA');
  const padded = Buffer.from(file.toString('latin1').replace('-----\n', `-----\n${'\n'.repeat(1_000_000)}`));
  const refuse = (): number => {
    const { state } = judgeLicence({ name: 'blank.lic', bytes: padded, now, keys: shippedKeys() });
    if (state !== 'FORMAT_ARMOUR') throw new Error(state);
    return 0;
  };
  const [value = 0] = measure(9, 1, [refuse]);
  return limitRow('licence: a million blank lines refused', value, 50, 'ms');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await run());
