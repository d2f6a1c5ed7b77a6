/** The terminal shell as a script sees it: what goes to which stream, and the exit code. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { licenceReading } from '#shared/rules/licence/reading.ts';
import { cellWidth } from './render/text-table.ts';
import { sample, samplesFolder, steward } from './testing/steward.ts';

/** The samples and their states, from the table of their README. */
const samples = [
  ...readFileSync(sample('README.md'), 'utf8').matchAll(/^\| (\S+\.\w+) \|.*\| (\w+) \|$/gm),
].map(([, file = '', state = '']) => ({ file, state }));

/** The secrets of the encrypted samples, from the list below the table. */
const secrets = [...readFileSync(sample('README.md'), 'utf8').matchAll(/^- (\S+\.lic): `(\S+)`$/gm)].map(
  ([, file = '', secret = '']) => ({ file, secret }),
);

/** A verdict by a sample key begins with saying so. */
const onSampleKey = ['VALID', 'EXPIRED', 'NOT_YET_VALID'];

describe('licence parse', () => {
  test.each(samples)('$file is answered with its state and code', async ({ file, state }) => {
    const secret = secrets.find((one) => one.file === file)?.secret;
    const env = secret === undefined ? {} : { STEWARD_LICENCE_SECRET: secret };
    const { code, out, err } = await steward(['licence', 'parse', sample(file), '--json'], { env });
    expect(licenceReading.parse(JSON.parse(out))).toMatchObject({
      name: file,
      state: onSampleKey.includes(state) ? 'SAMPLE_KEY' : state,
    });
    expect(code).toBe(onSampleKey.includes(state) ? 5 : 1);
    expect(err).toBe('');
  });

  test('for people, in English', async () => {
    const { out } = await steward(['licence', 'parse', sample('farridge-2026.lic')]);
    expect(out).toMatch(/^farridge-2026\.lic: Armoured licence, [\d,]+ bytes\n/);
    expect(out).toContain('! Sample key only\n');
    expect(out).toMatch(/Expiry date +2035-12-31 \(\+08:00\)\nDays left +3,328 days left\n/);
    expect(out).toContain('Sample key, not for production');
    expect(out).toContain('├─ 流程设计');
  });

  test('for people, in Chinese, with every column in line', async () => {
    const { out } = await steward([
      'licence',
      'parse',
      sample('halvorsen-unlimited-es256.lic'),
      '--language',
      'zh-CN',
    ]);
    expect(out).toContain('! 仅由示例密钥签名\n');
    expect(out).toContain('不限');
    const lines = out.split('\n');
    const table = lines.slice(lines.findIndex((line) => line.startsWith('─')) + 1, -1);
    expect(table).toHaveLength(48);
    // The flags are ASCII: each begins in the same cell.
    const starts = table.map((line) => cellWidth(line.slice(0, /(?<= {2})[a-z]/.exec(line)?.index ?? 0)));
    expect(new Set(starts).size).toBe(1);
  });

  test('the standard input, at another time', async () => {
    const content = readFileSync(sample('farridge-2024-expired.lic'), 'utf8');
    const past = await steward(['licence', 'parse', '-', '--now=2025-06-01T00:00:00Z', '--json'], {
      input: content,
    });
    expect(past.code).toBe(5);
    expect(JSON.parse(past.out)).toMatchObject({ name: 'standard input', daysRemaining: 213 });
  });

  test('an unreadable file', async () => {
    const folderRead = await steward(['licence', 'parse', samplesFolder]);
    expect(folderRead.code).toBe(2);
    expect(folderRead.out).toContain('Not a file');
    const picture = await steward(['licence', 'parse', '-'], { input: '\u0089PNG' });
    expect(picture.code).toBe(2);
    const missing = await steward(['licence', 'parse', sample('nope.lic')]);
    expect(missing).toMatchObject({ code: 2, out: '', err: 'steward: There is no file “nope.lic”.\n' });
  });
});

describe('licence compare', () => {
  const pair = [sample('farridge-2026.lic'), sample('farridge-2027-renewal.lic')];

  test('two that differ', async () => {
    const { code, out } = await steward(['licence', 'compare', ...pair]);
    expect(code).toBe(4);
    expect(out).toMatch(/PC seats +500 +650 {2}150 more/);
    expect(out).toMatch(/External seats +100 +unlimited {2}now unlimited/);
    expect(out).toContain('+ 目标管理 [okr]');
    expect(out).toContain('− 资产管理 [asset]');
  });

  test('as JSON', async () => {
    const { out } = await steward(['licence', 'compare', '--json', ...pair]);
    expect(Object.keys(JSON.parse(out))).toEqual(['reading', 'compareReading', 'comparison', 'risks', 'use']);
  });

  test('one with itself', async () => {
    const { code, out } = await steward([
      'licence',
      'compare',
      sample('farridge-2026.lic'),
      sample('farridge-2026.lic'),
    ]);
    expect(code).toBe(0);
    expect(out).toContain('The two licences are the same');
  });

  test('a good one with an unsigned one says so', async () => {
    const { code, out } = await steward([
      'licence',
      'compare',
      sample('farridge-2026.lic'),
      sample('farridge-unsigned.json'),
    ]);
    expect(code).toBe(0);
    expect(out).toContain('! New licence: Not signed.');
    expect(out).toMatch(/farridge-unsigned\.json: Plain JSON.*\n +! Not signed\n/);
  });

  test('one that is not readable', async () => {
    const { code } = await steward(['licence', 'compare', sample('farridge-2026.lic'), '-'], {
      input: 'hello',
    });
    expect(code).toBe(2);
  });
});

describe('the command line', () => {
  test.each([
    [['licence', 'prase', 'x'], 'licence prase'],
    [['licences', 'parse', 'x'], 'licences'],
    [['licence', 'parse', 'x', '--jsno'], '--jsno'],
    [['licence', 'parse', 'x', '--json=yes'], '--json=yes'],
    [['licence', 'parse', 'x', 'y'], 'y'],
    [['licence', 'parse', 'x', '--now', 'yesterday'], 'yesterday'],
    [['licence', 'parse', 'x', '--now'], '--now'],
    [['licence', 'parse', 'x', '--language', 'de'], 'de'],
    [['licence', 'parse'], 'steward licence parse FILE'],
    [['licence', 'verify'], 'steward licence verify FILE'],
    [['licence', 'compare', '-', '-'], '“-”'],
    [['licence', 'parse', 'x', '--\u001b[31m'], '--[U+001B][31m'],
    [[], 'licence parse'],
    [['licence'], 'steward licence verify'],
  ])('%j is refused with 64, naming it', async (args, named) => {
    const { code, out, err } = await steward(args);
    expect(code).toBe(64);
    expect(out).toBe('');
    expect(err).toContain(named);
    expect(err).toContain('steward licence --help');
  });

  test.each([
    [['profiles'], 'steward profiles import', 'profiles'],
    [['profiles', 'remove'], 'profiles remove', 'profiles'],
    [['profiles', 'list', 'x'], 'x', 'profiles'],
    [['profiles', 'import'], 'steward profiles import FILE', 'profiles'],
    [['profiles', 'import', 'a', 'b'], 'b', 'profiles'],
    [['profiles', 'export', '--only', 'x'], '--only', 'profiles'],
    [['policy', 'set'], 'set', 'policy'],
    [['policy', '--format', 'csv'], '--format', 'policy'],
    [['journal', '--format', 'xlsx'], 'xlsx', 'journal'],
    [['journal', '--since', '2026-02-30'], '2026-02-30', 'journal'],
    [['journal', '--sinc', '2026-02-30'], '--sinc', 'journal'],
    [['completion', 'bash', '--json'], '--json', 'completion'],
  ])('%j is refused with 64, naming it and the help of its area', async (args, named, area) => {
    const { code, out, err } = await steward(args);
    expect([code, out]).toEqual([64, '']);
    expect(err).toContain(named);
    expect(err).toContain(`steward ${area} --help\n`);
  });

  test('help and version are results', async () => {
    expect(await steward(['--version'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
    expect((await steward(['--help'])).out).toContain('steward licence COMMAND');
    for (const word of ['version', '-V']) expect(await steward([word])).toEqual(await steward(['--version']));
    for (const about of [[], ['licence'], ['changes', 'apply']])
      expect(await steward(['help', ...about])).toEqual(await steward([...about, '--help']));
    expect((await steward(['help', 'licnce'])).err).toContain('Did you mean “licence”?');
    expect((await steward(['licence', '--help', '--language=zh-CN'])).out).toContain('命令');
  });

  test.each([
    [{ LANG: 'zh_CN.UTF-8' }, '未知命令'],
    [{ LC_ALL: 'en_GB.UTF-8', LANG: 'zh_CN.UTF-8' }, 'Unknown command'],
    [{ LANG: 'C.UTF-8' }, 'Unknown command'],
  ])('speaks the language of %j', async (env, words) => {
    expect((await steward(['x'], { env })).err).toContain(words);
  });
});
