/** Third-party packages in the product, from the lists that the build wrote beside its bundles. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type ThirdParty, thirdPartySchema } from '#shared/bridge/app.ts';

const list = z.array(thirdPartySchema);

/** The lists' paths in the build; `out` is the folder of the whole build. */
export function thirdPartyLists(out: string): string[] {
  return [join(out, 'main', 'third-party.json'), join(out, 'renderer', 'third-party.json')];
}

/** Sorted by name, without duplicates. A missing list counts as empty: a program from its sources has none. */
export async function readThirdParty(files: readonly string[]): Promise<ThirdParty[]> {
  const lists = await Promise.all(files.map(readList));
  const each = new Map(lists.flat().map((one) => [`${one.name}@${one.version}`, one]));
  return [...each.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

async function readList(file: string): Promise<ThirdParty[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return list.parse(JSON.parse(text));
}
