/**
 * Row GEN-080: the documents' console has tenant keys written into it that decide who has task scheduling (`dispatch`), and
 * withholds them. Here no tenant is known by its key: the server grants the entry by its code, to whichever tenant it will.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { menuEntries } from '#shared/rules/common/menu/entries.ts';
import { visible } from '#shared/rules/common/menu/visible.ts';
import { aSession } from '../../../src-renderer/state/testing/session.ts';

const dispatch = menuEntries.filter(({ code }) => code === 'dispatch');
const node = (menuCode: string) => ({ menuCode, children: [] });

test.each(['T1000001', 'T2308147', 'another tenant', ''])(
  'task scheduling of %s is the server’s to grant',
  (tenantKey) => {
    const session = aSession({ tenant: { tenantKey } });
    expect(visible(dispatch, { tree: [node('dispatch')], session })).toHaveLength(1);
    expect(visible(dispatch, { tree: [node('org')], session })).toHaveLength(0);
  },
);

test('no key of a tenant is written into the console', () => {
  const sources = [
    'src-renderer',
    'src-shared/rules',
    'src-shared/text',
    'src-main/gateway',
    'src-main/services',
  ]
    .flatMap(filesIn)
    .filter((file) => /\.tsx?$/.test(file) && !/testing|\.test\./.test(file));
  expect(sources.length).toBeGreaterThan(1000);
  const written = sources.filter((file) => /['"`]T\d{7}['"`]/.test(readFileSync(file, 'utf8')));
  expect(written).toEqual([]);
});

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}
