/**
 * Reads the comments of src-shared about calls, schemas and fields. They come from the sources instead of the
 * schemas (`.meta`), which would carry the texts into the console's first script.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Declaration {
  readonly name: string;
  /** The comment above the declaration; '' for none. */
  readonly comment: string;
  /** The comments above fields, by field name. */
  readonly fields: ReadonlyMap<string, string>;
}

export interface SourceComments {
  /** The exported constant of this name. */
  of(name: string): Declaration | undefined;
  ofCall(id: string): Declaration | undefined;
}

const declaration = /(?:^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export const (\w+)\b[\s\S]*?;\n(?=\S|\n|$)/gm;
const commentedField = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+):/g;
/** A commented call, one of several in a declaration. */
const commentedCall = /\/\*\* (.*) \*\/\s*(\w+): (?:[\w.]+ \?\? )?(?:get|post|del)\(/g;
/** Functions that make several calls: the source that names the calls, and the pattern of the declaration's prefix. */
const makers = [
  ['src-shared/api/plain-list.ts', /= plainList\(\s*'([^']+)'/],
  ['src-shared/api/themes/calls.ts', /= themeCalls\('\w+', \{\s*prefix: '([^']+)'/],
  ['src-shared/api/account-cases/account-cases.ts', /= caseCalls\('([^']+)'/],
] as const;
/** A declaration's example with all its lines, whose names are no declarations. */
const example = /^( {2,4})example: .*\n(?:\1 .*\n)*(?:\1[})].*\n)?/gm;
const anyComment = /\/\*[\s\S]*?\*\/|\/\/.*/g;

/** Reads every source of the contract and of the rules that it names. */
export function readComments(root: string): SourceComments {
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
        // A call that replaces the usual one has its own comment.
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
  readonly id: string | null;
  /** The function that makes several calls, and the prefix of their ids. */
  readonly several: { readonly path: string; readonly prefix: string } | null;
}

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

/** Only names that occur once count: two fields of one name may mean two things. */
function fieldComments(text: string): Map<string, string> {
  const code = text.replace(anyComment, '').replace(example, '');
  const times = (name: string) => code.match(new RegExp(`\\b${name}:`, 'g'))?.length ?? 0;
  const found = [...text.matchAll(commentedField)].map(
    ([, comment = '', name = '']) => [name, plain(comment)] as const,
  );
  return new Map(found.filter(([name]) => times(name) === 1));
}

/** Makes the comment fit after a colon. */
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
