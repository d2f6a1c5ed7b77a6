/**
 * What the comments of src-shared say of calls, schemas and fields. They are read from the sources rather than
 * written into the schemas (`.meta`): words there would travel into the console's first script.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Declaration {
  readonly name: string;
  /** What stands above it; empty where nothing does. */
  readonly comment: string;
  /** What stands above a field, by the field's name. */
  readonly fields: ReadonlyMap<string, string>;
}

export interface Comments {
  /** Of the exported constant of this name. */
  of(name: string): Declaration | undefined;
  /** Of the endpoint with this id. */
  ofCall(id: string): Declaration | undefined;
}

const declaration = /(?:^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export const (\w+)\b[\s\S]*?;\n(?=\S|\n|$)/gm;
const commentedField = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+):/g;
/** One of the calls that a declaration stands for which makes several. */
const commentedCall = /\/\*\* (.*) \*\/\s*(\w+): (?:[\w.]+ \?\? )?(?:get|post|del)\(/g;
/** What makes several calls of one declaration: the source that names them, and how a declaration says their prefix. */
const makers = [
  ['src-shared/api/plain-list.ts', /= plainList\(\s*'([^']+)'/],
  ['src-shared/api/themes/calls.ts', /= themeCalls\('\w+', \{\s*prefix: '([^']+)'/],
  ['src-shared/api/account-cases/account-cases.ts', /= caseCalls\('([^']+)'/],
] as const;
/** A declaration's example with all its lines: the names in it are no declarations. */
const example = /^( {2,4})example: .*\n(?:\1 .*\n)*(?:\1[})].*\n)?/gm;
const anyComment = /\/\*[\s\S]*?\*\/|\/\/.*/g;

/** Reads every source of the contract and of the rules that it names. */
export function readComments(root: string): Comments {
  const byName = new Map<string, Declaration>();
  const byId = new Map<string, Declaration>();
  const madeBy = new Map<string, (readonly [name: string, does: string])[]>(
    makers.map(([path]) => {
      const calls = readFileSync(join(root, path), 'utf8').matchAll(commentedCall);
      return [path, [...calls].map(([, comment = '', name = '']) => [name, inSentence(comment)] as const)];
    }),
  );
  for (const text of ['src-shared/api', 'src-shared/rules'].flatMap((folder) =>
    sources(join(root, folder)),
  )) {
    for (const found of declarationsIn(text)) {
      if (!byName.has(found.name)) byName.set(found.name, found);
      if (found.id !== null) byId.set(found.id, found);
      if (found.several === null) continue;
      const { path, prefix } = found.several;
      for (const [call, does] of madeBy.get(path) ?? []) {
        const comment = `${found.comment.replace(/[:.][\s\S]*/, '')}: ${does}`;
        const id = `${prefix}.${call}`;
        // A call in place of the usual one says itself what it does.
        if (!byId.has(id)) byId.set(id, { name: call, comment, fields: found.fields });
      }
    }
  }
  return { of: (name) => byName.get(name), ofCall: (id) => byId.get(id) };
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .sort()
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

interface Found extends Declaration {
  /** Of an endpoint. */
  readonly id: string | null;
  /** Which maker's calls these are, and with what their ids begin. */
  readonly several: { readonly path: string; readonly prefix: string } | null;
}

/** The exported constants of one source. */
export function declarationsIn(source: string): Found[] {
  const text = source.replaceAll('\r\n', '\n');
  const ofFile = fieldComments(text);
  return [...text.matchAll(declaration)].map(([whole, comment = '', name = '']) => ({
    name,
    comment: plain(comment),
    fields: new Map([...ofFile, ...fieldComments(whole.slice(whole.indexOf('export const')))]),
    id: /= (?:get|post|del)\(\s*'([^']+)'/.exec(whole)?.[1] ?? null,
    several: severalIn(whole),
  }));
}

function severalIn(declared: string): Found['several'] {
  for (const [path, prefixIn] of makers) {
    const prefix = prefixIn.exec(declared)?.[1];
    if (prefix !== undefined) return { path, prefix };
  }
  return null;
}

/** Only of names that stand there once: two fields of one name may mean two things. */
function fieldComments(text: string): Map<string, string> {
  const code = text.replace(anyComment, '').replace(example, '');
  const times = (name: string) => code.match(new RegExp(`\\b${name}:`, 'g'))?.length ?? 0;
  const found = [...text.matchAll(commentedField)].map(
    ([, comment = '', name = '']) => [name, plain(comment)] as const,
  );
  return new Map(found.filter(([name]) => times(name) === 1));
}

/** As it follows a colon. */
function inSentence(comment: string): string {
  const said = plain(comment);
  return said.slice(0, 1).toLowerCase() + said.slice(1);
}

function plain(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim();
}
