/**
 * Licences: two files read and compared as the program does it, beside what that can't be done without, and beside the
 * plain way with jose.
 *
 * Floor: for each file base64url decoding, a bare `crypto.verify` over bytes that are ready, and JSON.parse; then
 * a diff of the two module trees by a Map of paths. jose: from the armoured file's bytes, its `compactVerify` in place
 * of the bare one. Ours: from the same bytes to two readings and a comparison, every check and both fingerprints
 * included; what of it is not fingerprints is stated in a row of its own.
 */
import { createPublicKey, verify } from 'node:crypto';
import { compactVerify } from 'jose';
import type { WireModule } from '#shared/api/licence/wire.ts';
import { compareLicences } from '#shared/rules/licence/compare.ts';
import { readLicence, shippedKeys } from '../../src-main/formats/licence/index.ts';
import { judgeLicence } from '../../src-main/formats/licence/read.ts';
import { inventLicence, type Payload } from '../fixtures/licence/invent-licence.ts';
import { publicJwk, type SigningAlgorithm, signingKey } from '../fixtures/licence/keys.ts';
import { armour, signToken } from '../fixtures/licence/signer.ts';
import { type BenchRow, limitRow, median, row, type Size, statedRow, times } from './types.ts';

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

interface Contestants {
  readonly floor: () => number;
  readonly jose: () => Promise<number>;
  readonly ours: () => Promise<number>;
  /** Ours without the fingerprints. */
  readonly judged: () => Promise<number>;
}

/** Each does the whole work on two files, and answers how many modules differ. */
function contestants([before, after]: readonly [Payload, Payload], alg: SigningAlgorithm): Contestants {
  const pair = [prepare(before, alg), prepare(after, alg)] as const;
  const publicKey = createPublicKey({ key: publicJwk(signingKey(keyId(alg))), format: 'jwk' });
  const keys = shippedKeys();
  const bareVerify = ({ input, signature }: Prepared): boolean =>
    alg === 'ES256'
      ? verify('sha256', input, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)
      : verify(alg === 'EdDSA' ? null : 'sha256', input, publicKey, signature);

  const read = (reader: typeof readLicence) => async (): Promise<number> => {
    const before = await reader({ name: 'bench.lic', bytes: pair[0].file, now, keys });
    const after = await reader({ name: 'bench.lic', bytes: pair[1].file, now, keys });
    if (!before.licence || !after.licence || !before.verified || !after.verified)
      throw new Error('not verified');
    return compareLicences(before.licence, after.licence).modules.length;
  };
  const floor = (): number => {
    const [before, after] = pair.map((one) => {
      if (!bareVerify(one)) throw new Error('not verified');
      return modulesOf(Buffer.from(one.payload, 'base64url'));
    });
    return mapDiff(before ?? [], after ?? []);
  };
  const jose = async (): Promise<number> => {
    const trees: WireModule[][] = [];
    for (const { file } of pair) {
      const lines = file.toString('latin1').split('\n');
      const token = lines.filter((line) => line !== '' && !line.startsWith('-----')).join('');
      const { payload } = await compactVerify(token, publicKey, { algorithms: [alg] });
      trees.push(modulesOf(payload));
    }
    return mapDiff(trees[0] ?? [], trees[1] ?? []);
  };
  return { floor, jose, ours: read(readLicence), judged: read(judgeLicence) };
}

function modulesOf(payload: Uint8Array): WireModule[] {
  const text = Buffer.from(payload.buffer, payload.byteOffset, payload.byteLength).toString('utf8');
  return (JSON.parse(text) as { availableModule: WireModule[] }).availableModule;
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
  const taken = contenders.map((): number[] => []);
  for (let round = -2; round < rounds; round++) {
    for (const [index, contender] of contenders.entries()) {
      const start = performance.now();
      for (let repeat = 0; repeat < repeats; repeat++) await contender();
      // The first two rounds warm up.
      if (round >= 0) taken[index]?.push((performance.now() - start) / repeats);
    }
  }
  return taken.map(median);
}

/** A size of licence; limits §8 promises 1.15 of large files; of a small one a quarter is reading its few headers. */
interface Case {
  readonly modules: number;
  readonly rounds: number;
  /** Runs of a round. */
  readonly repeats: number;
  readonly goal: number;
}

const cases: Record<Size, readonly Case[]> = {
  whole: [
    { modules: 10, rounds: 15, repeats: 100, goal: 1.4 },
    { modules: 100, rounds: 15, repeats: 20, goal: 1.3 },
    { modules: 10_000, rounds: 9, repeats: 1, goal: 1.15 },
  ],
  small: [{ modules: 10, rounds: 1, repeats: 1, goal: 1.4 }],
};

export async function run(size: Size): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const one of cases[size]) {
    const renewal = payloads(one.modules);
    rows.push(...(await contest(one, 'EdDSA', renewal, 'EdDSA')));
    rows.push(...(await contest(one, 'ES256', renewal, 'ES256')));
    // Changes of 60,000 are written out where the floor only counts them.
    const all = everyModuleChanged(one.modules);
    rows.push(...(await contest({ ...one, goal: 1.4 }, 'every module changed', all, 'EdDSA')));
  }
  return [...rows, await blankLines(times(size, 9))];
}

async function contest(
  { modules, rounds, repeats, goal }: Case,
  label: string,
  pair: [Payload, Payload],
  alg: SigningAlgorithm,
): Promise<BenchRow[]> {
  const { floor, jose, ours, judged } = contestants(pair, alg);
  const differing = floor();
  if ((await ours()) !== differing || (await jose()) !== differing)
    throw new Error('the floor, jose and we find different modules');
  const [least = 0, plain = 0, mine = 0, part = 0] = await measure(rounds, repeats, [
    floor,
    jose,
    ours,
    judged,
  ]);
  const what = `licence: two of ${modules} modules read, compared (${label})`;
  return [
    row(what, mine, least, goal, 'ms'),
    row(`${what}, beside jose`, mine, plain, 1, 'ms'),
    statedRow(`${what}, without SHA-256 and SM3`, part, least, 'ms'),
  ];
}

/** The cheapest way to keep a reader busy: limits §5 gives a million blank lines 50 ms. */
async function blankLines(rounds: number): Promise<BenchRow> {
  const { file } = prepare(inventLicence(), 'EdDSA');
  const padded = Buffer.from(file.toString('latin1').replace('-----\n', `-----\n${'\n'.repeat(1_000_000)}`));
  const refuse = async (): Promise<number> => {
    const { state } = await readLicence({ name: 'blank.lic', bytes: padded, now, keys: shippedKeys() });
    if (state !== 'FORMAT_ARMOUR') throw new Error(state);
    return 0;
  };
  const [value = 0] = await measure(rounds, 1, [refuse]);
  return limitRow('licence: a million blank lines refused', value, 50, 'ms');
}
