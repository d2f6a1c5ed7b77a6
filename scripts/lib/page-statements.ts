/**
 * Reads which screens are registered, and which statements of the project's files a page reaches by its imports, name by
 * name: the names that it uses of a file, and what those use in turn.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { caseKinds } from '#shared/rules/account-cases/case-rules.ts';
import { ownFile } from './import-closure.ts';
import { root } from './paths.mjs';

/** The placeholder for the kind's name in a registration for several kinds. */
const kindMark = /\$\{kind\}/g;

/** A screen as registered; `page`: the file of its page. */
export interface Registered {
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

interface Statement {
  /** Without comments. */
  readonly text: string;
  readonly declares: readonly string[];
  /** Every word of the statement. */
  readonly uses: ReadonlySet<string>;
}

interface Source {
  readonly statements: readonly Statement[];
  /** Imported names, by the local name. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** Re-exports from other files, under the same name or of everything. */
  readonly reExports: readonly Named[];
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
  const reExports: Named[] = [];
  const line = /^(import|export) (?:\* as (\w+)|(\*)|(\w+, )?\{([^}]*)\}|\w+) from '([^']+)'[^;]*;/gm;
  for (const [, verb, whole, every, , list = '', specifier = ''] of text.matchAll(line)) {
    const target = ownFile(root, file, specifier);
    if (!target) continue;
    const names = list.split(',').flatMap((one) => valueName(one.trim()));
    if (verb === 'export')
      reExports.push({ file: target, names: every ? ['*'] : names.map(([name]) => name) });
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
      text: statement,
      declares:
        /^(?:export )?(?:default )?(?:async )?(?:const|let|function\*?|class) (?:\{([^}]*)\}|\[([^\]]*)\]|(\w+))/
          .exec(statement)
          ?.slice(1)
          .flatMap((found) => found?.match(/\w+/g) ?? []) ?? [],
      uses: new Set(statement.match(/\w+/g)),
    }));
  const source = { statements, imported, reExports, later };
  sources.set(file, source);
  return source;
}

/** Splits `a as b` to [a, b]; returns nothing for a type. */
function valueName(written: string): [name: string, here: string][] {
  if (written === '' || written.startsWith('type ')) return [];
  const [name = '', here = name] = written.split(' as ');
  return [[name, here]];
}

export const within = (file: string, folder: string): boolean => file.startsWith(join(root, folder) + sep);

export interface Reached {
  /** Statements of followed files, each once. */
  readonly statements: readonly { readonly file: string; readonly text: string }[];
  /** Names of files that are not followed; `*`: all of a file's exports. */
  readonly others: readonly { readonly file: string; readonly name: string }[];
}

export function reachedFrom(page: string, isFollowed: (file: string) => boolean): Reached {
  const statements = new Map<Statement, string>();
  const others: { file: string; name: string }[] = [];
  const seen = new Set<string>();
  const waiting: { file: string; name: string }[] = [{ file: page, name: '*' }];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { file, name } = at;
    if (seen.has(`${file} ${name}`)) continue;
    seen.add(`${file} ${name}`);
    if (!isFollowed(file)) {
      others.push(at);
      continue;
    }
    const source = sourceOf(file);
    waiting.push(...handedOn(source, name));
    for (const statement of source.statements) {
      const { declares, uses } = statement;
      if (name !== '*' && !declares.includes(name) && declares.length > 0) continue;
      statements.set(statement, file);
      for (const word of uses) {
        const from = source.imported.get(word);
        if (from) waiting.push(from);
        else if (source.statements.some((each) => each.declares.includes(word)))
          waiting.push({ file, name: word });
      }
    }
    // A rule that loads records may load any: which ones depends on the tray, not on the page.
    if (within(file, 'src-renderer/screens'))
      waiting.push(...source.later.map((target) => ({ file: target, name: '*' })));
  }
  return { statements: [...statements].map(([{ text }, file]) => ({ file, text })), others };
}

function handedOn({ reExports }: Source, name: string): { file: string; name: string }[] {
  return reExports
    .filter(({ names }) => names.includes('*') || name === '*' || names.includes(name))
    .flatMap(({ file, names }) =>
      (names.includes('*') ? [name] : names).map((each) => ({ file, name: each })),
    );
}
