/** The notices of a write whose outcome is not known, or not what the server said: its own words stand in them. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Change } from '#data/changes/index.ts';
import { loadLanguage } from '#data/text.ts';
import { ApiError, type ApiErrorFacts } from '#shared/api/api-error.ts';
import { currentTree } from '#shared/api/frame/frame.ts';
import type { Toast } from '#widgets/notify.tsx';

const notify = vi.hoisted(() => vi.fn());
vi.mock('#widgets/notify.tsx', () => ({ notify, notifyFailure: vi.fn() }));
const { reportNotHeld, reportUnknown } = await import('./unknown-outcome.ts');

const change = { title: 'common.save', endpoint: currentTree, touches: [currentTree] } as unknown as Change;
const failed = (facts: Partial<ApiErrorFacts>) =>
  new ApiError({ kind: 'http', endpoint: currentTree.id, message: '', ...facts });
const lastToast = () => notify.mock.lastCall?.[0] as Toast;

beforeEach(() => notify.mockClear());

// Row GEN-060.
test.each<['en-US' | 'zh-CN', Partial<ApiErrorFacts>, RegExp]>([
  [
    'en-US',
    { status: 503, message: 'Down for work until noon' },
    /the server answered “Down for work until noon”\.$/,
  ],
  ['zh-CN', { status: 502, message: '维护中' }, /服务器的应答为“维护中”。$/],
  ['en-US', { status: 503 }, /the answer was lost\.$/],
  ['en-US', { kind: 'network', message: 'reset' }, /the answer was lost\.$/],
])('%s, %j', async (language, facts, words) => {
  await loadLanguage(language);
  reportUnknown({ result: 'unknown', change, error: failed(facts), readBack: null, mark: '' });
  expect(lastToast().text).toMatch(words);
  const said = facts.message !== undefined && facts.kind === undefined;
  lastToast().more?.onSelect();
  await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(2));
  expect(lastToast().text.includes(facts.message ?? 'none')).toBe(said);
});

test('a write that the server calls done and does not hold', async () => {
  await loadLanguage('en-US');
  reportNotHeld([{ label: 'inviteForbid', value: '0' }]);
  expect(lastToast()).toMatchObject({
    tone: 'danger',
    text: 'The server reported success, but these fields are unchanged: inviteForbid: 0',
  });
});
