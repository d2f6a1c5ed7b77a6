/** A server message that asks for a page refresh gives a button that repeats the reads; the input stays. */
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { currentTree } from '#shared/api/frame/frame.ts';
import { useEdits } from '#widgets/Form/use-edits.ts';

const notifyFailure = vi.hoisted(() => vi.fn());
vi.mock('#widgets/notify.tsx', () => ({ notifyFailure }));
vi.mock('#data/text.ts', () => ({ translate: (key: string) => key, translateIfKnown: () => null }));
const { reportRefusal } = await import('./failure-toast.ts');
const { queryClient, readKey } = await import('#data/read.ts');

const refusal = (message: string) =>
  new ApiError({ kind: 'refused', endpoint: 'tenant.update', code: 500, message });
const offered = () => notifyFailure.mock.lastCall?.[1] as { action?: { onSelect: () => void } };

beforeEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
  sessionStorage.clear();
});

describe('the offer', () => {
  it.each([
    ['The data has been changed, please refresh', true],
    ['Please reload the page', true],
    ['数据已变更，请刷新页面', true],
    ['页面已过期，请重新加载', true],
    ['The name is taken', false],
  ])('%s: %s', (message, offers) => {
    reportRefusal({ touches: [currentTree] }, refusal(message));
    expect('action' in offered()).toBe(offers);
  });
  it('is none where nothing could be read again', () => {
    reportRefusal({}, refusal('please refresh'));
    expect(offered()).toEqual({});
  });
});

it('reads what the change touches again, and keeps what was typed', async () => {
  queryClient.setQueryData(readKey(currentTree, {}), []);
  const { result } = renderHook(() => useEdits('test', { phone: '1' }));
  act(() => result.current.set('phone', '2'));
  reportRefusal({ touches: [currentTree] }, refusal('please refresh'));
  await act(async () => offered().action?.onSelect());
  expect(queryClient.getQueryState(readKey(currentTree, {}))?.isInvalidated).toBe(true);
  expect(result.current.values.phone).toBe('2');
  expect(Object.values({ ...sessionStorage }).join()).toContain('"to":"2"');
});
