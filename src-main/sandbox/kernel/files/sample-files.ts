/** Files of the seeded shares: small bar charts, drawn by a formula, and a table of figures. */
import { crc32, deflateSync } from 'node:zlib';
import { ordinary } from '../seed/organisation.ts';
import { scatter } from '../seed/scatter.ts';

export const sharedFiles = [
  { kind: 'picture', name: '良品率趋势.png' },
  { kind: 'picture', name: 'climate-test.png' },
  { kind: 'picture', name: '展会现场数据.png' },
  { kind: 'table', name: 'climate-test.csv' },
] as const;

/** Size of the sample picture in pixels. */
const [width, height] = [480, 270];
const uploadedAt = Date.UTC(2026, 10, 20, 2);

export const fileId = (index: number) => `FF${ordinary.slice(1)}${String(index + 1).padStart(6, '0')}`;

export function* fileRows() {
  for (const [index, { kind, name }] of sharedFiles.entries())
    yield {
      id: fileId(index),
      tenant_key: ordinary,
      name,
      media_type: kind === 'picture' ? 'image/png' : 'application/octet-stream',
      bytes: kind === 'picture' ? picture(index) : table(),
      uploaded_at: uploadedAt,
    };
}

let drawn: readonly Uint8Array[] | null = null;

/** Size in bytes of the file at an index. */
export function sizeOf(index: number): number {
  drawn ??= sharedFiles.map(({ kind }, at) => (kind === 'picture' ? picture(at) : table()));
  return drawn[index]?.byteLength ?? 0;
}

function table(): Uint8Array {
  const lines = Array.from({ length: 24 }, (_, hour) => `${hour * 3},${45 + (scatter(hour, 91) % 10) / 10}`);
  return new TextEncoder().encode(`hour,celsius\n${lines.join('\n')}\n`);
}

const palettes = [
  [0xee, 0xf1, 0xfb, 0x4f, 0x5b, 0xd5],
  [0xec, 0xf6, 0xf1, 0x2f, 0x8f, 0x6b],
  [0xfd, 0xf3, 0xe8, 0xc9, 0x7a, 0x2b],
] as const;

function picture(index: number): Uint8Array {
  const palette = palettes[index % palettes.length] ?? palettes[0];
  const bars = Array.from({ length: 12 }, (_, bar) => 60 + (scatter(bar, 92 + index) % 150));
  const lines = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const bar = Math.floor((x - 24) / 36);
      const inside = x >= 24 && (x - 24) % 36 < 22 && bar < 12 && y < height - 24;
      const filled = inside && y > height - 24 - (bars[bar] ?? 0);
      const at = y * (1 + width * 3) + 1 + x * 3;
      for (let part = 0; part < 3; part += 1) lines[at + part] = palette[filled ? part + 3 : part] ?? 0;
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for each of three colours.
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pieces = [chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))];
  return Uint8Array.from(Buffer.concat([signature, ...pieces]));
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
