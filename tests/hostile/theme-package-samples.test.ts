/** The samples that ship are what their code makes, and say what their list says of them. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read } from '../../src-main/formats/theme-package/testing/packages.ts';
import { themeSamples } from '../fixtures/themes/samples.ts';

const folder = join(import.meta.dirname, '../../resources/sample-themes');

test('byte for byte, and nothing else lies there', async () => {
  const samples = await themeSamples();
  for (const [name, bytes] of samples)
    expect((await readFile(join(folder, name))).equals(bytes), name).toBe(true);
  const listed = await readdir(folder);
  expect(listed.sort()).toEqual([...samples.keys(), 'README.md', 'broken.steward-theme.report.json'].sort());
  const readme = await readFile(join(folder, 'README.md'), 'utf8');
  for (const name of listed.filter((one) => one !== 'README.md')) expect(readme).toContain(`| ${name} |`);
});

test('sound ones have nothing to be said of them, the broken one has its report', async () => {
  for (const [name, bytes] of await themeSamples()) {
    const { report } = await read(bytes);
    if (report.kind === 'refused')
      expect(JSON.parse(await readFile(join(folder, `${name}.report.json`), 'utf8'))).toEqual(report);
    else expect([...report.findings, ...report.themes.flatMap(({ findings }) => findings)], name).toEqual([]);
  }
});
