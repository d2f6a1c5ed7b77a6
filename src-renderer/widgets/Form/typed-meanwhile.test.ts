/** Input and further presses of *Save* during a save: no input is lost, and nothing is sent twice. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import { until } from '#shared/testing/until.ts';
import { type FormPlan, useForm } from './use-form.ts';

interface Segment {
  readonly name: string;
  readonly share: number | null;
}
const fields: Fields<Segment> = {
  name: { kind: 'text', label: 'tenant.field.tenantName', most: 8 },
  share: { kind: 'number', label: 'tenant.field.contact', least: 0, most: 9 },
};
const stored: Segment = { name: 'office', share: 1 };
const send = vi.fn();

type Plan = Partial<FormPlan<Segment>>;
const open = (plan: Plan = {}) =>
  renderHook(
    (more: Plan) =>
      useForm<Segment>({ name: 'segment/1', stored, fields, change: { send }, ...plan, ...more }),
    { initialProps: {} },
  );

beforeAll(() => loadLanguage('en-US'));
beforeEach(() => {
  sessionStorage.clear();
  send.mockReset().mockResolvedValue('saved');
});
afterEach(cleanup);

const sent = async (plan: Plan = {}) => {
  const { result, rerender } = open(plan);
  const answer = Promise.withResolvers<string>();
  send.mockReturnValueOnce(answer.promise);
  act(() => result.current.set('name', 'branch'));
  const first = result.current.save();
  await act(() => until(() => send.mock.calls.length === 1));
  return { result, rerender, answer, first };
};

it('values typed meanwhile can be saved at once, and are sent after the save on its way', async () => {
  const { result, answer, first } = await sent();
  expect(result.current.busy).toBe(true);
  act(() => result.current.set('share', 3));
  expect(result.current.busy).toBe(false);
  const second = result.current.save();
  await act(() => Promise.resolve());
  expect(send).toHaveBeenCalledOnce();
  answer.resolve('saved');
  expect(await act(() => Promise.all([first, second]))).toEqual([true, true]);
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.lastCall?.[0].edits).toEqual({ share: { from: 1, to: 3 } });
  expect(result.current).toMatchObject({ dirty: false, saving: false });
});

it.each(['refused', 'kept'])('it is not sent after what was %s', async (how) => {
  const { result, answer, first } = await sent();
  act(() => result.current.set('share', 3));
  const second = result.current.save();
  if (how === 'kept') answer.resolve(how);
  else answer.reject(new Error('no'));
  expect(await act(() => Promise.all([first, second]))).toEqual([false, false]);
  expect(send).toHaveBeenCalledOnce();
  expect(result.current.changed).toEqual(['name', 'share']);
});

it('a button that begins a record begins one, however often it is pressed', async () => {
  const { result, answer, first } = await sent({ isNew: true });
  act(() => result.current.set('share', 3));
  const second = result.current.save();
  answer.resolve('saved');
  expect(await act(() => Promise.all([first, second]))).toEqual([true, true]);
  expect(send).toHaveBeenCalledOnce();
});

it('a value typed back meanwhile is a change of the value that is stored by then', async () => {
  const { result, rerender, answer, first } = await sent();
  act(() => result.current.set('name', 'office'));
  expect(result.current.values.name).toBe('office');
  answer.resolve('saved');
  await act(() => first);
  rerender({ stored: { ...stored, name: 'branch' } });
  expect(result.current.values.name).toBe('office');
  expect(result.current).toMatchObject({
    changed: ['name'],
    edits: { name: { from: 'branch', to: 'office' } },
  });
});
