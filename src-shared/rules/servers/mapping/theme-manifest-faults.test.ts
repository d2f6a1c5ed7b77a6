import { expect, it } from 'vitest';
import { endpoints } from '../../../api/index.ts';
import { mappingFormat, readMappingFile } from './mapping-file.ts';

const read = (part: object) => readMappingFile({ format: mappingFormat, version: 1, ...part }, endpoints);

it.each([
  ['a field that no theme has', { names: { colour: 'x' } }, 'fieldShape', 'themeManifests.0.names.colour'],
  ['a list of items', { names: { name: 'titles[].text' } }, 'fieldShape', 'themeManifests.0.names.name'],
  ['two fields of one place', { names: { name: 'a', style: 'a' } }, 'twice', 'themeManifests.0.names.style'],
  ['no place of the themes', { themes: 'a[].b' }, 'fieldShape', 'themeManifests.0.themes'],
  ['a manifest outside', { manifest: '../skin.json' }, 'field', 'themeManifests.0.manifest'],
  ['a folder outside', { pictures: '/etc' }, 'field', 'themeManifests.0.pictures'],
])('refuses a theme manifest by name: %s', (_, part, problem, at) => {
  const kind = { name: 'Skin', manifest: 'skin.json', names: { name: 'title' }, ...part };
  expect(read({ themeManifests: [kind] })).toEqual({ problem, at });
});
