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
/** One of the calls that a plain list stands for. */
const commentedCall = /\/\*\* (.*) \*\/\s*(\w+): post\(/g;
/** A declaration's example with all its lines: the names in it are no declarations. */
const example = /^( {2,4})example: .*\n(?:\1 .*\n)*(?:\1[})].*\n)?/gm;
const anyComment = /\/\*[\s\S]*?\*\/|\/\/.*/g;

/** Reads every source of the contract and of the rules that it names. */
export function readComments(root: string): Comments {
  const byName = new Map<string, Declaration>();
  const byId = new Map<string, Declaration>();
  const ofLists = readFileSync(join(root, 'src-shared/api/plain-list.ts'), 'utf8').matchAll(commentedCall);
  const listCalls = [...ofLists].map(([, comment = '', name = '']) => [name, plain(comment)] as const);
  for (const text of ['src-shared/api', 'src-shared/rules'].flatMap((folder) =>
    sources(join(root, folder)),
  )) {
    for (const found of declarationsIn(text)) {
      if (!byName.has(found.name)) byName.set(found.name, found);
      if (found.id !== null) byId.set(found.id, found);
      if (found.list === null) continue;
      for (const [call, does] of listCalls) {
        const comment = `${found.comment.replace(/[:.][\s\S]*/, '')}: ${does}`;
        byId.set(`${found.list}.${call}`, { name: call, comment, fields: found.fields });
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
  /** With which the ids of a plain list's calls begin. */
  readonly list: string | null;
}

/** The exported constants of one source. */
export function declarationsIn(source: string): Found[] {
  const text = source.replaceAll('\r\n', '\n');
  const ofFile = fieldComments(text);
  return [...text.matchAll(declaration)].map(([whole, comment = '', name = '']) => ({
    name,
    comment: plain(comment),
    fields: new Map([...ofFile, ...fieldComments(whole.slice(whole.indexOf('export const')))]),
    id: /= (?:get|post)\(\s*'([^']+)'/.exec(whole)?.[1] ?? null,
    list: /= plainList\(\s*'([^']+)'/.exec(whole)?.[1] ?? null,
  }));
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

function plain(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim();
}
