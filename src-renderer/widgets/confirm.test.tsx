import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { until } from '#shared/testing/until.ts';
import { aProfile } from '#state/testing/profile.ts';
import type { ConfirmQuestion } from './confirm.tsx';

let widget: typeof import('./confirm.tsx');
let setEnvironment: (environment: ServerProfile['environment']) => void;

beforeAll(async () => {
  const { loadLanguage } = await import('#data/text.ts');
  await loadLanguage('en-US');
  widget = await import('./confirm.tsx');
  const { programAtom } = await import('#state/program.ts');
  const { getDefaultStore } = await import('jotai');
  setEnvironment = (environment) => {
    const profile = aProfile({ id: 'a', environment });
    const program = { facts: {}, settings: {}, servers: { active: 'a', locked: false, profiles: [profile] } };
    getDefaultStore().set(programAtom, program as never);
  };
});
beforeEach(() => {
  render(<widget.ConfirmHost />);
});

const action = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete', hidden: true });

it.each<[ServerProfile['environment'], Partial<ConfirmQuestion>, boolean]>([
  ['production', { danger: true }, true],
  ['production', {}, false],
  ['production', { danger: true, here: true }, false],
  ['production', { danger: true, inform: true }, false],
  ['staging', { danger: true }, false],
  ['sandbox', { danger: true }, false],
  ['staging', { typed: 'A word' }, true],
])('on %s, %o has to be typed: %s', async (environment, question, typed) => {
  setEnvironment(environment);
  void widget.confirm({ title: 'Delete it?', action: 'Delete', ...question });
  await screen.findByRole('alertdialog', { hidden: true });
  expect(screen.queryAllByRole('textbox', { hidden: true })).toHaveLength(typed ? 1 : 0);
  expect(action().disabled).toBe(typed);
});

it('is done when the name of the production server is typed, and not before', async () => {
  setEnvironment('production');
  let answer: boolean | null = null;
  void widget.confirm({ title: 'Delete it?', action: 'Delete', danger: true }).then((yes) => {
    answer = yes;
  });
  const field = await screen.findByRole('textbox', { hidden: true });
  expect(screen.getByText(/production server.*“Head office”/)).toBeTruthy();
  fireEvent.change(field, { target: { value: 'head office' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect([action().disabled, answer]).toEqual([true, null]);
  fireEvent.change(field, { target: { value: ' Head office ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await until(() => answer !== null);
  expect(answer).toBe(true);
});

it('goes by itself once it has no object, and the next one is asked', async () => {
  setEnvironment('sandbox');
  const { promise, resolve } = Promise.withResolvers<true>();
  const first = widget.confirm({ title: 'Leave without saving?' }, promise);
  void widget.confirm({ title: 'Delete it?', action: 'Delete' });
  await screen.findByRole('alertdialog', { hidden: true, name: 'Leave without saving?' });
  resolve(true);
  expect(await first).toBe(true);
  await screen.findByRole('alertdialog', { hidden: true, name: 'Delete it?' });
});

it('goes, unanswered, when the user goes back; what waits behind it too', async () => {
  setEnvironment('sandbox');
  const first = widget.confirm({ title: 'Roll it back?' });
  const second = widget.confirm({ title: 'Delete it?', action: 'Delete' });
  await screen.findByRole('alertdialog', { hidden: true, name: 'Roll it back?' });
  const { wentThroughHistory } = await import('#state/last-addresses.ts');
  act(() => wentThroughHistory.emit());
  expect([await first, await second]).toEqual([false, false]);
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
});

it('another way of saying yes takes the word as well, and is told of before the answer', async () => {
  setEnvironment('staging');
  const came: unknown[] = [];
  const other = { action: 'For a while', onChoose: () => came.push('chosen') };
  void widget.confirm({ title: 'Delete it?', typed: 'A word', other }).then((yes) => came.push(yes));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'For a while', hidden: true });
  expect(button.disabled).toBe(true);
  fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: 'A word' } });
  fireEvent.click(button);
  await until(() => came.length === 2);
  expect(came).toEqual(['chosen', true]);
});
