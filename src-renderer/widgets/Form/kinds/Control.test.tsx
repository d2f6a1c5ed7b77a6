import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '#data/read.ts';
import { loadLanguage } from '#data/text.ts';
import type { AnyRow } from '#shared/rules/common/fields/field.ts';
import type { PictureRule } from '#shared/rules/common/pictures/picture-rule.ts';
import { Control } from './Control.tsx';

vi.hoisted(() => {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = (() => media) as never;
  class Watch {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', Watch);
});
beforeAll(() => loadLanguage('en-US'));
afterEach(cleanup);

const label = 'common.save';
const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((value) => ({ value, label }) as const);
const picture: PictureRule = {
  types: ['image/png'],
  bytes: 9,
  result: { type: 'image/png', width: 200, height: 60 },
};
const picked = { menuCode: 'appManage', most: 3 };

it.each<[string, AnyRow<object>, unknown, string, RegExp]>([
  ['a choice of many', { kind: 'choice', label, options: many }, 'a', 'combobox', /Segment/],
  ['a choice of few', { kind: 'choice', label, options: many.slice(0, 2) }, 'a', 'radio', /Save/],
  ['a span of days', { kind: 'dateRange', label }, { from: '2026-03-01', to: null }, 'textbox', /From/],
  ['a colour', { kind: 'colour', label }, '#3b5bdb', 'button', /Segment: #3b5bdb/],
  ['a font', { kind: 'font', label, families: ['serif'] }, 'serif', 'combobox', /Segment: serif/],
  ['people', { kind: 'people', label, ...picked }, [], 'group', /Segment/],
  ['departments', { kind: 'departments', label, ...picked }, [], 'group', /Segment/],
  ['shares', { kind: 'shares', label, ...picked }, [], 'button', /Share with: Segment/],
  ['a picture', { kind: 'image', label, picture }, '', 'button', /Segment/],
  ['code', { kind: 'code', label, language: 'css', most: 9 }, 'a {}', 'textbox', /Segment/],
])('%s has its control, by its name', async (_what, row, value, role, name) => {
  render(
    <QueryClientProvider client={queryClient}>
      <Control
        row={row}
        value={value}
        values={{}}
        name="segment"
        label="Segment"
        required={false}
        readOnly={false}
        onChange={() => undefined}
        onLeave={() => undefined}
        onPending={() => undefined}
      />
    </QueryClientProvider>,
  );
  expect((await screen.findAllByRole(role, { name }, { timeout: 15_000 })).length).toBeGreaterThan(0);
});
