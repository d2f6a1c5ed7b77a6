/** Licence files for tests of the tool: the samples, many customers, one customer over the years. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { WireModule } from '#shared/api/licence/wire.ts';
import { inventLicence, ordinaryWish, type Wish } from '../fixtures/licence/invent-licence.ts';
import { publicJwk, signingKey } from '../fixtures/licence/keys.ts';
import { signLicence } from '../fixtures/licence/signer.ts';

export const sample = (name: string) => resolve(import.meta.dirname, '../../resources/samples', name);

/** A file with a picture's first bytes under a licence's name. */
export const picture = {
  name: 'scan.lic',
  mimeType: 'image/png',
  buffer: Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex'),
};

export interface LicenceFolder {
  readonly path: string;
  readonly files: readonly string[];
  /** Writes one more file. */
  readonly add: (name: string, content: string) => Promise<string>;
  readonly remove: () => Promise<void>;
}

export async function licenceFolder(contents: ReadonlyMap<string, string>): Promise<LicenceFolder> {
  const path = await mkdtemp(join(tmpdir(), 'steward-licences-'));
  const add = async (name: string, content: string) => {
    const file = join(path, name);
    await writeFile(file, content);
    return file;
  };
  const files: string[] = [];
  for (const [name, content] of contents) files.push(await add(name, content));
  return { path, files, add, remove: () => rm(path, { recursive: true, force: true }) };
}

const sampleKey = signingKey('steward-sample-ed25519');
/** Of no sample: verdicts are as for a customer's licence, once the key is trusted. */
const key = signingKey('test-ed25519');

/** Its public part, as a user is given it. */
export const testKeyText = JSON.stringify(publicJwk(key));

export function licenceFile(wish: Partial<Wish>, signer = sampleKey): string {
  return signLicence(inventLicence({ ...ordinaryWish, ...wish }), signer);
}

const companies = ['Farridge', 'Halvorsen', 'Río Blanco', '岷江水务', '远岑物流', 'Tarn & Vale', '晴川医药'];

/** Day `offset` days from today, as YYYY-MM-DD. */
export function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}

/** `count` licences of as many customers: every tenth is over, every seventh ends soon, every 25th was changed. */
export function manyLicences(count: number): Map<string, string> {
  const files = new Map<string, string>();
  for (let index = 0; index < count; index++) {
    const number = String(index).padStart(4, '0');
    const expires =
      index % 10 === 3 ? day(-40) : index % 7 === 2 ? day(12) : index % 31 === 5 ? null : day(900);
    const wish = {
      seed: index + 1,
      modules: 4,
      subModules: 1,
      company: `${companies[index % companies.length]} ${number}`,
      customerId: `C-${number}`,
      code: `LIC-${number}`,
      starts: '2024-01-01',
      expires,
      issued: '2023-12-20T09:00:00+08:00',
      seats: 100 + index,
    };
    const content = licenceFile(wish, key);
    const changed = index % 25 === 24;
    files.set(`customer-${number}.lic`, changed ? changedAfterSigning(content) : content);
  }
  return files;
}

/** Another letter in the signature, not its very last: that one may be half a letter's bits, and no base64 at all. */
function changedAfterSigning(content: string): string {
  const letter = content.lastIndexOf('\n-----END') - 20;
  const at = content[letter] === '\n' ? letter - 1 : letter;
  return `${content.slice(0, at)}${content[at] === 'A' ? 'B' : 'A'}${content.slice(at + 1)}`;
}

/** One customer's licences of `years` years. */
export function familyLicences(years: number): Map<string, string> {
  const files = new Map<string, string>();
  for (let index = 0; index < years; index++) {
    const year = 2027 - years + index;
    files.set(
      `farridge-${year}.lic`,
      licenceFile({
        modules: 6 + (index % 3) * 2,
        company: 'Farridge Logistics',
        customerId: 'C-77',
        code: `FAR-${year}`,
        starts: `${year}-01-01`,
        expires: `${year}-12-31`,
        issued: `${year - 1}-12-15T09:00:00+08:00`,
        seats: 300 + index * 50 - (index === 2 ? 80 : 0),
      }),
    );
  }
  return files;
}

/** Two licences of so many modules with five sub-modules each, every one of them changed: a.lic and b.lic. */
export function changedModules(modules: number): ReadonlyMap<string, string> {
  const before = inventLicence({ ...ordinaryWish, modules, subModules: 5 });
  const after = { ...before, hrmnum: 450, availableModule: fewer(before.availableModule) };
  return new Map([
    ['a.lic', signLicence(before, sampleKey)],
    ['b.lic', signLicence(after, sampleKey)],
  ]);
}

const fewer = (modules: readonly WireModule[]): WireModule[] =>
  modules.map((module) => ({
    ...module,
    pcHrmNum: Number(module.pcHrmNum ?? 0) + 7,
    subModules: fewer(module.subModules ?? []),
  }));
