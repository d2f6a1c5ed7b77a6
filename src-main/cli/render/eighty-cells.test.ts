/** Tables in a terminal of 80 cells: nothing runs over, and the columns that tell rows apart are whole. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sample, steward, temporary } from '../testing/steward.ts';
import { cellWidth } from './text-table.ts';

const flags = ['recruitment-and-onboarding', 'recruitment-and-offboarding', 'payroll'];
/** Two names that are the same for 40 cells, application ids of 36 characters. */
const licence = (pcHrmNum: number, timeZone = '+08:00') => ({
  licensecode: 'LC-1',
  companyname: 'Farridge Logistics and Warehousing of the Northern Provinces Limited',
  timeZone,
  startDate: '2026-01-01',
  expiredate: pcHrmNum === 10 ? '2026-12-31' : '2027-06-30',
  hrmnum: 500,
  availableModule: [
    {
      moduleName: 'Human resources of the whole organisation',
      moduleFlag: 'human-resources',
      subModules: flags.map((moduleFlag) => ({
        moduleName: '招聘与入职流程管理',
        moduleFlag,
        pcHrmNum,
        appHrmNum: 999_999,
        ebAppId: '5f0c7f0e-4b1a-4c57-9a54-1d8a1c0e9b7f',
      })),
    },
  ],
});

function written(name: string, content: unknown): string {
  const path = join(temporary(), name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}
const tooWide = (text: string) => text.split('\n').filter((line) => cellWidth(line) > 80);
/** Lines from the table's rule to the next empty one. */
const table = (text: string) => /\n(?:─)+\n((?:.+\n?)+)/.exec(text)?.[1] ?? '';

test.each(['en_US.UTF-8', 'zh_CN.UTF-8'])('parse, in %s: every flag is whole', async (LANG) => {
  const { out } = await steward(['licence', 'parse', written('a.json', licence(10))], {
    columns: 80,
    env: { LANG },
  });
  const rows = table(out);
  expect(tooWide(rows)).toEqual([]);
  for (const flag of flags) expect(rows).toMatch(new RegExp(` ${flag} +10 `));
  // The column of the application's id is left out.
  expect(rows).not.toContain('5f0c7f0e-4b1a-4c57');
});

test('parse: as wide as it is where nobody says how wide', async () => {
  const { out } = await steward(['licence', 'parse', written('a.json', licence(10))]);
  expect(out).toContain('5f0c7f0e-4b1a-4c57-9a54-1d8a1c0e9b7f');
  const sampled = await steward(['licence', 'parse', sample('farridge-2026.lic')], { columns: 80 });
  expect(tooWide(table(sampled.out))).toEqual([]);
});

test.each(['en_US.UTF-8', 'zh_CN.UTF-8'])(
  'compare, in %s: rows end in the flags that differ',
  async (LANG) => {
    const files = [written('a.json', licence(10)), written('b.json', licence(20))];
    const { out } = await steward(['licence', 'compare', ...files], { columns: 80, env: { LANG } });
    const tables = out.split('\n').filter((line) => line.includes('  ') && !line.startsWith('  '));
    expect(tooWide(tables.join('\n'))).toEqual([]);
    const rows = out.split('\n').filter((line) => line.startsWith('~ '));
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map((row) => row.split('  ')[0])).size).toBe(3);
    for (const flag of flags)
      expect(rows.filter((row) => row.includes(`${flag.slice(-14)}]`))).toHaveLength(1);
    for (const row of rows) expect(row).toMatch(/ 10 .*20/);
  },
);

test('compare and a family: the zone stands beside every day, each licence’s own', async () => {
  const files = [written('a.json', licence(10)), written('b.json', licence(20, 'UTC'))];
  const { out } = await steward(['licence', 'compare', ...files], { columns: 80 });
  expect(out).toMatch(/Expiry date +2026-12-31 \(\+08:00\) +2027-06-30 \(UTC\)/);
  expect(out).toContain('on 2027-06-30 (UTC)');
  expect(out.replaceAll(/\d{4}-\d\d-\d\d \(/g, '')).not.toMatch(/20\d\d-\d\d-\d\d/);
  const more = [...files, written('c.json', licence(30, 'Asia/Shanghai'))];
  const family = await steward(['licence', 'compare', ...more], { columns: 80 });
  expect(family.out).toMatch(/2026-12-31 +\+08:00/);
  expect(tooWide(table(family.out))).toEqual([]);
  const board = await steward(['licence', 'board', ...more], { columns: 80 });
  expect(board.out).toMatch(/2026-12-31 +\+08:00/);
  expect(board.out).toMatch(/2027-06-30 +UTC/);
  expect(tooWide(table(board.out))).toEqual([]);
});
