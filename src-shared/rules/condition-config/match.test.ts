import { expect, it } from 'vitest';
import type { Connection, SearchCondition } from '../../api/condition-config/condition-config.ts';
import { matchesConditions } from './match.ts';

const row: Record<string, readonly string[]> = {
  name: ['CRM settings'],
  state: ['free'],
  owners: ['7', '9'],
  seats: ['100'],
  expires: ['2027-01-31'],
};
const is = (field: string, operator: SearchCondition['operator'], ...value: string[]): SearchCondition => ({
  field,
  operator,
  value,
});

it.each<[SearchCondition[], Connection, boolean]>([
  [[], 'and', true],
  [[], 'or', true],
  [[is('name', 'contains', 'crm')], 'and', true],
  [[is('name', 'contains', 'okr')], 'and', false],
  [[is('state', 'equals', 'fre')], 'and', false],
  [[is('owners', 'in', '9', '11')], 'and', true],
  [[is('owners', 'equals', '8')], 'and', false],
  [[is('seats', 'between', '20', '100')], 'and', true],
  [[is('seats', 'between', '101', '200')], 'and', false],
  [[is('seats', 'atLeast', '9007199254740993')], 'and', false],
  [[is('seats', 'atLeast', '99.5')], 'and', true],
  [[is('seats', 'atMost', '20')], 'and', false],
  [[is('expires', 'between', '2027-01-01', '2027-01-31')], 'and', true],
  [[is('expires', 'atLeast', '2027-02-01')], 'and', false],
  [[is('nothing', 'contains', '')], 'and', false],
  [[is('state', 'equals', 'free'), is('name', 'contains', 'okr')], 'and', false],
  [[is('state', 'equals', 'free'), is('name', 'contains', 'okr')], 'or', true],
])('%j joined by %s: %s', (conditions, connection, expected) => {
  expect(matchesConditions((field) => row[field] ?? [], conditions, connection)).toBe(expected);
});
