import { describe, expect, it } from 'vitest';
import type { Share } from '../shares/share.ts';
import { checkFields, isEmpty } from './check-fields.ts';
import type { DayRange, Fields, Option } from './field.ts';

interface Segment {
  readonly name: string;
  readonly note: string;
  readonly share: number | null;
  readonly kind: 'office' | 'branch';
  readonly days: DayRange;
  readonly colour: string;
  readonly font: string;
  readonly veil: string;
  readonly typeface: string;
  readonly people: readonly string[];
  readonly shares: readonly Share[];
  readonly modes: readonly ('popup' | 'sms')[];
  readonly css: string;
  readonly text: string;
  readonly on: boolean;
}
const offered: readonly Option<'office' | 'branch', Segment>[] = [
  { value: 'office', label: 'common.save', when: ({ note }) => note !== 'far' },
  { value: 'branch', label: 'common.save', disabled: ({ on }) => on },
];
const fields: Fields<Segment> = {
  name: {
    kind: 'text',
    label: 'common.save',
    most: 5,
    required: true,
    check: (name) => (name === 'root' ? { key: 'common.form.colour' } : null),
  },
  note: { kind: 'text', label: 'common.save', most: 4, lines: 3 },
  share: { kind: 'number', label: 'common.save', least: 0, most: 100, digits: 1, control: 'share-of-it' },
  kind: { kind: 'choice', label: 'common.save', options: offered },
  days: { kind: 'dateRange', label: 'common.save' },
  colour: { kind: 'colour', label: 'common.save', when: ({ on }) => on },
  font: { kind: 'font', label: 'common.save', families: ['serif'] },
  veil: { kind: 'colour', label: 'common.save', alpha: true },
  typeface: { kind: 'font', label: 'common.save', families: 'platform' },
  people: { kind: 'people', label: 'common.save', menuCode: 'm', most: 2 },
  shares: { kind: 'shares', label: 'common.save', menuCode: 'm', most: 2 },
  modes: {
    kind: 'choices',
    label: 'common.save',
    required: ({ on }) => on,
    options: [
      { value: 'popup', label: 'common.save' },
      { value: 'sms', label: 'common.save' },
    ],
  },
  css: { kind: 'code', label: 'common.save', language: 'css', most: 6 },
  text: { kind: 'richText', label: 'common.save', most: 3 },
  on: { kind: 'switch', label: 'common.save' },
};

const user = (id: string, exclude = false): Share => ({ kind: 'user', id, exclude, below: false });
const good: Segment = {
  name: 'one',
  note: '',
  share: 12.5,
  kind: 'office',
  days: { from: '2026-03-01', to: '2026-03-01' },
  colour: '#3B5bdb',
  font: '',
  veil: '#00000016',
  typeface: 'Microsoft YaHei',
  people: ['a', 'b'],
  shares: [user('a'), user('b')],
  modes: ['popup'],
  css: 'a {\n}',
  text: '<p title="a long one">a&amp;b</p>',
  on: true,
};

describe('checkFields', () => {
  it('has nothing to say of what is right', () => expect(checkFields(fields, good)).toEqual([]));

  it.each<[string, Partial<Segment>, string, string]>([
    ['missing', { name: '  ' }, 'name', 'common.form.required'],
    ['too long', { name: 'longer' }, 'name', 'record.limit.over'],
    ['counted as people count', { name: '😀😀😀😀😀😀' }, 'name', 'record.limit.over'],
    ['hidden characters', { name: 'a\u202eb' }, 'name', 'tenantEdit.hidden'],
    ['its own rule', { name: ' root ' }, 'name', 'common.form.colour'],
    ['out of range', { share: 100.1 }, 'share-of-it', 'common.form.number'],
    ['too exact', { share: 1.25 }, 'share-of-it', 'common.form.number'],
    ['no number', { share: Number.NaN }, 'share-of-it', 'common.form.number'],
    ['not offered', { kind: 'moon' as 'office' }, 'kind', 'common.form.notOffered'],
    ['not offered among these values', { note: 'far' }, 'kind', 'common.form.notOffered'],
    ['seen, and not to be chosen', { kind: 'branch' }, 'kind', 'common.form.notOffered'],
    ['one of several not offered', { modes: ['popup', 'x' as 'sms'] }, 'modes', 'common.form.notOffered'],
    ['nothing chosen', { modes: [] }, 'modes', 'common.form.required'],
    [
      'days the wrong way round',
      { days: { from: '2026-03-02', to: '2026-03-01' } },
      'days',
      'common.form.daysReversed',
    ],
    ['no colour', { colour: 'red' }, 'colour', 'common.form.colour'],
    ['a colour with opacity where there is none', { colour: '#3b5bdb80' }, 'colour', 'common.form.colour'],
    ['half an opacity', { veil: '#0000001' }, 'veil', 'common.form.colourAlpha'],
    ['no name of a font', { typeface: 'x;} body{' }, 'typeface', 'common.form.notOffered'],
    ['a font of another script', { typeface: '微软雅黑, "PingFang SC"' }, '', ''],
    ['no such font', { font: 'Comic' }, 'font', 'common.form.notOffered'],
    ['too many people', { people: ['a', 'b', 'c'] }, 'people', 'common.form.tooMany'],
    ['too many shares', { shares: ['a', 'b', 'c'].map((id) => user(id)) }, 'shares', 'common.form.tooMany'],
    ['shared with nobody', { shares: [user('a', true)] }, 'shares', 'shares.problem.nobody'],
    ['long code', { css: 'a { } ' }, '', ''],
    ['longer code', { css: 'a { }  b' }, 'css', 'record.limit.over'],
    ['long rich text', { text: '<p>a&nbsp;bc</p>' }, 'text', 'record.limit.over'],
  ])('%s', (_what, change, name, key) => {
    const found = checkFields(fields, { ...good, ...change });
    expect(found.map((problem) => [problem.name, problem.message.key])).toEqual(name ? [[name, key]] : []);
  });

  it('a missing value comes first, and each field has one problem', () => {
    const found = checkFields(fields, { ...good, note: 'longer', name: '', modes: [], share: -1 });
    expect(found.map(({ name }) => name)).toEqual(['name', 'modes', 'note', 'share-of-it']);
  });

  it('a field that is not asked for is not checked', () => {
    expect(checkFields(fields, { ...good, on: false, colour: 'red', modes: [] })).toEqual([]);
  });

  it('an unchanged field is checked only if its value is missing', () => {
    const stored = { ...good, note: 'much longer', share: 200 };
    expect(checkFields(fields, { ...stored, note: 'much longer ' }, stored)).toEqual([]);
    expect(checkFields(fields, { ...stored, share: 300 }, stored)).toHaveLength(1);
    expect(checkFields(fields, { ...stored, name: '' }, { ...stored, name: '' })).toHaveLength(1);
  });
});

it.each([
  ['', true],
  [' \n', true],
  [null, true],
  [undefined, true],
  [[], true],
  [{ from: null, to: null }, true],
  [0, false],
  [false, false],
  [{ from: null, to: '2026-01-01' }, false],
  [{}, false],
])('isEmpty %j is %s', (value, empty) => expect(isEmpty(value)).toBe(empty));
