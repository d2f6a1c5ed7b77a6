import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lookUp } from '../../src-shared/text/look-up.ts';
import { unnamedKeys } from './named-keys.ts';
import { readLanguage } from './read-texts.mjs';
import { textProblems } from './text-problems.ts';
import { writeTexts } from './write-texts.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steward-texts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(path: string, content: unknown): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
}

/** English and another language, each with these files. */
function languages(english: Record<string, unknown>, other: Record<string, unknown> = english): void {
  for (const [name, files] of [
    ['en-US', english],
    ['fr-FR', other],
  ] as const) {
    put(`${name}/language.json`, { locale: name });
    for (const [path, content] of Object.entries(files)) put(`${name}/${path}`, content);
  }
}

describe('readLanguage', () => {
  const read = (files: Record<string, unknown>) => {
    languages(files);
    return readLanguage(folder, 'en-US');
  };

  it.each([
    ['a text', { a: { b: 'B' } }, { a: { b: 'B' } }],
    ['lines', { a: { b: ['one', 'two', ''] } }, { a: { b: 'one\ntwo\n' } }],
    ['no comment', { a: { $comment: 'Literal.', b: 'B' } }, { a: { b: 'B' } }],
    ['a reference', { a: { b: 'B', c: '$t(a.b) and $t(a.b)' } }, { a: { b: 'B', c: 'B and B' } }],
    [
      'a reference to several',
      { a: { b: { c: 'C' } }, d: { e: '$t(a.b)' } },
      { a: { b: { c: 'C' } }, d: { e: { c: 'C' } } },
    ],
    [
      'a part, which is no text',
      { $parts: { p: ['x', 'y'] }, a: { b: '$t($parts.p)!' } },
      { a: { b: 'x\ny!' } },
    ],
  ])('has %s', (_, content, tables) => {
    expect(read({ 'a.json': content })).toMatchObject({ tables, problems: [] });
  });

  it('lays the files of a table over each other', () => {
    const { tables, problems } = read({
      'a/one.json': { a: { b: { c: 'C' } } },
      'a/two.json': { a: { b: { d: 'D' } } },
    });
    expect(tables).toEqual({ a: { b: { c: 'C', d: 'D' } } });
    expect(problems).toEqual([]);
  });

  it.each([
    [
      'one text in two files',
      { 'a.json': { a: { b: '1' } }, 'b.json': { a: { b: '2' } } },
      'b.json: a.b is in another file too',
    ],
    [
      'a text where others have several',
      { 'a.json': { a: { b: '1' } }, 'b.json': { a: { b: { c: '2' } } } },
      'a.b is in another file too',
    ],
    ['a reference to nothing', { 'a.json': { a: { b: '$t(a.c)' } } }, 'there is no text $t(a.c)'],
    ['a reference to itself', { 'a.json': { a: { b: '$t(a.c)', c: '$t(a.b)' } } }, 'there is no text'],
  ])('says of %s what is wrong', (_, files, problem) => {
    expect(read(files).problems.join()).toContain(problem);
  });
});

describe('textProblems', () => {
  const english = { a: { plain: 'Hello {{name}}', day_one: 'one day', day_other: '{{count}} days' } };
  it.each([
    ['the same', { a: { plain: '{{name}} !', day_one: '{{count}} jour', day_other: '{{count}} jours' } }, []],
    ['more forms of number', { a: { ...english.a, day_many: '{{count}}' } }, []],
    [
      'a text less',
      { a: { plain: '{{name}}', day_one: '1' } },
      ['fr-FR: a.day_other is missing; en-US has it.', 'fr-FR: a.day and en-US differ in {{count}}.'],
    ],
    ['a text more', { a: { ...english.a, other: '' } }, ['fr-FR: a.other is not in en-US.']],
    [
      'another place',
      { a: { ...english.a, plain: '{{nom}}' } },
      ['fr-FR: a.plain and en-US differ in {{nom}}, {{name}}.'],
    ],
  ])('of %s', (_, content, problems) => {
    languages({ 'a.json': english }, { 'a.json': content });
    expect(textProblems(folder)).toEqual(problems);
  });

  it.each([
    ['Whoever', 'Whoever asks is told.'],
    ['Whoever', 'Ask first. Whoever asks is told.'],
    ['What', 'What was found is kept.'],
    ['Who', 'Who sees what'],
    ['Whom', 'Ask first? Whom it refuses is not known.'],
  ])('names neither person nor thing, but “%s”: “%s”', (word, text) => {
    languages({ 'a.json': { a: { text, question: 'Who asks?', idiom: 'What’s new' } } });
    expect(textProblems(folder)).toEqual([
      `en-US: a.text begins a sentence with “${word}”; name the person or the thing.`,
    ]);
  });

  it.each([
    ['for good', 'permanently', 'It deletes for good.'],
    ['looked at', 'checked', 'Places that were looked at'],
    ['Over there', 'on the other platform', 'Over there it is another one.'],
    ['goes by', 'uses', 'The list goes by the name.'],
    ['lie over each other', 'overlap', 'Segments that lie over each other'],
    ['Forget all', 'Remove', 'Forget all'],
    ['Drop this', 'Remove', 'Drop this field'],
  ])('says “%s” for “%s”: “%s”', (idiom, plain, text) => {
    languages({ 'a.json': { a: { text } } });
    expect(textProblems(folder)).toEqual([`en-US: a.text says “${idiom}”; say “${plain}”.`]);
  });

  it.each(['What', 'Who', 'Why', 'How'])('a comment begins with “%s”', (word) => {
    languages(
      { 'a.json': { a: { $comment: 'The words of a.', text: 'A' } } },
      { 'a.json': { a: { $comment: `${word} a says.`, text: 'A' } } },
    );
    expect(textProblems(folder)).toEqual([
      `fr-FR/a.json: a $comment begins with “${word}”; begin with a noun.`,
    ]);
  });

  it.each(['Given to whoever asks', 'Look first. Who asks?', 'Tells what it is'])('is fine: “%s”', (text) => {
    languages({ 'a.json': { a: { text } } });
    expect(textProblems(folder)).toEqual([]);
  });
});

/** A placeholder in a template, which the linter refuses in a plain string. */
const withPlaces = (source: string) => source.replaceAll('@', ['$', '{one}'].join(''));

it.each([
  ["t('a.b.c')", ['a.b.d', 'desktop.menu.quit']],
  ["say(`a.@.c`) + '`'", ['desktop.menu.quit']],
  ['say(`x {say(`a.b.@`)}`)', ['desktop.menu.quit']],
  ["listOf('a.b')", ['desktop.menu.quit']],
  ['`@.d`; texts.menu.quit', ['a.b.c']],
  ['{"menu":{"quit":"tasks/quit"}}', ['a.b.c', 'a.b.d']],
])('names by %s all but %j', (source, unnamed) => {
  expect(unnamedKeys(['a.b.c', 'a.b.d', 'desktop.menu.quit'], [withPlaces(source)])).toEqual(unnamed);
});

describe('a third language', () => {
  const words = (filter: string) => ({
    'list.json': { list: { filter: { all: filter } } },
    'cli/cli.json': { cli: { done: 'OK' } },
  });
  beforeEach(() => {
    languages(words('Filters'), words('Filtres'));
    cpSync(join(folder, 'en-US'), join(folder, 'zh-CN'), { recursive: true });
  });

  it('is a folder: it is in the list, in every table, and loaded by itself', async () => {
    writeTexts(folder);
    const load = (path: string) => import(join(folder, 'tables', path));
    expect((await load('languages.ts')).languages).toEqual(['en-US', 'fr-FR', 'zh-CN']);
    expect((await load('language-traits.ts')).languageTraits['fr-FR']).toEqual({ locale: 'fr-FR' });
    const { texts } = await load('console.ts');
    expect(lookUp(texts['fr-FR'], 'list.filter.all')).toBe('Filtres');
    expect(lookUp(texts['en-US'], 'list.filter.all')).toBe('Filters');
    expect((await (await load('lazy/console.ts')).load['fr-FR']()).texts).toBe(texts['fr-FR']);
    expect(Object.keys((await load('cli.ts')).cli)).toEqual(['en-US', 'fr-FR', 'zh-CN']);
  });

  it('is gone with its folder', () => {
    writeTexts(folder);
    rmSync(join(folder, 'fr-FR'), { recursive: true });
    writeTexts(folder);
    expect(readdirSync(join(folder, 'tables'))).not.toContain('fr-FR');
    expect(readFileSync(join(folder, 'tables/languages.ts'), 'utf8')).not.toContain('fr-FR');
  });

  it('leaves alone what is right already', () => {
    writeTexts(folder);
    const at = () => statSync(join(folder, 'tables/cli.ts')).mtimeMs;
    const before = at();
    writeTexts(folder);
    expect(at()).toBe(before);
  });
});
