/**
 * A colour picked to the preview of the theme painted: within one frame at the median, two at the 95th percentile. A
 * frame is what the same page takes from one to the next while nothing happens. By itself, and in the editor of the
 * console, where the pointer moves over the colour field's panel.
 */
import { join } from 'node:path';
import { servePageOn } from './support/bare-page.ts';
import { freshPage, launchChromium } from './support/chromium.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { pretendOnly, shellOf, signIn } from './support/shell.ts';
import { type BenchRow, median, row, type Size, times } from './types.ts';

const picks = 200;

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, size));
}

async function measure(ground: Ground, size: Size): Promise<BenchRow[]> {
  const [served, browser] = await Promise.all([servePageOn(ground, 'theme'), launchChromium(ground)]);
  const rows: BenchRow[] = [];
  for (const [name, query] of [
    ['one frame', ''],
    ['light and dark beside each other', '?appearance=both'],
  ] as const) {
    const { context, page } = await freshPage(browser);
    await page.goto(`${served.origin}/${query}`);
    await page.getByRole('button', { name: 'Go to the navigation bar’s settings' }).first().waitFor();
    const pick = (count: number) => page.evaluate<number[]>(`themeBench.pick(${count})`);
    await pick(times(size, 20));
    const frame = median(await page.evaluate<number[]>(`themeBench.frames(${times(size, 60)})`));
    const took = await pick(times(size, picks));
    await context.close();
    rows.push(...rowsOf(name, took, frame));
  }
  return [...rows, ...(await inEditor(ground, size))];
}

async function inEditor(ground: Ground, size: Size): Promise<BenchRow[]> {
  const [shell, browser] = await Promise.all([shellOf(ground, 'small'), launchChromium(ground)]);
  const session = await signIn(shell);
  await pretendOnly(session, {});
  const { context, page } = await freshPage(browser);
  await page.addInitScript({ path: join(import.meta.dirname, 'pages/colour-picks.js') });
  await session.enter(page);
  await page.goto(`${shell.origin}/themes/pc/edit/TP100004`);
  await page.getByRole('button', { name: /^Navigation background: / }).click();
  await page.getByRole('slider', { name: 'Saturation and brightness' }).waitFor();
  const pick = (count: number) => page.evaluate<number[]>(`colourPicks.picks('--nav', ${count})`);
  await pick(times(size, 20));
  const frame = median(await page.evaluate<number[]>(`colourPicks.frames(${times(size, 60)})`));
  const took = await pick(times(size, picks));
  await context.close();
  return rowsOf('in the editor', took, frame);
}

function rowsOf(name: string, took: readonly number[], frame: number): BenchRow[] {
  return [
    row(`colour to preview, ${name}: median`, median(took), frame, 1, 'ms'),
    row(`colour to preview, ${name}: 95 of 100`, nearlyAll(took), frame, 2, 'ms'),
  ];
}

/** The value that 95 of 100 measurements do not exceed. */
function nearlyAll(took: readonly number[]): number {
  const sorted = [...took].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
