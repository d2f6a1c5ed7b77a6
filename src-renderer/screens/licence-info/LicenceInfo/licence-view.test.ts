import { describe, expect, it } from 'vitest';
import type { Translate } from '#data/text.ts';
import type { SeatFigure } from '#shared/rules/licence-info/figures.ts';
import { ruleMessage } from '#shared/text/rule-message.ts';
import { seatView } from './licence-view.ts';

const words = {
  t: ((key, params) => ruleMessage('en-US', { key, ...(params ? { params } : {}) })) as Translate,
  formatNumber: (value: number) => value.toLocaleString('en-US'),
};
const figure = (parts: Partial<SeatFigure>): SeatFigure => ({
  terminal: 'pc',
  registered: 100,
  total: 1500,
  warning: false,
  ...parts,
});

describe('seatView', () => {
  it.each<[string, Partial<SeatFigure>, object]>([
    ['registered of authorised', {}, { value: '100', of: '1,500', tone: 'normal', remark: '1,400 left' }],
    [
      'near the limit',
      { registered: 1400, warning: true },
      { tone: 'warning', remark: '100 left · near the limit' },
    ],
    ['full', { registered: 1500 }, { remark: 'all in use', bar: 100 }],
    ['over', { registered: 1502 }, { tone: 'danger', remark: '2 over the limit', bar: 100 }],
    ['unlimited', { total: 'unlimited' }, { of: 'unlimited', bar: null, remark: 'unlimited' }],
    ['not stated', { total: null }, { of: 'not stated', bar: null }],
    [
      'no seats at all',
      { registered: 0, total: 0, warning: true },
      { bar: 0, tone: 'normal', remark: 'none authorised' },
    ],
    ['a million', { total: 1_000_000 }, { of: '1,000,000', remark: '999,900 left' }],
  ])('%s', (_, parts, view) => {
    expect(seatView(figure(parts), 'registered', words)).toMatchObject(view);
  });

  it('shows the total where concurrent users are counted', () => {
    const view = seatView(figure({ registered: null, total: 3000 }), 'concurrent', words);
    expect(view).toMatchObject({
      value: '3,000',
      of: '',
      bar: null,
      remark: '3,000 concurrent users at most',
    });
  });
});
