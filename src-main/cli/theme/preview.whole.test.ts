/** `steward theme preview` with a real Chromium, where one is here and the program was built; else it says so. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { samplesFolder, steward, temporary } from '../testing/steward.ts';
import { findChromium } from './find-chromium.ts';

const chromium = await findChromium(process.env);
const built = existsSync(join(import.meta.dirname, '../../../out/main/theme-picture.js'));
if (chromium === null || !built) console.info('skipped: no Chromium, or the program is not built');
const sample = (name: string): string => join(samplesFolder, '../sample-themes', `${name}.steward-theme`);

/** Reads the width and the colours of some rows of a PNG with eight bits a channel, as Chromium writes it. */
function read(png: Buffer): { width: number; height: number; seen: Set<string> } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = png[25] === 6 ? 4 : 3;
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(data));
  const length = width * channels;
  let before = Buffer.alloc(length);
  const seen = new Set<string>();
  for (let row = 0; row < height; row += 1) {
    const kind = raw[row * (length + 1)];
    const line = Buffer.from(raw.subarray(row * (length + 1) + 1, (row + 1) * (length + 1)));
    for (let at = 0; at < length; at += 1) {
      const [left, up, corner] = [line[at - channels] ?? 0, before[at] ?? 0, before[at - channels] ?? 0];
      const first = at < channels;
      const said = [
        0,
        first ? 0 : left,
        up,
        ((first ? 0 : left) + up) >> 1,
        paeth(first ? 0 : left, up, first ? 0 : corner),
      ];
      line[at] = ((line[at] ?? 0) + (said[kind ?? 0] ?? 0)) & 0xff;
    }
    for (let at = 0; at < length; at += channels) seen.add(line.toString('hex', at, at + 3));
    before = line;
  }
  return { width, height, seen };
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

test.skipIf(chromium === null || !built)(
  'a frame in the theme’s colours and with its picture',
  { timeout: 120_000 },
  async () => {
    const out = join(temporary(), 'harbour.png');
    const env = { ...process.env, LANG: 'en_US.UTF-8' };
    const ended = await steward(['theme', 'preview', '--only', 'harbour', '--out', out, sample('all')], {
      env,
    });
    expect(ended).toMatchObject({ code: 0, out: '', err: `Written to ${out}\n` });
    const { width, height, seen } = read(readFileSync(out));
    expect([width, height]).toEqual([1200, 622]);
    // The main colour, the bubble, and the sea of its picture.
    for (const colour of ['1f5fae', 'd1e3ff']) expect(seen).toContain(colour);
    expect([...seen].some((colour) => /^c4dbf/.test(colour))).toBe(true);
  },
);
