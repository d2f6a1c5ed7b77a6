/**
 * The order of our style sheets in the first picture: base, parts, frame, screens. The base once came last, and
 * drew its focus ring over every part that has none.
 */
import { join, relative, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { stewardStyles } from './build/styles.ts';

const project = resolve(import.meta.dirname, '..');
const renderer = join(project, 'src-renderer');

/** The built sheet, with classes named after the folders of their sheets. */
async function builtSheet(): Promise<string> {
  const { output } = (await build({
    root: renderer,
    configFile: false,
    logLevel: 'silent',
    plugins: [stewardStyles(project)],
    css: {
      modules: {
        generateScopedName: (name, file) => `in-${relative(renderer, file).split(/[\\/]/)[0]}-${name}`,
      },
    },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      // The input uses nothing of the modules, so nothing may be dropped.
      rolldownOptions: { input: join(renderer, 'frame/sheets.ts'), treeshake: false },
    },
  })) as Rolldown.RolldownOutput;
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('no style sheet was built');
  return String(sheet.source);
}

test('from the general to the particular: ground, parts, frame, screens', async () => {
  const css = await builtSheet();
  const folders = [...css.matchAll(/\.in-(\w+)-/g)].map(([, folder]) => folder);
  const runs = folders.filter((folder, index) => folder !== folders[index - 1]);
  expect(runs).toEqual(['widgets', 'frame', 'screens']);
  const ground = css.indexOf('-webkit-font-smoothing');
  const ring = css.indexOf(':focus-visible {');
  expect(ground).toBeGreaterThanOrEqual(0);
  expect(ring).toBeGreaterThan(ground);
  expect(css.search(/\.in-/)).toBeGreaterThan(ring);
});
