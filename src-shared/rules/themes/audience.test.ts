import { expect, it } from 'vitest';
import type { ShareKind } from '../common/shares/share.ts';
import { isAmong } from './audience.ts';

const person = { id: 'U1', departments: ['D3', 'D2', 'D1'], others: ['G1'] };
const share = (kind: ShareKind, id = '', more: { exclude?: true; below?: true } = {}) => ({
  kind,
  id,
  exclude: false,
  below: false,
  ...more,
});

it.each([
  ['nobody named', [], true],
  ['everybody', [share('all')], true],
  ['all external people', [share('allExternal')], false],
  ['the person', [share('user', 'U1')], true],
  ['somebody else', [share('user', 'U2')], false],
  ['their department', [share('department', 'D3')], true],
  ['the one above, alone', [share('department', 'D2')], false],
  ['the one above, with what is below', [share('department', 'D2', { below: true })], true],
  ['their group', [share('group', 'G1')], true],
  ['another group', [share('position', 'G2')], false],
  ['all but them', [share('all'), share('user', 'U1', { exclude: true })], false],
  ['only others left out', [share('user', 'U2', { exclude: true })], true],
  ['only they left out', [share('user', 'U1', { exclude: true })], false],
  ['left out wins', [share('user', 'U1'), share('department', 'D1', { exclude: true, below: true })], false],
])('%s: %s', (_, shares, among) => {
  expect(isAmong(shares, person)).toBe(among);
});
