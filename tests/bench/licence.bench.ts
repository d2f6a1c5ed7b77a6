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
import { inventLicence, type Payload } from '../fixtures/licence/invent.ts';
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

/** A licence, and its renewal: more seats, a tenth of the modules changed, a few gone and a few new. */
function payloads(modules: number): [before: Payload, after: Payload] {
  const before = inventLicence({ modules, subModules: 5 });
  const added = inventLicence({ modules: modules + 3, subModules: 5 }).availableModule.slice(modules);
  const kept = before.availableModule
    .filter((_, index) => index % 1000 !== 7)
    .map((module, index) => (index % 10 === 0 ? { ...module, pcHrmNum: 650 } : module));
  return [before, { ...before, hrmnum: 650, availableModule: [...kept, ...added] }];
}

/** The worst for a comparison: every module has other seats. */
function everyModuleChanged(modules: number): [before: Payload, after: Payload] {
  return [inventLicence({ modules, subModules: 5 }), inventLicence({ modules, subModules: 5, seats: 650 })];
}

function prepare(payload: Payload, alg: SigningAlgorithm): Prepared {
  const token = signToken(JSON.stringify(payload), signingKey(keyId(alg)));
  const end = token.lastIndexOf('.');
  return {
    file: Buffer.from(armour(token)),
    payload: token.slice(token.indexOf('.') + 1, end),
    input: Buffer.from(token.slice(0, end)),
    signature: Buffer.from(token.slice(end + 1), 'base64url'),
  };
}

const keyId = (alg: SigningAlgorithm): string =>
  `steward-sample-${alg === 'EdDSA' ? 'ed25519' : alg.toLowerCase()}`;

/** One function that does the whole of our work on two files, and one that does the floor's. */
function contestants([before, after]: readonly [Payload, Payload], alg: SigningAlgorithm) {
  const pair = [prepare(before, alg), prepare(after, alg)] as const;
  const publicKey = createPublicKey({ key: publicJwk(signingKey(keyId(alg))), format: 'jwk' });
  const keys = shippedKeys();
  const bareVerify = ({ input, signature }: Prepared): boolean =>
    alg === 'ES256'
      ? verify('sha256', input, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)
      : verify(alg === 'EdDSA' ? null : 'sha256', input, publicKey, signature);

  const read = (judge: typeof readLicence) => async (): Promise<number> => {
    const before = await judge({ name: 'bench.lic', bytes: pair[0].file, now, keys });
    const after = await judge({ name: 'bench.lic', bytes: pair[1].file, now, keys });
    if (!before.licence || !after.licence || !before.verified || !after.verified)
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
async function measure(
  rounds: number,
  repeats: number,
  contenders: readonly (() => number | Promise<number>)[],
): Promise<number[]> {
  const times = contenders.map((): number[] => []);
  for (let round = -2; round < rounds; round++) {
    for (const [index, contender] of contenders.entries()) {
      const start = performance.now();
      for (let repeat = 0; repeat < repeats; repeat++) await contender();
      // The first two rounds warm up.
      if (round >= 0) times[index]?.push((performance.now() - start) / repeats);
    }
  }
  return times.map(median);
}

export async function run(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  // limits §8 promises 1.15 for large files; of a small one, 0.1 ms long, a quarter is reading its few headers.
  for (const [modules, rounds, repeats, goal] of [
    [10, 15, 100, 1.4],
    [100, 15, 20, 1.3],
    [10_000, 9, 1, 1.15],
  ] as const) {
    const contest = async (
      label: string,
      pair: [Payload, Payload],
      alg: SigningAlgorithm,
      most: number,
      whole: boolean,
    ): Promise<void> => {
      const { floor, ours, withFingerprints } = contestants(pair, alg);
      if ((await ours()) !== floor()) throw new Error('the floor and we find different modules');
      const contenders = whole ? [floor, ours, withFingerprints] : [floor, ours];
      const [least = 0, mine = 0, all = 0] = await measure(rounds, repeats, contenders);
      rows.push(
        row(
          `licence: two of ${modules} modules verified, parsed, compared (${label})`,
          mine,
          least,
          most,
          'ms',
        ),
      );
      if (whole)
        rows.push(row(`licence: two of ${modules} modules, with SHA-256 and SM3`, all, least, 2.5, 'ms'));
    };
    await contest('EdDSA', payloads(modules), 'EdDSA', goal, true);
    await contest('ES256', payloads(modules), 'ES256', goal, false);
    // 60,000 changes are written out where the floor only counts them.
    await contest('every module changed', everyModuleChanged(modules), 'EdDSA', 1.4, false);
  }
  return [...rows, await blankLines()];
}

/** The cheapest way to keep a reader busy: limits §5 gives a million blank lines 50 ms. */
async function blankLines(): Promise<BenchRow> {
  const { file } = prepare(inventLicence(), 'EdDSA');
  const padded = Buffer.from(file.toString('latin1').replace('-----\n', `-----\n${'\n'.repeat(1_000_000)}`));
  const refuse = async (): Promise<number> => {
    const { state } = await judgeLicence({ name: 'blank.lic', bytes: padded, now, keys: shippedKeys() });
    if (state !== 'FORMAT_ARMOUR') throw new Error(state);
    return 0;
  };
  const [value = 0] = await measure(9, 1, [refuse]);
  return limitRow('licence: a million blank lines refused', value, 50, 'ms');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await run());
