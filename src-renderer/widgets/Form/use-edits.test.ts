import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useEdits } from './use-edits.ts';

vi.hoisted(() => {
  window.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never;
});
vi.mock('#state/drafts.ts', async (original) => ({
  ...(await original<typeof import('#state/drafts.ts')>()),
  draftKey: (form: string) => `steward.draft ${form}`,
}));

interface Values {
  readonly name: string;
  readonly phone: string;
  readonly password: string;
}
const stored: Values = { name: 'old', phone: '1', password: '' };
const open = (values = stored, form = 'test') =>
  renderHook(({ now }) => useEdits<Values>(form, now, { secrets: ['password'] }), {
    initialProps: { now: values },
  });

beforeEach(() => sessionStorage.clear());

it('untouched fields follow the server while others are typed; a touched one says what stands there now', () => {
  const { result, rerender } = open();
  act(() => result.current.set('phone', '2'));
  rerender({ now: { ...stored, name: 'theirs' } });
  expect(result.current.values).toMatchObject({ name: 'theirs', phone: '2' });
  expect(result.current.changed).toEqual(['phone']);
  expect(result.current.newerValue('phone')).toBeUndefined();
  rerender({ now: { ...stored, phone: '3' } });
  expect(result.current.values.phone).toBe('2');
  expect(result.current.newerValue('phone')).toEqual({ value: '3' });
  expect(result.current.edits.phone).toEqual({ from: '1', to: '2' });
});

it('nothing is changed where the server came to hold the same, or where it was typed back', () => {
  const { result, rerender } = open();
  act(() => result.current.set('phone', '2'));
  rerender({ now: { ...stored, phone: '2' } });
  expect(result.current.changed).toEqual([]);
  act(() => result.current.set('phone', '4'));
  act(() => result.current.set('phone', '2'));
  expect(result.current.edits).toEqual({});
});

it('keeps what is typed, offers it when the form is opened again, and takes it over only then', () => {
  const first = open();
  act(() => first.result.current.set('phone', '2'));
  first.unmount();
  const { result } = open();
  expect(result.current.values).toEqual(stored);
  expect(result.current.offer?.fields).toEqual(['phone']);
  act(() => result.current.offer?.take());
  expect(result.current.values.phone).toBe('2');
  expect(result.current.offer).toBeNull();
});

it('an offer that nobody answers outlives typing something else', () => {
  const first = open();
  act(() => first.result.current.set('phone', '2'));
  first.unmount();
  const second = open();
  act(() => second.result.current.set('name', 'mine'));
  second.unmount();
  expect(open().result.current.offer?.fields).toEqual(['phone', 'name']);
});

it.each([
  ['thrown away', (state: ReturnType<typeof useEdits<Values>>) => state.offer?.drop()],
  ['taken and discarded', (state: ReturnType<typeof useEdits<Values>>) => state.offer?.take()],
])('is forgotten when it is %s', (_what, act1) => {
  const first = open();
  act(() => first.result.current.set('phone', '2'));
  first.unmount();
  const second = open();
  act(() => act1(second.result.current));
  act(() => second.result.current.discard());
  second.unmount();
  expect(open().result.current.offer).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it('is not offered where the server holds it by now, nor to another form', () => {
  const first = open();
  act(() => first.result.current.set('phone', '2'));
  first.unmount();
  expect(open({ ...stored, phone: '2' }).result.current.offer).toBeNull();
  expect(open(stored, 'other').result.current.offer).toBeNull();
});

it('values typed while the save was on its way stay', () => {
  const { result } = open();
  act(() => result.current.set('phone', '2'));
  const sent = result.current.edits;
  act(() => result.current.set('phone', '3'));
  act(() => result.current.removeSaved(sent));
  expect(result.current.edits).toEqual({ phone: { from: '2', to: '3' } });
});

it('never keeps a secret', () => {
  const { result } = open();
  act(() => result.current.set('password', 'hunter2'));
  act(() => result.current.set('phone', '2'));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hunter2');
  expect(JSON.stringify({ ...sessionStorage })).toContain('phone');
});

it('a draft of another version is let go', () => {
  sessionStorage.setItem('steward.draft test', '{"half":');
  expect(open().result.current.offer).toBeNull();
});
