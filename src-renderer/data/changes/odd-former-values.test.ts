import { expect, it } from 'vitest';
import { segments } from '#shared/api/network/segments.ts';
import { updateBackTitles } from '#shared/api/themes/settings.ts';
import { backThemes } from '#shared/api/themes/standard.ts';
import { loadOddAnswers } from '../odd-answers-loader.ts';
import { restoresStandIn } from './odd-former-values.ts';

const position = (path: readonly PropertyKey[], isEntry = false) => ({
  path,
  raw: 'odd',
  problem: 'a text',
  standIns: [''],
  ...(isEntry && { entries: { whole: ['odd'], at: [0] } }),
});

it('tells a way back that holds a stand-in, of this record and this field alone', async () => {
  const { oddValuesOfServer } = await loadOddAnswers();
  const data = { result: [{ id: '18', name: '', rule: { kind: '' }, days: [] }] };
  oddValuesOfServer('here').note({ id: 'segments.query' }, {}, data, [
    position(['result', 0, 'name']),
    position(['result', 0, 'rule', 'kind']),
    position(['result', 0, 'days'], true),
  ]);
  const change = { endpoint: segments.update, input: {} };
  const edit = { from: 'new', to: '' };
  const isLost = (id: string, name: string, mark = 'here') =>
    restoresStandIn(
      { ...change, restores: { kind: 'segment', place: { id }, edits: { [name]: edit } } },
      mark,
    );
  expect(['name', 'rule', 'days', 'note'].map((name) => isLost('18', name))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isLost('19', 'name')).toBe(false);
  expect(isLost('18', 'name', 'elsewhere')).toBe(false);
});

it('tells it also of a field that the form calls otherwise than the call', async () => {
  const { oddValuesOfServer } = await loadOddAnswers();
  oddValuesOfServer('here').note(backThemes.query, {}, { datas: [{ id: '88', titleShowWay: 'odd' }] }, [
    { ...position(['datas', 0, 'titleShowWay']), standIns: [[]] },
  ]);
  const isLost = (titleShowWay: readonly object[]) =>
    restoresStandIn(
      {
        endpoint: updateBackTitles,
        input: { topicId: '88', titleShowWay },
        restores: { kind: 'themeTitles', place: { id: '88' }, edits: { titles: { from: ['x'], to: [] } } },
      },
      'here',
    );
  expect(isLost([{ id: 'appTitle', selected: true }])).toBe(true);
  expect(isLost([])).toBe(false);
});
