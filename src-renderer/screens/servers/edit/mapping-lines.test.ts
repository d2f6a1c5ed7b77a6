import { expect, it } from 'vitest';
import { linesOf, mappingOfLines } from './mapping-lines.ts';

it('loses nothing of a mapping on the way through the form', () => {
  const mapping = {
    calls: { 'backMenu.status': { request: { names: { status: 'menuStatus' } } } },
    pages: { okr: '/goals/admin' },
    menus: { base: 'BASE' },
    permissions: { orgSetting: 'organisation' },
    licenceFiles: [
      {
        name: 'Kestrel',
        format: 'json' as const,
        told: { field: 'kestrel' },
        names: { licensecode: 'kestrel.id' },
        signature: { kind: 'none' as const },
      },
    ],
    themeManifests: [{ name: 'Skin', manifest: 'skin.json', names: { name: 'title' } }],
  };
  expect(mappingOfLines(linesOf(mapping))).toEqual(mapping);
  const { licenceFiles: _, ...without } = mapping;
  expect(mappingOfLines(linesOf(without))).toEqual(without);
});
