import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { searchConfig } from '#shared/api/condition-config/condition-config.ts';
import {
  buildSearchForm,
  chipText,
  type SearchValues,
  searchFields,
  toConditions,
} from './condition-form.ts';

const config = z.decode(searchConfig, {
  conditionId: 77,
  data: { name: '', state: 'normal', seats: [10, 20], active: true, never: null },
  items: {
    name: { itemType: 'INPUT', required: false },
    state: {
      itemType: 'SELECT',
      options: [
        { id: 'normal', content: 'Normal' },
        { id: 'free', content: 'Free' },
      ],
    },
    tags: { itemType: 'CheckBox', options: [{ id: 1, content: 'One' }] },
    owner: { itemType: 'BROWSER', multiple: true },
    seats: { itemType: 'SCOPE' },
    expires: { itemType: 'RANGEPICKER' },
    active: { itemType: 'SWITCH' },
    secret: { itemType: 'INPUT' },
    odd: { itemType: 'HOLOGRAM' },
    loose: { itemType: 'INPUT' },
  },
  layout: [
    [
      { id: 'name', label: 'Name', groupId: 'g1' },
      { id: 'state', label: 'State', groupId: 'g1', items: ['state'] },
    ],
    [{ id: 'pair', label: 'Pair', groupId: 'g2', items: ['seats', 'expires'] }],
    [
      { id: 'tags', label: '', groupId: 'g1' },
      { id: 'secret', label: 'Secret', groupId: 'g1', hide: true },
      { id: 'ghost', label: 'Ghost', groupId: 'g1' },
    ],
    [{ id: 'owner', label: 'Owner', groupId: 'g2' }],
    [{ id: 'active', label: 'Active', groupId: 'g2' }],
    [{ id: 'odd', label: 'Odd', groupId: 'g2' }],
    [{ id: 'loose', label: 'Loose', groupId: 'gone' }],
    [{ id: 'name', label: 'Hidden group', groupId: 'g3' }],
  ],
  groups: [
    { id: 'g1', title: 'Common' },
    { id: 'g2', title: 'More', visible: true },
    { id: 'g3', title: 'Hidden', visible: false },
    { id: 'g4', title: 'Empty' },
  ],
});
const form = buildSearchForm(config);

describe('buildSearchForm', () => {
  it('lays the fields out as the config says', () => {
    expect(
      form.groups.map(({ title, rows }) => [title, rows.map((row) => row.map(({ label }) => label))]),
    ).toEqual([
      ['Common', [['Name', 'State'], ['tags']]],
      ['More', [['Pair', 'Pair'], ['Owner'], ['Active']]],
      ['', [['Loose']]],
    ]);
  });

  it('knows what each field is', () => {
    expect(searchFields(form).map(({ key, kind, multiple }) => [key, kind, multiple])).toEqual([
      ['name', 'text', false],
      ['state', 'select', false],
      ['tags', 'select', true],
      ['seats', 'number', false],
      ['expires', 'date', false],
      ['owner', 'people', true],
      ['active', 'switch', false],
      ['loose', 'text', false],
    ]);
  });

  it('begins with the config’s values and names what it can’t show', () => {
    expect(form.initial).toEqual({ state: ['normal'], seats: ['10', '20'], active: ['1'] });
    expect(form.unsupported).toEqual(['odd']);
    expect(form.conditionId).toBe('77');
  });
});

describe('toConditions', () => {
  it.each<[string, SearchValues, unknown[]]>([
    ['nothing', {}, []],
    ['blanks', { name: [' '], state: [], seats: ['', ' '] }, []],
    ['text', { name: [' crm '] }, [{ field: 'name', operator: 'contains', value: ['crm'] }]],
    ['one option', { state: ['free'] }, [{ field: 'state', operator: 'equals', value: ['free'] }]],
    ['several options', { tags: ['1', '2'] }, [{ field: 'tags', operator: 'in', value: ['1', '2'] }]],
    ['people', { owner: ['7'] }, [{ field: 'owner', operator: 'in', value: ['7'] }]],
    ['a range', { seats: ['5', '50'] }, [{ field: 'seats', operator: 'between', value: ['5', '50'] }]],
    [
      'a range upside down',
      { seats: ['50', '5'] },
      [{ field: 'seats', operator: 'between', value: ['5', '50'] }],
    ],
    ['an open end', { seats: ['5', ''] }, [{ field: 'seats', operator: 'atLeast', value: ['5'] }]],
    ['an open start', { seats: ['', '50'] }, [{ field: 'seats', operator: 'atMost', value: ['50'] }]],
    ['no number', { seats: ['x', '50'] }, [{ field: 'seats', operator: 'atMost', value: ['50'] }]],
    [
      'days',
      { expires: ['2027-02-01', '2027-01-01'] },
      [{ field: 'expires', operator: 'between', value: ['2027-01-01', '2027-02-01'] }],
    ],
    ['a switch', { active: ['1'] }, [{ field: 'active', operator: 'equals', value: ['1'] }]],
    ['a field that the form does not have', { secret: ['x'], odd: ['y'], toString: ['z'] }, []],
    [
      'several, in the order of the form',
      { active: ['1'], name: ['a'] },
      [
        { field: 'name', operator: 'contains', value: ['a'] },
        { field: 'active', operator: 'equals', value: ['1'] },
      ],
    ],
  ])('%s', (_, values, expected) => {
    expect(toConditions(form, values)).toEqual(expected);
  });

  it.each([
    ['state', ['free'], 'Free'],
    ['tags', ['1', '9'], 'One, 9'],
    ['seats', ['5', '50'], '5–50'],
    ['seats', ['5', ''], '≥ 5'],
    ['seats', ['', '50'], '≤ 50'],
  ])('says %s %j as %j', (key, value, expected) => {
    const [condition] = toConditions(form, { [key]: value });
    const field = searchFields(form).find((each) => each.key === key);
    if (!condition || !field) throw new Error('no such field');
    expect(chipText(field, condition, 'en-US')).toBe(expected);
    expect(chipText(field, condition, 'zh-CN')).toBe(expected.replace(', ', '、'));
  });
});
