/** Files of platforms' own kinds that are damaged, hostile or not as the mapping says: each is refused by name. */
import { describe, expect, test } from 'vitest';
import { kestrel, lindqvist, northgate, tianhe } from '../fixtures/licence/mapped/vendors.ts';
import { es256, rs256, sm2 } from './licence/case.ts';
import { readMapped as read } from './licence/mapped.ts';

describe('refused by name', () => {
  const northgateWith = (change: (content: Record<string, never>) => unknown): string => {
    const content = JSON.parse(northgate.write(es256));
    change(content);
    return JSON.stringify(content);
  };
  const xmlWith = (from: string | RegExp, to: string): string => lindqvist.write(rs256).replace(from, to);
  const bomb = `<!DOCTYPE lo:License [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>`;
  const cases: readonly (readonly [string, string, string, object])[] = [
    [
      'an entity bomb',
      xmlWith('<lo:License', `${bomb}<lo:License`),
      'FORMAT_XML',
      { reason: 'documentType' },
    ],
    [
      'a document type',
      xmlWith('<lo:License', '<!DOCTYPE lo:License><lo:License'),
      'FORMAT_XML',
      { reason: 'documentType' },
    ],
    ['an entity that is not there', xmlWith('&amp;', '&b;'), 'FORMAT_XML', { reason: 'entity' }],
    ['XML that is cut off', xmlWith('</lo:License>', ''), 'FORMAT_XML', { reason: 'xmlSyntax' }],
    [
      'XML without end',
      xmlWith('<lo:Modules>', `<lo:Modules>${'<lo:Module>'.repeat(100)}`),
      'FORMAT_XML',
      { reason: 'depth' },
    ],
    ['an attribute twice', xmlWith('number=', 'number="x" number='), 'FORMAT_XML', { reason: 'duplicate' }],
    [
      'a field twice',
      xmlWith('<lo:Seats>', '<lo:Seats>1</lo:Seats><lo:Seats>'),
      'FIELD_INVALID',
      { field: 'lo:Seats', reason: 'duplicate' },
    ],
    [
      'elements where a text is wanted',
      xmlWith('unlimited', '<n>5</n>'),
      'FIELD_INVALID',
      { field: 'lo:Seats', reason: 'notSeats' },
    ],
    [
      'a flag that is no word',
      xmlWith('enabled="no"', 'enabled="maybe"'),
      'FIELD_INVALID',
      {
        field: 'lo:Modules.lo:Module[1].@enabled',
        reason: 'notFlag',
      },
    ],
    [
      'a day in another form',
      xmlWith('31.12.2027', '2027-12-31'),
      'DATE_INVALID',
      {
        field: 'lo:Period.@to',
        reason: 'otherForm',
      },
    ],
    ['a day that there is not', xmlWith('31.12.2027', '31.02.2027'), 'DATE_INVALID', { reason: 'otherForm' }],
    [
      'an end before the start',
      xmlWith('31.12.2027', '31.12.2025'),
      'DATE_INVALID',
      {
        reason: 'endsBeforeStart',
      },
    ],
    [
      '17 levels of modules',
      xmlWith(
        /<lo:Module code="scan".*<\/lo:Module>\n/,
        `${'<lo:Module code="x"><lo:Title>x</lo:Title>'.repeat(16)}${'</lo:Module>'.repeat(16)}`,
      ),
      'FIELD_INVALID',
      { reason: 'tooDeep' },
    ],
    [
      'a property twice',
      kestrel.write(rs256).replace('kestrel.users.max', 'kestrel.valid.to=20991231\nkestrel.users.max'),
      'FIELD_INVALID',
      { field: 'kestrel.valid.to', reason: 'duplicate' },
    ],
    [
      'properties without end',
      kestrel.write(rs256) + Array.from({ length: 10_001 }, (_, index) => `a${index}=1\n`).join(''),
      'TOO_COMPLEX',
      { reason: 'properties' },
    ],
    [
      'a word that is none',
      northgateWith((content) => Reflect.set(content.licence ?? {}, 'seats', { named: 'perhaps', users: 1 })),
      'FIELD_INVALID',
      { field: 'licence.seats.named', reason: 'notFlag' },
    ],
    [
      'half a seat',
      northgateWith((content) => Reflect.set(content.licence ?? {}, 'seats', { named: true, users: 1.5 })),
      'FIELD_INVALID',
      { field: 'licence.seats.users', reason: 'notSeats' },
    ],
    [
      'modules that are no list',
      northgateWith((content) => Reflect.set(content, 'features', { hr: true })),
      'FIELD_INVALID',
      { field: 'features', reason: 'notList' },
    ],
    [
      'sub-modules that are no list',
      northgateWith((content) => Reflect.set(content.features?.[0] ?? {}, 'children', 'many')),
      'FIELD_INVALID',
      { field: 'features[0].children', reason: 'notList' },
    ],
    [
      'a content that is no base64',
      tianhe.write(sm2).replace('<data>', '<data>*'),
      'FORMAT_BASE64',
      { part: 'payload' },
    ],
    [
      'a content that is not there',
      tianhe.write(sm2).replaceAll('data>', 'dota>'),
      'FIELD_INVALID',
      { field: 'data', reason: 'missing' },
    ],
    [
      'a content that is no XML',
      tianhe.write(sm2).replace(/<data>.*<\/data>/, '<data>aGVsbG8=</data>'),
      'FORMAT_XML',
      { part: 'payload' },
    ],
  ];
  test.each(cases)('%s', async (_, file, state, params) => {
    const reading = await read(file);
    const [first] = reading.findings.filter((found) => found.state === state);
    expect(first?.params).toMatchObject(params);
    expect(reading).toMatchObject({ verified: false, readable: false, licence: null });
  });

  /** 16 MiB of one thing: what notes each place of it does not fit into the memory that a file is given. */
  const length = 16 * 1024 * 1024 - 200;
  test.each([
    ['line breaks', `<lo:License number="1">${'\r'.repeat(length)}</lo:License>`, 'ALG_UNSUPPORTED'],
    ['tabs', `<lo:License number="1" x="${'\t'.repeat(length)}"/>`, 'ALG_UNSUPPORTED'],
    ['words', `kestrel.licence.id=1\nkestrel.modules=${'a,'.repeat(length / 2)}\n`, 'FIELD_INVALID'],
    ['spaced base64', `<licence><data>${'a '.repeat(length / 2)}</data></licence>`, 'FORMAT_ENCODING'],
  ])('%s without end', async (_, file, state) => {
    expect(await read(file)).toMatchObject({ state, verified: false });
  });

  test('parts without end', async () => {
    const file = xmlWith('<lo:Modules>', `<lo:Modules>${'<lo:Module/>'.repeat(1_000_000)}`);
    expect(await read(file)).toMatchObject({ state: 'TOO_COMPLEX', readable: false });
  });
});
