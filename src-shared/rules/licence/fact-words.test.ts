import { expect, test } from 'vitest';
import { licence } from '../../text/tables/licence.ts';
import { licenceBoard } from '../../text/tables/licence-board.ts';
import { attentions } from './board/attention.ts';
import { attentionTone, changeTones, type FactTone, useTones, verdictTone } from './fact-tones.ts';
import type { LicenceState } from './states.ts';

const languages = [
  { name: 'en-US', text: licence['en-US'], board: licenceBoard['en-US'] },
  { name: 'zh-CN', text: licence['zh-CN'], board: licenceBoard['zh-CN'] },
];

test.each(languages)('one fact has one word in $name', ({ text: { state }, board }) => {
  expect(board.attention).toMatchObject({
    tampered: state.SIGNATURE_INVALID,
    sample: state.SAMPLE_KEY,
    expired: state.EXPIRED,
    fileEnded: state.FILE_ENDED,
    clock: state.CLOCK_SUSPECT,
    notYet: state.NOT_YET_VALID,
    fine: state.VALID,
    unverified: board.verdict.unverified,
    unreadable: board.verdict.unreadable,
  });
  expect(board.verdict.valid).toBe(state.VALID);
});

test.each<[LicenceState | 'READ_BY_SERVER', boolean, boolean, FactTone]>([
  ['VALID', true, false, 'success'],
  ['VALID', true, true, 'warning'],
  ['READ_BY_SERVER', true, false, 'warning'],
  ['UNSIGNED', true, false, 'warning'],
  ['KEY_UNKNOWN', true, false, 'warning'],
  ['NOT_YET_VALID', true, false, 'warning'],
  ['CLOCK_SUSPECT', true, false, 'warning'],
  ['EXPIRED', true, true, 'danger'],
  ['KEY_REVOKED', true, false, 'danger'],
  ['SIGNATURE_INVALID', true, false, 'danger'],
  ['UNSIGNED', false, false, 'danger'],
])('%s, readable %s, sample key %s: %s', (state, readable, sample, tone) => {
  expect(verdictTone({ state, readable, signature: { sample } })).toBe(tone);
});

test('a line of the board has the tone of its verdict, and of its last day where that is near', () => {
  const tones = attentions.map((attention) =>
    attentionTone({ attention, summary: { state: 'VALID', readable: true, signature: null } }),
  );
  expect(Object.fromEntries(attentions.map((one, index) => [one, tones[index]]))).toMatchObject({
    within30: 'warning',
    within60: 'warning',
    within90: 'info',
    fine: 'success',
  });
  const bad = { state: 'EXPIRED', readable: true, signature: null } as const;
  expect(attentionTone({ attention: 'expired', summary: bad })).toBe('danger');
});

test('losses and shortages never have the tone of gains', () => {
  expect(changeTones).toMatchObject({ loss: 'danger', less: 'warning', gain: 'success' });
  expect(useTones).toMatchObject({ over: 'danger', tight: 'warning', fine: 'success' });
});
