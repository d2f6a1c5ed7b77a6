/**
 * `npm test` and `npm start` begin on the machine's own Node, 20 or newer, before the project's is installed, so
 * these scripts may call only what Node 20 has. Its declarations decide; other type errors are ignored here.
 */
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './paths.mjs';
import { typeErrors } from './type-errors.mjs';

const require = createRequire(import.meta.url);

/** TypeScript's errors for a name that a module (2305, 2307, 2724) or that time's language (2550, 2551) lacks. */
const lacking = /error TS(2305|2307|2550|2551|2724): (.*)/;

async function missingOf(files: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'steward-node-20-'));
  try {
    const compilerOptions = {
      allowJs: true,
      checkJs: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      target: 'esnext',
      module: 'nodenext',
      lib: ['es2023'],
      // Declarations that refer to Node's find these, and not the project's own.
      typeRoots: [join(folder, 'types')],
      types: ['node'],
    };
    mkdirSync(join(folder, 'types'));
    symlinkSync(
      dirname(require.resolve('types-node-20/package.json')),
      join(folder, 'types/node'),
      'junction',
    );
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const errors = await typeErrors(folder, 'tsconfig.json');
    return errors.filter((line) => lacking.test(line)).map((line) => line.replace(lacking, '$2'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('scripts that begin on the machine’s Node', () => {
  test('call nothing that Node 20 lacks', async () => {
    const scripts = globSync('scripts/**/*.mjs', { cwd: root }).map((file) => join(root, file));
    expect(scripts.length).toBeGreaterThan(20);
    expect(await missingOf(scripts)).toEqual([]);
  });

  test('a function of a later Node or of a later JavaScript is named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'steward-node-20-'));
    try {
      const file = join(folder, 'sample.mjs');
      writeFileSync(
        file,
        "import { existsSync, globSync } from 'node:fs';\nconsole.log(existsSync('a'), globSync('a'), Promise.withResolvers());\n",
      );
      const missing = (await missingOf([file])).join('\n');
      expect(missing).toContain('globSync');
      expect(missing).toContain('withResolvers');
      expect(missing).not.toContain('existsSync');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
