import { describe, expect, it } from 'vitest';
import { type Cell, csvCell, csvPieces, type ExportColumn, neutralise, pieceRows } from './csv.ts';
import { exportFileName } from './file-name.ts';

describe('neutralise', () => {
  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\tx',
    '\rx',
    '\nx',
    '\r\n=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '﹦1',
    ' =1',
    '\u00a0=1',
    '\u3000=1',
    '\ufeff=1',
    '\u200b@x',
    ...[
      '\u0001',
      '\u001b',
      '\u007f',
      '\u00ad',
      '\u061c',
      '\u180e',
      '\u2061',
      '\u2066',
      '\u3164',
      '\ufe0f',
    ].map((hidden) => `${hidden}=1`),
    '\u00ad\u0001 +1',
    '=HYPERLINK("http://evil.example","x")',
    "=cmd|' /C calc'!A0",
    '+8613800001001',
    '-',
    '--1',
    '-1e5',
    '-1 ',
  ])('puts an apostrophe before %j', (text) => {
    expect(neutralise(text)).toBe(`'${text}`);
  });

  it.each(['', 'CRM', 'a=b', '1', '-1', '-1.5', '10:30', '2027-01-31', "'=1", '（=）', ' x', '澄江科技'])(
    'leaves %j alone',
    (text) => {
      expect(neutralise(text)).toBe(text);
    },
  );
});

it.each<[Cell, string]>([
  [null, ''],
  [undefined, ''],
  ['', ''],
  [0, '0'],
  [-5, '-5'],
  [1.5, '1.5'],
  [1e21, '1000000000000000000000'],
  [1e-7, '0.0000001'],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
  [true, 'TRUE'],
  [false, 'FALSE'],
  ['a,b;c\td', '"a,b;c\td"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', '"\'=1+1"'],
  ['\u0000=1', '"\'=1"'],
  ['-5', '"-5"'],
  ['1849302746518392344', '"1849302746518392344"'],
])('a cell of %j is %s', (value, expected) => {
  expect(csvCell(value)).toBe(expected);
});

describe('csvPieces', () => {
  interface Row {
    readonly name: string;
    readonly seats: number;
  }
  const columns: ExportColumn<Row>[] = [
    { title: '应用', value: ({ name }) => name },
    { title: '=Seats', value: ({ seats }) => seats },
  ];
  const collect = async (rows: Iterable<Row> | AsyncIterable<Row>) => {
    const pieces: string[] = [];
    for await (const piece of csvPieces(columns, rows)) pieces.push(piece);
    return pieces;
  };

  it('begins with a byte order mark and the titles', async () => {
    expect(await collect([{ name: '@CRM', seats: -5 }])).toEqual([
      '\ufeff"应用","\'=Seats"\r\n"\'@CRM",-5\r\n',
    ]);
    expect(await collect([])).toEqual(['\ufeff"应用","\'=Seats"\r\n']);
  });

  it('comes in pieces, reading no further than it must', async () => {
    let read = 0;
    async function* pages() {
      for (; read < 5000; read++) yield { name: `a${read}`, seats: read };
    }
    const pieces = csvPieces(columns, pages());
    const first = await pieces.next();
    expect(String(first.value).split('\r\n')).toHaveLength(pieceRows + 2);
    expect(read).toBeLessThan(pieceRows + 1);
    await pieces.return();
  });

  it('loses no row between pieces', async () => {
    const rows = Array.from({ length: 2 * pieceRows }, (_, index) => ({ name: `a${index}`, seats: index }));
    const pieces = await collect(rows);
    expect(pieces).toHaveLength(2);
    expect(pieces.join('').split('\r\n')).toHaveLength(2 * pieceRows + 2);
    expect(pieces.join('').endsWith(`"a${2 * pieceRows - 1}",${2 * pieceRows - 1}\r\n`)).toBe(true);
  });
});

it.each([
  ['应用授权', '应用授权 2026-11-20.csv'],
  ['a/b\\c:d*e?"f<g>h|i', 'a b c d e f g h i 2026-11-20.csv'],
  ['../..', 'export 2026-11-20.csv'],
  ['.hidden', 'hidden 2026-11-20.csv'],
  ['', 'export 2026-11-20.csv'],
  ['x\u202egnp.exe', 'x gnp.exe 2026-11-20.csv'],
  ['x'.repeat(300), `${'x'.repeat(80)} 2026-11-20.csv`],
])('names the export of %j', (title, expected) => {
  expect(exportFileName(title, '2026-11-20', 'csv')).toBe(expected);
});
