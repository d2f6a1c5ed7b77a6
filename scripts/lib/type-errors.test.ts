import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { typeErrors } from './type-errors.mjs';

async function errorsOf(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'steward-types-'));
  const compilerOptions = { strict: true, noEmit: true, module: 'esnext', lib: ['ES2024'], types: [] };
  const config = JSON.stringify({ compilerOptions, include: ['own'] });
  for (const [name, text] of Object.entries({ 'tsconfig.json': config, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return typeErrors(folder, 'tsconfig.json');
}

/** A file of another program. */
const others = 'export const count: number = "one";\n';
const within = 'export const a: { b: string } = null as unknown as { b: number };\n';

it.each<[what: string, Record<string, string>, RegExp[]]>([
  ['nothing', { 'own/a.ts': 'export const a: number = 1;\n' }, []],
  ['nothing of another program', { 'others.ts': others, 'own/a.ts': 'export * from "../others";\n' }, []],
  [
    'a value that does not fit one of another program',
    {
      'others.ts': others,
      'own/a.ts': 'import { count } from "../others";\nexport const a: string = count;\n',
    },
    [/^own\/a\.ts\(2,14\): error TS2322: Type 'number' is not assignable to type 'string'\.$/],
  ],
  ['what lies within it', { 'own/a.ts': within }, [/error TS2322: .+\n {2}.*'b'.*\n {4}Type 'number'/]],
  ['what is no sentence', { 'own/a.ts': 'export const a = ;\n' }, [/^own\/a\.ts\(1,18\): error TS1109: /]],
  ['a configuration without files', { 'a.ts': '' }, [/^tsconfig\.json: names no files$/]],
])('tells %s', async (_, files, errors) => {
  const told = await errorsOf(files);
  expect(told).toEqual(errors.map((one) => expect.stringMatching(one)));
});
