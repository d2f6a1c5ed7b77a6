/**
 * Makes theme packages for trials: `npm run make-theme-package -- --themes 200 --megabytes 200`. The same arguments
 * always give the same file.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPackage } from '../src-main/formats/theme-package/index.ts';
import { bytesSource } from '../src-main/formats/theme-package/zip/bytes.ts';
import { writePackageFile } from '../src-main/services/theme-packages/index.ts';
import { inventThemes } from '../tests/fixtures/themes/invent-themes.ts';
import { themeSamples } from '../tests/fixtures/themes/samples.ts';

const usage = `Usage: npm run make-theme-package -- [options]

  --out FILE         where to write (themes.steward-theme); what is there is replaced
  --themes N         themes of every terminal, 1 to 1000 (12)
  --megabytes N      of their pictures, 0 to 1800 (1)
  --seed N           another seed gives other colours (1)
  --samples DIR      writes the packages of resources/sample-themes there, and nothing else
`;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { out: text, themes: text, megabytes: text, seed: text, samples: text, help: { type: 'boolean' } },
});

function count(name: 'themes' | 'megabytes' | 'seed', usual: number, least: number, most: number): number {
  const given = values[name] ?? String(usual);
  const number = Number(given);
  if (/^\d{1,9}$/.test(given) && number >= least && number <= most) return number;
  console.error(`--${name}: a number from ${least} to ${most}\n\n${usage}`);
  process.exit(64);
}

if (values.help) console.info(usage);
else if (values.samples !== undefined) await writeSamples(values.samples);
else {
  const wish = {
    themes: count('themes', 12, 1, 1000),
    megabytes: count('megabytes', 1, 0, 1800),
    seed: count('seed', 1, 0, 999_999_999),
  };
  const out = values.out ?? 'themes.steward-theme';
  const { bytes } = await writePackageFile(out, inventThemes(wish));
  console.info(`${out}: ${wish.themes} themes, ${bytes} bytes`);
}

/** Writes the sample packages, and the report of the broken one. */
async function writeSamples(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of await themeSamples()) {
    await writeFile(join(folder, name), bytes);
    const { report } = await readPackage(bytesSource(bytes));
    if (report.kind === 'refused')
      await writeFile(join(folder, `${name}.report.json`), `${JSON.stringify(report, null, 2)}\n`);
  }
}
