import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { nameBreaches } from './banned-names.ts';
import { root } from './lib/paths.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'names-'));
  mkdirSync(join(folder, 'src-main'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function breaches(content: string, held: Readonly<Record<string, string>> = {}): string[] {
  writeFileSync(join(folder, 'src-main/a.ts'), content);
  return nameBreaches(folder, held);
}
const names = (content: string) => breaches(content).map((line) => /#(\w+):/.exec(line)?.[1]);

it.each([
  ['a value', 'const place = 1;', ['place']],
  ['values of a pattern', 'const [place, { at: placeOf, ...places }] = all;', ['place', 'placeOf', 'places']],
  ['a parameter', 'const f = (place: string, { of: inPlace = 1 }) => place;', ['place', 'inPlace']],
  ['a compound', 'export function themePlaceOf() {}', ['themePlaceOf']],
  [
    'a type',
    'interface ListPlace { readonly place: string; places(): void }',
    ['ListPlace', 'place', 'places'],
  ],
  ['a member of a class', 'class A { place = 1; places() {} }', ['place', 'places']],
  ['a participle as a member', 'interface A { said: string; kept(late: string): void }', ['said', 'kept']],
  ['a participle as a member of a class', 'class A { given = 1; turn() {} }', ['given', 'turn']],
  ['a bare word of time or motion', 'interface A { gone: boolean; begun(): void }', ['gone', 'begun']],
  [
    'a bare word of place',
    'interface A { there: boolean; left: string; elsewhere(): void }',
    ['there', 'left', 'elsewhere'],
  ],
  ['a participle in a type within a parameter', 'const f = (_: { told: string }) => _;', ['told']],
  ['an export', 'export const wanted = 1; export function turn(late: string) {}', ['wanted', 'turn']],
])('finds %s', (_, content, found) => {
  expect(names(content)).toEqual(found);
});

it.each([
  ['another word', 'const placeholder = replace(displaced, misplaced, replaceAll, workplace);'],
  ['a key of an object literal', 'send({ place: locator, wanted: true });'],
  [
    'what takes a member over by its name',
    'const { place } = change; const f = ({ place }: Change) => place;',
  ],
  ['a participle within a file', 'const said = 1; function f(kept: string) { const wanted = kept; }'],
])('lets %s be', (_, content) => {
  expect(names(content)).toEqual([]);
});

it('says which names have no reason, and which reasons no name', () => {
  const held = { 'src-main/a.ts#places': 'stored', 'src-main/a.ts#kept': 'stored' };
  expect(breaches('const place = 1; interface A { places: string }', held)).toEqual([
    'src-main/a.ts#place: the name says nothing of what it holds; call it by a noun of the field.',
    'src-main/a.ts#kept: is gone. Take its row from scripts/banned-names.ts.',
  ]);
});

test('no banned name is declared', () => {
  expect(nameBreaches(root)).toEqual([]);
});
