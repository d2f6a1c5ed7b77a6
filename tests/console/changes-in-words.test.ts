// @vitest-environment jsdom
/**
 * Every kind of record × values of every odd kind, in the words of the tray's review, the journal, the terminal and the
 * HTML report: no key of a text, no `undefined`, no `[object Object]`, no JSON, no id where a name is known.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  changeFieldLabel,
  changeHeadline,
  fieldLines,
  changeValueText as terminalText,
} from '../../src-main/cli/change-set/change-text.ts';
import { loadAllWords } from '../../src-main/cli/text/all-words.ts';
import { exactNumberOf } from '../../src-shared/kit/exact-number.ts';
import { changeTitleOf } from '../../src-shared/rules/changes/inverse.ts';
import { objectText } from '../../src-shared/rules/changes/object-name.ts';
import { writes } from '../../src-shared/rules/changes/writes.ts';
import type { AnyRecord } from '../../src-shared/rules/records/records.ts';
import { recordById } from '../../src-shared/rules/records/records.ts';
import { texts } from '../../src-shared/text/tables/en-US/index.ts';
import { languages } from '../../src-shared/text/types.ts';
import { long } from '../support/test-amount.ts';

vi.mock('../../src-renderer/data/bridge.ts', () => ({ bridge: {} }));
const { loadLanguage, translate } = await import('../../src-renderer/data/text.ts');
const { labelOf, valueText } = await import('../../src-renderer/data/records/record-text.ts');
const { changeText, changeTitleText } = await import('../../src-renderer/screens/changes/change-words.ts');
const { entryTitleText: journalTitle } = await import('../../src-renderer/widgets/Journal/journal-text.ts');

const kinds = [
  ...new Set(
    Object.values(writes).flatMap((facts) =>
      'records' in facts ? facts.records : 'decides' in facts ? [facts.decides] : [],
    ),
  ),
];

const odd: readonly (readonly [what: string, value: unknown])[] = [
  ['null', null],
  ['nothing', undefined],
  ['an empty text', ''],
  ['an unknown word', 'evil'],
  ['a known word and an unknown one', ['popup', 'evil']],
  ['an id of 19 digits', '1234567890123456789'],
  ['a number of 19 digits', exactNumberOf('1234567890123456789')],
  ['a list of ids', ['U20001', 'U20002']],
  ['an empty list', []],
  ['an object', { name: 'Depot', id: 'X1', inner: { deep: ['a', { b: true }] } }],
  ['an empty object', {}],
  ['rows', [{ id: 'R1', segmentName: 'Depot', ipStart: '10.0.0.1' }, { id: 'R2' }, null, 7]],
  ['shares', [{ kind: 'user', id: 'U20001', exclude: true, below: false }, { kind: 'evil' }, 'x']],
  ['days', { from: '2026-12-13', to: '2026-12-20' }],
  ['an open day', { from: null, to: '0000-00-00' }],
  ['no day', '0000-00-00'],
  ['a time in milliseconds', 1_795_896_083_992],
  ['yes', true],
  ['no', false],
  ['a number', -1.5],
  ['a very long text', 'x'.repeat(5000)],
];

const wrong = [/undefined/, /\bNaN\b/, /\[object /, /[{}]/, /\["/, /\bnull\b/];
/** Words put together by points, of which the first is an area of the texts: `reminders.workreport.change.week`. */
const keys = new RegExp(`\\b(${Object.keys(texts).join('|')})(\\.\\w+)+`);
function expectWords(text: string) {
  for (const one of wrong) expect(text).not.toMatch(one);
  expect(text).not.toMatch(keys);
}

/** The fields of a kind, and one that it does not have. */
const namesOf = (kind: AnyRecord): readonly string[] => [
  ...new Set([
    ...Object.keys(kind.fields ?? {}),
    ...(kind.html ?? []),
    ...(kind.countedFields ?? []),
    ...(kind.shares ?? []),
    ...Object.keys(kind.rows ?? {}),
    'on',
    'there',
    'name',
    'odd',
  ]),
];

/** Every kind in one language, by turns; in a long run in each. */
describe.each(languages.map((language, turn) => [language, turn] as const))('%s', (language, turn) => {
  let all: Awaited<ReturnType<typeof loadAllWords>>;
  beforeAll(async () => {
    document.documentElement.lang = language;
    await loadLanguage(language);
    all = await loadAllWords(language);
  });

  it.each(kinds.filter((_, at) => long || at % languages.length === turn))('%s', async (id) => {
    const kind = (await recordById(id)) ?? expect.unreachable(id);
    for (const name of namesOf(kind)) {
      for (const locator of [{}, { id: 'X1' }, null]) {
        expectWords(labelOf<unknown, Record<string, unknown>>(kind, name, locator));
        expectWords(changeFieldLabel(kind, name, { place: locator }, language, all));
      }
      for (const [what, value] of odd) {
        const said = `${name}: ${what}`;
        for (const text of [
          valueText<Record<string, unknown>>(kind, name, value),
          terminalText(kind, name, value, language, all),
        ]) {
          expect(text, said).not.toBe('');
          expectWords(text);
        }
        const change = { kind: id, place: {}, edits: { [name]: { from: value, to: 'other' } } };
        expectWords(await fieldLines(change, change.edits, { language } as never, all));
        const whole = { ...change, title: '', touches: [], path: '' };
        expectWords(changeText(whole, new Map([[id, kind]]), translate));
        expectWords(objectText(whole));
        const title = changeTitleOf(kind, change.edits, change.place);
        expectWords(changeTitleText({ title }));
        expectWords(journalTitle(title));
        expectWords(changeHeadline({ ...whole, title }, [], all));
      }
    }
  });
});
