/**
 * A font of boxes: each letter is a rectangle, half as wide as high, and an ideograph is twice as wide. Words drawn with
 * it look the same on every machine, whatever fonts it has.
 */

/** In units of the em, of which a letter has so many above and below the line. */
const em = 1000;
const ascent = 800;
const descent = 200;
/** The space around a box, so that two letters are two boxes. */
const rim = 100;
const top = 700;

/** Widths of the glyphs: what is missing, a space, a letter, an ideograph. */
const widths = [em / 2, em / 2, em / 2, em];
/** Ranges of characters, each with its one glyph: spaces, letters and signs, East Asian scripts, everything above. */
const ranges = [
  [0x20, 0x20, 1],
  [0x21, 0x9f, 2],
  [0xa0, 0xa0, 1],
  [0xa1, 0x2e7f, 2],
  [0x2e80, 0xffdf, 3],
  [0x1f000, 0x1ffff, 3],
  [0x20000, 0x2ffff, 3],
] as const;

type Numbers = readonly number[];
const u16 = (...all: Numbers) => all.flatMap((one) => [(one >> 8) & 255, one & 255]);
const u32 = (...all: Numbers) => all.flatMap((one) => [...u16(one >>> 16), ...u16(one & 0xffff)]);

const letters = (text: string): Numbers => [...text].map((one) => one.charCodeAt(0));

/** A closed rectangle from the lower left corner, its points relative to each other. */
function box(width: number): Numbers {
  const right = width - rim;
  return [
    ...u16(1, rim, 0, right, top, 3, 0),
    // Each point lies on the outline; coordinates have two bytes.
    1,
    1,
    1,
    1,
    ...u16(rim, 0, right - rim, 0),
    ...u16(0, top, 0, -top),
  ];
}

const glyphs: readonly Numbers[] = widths.map((width, at) => (at === 1 ? [] : box(width)));

function tables(): Readonly<Record<string, Numbers>> {
  const padded = glyphs.map((glyph) => [...glyph, ...Array(glyph.length % 2).fill(0)] as Numbers);
  const ends = [0];
  for (const { length } of padded) ends.push((ends.at(-1) ?? 0) + length);
  const name = (id: number, text: string) => ({
    id,
    bytes: [...text].flatMap((one) => u16(one.charCodeAt(0))),
  });
  const names = [name(1, 'Boxes'), name(2, 'Regular'), name(4, 'Boxes'), name(6, 'Boxes')];
  const at = names.map((_, index) => names.slice(0, index).reduce((sum, { bytes }) => sum + bytes.length, 0));
  return {
    'OS/2': [
      ...u16(4, em / 2, 400, 5, 0),
      ...u16(650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
      ...Array<number>(10).fill(0),
      ...u32(0, 0, 0, 0),
      ...letters('NONE'),
      ...u16(0x40, 0x20, 0xffff, ascent, -descent, 0, ascent, descent),
      ...u32(0, 0),
      ...u16(500, top, 0, 0x20, 1),
    ],
    cmap: [
      ...u16(0, 1, 3, 10),
      ...u32(12),
      // Format 13: all characters of a range have one glyph.
      ...u16(13, 0),
      ...u32(16 + ranges.length * 12, 0, ranges.length),
      ...ranges.flatMap((range) => u32(...range)),
    ],
    glyf: padded.flat(),
    head: [
      ...u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      ...u16(3, em),
      ...u32(0, 0, 0, 0),
      ...u16(0, -descent, em, ascent, 0, 8, 2, 1, 0),
    ],
    hhea: [
      ...u32(0x10000),
      ...u16(ascent, -descent, 0, em, rim, rim, em - rim, 1, 0, 0, 0, 0, 0, 0, 0, widths.length),
    ],
    hmtx: widths.flatMap((width) => u16(width, rim)),
    loca: u32(...ends),
    maxp: [...u32(0x10000), ...u16(widths.length, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
    name: [
      ...u16(0, names.length, 6 + names.length * 12),
      ...names.flatMap(({ id, bytes }, index) => u16(3, 1, 0x409, id, bytes.length, at[index] ?? 0)),
      ...names.flatMap(({ bytes }) => bytes),
    ],
    post: [...u32(0x30000, 0), ...u16(-100, 50), ...u32(0, 0, 0, 0, 0)],
  };
}

/** The sum of the words of four bytes, as a table's record and the head have it. */
function sumOf(bytes: Numbers): number {
  const view = new DataView(new Uint8Array([...bytes, 0, 0, 0]).buffer);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** The bytes of the font, in the TrueType format. */
export function boxFont(): readonly number[] {
  const all = Object.entries(tables()).sort(([one], [other]) => (one < other ? -1 : 1));
  const power = Math.floor(Math.log2(all.length));
  const most = 16 * 2 ** power;
  const start = [...u32(0x10000), ...u16(all.length, most, power, all.length * 16 - most)];
  const records: number[] = [];
  const bodies: number[] = [];
  let headAt = 0;
  for (const [tag, bytes] of all) {
    const offset = start.length + all.length * 16 + bodies.length;
    if (tag === 'head') headAt = offset;
    records.push(...letters(tag), ...u32(sumOf(bytes), offset, bytes.length));
    bodies.push(...bytes, ...Array<number>((4 - (bytes.length % 4)) % 4).fill(0));
  }
  const font = [...start, ...records, ...bodies];
  // The head says by how much the sum of all falls short of a number that the format fixes.
  font.splice(headAt + 8, 4, ...u32((0xb1b0afba - sumOf(font)) >>> 0));
  return font;
}
