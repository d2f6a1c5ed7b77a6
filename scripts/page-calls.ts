/**
 * Finds the platform calls that each page of the console names, by its imports: `node scripts/page-calls.ts && npx
 * biome format --write src-shared/rules/servers/check/page-calls.json`. A test refuses an outdated table. `own`:
 * calls of the page's own files and of the rules behind them. `besides`: calls of widgets and of parts of its area
 * that it shows, such as the picker of people. Calls for the session belong to no page.
 */
import { writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpoints } from '#shared/api/index.ts';
import { isSandboxCall } from '#shared/api/sandbox-calls.ts';
import { caseKinds } from '#shared/rules/account-cases/case-rules.ts';
import type { PageCalls } from '#shared/rules/servers/check/page-calls.ts';
import { reachedFrom, screensWithPages, within } from './lib/page-statements.ts';
import { root } from './lib/paths.mjs';

const table = join(root, 'src-shared/rules/servers/check/page-calls.json');

const endpointPaths = new Map(endpoints.map(({ id, path }) => [id, path]));

const widgets = 'src-renderer/widgets';
/** A part of an area is for the area's pages like a widget for all. */
const isPart = (file: string): boolean =>
  /^src-renderer\/screens\/[^/]+\/parts\/[^/]+\//.test(relative(root, file).replaceAll(sep, '/'));

/** Ids of the calls that a page's file reaches; only files in `rooms` are followed, by the names that are used. */
async function callsFrom(page: string, rooms: readonly string[]): Promise<Set<string>> {
  const isFollowed = (file: string): boolean =>
    rooms.some((room) => within(file, room)) && (!isPart(file) || rooms.includes(widgets));
  const { others } = reachedFrom(page, isFollowed);
  const named = others.filter(({ file }) => within(file, 'src-shared/api'));
  return new Set((await Promise.all(named.map(({ file, name }) => endpointsNamed(file, name)))).flat());
}

/** A name of an api file is a call, or several calls in one record. */
async function endpointsNamed(file: string, name: string): Promise<string[]> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return (name === '*' ? Object.values(exported) : [exported[name]]).flatMap(endpointIds);
}

function endpointIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('envelope' in value && 'id' in value) return [String(value.id)];
  return Object.values(value).flatMap((one) =>
    typeof one === 'object' && one !== null && 'envelope' in one ? endpointIds(one) : [],
  );
}

/** Pages that name calls without making them: the tray's calls depend on its content, a server's form lists calls. */
const askNoneOfTheirs: readonly string[] = ['frame.changes', 'frame.changes.mapping', 'frame.serverEdit'];

/** Pages without calls need no server, and are left out; a page with two addresses is listed once. */
export async function pageCalls(): Promise<PageCalls[]> {
  const ownRooms = ['src-renderer/screens', 'src-shared/rules'];
  const found = new Map<string, PageCalls>();
  for (const { page, id, path, titleKey } of screensWithPages()) {
    if (askNoneOfTheirs.includes(id)) continue;
    const pageCalls = await callsFrom(page, ownRooms);
    const all = await callsFrom(page, [...ownRooms, widgets]);
    const besides = [...all].filter((call) => !pageCalls.has(call));
    const key = `${page} ${titleKey}`;
    if (pageCalls.size === 0 || found.has(key)) continue;
    found.set(key, { id, path, titleKey, own: listed(pageCalls, path), besides: listed(besides, path) });
  }
  return [...found.values()];
}

/** Pages for several kinds of cases share a file: the kind is in the page's address and in its calls' ids. */
function listed(ids: Iterable<string>, pagePath: string): string[] {
  const ofOthers = caseKinds.filter((kind) => !pagePath.endsWith(`/${kind}`));
  const isOfAnother = (id: string): boolean =>
    caseKinds.some((kind) => pagePath.endsWith(`/${kind}`)) &&
    ofOthers.some((kind) => endpointPaths.get(id)?.includes(`/${kind}/`));
  return [...ids].filter((id) => !isSandboxCall(id) && !isOfAnother(id)).sort();
}

if (process.argv[1] === import.meta.filename)
  await writeFile(table, `${JSON.stringify(await pageCalls(), null, 2)}\n`);
