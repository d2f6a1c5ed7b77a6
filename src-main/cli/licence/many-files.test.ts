/** verify, board, compare of families, report, history: what reads many files. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readZip } from '#shared/kit/export/xlsx/testing/read-zip.ts';
import { boardShape } from '#shared/rules/licence/board/board-json.ts';
import { reportShape } from '#shared/rules/licence/report/report-json.ts';
import { licenceFamilyShape, licencePairShape } from '../render/json/licence.ts';
import { cellWidth } from '../render/text-table.ts';
import { sample, samplesFolder, steward, temporary } from '../testing/steward.ts';

/** Licences among the samples: all but their README. */
const all = readdirSync(samplesFolder).length - 1;

describe('licence verify', () => {
  test.each([
    [['farridge-2026.lic'], 5],
    [['farridge-2026.lic', 'farridge-2024-expired.lic'], 5],
    [['farridge-2024-expired.lic', 'README.md'], 2],
    [['README.md', 'farridge-tampered.lic', 'farridge-2024-expired.lic'], 1],
  ])('%j: one line each, and the gravest code', async (files, code) => {
    const ended = await steward(['licence', 'verify', ...files.map(sample)]);
    expect(ended.code).toBe(code);
    expect(ended.out.split('\n')).toHaveLength(files.length + 1);
    expect(ended.err).toBe('');
  });

  test('says who signed it', async () => {
    expect((await steward(['licence', 'verify', sample('farridge-2026.lic')])).out).toBe(
      '! farridge-2026.lic: Sample key only (Sample key, not for production)\n',
    );
  });

  test('--quiet prints nothing, and one that is missing is told', async () => {
    const quiet = await steward(['licence', 'verify', '-q', sample('farridge-tampered.lic')]);
    expect(quiet).toMatchObject({ code: 1, out: '', err: '' });
    const missing = await steward([
      'licence',
      'verify',
      '-q',
      sample('nope.lic'),
      sample('farridge-2026.lic'),
    ]);
    expect(missing).toMatchObject({ code: 2, out: '' });
    expect(missing.err).toContain('nope.lic');
  });
});

describe('licence board', () => {
  test('of a folder: what asks for attention first, the columns in line, the totals last', async () => {
    const { code, out } = await steward(['licence', 'board', samplesFolder]);
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines[2]).toMatch(/^✘ Changed after signing .*farridge-tampered\.lic/);
    expect(lines.at(-1)).toContain(`${all} files · `);
    expect(lines.at(-1)).toContain(' · Changed after signing 1 · ');
    const column = (line: string): number =>
      cellWidth(line.slice(0, line.search(/\S+\.(lic|jws|json|b64|properties)/)));
    expect(new Set(lines.slice(2, -2).map(column)).size).toBe(1);
  });

  test.each([60, 80, 120])('fits a terminal of %i cells, Chinese too', async (columns) => {
    for (const language of ['zh-CN', 'en-US']) {
      const { out } = await steward(['licence', 'board', samplesFolder, '--language', language], { columns });
      const table = out.split('\n').slice(0, -3);
      expect(Math.max(...table.map(cellWidth))).toBeLessThanOrEqual(columns);
      expect(table).toHaveLength(all + 2);
    }
  });

  test('--within and --search choose', async () => {
    const within = await steward(['licence', 'board', samplesFolder, '--within', '0', '--json']);
    const { rows } = boardShape.parse(JSON.parse(within.out));
    expect(rows.map(({ summary }) => summary.name)).toEqual(['farridge-2024-expired.lic']);
    const search = await steward([
      'licence',
      'board',
      samplesFolder,
      '--search',
      'halvorsen unlimited',
      '--json',
    ]);
    expect(boardShape.parse(JSON.parse(search.out)).totals.files).toBe(1);
    const none = await steward(['licence', 'board', samplesFolder, '--search', 'nobody']);
    expect(none.out).toBe('There is no licence to show.\n');
  });

  test('as CSV, calendar and workbook', async () => {
    const csv = await steward(['licence', 'board', samplesFolder, '--format', 'csv']);
    expect(csv.out.split('\r\n')).toHaveLength(all + 2);
    const calendar = await steward(['licence', 'board', samplesFolder, '--format=ics']);
    expect(calendar.out).toMatch(/^BEGIN:VCALENDAR\r\n/);
    const book = await steward(['licence', 'board', samplesFolder, '--format=xlsx']);
    const parts = await readZip(book.bytes);
    // A warning, the titles, and the files.
    expect(parts.get('xl/worksheets/sheet1.xml')?.match(/<row /g)).toHaveLength(all + 2);
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain(`>Not proven genuine: ${all} of ${all} files`);
  });

  test('an unreadable file is a row of its own; the same file twice is one row', async () => {
    const folder = temporary();
    writeFileSync(join(folder, 'empty.lic'), '');
    writeFileSync(join(folder, 'note.md'), 'no licence');
    mkdirSync(join(folder, 'below.lic'));
    symlinkSync(sample('farridge-2026.lic'), join(folder, 'link.lic'));
    const gone = join(folder, 'gone.lic');
    const { code, out, err } = await steward([
      'licence',
      'board',
      folder,
      gone,
      join(folder, 'empty.lic'),
      '--json',
    ]);
    expect(code).toBe(0);
    const { rows } = boardShape.parse(JSON.parse(out));
    expect(rows.map(({ summary }) => [summary.name, summary.state])).toEqual([
      ['empty.lic', 'FORMAT_EMPTY'],
      ['gone.lic', 'UNREADABLE'],
    ]);
    expect(err).toContain('gone.lic');
  });

  test('an empty folder, and none at all', async () => {
    const empty = await steward(['licence', 'board', temporary()]);
    expect([empty.code, empty.out]).toEqual([64, '']);
    expect(empty.err).toContain('There are no licence files in');
  });

  test.skipIf(process.getuid?.() === 0)('a folder without rights', async () => {
    const closed = join(temporary(), 'closed');
    mkdirSync(closed, { mode: 0o000 });
    expect((await steward(['licence', 'board', closed])).code).toBe(2);
    chmodSync(closed, 0o700);
  });

  test('500 files with progress for a person, and none in the result', async () => {
    const folder = temporary();
    const content = readFileSync(sample('farridge-2026.lic'));
    for (let index = 0; index < 500; index++) writeFileSync(join(folder, `l${index}.lic`), content);
    const { out, err } = await steward(['licence', 'board', folder], { showsProgress: true });
    expect(out).toContain('500 files · 1 customer');
    expect(out).not.toContain('\u001b');
    expect(err).toContain('490 of 500 files');
    expect(err.endsWith('\r\u001b[K')).toBe(true);
  });
});

describe('licence compare', () => {
  test('two: the risk first, use against the second', async () => {
    const files = [sample('farridge-2027-renewal.lic'), sample('farridge-2026.lic')];
    const { code, out } = await steward(['licence', 'compare', ...files, '--used', 'pc=600,mobile=1']);
    expect(code).toBe(4);
    expect(out).toContain('\n  ! Less: 150 fewer PC seats (650 → 500)\n');
    expect(out.indexOf('150 fewer PC seats')).toBeLessThan(out.indexOf('is new'));
    expect(out).toContain('✘ Too few: PC seats: 600 used, the new licence allows 500: 100 too few');
    const json = await steward(['licence', 'compare', ...files, '--used', 'pc=600', '--json']);
    const { risks, use } = licencePairShape.parse(JSON.parse(json.out));
    expect(risks[0]).toEqual({ severity: 'less', sentence: '150 fewer PC seats (650 → 500)', path: null });
    expect(use).toMatchObject([{ severity: 'over', left: -100 }]);
  });

  test('more than two are a family in the order of time', async () => {
    const files = [
      'farridge-2027-renewal.lic',
      'README.md',
      'farridge-2024-expired.lic',
      'farridge-2026.lic',
    ].map(sample);
    const { code, out } = await steward(['licence', 'compare', ...files]);
    expect(code).toBe(4);
    const steps = [...out.matchAll(/^(\S+) → (\S+)$/gm)].map(([, before, after]) => [before, after]);
    expect(steps).toEqual([
      ['farridge-2024-expired.lic', 'farridge-2026.lic'],
      ['farridge-2026.lic', 'farridge-2027-renewal.lic'],
    ]);
    const json = await steward(['licence', 'compare', ...files, '--json']);
    const family = licenceFamilyShape.parse(JSON.parse(json.out));
    expect(family.members.at(-1)?.name).toBe('README.md');
    expect(family.steps).toHaveLength(2);
  });

  test('one alone, or two that can’t be read', async () => {
    expect(await steward(['licence', 'compare', sample('farridge-2026.lic')])).toMatchObject({ code: 64 });
    expect(await steward(['licence', 'compare', sample('README.md'), sample('README.md')])).toMatchObject({
      code: 2,
    });
  });
});

describe('licence report', () => {
  const pair = [sample('farridge-2026.lic'), sample('farridge-2027-renewal.lic')];

  test('HTML in both languages', async () => {
    const english = await steward(['licence', 'report', ...pair]);
    expect(english).toMatchObject({ code: 5, err: '' });
    expect(english.out).toMatch(/^<!doctype html><html lang="en-US">.*<\/html>\n$/s);
    const chinese = await steward(['licence', 'report', ...pair, '--language', 'zh-CN']);
    expect(chinese.out).toContain('授权对比报告');
  });

  test('JSON, workbook, calendar', async () => {
    const json = await steward(['licence', 'report', ...pair, '--json']);
    expect(reportShape.parse(JSON.parse(json.out)).kind).toBe('compare');
    const book = await readZip((await steward(['licence', 'report', ...pair, '--format', 'xlsx'])).bytes);
    expect(book.get('xl/workbook.xml')).toMatch(/"Summary".*"Modules".*"Changes"/);
    const calendar = await steward(['licence', 'report', ...pair, '--format', 'ics']);
    // A licence of a sample key replaces none: both have their last day and its three warnings.
    expect(calendar.out.match(/^BEGIN:VEVENT/gm)).toHaveLength(8);
  });

  test('the code is that of the gravest file', async () => {
    expect((await steward(['licence', 'report', ...pair, sample('farridge-tampered.lic')])).code).toBe(1);
  });

  test('bytes are not for a terminal', async () => {
    const ended = await steward(['licence', 'report', ...pair, '--format', 'xlsx'], { columns: 80 });
    expect(ended).toMatchObject({ code: 64, out: '' });
    expect(ended.err).toContain('--out FILE');
  });
});

describe('licence history', () => {
  test('a reading with --record is in the history until it is forgotten', async () => {
    const dataFolder = temporary();
    const around = { dataFolder };
    await steward(['licence', 'verify', sample('farridge-2026.lic')], around);
    expect((await steward(['licence', 'history'], around)).out).toContain('No files were opened');
    await steward(['licence', 'board', '--record', samplesFolder], around);
    const { out } = await steward(['licence', 'history', '--search', 'tampered'], around);
    expect(out).toMatch(/ {2}Changed after signing {2}farridge-tampered\.lic /);
    const listed = await steward(['licence', 'history', '--json', '--limit', '2'], around);
    const { entries, total } = JSON.parse(listed.out) as { entries: { id: string }[]; total: number };
    expect([entries.length, total]).toEqual([2, all]);
    const one = await steward(['licence', 'history', '--forget', entries[0]?.id ?? ''], around);
    expect(one).toMatchObject({ code: 0, out: '', err: '1 entry removed.\n' });
    expect((await steward(['licence', 'history', '--forget-all'], around)).err).toBe(
      `${all - 1} entries removed.\n`,
    );
  });

  test('a data folder that is none', async () => {
    const file = join(temporary(), 'file');
    writeFileSync(file, '');
    const { code, err } = await steward(['licence', 'history', '--data', file]);
    expect(code).toBe(74);
    expect(err).toContain('The history can’t be used');
  });
});

describe('the clock', () => {
  test('set back by more than a day is in doubt; a named moment is not', async () => {
    const dataFolder = temporary();
    const file = sample('farridge-2026.lic');
    expect((await steward(['licence', 'verify', file], { dataFolder })).code).toBe(5);
    const back = { dataFolder, now: () => Date.parse('2026-11-18T12:00:00+08:00') };
    const suspect = await steward(['licence', 'verify', file], back);
    expect(suspect.code).toBe(5);
    expect(suspect.out).toContain('Sample key only · Clock in doubt');
    const asked = await steward(['licence', 'verify', file, '--now', '2026-11-18T12:00:00+08:00'], back);
    expect(asked.out).not.toContain('Clock');
  });

  test('a data folder that can’t be written costs a line, not the verdict', async () => {
    const file = join(temporary(), 'file');
    writeFileSync(file, '');
    const ended = await steward(['licence', 'verify', sample('farridge-2026.lic'), '--data', file]);
    expect(ended.code).toBe(5);
    expect(ended.err).toContain('The time could not be saved');
  });
});
