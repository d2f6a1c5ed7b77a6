/**
 * Finds the platform calls that each page of the console names, by its imports: `node scripts/page-calls.ts && npx
 * biome format --write src-shared/rules/servers/check/page-calls.json`. A test refuses an outdated table. `own`:
 * calls of the page's own files and of the rules behind them. `besides`: calls of widgets and of parts of its area
 * that it shows, such as the picker of people. Calls for the session belong to no page.
 */
import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpoints } from '#shared/api/index.ts';
import { isSandboxCall } from '#shared/api/sandbox-calls.ts';
import { caseKinds } from '#shared/rules/account-cases/case-rules.ts';
import type { PageCalls } from '#shared/rules/servers/check/page-calls.ts';
import { ownFile } from './lib/import-closure.ts';

/** The placeholder for the kind's name in a registration for several kinds. */
const kindMark = /\$\{kind\}/g;
const root = resolve(import.meta.dirname, '..');
const table = join(root, 'src-shared/rules/servers/check/page-calls.json');

const endpointPaths = new Map(endpoints.map(({ id, path }) => [id, path]));

/** A screen as registered; `page`: the file of its page. */
interface Registered {
  readonly id: string;
  readonly path: string;
  readonly titleKey: string;
  readonly page: string;
}

export function screensWithPages(): Registered[] {
  const lists = globSync('src-renderer/screens/*/screens.ts', { cwd: root }).sort();
  return lists.flatMap((list) => screensIn(join(root, list)));
}

function screensIn(file: string): Registered[] {
  const source = readFileSync(file, 'utf8');
  const named = new Map([
    ...pairs(source, /const (\w+) = (?:lazyPage\()?\(\) => import\('([^']+)'\)/g),
    ...pairs(source, /import \{ (\w+) \} from '(\.[^']+\.tsx)'/g),
  ]);
  const [, ...blocks] = source.split(/\b(?=(?:listScreen|screen)\()/);
  return blocks.flatMap((block) => {
    const id = fieldText(block, 'id');
    const path = fieldText(block, 'path');
    const page = /import\('([^']+)'\)/.exec(block)?.[1] ?? named.get(shown(block)) ?? '';
    const words = /^listScreen\('([^']+)'/.exec(block)?.[1];
    const titleKey = words ? `${words}.title` : fieldText(block, 'titleKey');
    if (id === '' || page === '') throw new Error(`${file}: a screen without id or page`);
    const kinds = kindMark.test(id) ? caseKinds : [''];
    return kinds.map((kind) => {
      const of = (text: string): string => text.replaceAll(kindMark, kind);
      return { id: of(id), path: of(path), titleKey: of(titleKey), page: resolve(dirname(file), page) };
    });
  });
}

/** The name under which the page is imported above. */
function shown(block: string): string {
  return /\bpage(?:: (?:lazyPage\((?:\(\) => )?|\{ component: )(\w+)|,)/.exec(block)?.[1] ?? 'page';
}

function fieldText(block: string, field: string): string {
  return new RegExp(`\\b${field}: ['\`]([^'\`]+)['\`]`).exec(block)?.[1] ?? '';
}

function pairs(source: string, pattern: RegExp): [string, string][] {
  return [...source.matchAll(pattern)].map(([, name = '', file = '']) => [name, file]);
}

/** Names of one of the project's files; `*`: all of its exports. */
interface Named {
  readonly file: string;
  readonly names: readonly string[];
}

/** A file as its statements, each with the names that it declares and the words that it uses. */
interface Source {
  readonly statements: readonly {
    readonly declares: readonly string[];
    readonly uses: ReadonlySet<string>;
  }[];
  /** Imported names, by the local name. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** Re-exports from other files, under the same name or of everything. */
  readonly handed: readonly Named[];
  readonly later: readonly string[];
}

const sources = new Map<string, Source>();

function sourceOf(file: string): Source {
  const cached = sources.get(file);
  if (cached) return cached;
  const text = readFileSync(file, 'utf8')
    .replace(/^(?:import|export) type [^;]*;/gm, '')
    // Words in comments are not uses.
    .replace(/^ *(?:\/\*[\s\S]*?\*\/|\/\/.*)$/gm, '');
  const imported = new Map<string, { readonly file: string; readonly name: string }>();
  const handed: Named[] = [];
  const line = /^(import|export) (?:\* as (\w+)|(\*)|(\w+, )?\{([^}]*)\}|\w+) from '([^']+)'[^;]*;/gm;
  for (const [, verb, whole, every, , list = '', specifier = ''] of text.matchAll(line)) {
    const target = ownFile(root, file, specifier);
    if (!target) continue;
    const names = list.split(',').flatMap((one) => valueName(one.trim()));
    if (verb === 'export') handed.push({ file: target, names: every ? ['*'] : names.map(([name]) => name) });
    else if (whole) imported.set(whole, { file: target, name: '*' });
    else for (const [name, here] of names) imported.set(here, { file: target, name });
  }
  const later = pairs(text, /(import)\(\s*'([^']+)'\s*\)/g).flatMap(
    ([, specifier]) => ownFile(root, file, specifier) ?? [],
  );
  // The formatter indents the inside of a statement, and nothing else.
  const statements = text
    .replace(line, '')
    .split(/\n(?=[a-z@])/)
    .map((statement) => ({
      declares:
        /^(?:export )?(?:default )?(?:async )?(?:const|let|function\*?|class) (?:\{([^}]*)\}|\[([^\]]*)\]|(\w+))/
          .exec(statement)
          ?.slice(1)
          .flatMap((found) => found?.match(/\w+/g) ?? []) ?? [],
      uses: new Set(statement.match(/\w+/g)),
    }));
  const source = { statements, imported, handed, later };
  sources.set(file, source);
  return source;
}

/** Splits `a as b` to [a, b]; returns nothing for a type. */
function valueName(written: string): [name: string, here: string][] {
  if (written === '' || written.startsWith('type ')) return [];
  const [name = '', here = name] = written.split(' as ');
  return [[name, here]];
}

const within = (file: string, folder: string): boolean => file.startsWith(join(root, folder) + sep);

const widgets = 'src-renderer/widgets';
/** A part of an area is for the area's pages like a widget for all. */
const isPart = (file: string): boolean =>
  /^src-renderer\/screens\/[^/]+\/parts\/[^/]+\//.test(relative(root, file).replaceAll(sep, '/'));

/** Ids of the calls that a page's file reaches; only files in `rooms` are followed, by the names that are used. */
async function callsFrom(page: string, rooms: readonly string[]): Promise<Set<string>> {
  const ids = new Set<string>();
  const seen = new Set<string>();
  const waiting: { file: string; name: string }[] = [{ file: page, name: '*' }];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { file, name } = at;
    if (seen.has(`${file} ${name}`)) continue;
    seen.add(`${file} ${name}`);
    if (within(file, 'src-shared/api')) {
      for (const id of await endpointsNamed(file, name)) ids.add(id);
      continue;
    }
    if (!rooms.some((room) => within(file, room)) || (isPart(file) && !rooms.includes(widgets))) continue;
    const { statements, imported, handed, later } = sourceOf(file);
    for (const handedCall of handed)
      if (handedCall.names.includes('*') || name === '*' || handedCall.names.includes(name))
        waiting.push(
          ...(handedCall.names.includes('*') ? [name] : handedCall.names).map((each) => ({
            file: handedCall.file,
            name: each,
          })),
        );
    const usedStatements = statements.filter(
      ({ declares }) => name === '*' || declares.includes(name) || declares.length === 0,
    );
    for (const { uses } of usedStatements)
      for (const word of uses) {
        const from = imported.get(word);
        if (from) waiting.push(from);
        else if (statements.some(({ declares }) => declares.includes(word)))
          waiting.push({ file, name: word });
      }
    // A rule that loads records may load any: which ones depends on the tray, not on the page.
    if (within(file, 'src-renderer/screens'))
      waiting.push(...later.map((target) => ({ file: target, name: '*' })));
  }
  return ids;
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
