/** The help speaks of what there is: its names stand on the screens, its links lead to pages, both languages tell the same. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { guide, pictures } from 'virtual:steward-guide';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { screens } from '../../../src-renderer/frame/registry.ts';

const root = join(import.meta.dirname, '../../..');
const languages = ['en-US', 'zh-CN'] as const;

function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsOf) : [];
}

test.each(languages)('every button and page that the help names in %s stands in its texts', (language) => {
  const files = globSync(`src-shared/text/${language}/**/*.json`, { cwd: root });
  const texts = new Set(files.flatMap((file) => textsOf(JSON.parse(readFileSync(join(root, file), 'utf8')))));
  const names = guide[language].flatMap(({ id, tasks }) =>
    tasks.flatMap(({ steps }) =>
      steps
        .flat()
        .flatMap(({ kind, text }) => (kind === 'name' && !texts.has(text) ? [`${id}: ${text}`] : [])),
    ),
  );
  expect(names).toEqual([]);
});

test.each(languages)('every link and every chapter of %s leads to a page', (language) => {
  const chapters = guide[language];
  const links = chapters.flatMap(({ tasks }) =>
    tasks.flatMap(({ steps }) => steps.flat().flatMap(({ to }) => (to === undefined ? [] : [to]))),
  );
  const known = (path: string) =>
    screens.some((screen) => matchPath(screen.path, path.replace(/\?.*/, '')) !== null);
  expect(links.filter((link) => !known(link))).toEqual([]);
  expect(links.length).toBeGreaterThan(20);
  const begun = chapters.flatMap(({ screens: beginnings }) => beginnings);
  expect(begun.filter((begin) => !screens.some(({ id }) => id.startsWith(begin)))).toEqual([]);
});

test('the help tells the same tasks with the same links and pictures in both languages', () => {
  const shape = (language: (typeof languages)[number]) =>
    guide[language].map(({ id, screens: of, tasks }) => ({
      id,
      of,
      tasks: tasks.map(({ picture, steps }) => ({
        picture: picture?.file,
        links: steps.map((step) => step.flatMap(({ to }) => to ?? [])),
      })),
    }));
  expect(shape('zh-CN')).toEqual(shape('en-US'));
});

test.each(languages)('every picture of %s was taken, is small, and is shown', (language) => {
  const folder = join(root, 'docs/guide/help', language);
  const shown = guide[language].flatMap(({ tasks }) => tasks.flatMap(({ picture }) => picture?.file ?? []));
  const taken = globSync('pictures/*.png', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  expect(shown.toSorted()).toEqual(taken.toSorted());
  expect(shown.filter((file) => statSync(join(folder, file)).size > 60_000)).toEqual([]);
  expect(shown.filter((file) => !pictures[`docs/guide/help/${language}/${file}`])).toEqual([]);
});
