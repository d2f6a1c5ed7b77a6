/** A server's mapping as a file (`.steward-mapping`). Unknown fields are refused by name. */
import * as z from 'zod';
import { type Mapping, mappingShape } from '../../../api/mapping/mapping.ts';
import { isEmptyMapping } from '../../../api/mapping/no-mapping.ts';
import { fileProblems } from '../../common/files/file-problems.ts';
import { issuePath } from '../../common/files/issue-path.ts';
import { pageIdOf } from '../platform-page.ts';
import { type MappableCall, mappingFaults, mappingProblem } from './mapping-faults.ts';

export const mappingFormat = 'steward.mapping';
export const mappingFileEnding = '.steward-mapping';
const newest = 1;
/** Size limit of a mapping file in bytes. */
export const mappingFileLimit = 2 * 1024 * 1024;

export const mappingFile = mappingShape.extend({
  format: z.literal(mappingFormat),
  version: z.literal(newest),
  /** A note for the reader: the platform that the mapping is for, and its author. */
  about: z.string().max(2000).default(''),
});

export const mappingProblems = [...fileProblems, ...mappingFaults] as const;
export type MappingFileProblem = (typeof mappingProblems)[number];

export type MappingReading =
  | { readonly problem: MappingFileProblem; readonly at: string }
  | { readonly problem: null; readonly mapping: Mapping; readonly about: string };

/** Writes equal mappings as equal texts: calls and codes are sorted. The user's id and name stay in the profile. */
export function mappingText(mapping: Mapping, about = ''): string {
  const { calls, pages, menus, permissions, licenceFiles, themeManifests } = mapping;
  const { userId: _, userName: __, ...session } = mapping.session ?? {};
  const file = {
    format: mappingFormat,
    version: newest,
    ...(about === '' ? {} : { about }),
    calls: inOrder(calls),
    pages: inOrder(pages),
    menus: inOrder(menus),
    permissions: inOrder(permissions),
    ...(Object.keys(session).length === 0 ? {} : { session }),
    // The order of these lists matters: a file is matched against them from first to last.
    ...(licenceFiles ? { licenceFiles } : {}),
    ...(themeManifests ? { themeManifests } : {}),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** `value`: the file's strictly parsed JSON. `calls`: all declared calls. */
export function readMappingFile(value: unknown, calls: readonly MappableCall[]): MappingReading {
  const head = z.object({ format: z.literal(mappingFormat), version: z.number() }).safeParse(value);
  if (!head.success) return { problem: 'otherFormat', at: '' };
  if (head.data.version > newest) return { problem: 'newer', at: String(head.data.version) };
  const parsed = mappingFile.safeParse(value);
  if (!parsed.success) return { problem: 'field', at: issuePath(parsed.error) };
  const { format: _, version: __, about, ...mapping } = parsed.data;
  const problem = mappingProblem(mapping, calls);
  return problem ? { problem: problem.fault, at: problem.at } : { problem: null, mapping, about };
}

/** Merges a profile's old list of paths with its mapping. Returns null where both have entries. */
export function mappingOfProfile(paths: Readonly<Record<string, string>>, mapping: Mapping): Mapping | null {
  if (Object.keys(paths).length === 0) return mapping;
  return isEmptyMapping(mapping) ? mappingOfPaths(paths) : null;
}

const pagePrefix = pageIdOf('');

export function mappingOfPaths(paths: Readonly<Record<string, string>>): Mapping {
  const entries = Object.entries(paths);
  const pages = entries.filter(([id]) => id.startsWith(pagePrefix));
  return {
    calls: Object.fromEntries(
      entries.filter(([id]) => !id.startsWith(pagePrefix)).map(([id, path]) => [id, { path }]),
    ),
    pages: Object.fromEntries(pages.map(([id, path]) => [id.slice(pagePrefix.length), path])),
    menus: {},
    permissions: {},
  };
}

function inOrder<T>(part: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
}
