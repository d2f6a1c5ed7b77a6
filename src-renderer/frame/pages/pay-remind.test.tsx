import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { aSession } from '#state/testing/session.ts';
import { ModuleTipPage, PayNoticePage } from '../../screens/pay-remind/PayRemindPages.tsx';
import { stage } from '../testing/frame-stage.tsx';

const { send, window: size } = vi.hoisted(() => {
  const window = { small: false, tell: () => undefined as unknown };
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('640') && window.small;
    },
    addEventListener: (_: string, listener: () => void) => {
      if (query.includes('640')) window.tell = listener;
    },
    removeEventListener: vi.fn(),
  }));
  return { send: vi.fn(), window };
});
vi.mock('#data/http.ts', () => ({ send }));
vi.mock('#data/bridge.ts', () => ({ bridge: {} }));

/** The server's answer about the module; the page's other reads get empty answers. */
let module: () => unknown;
beforeEach(() => {
  size.small = false;
  module = () => null;
  send.mockImplementation(async ({ id }) => {
    if (id === 'licenceApps.module') return module();
    if (id === 'licenceRemind.configs') return [];
    throw new ApiError({ kind: 'refused', code: 500, endpoint: id, message: 'nothing here' });
  });
});

const notice = (query: string, platform: Partial<SessionFacts['platform']> = {}) =>
  stage(<PayNoticePage />, { at: `/teamsahretest${query}`, session: aSession({ platform }) });
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const help = () => screen.getByRole('link', { name: /^Learn more/ });

test.each([
  ['public', /^Sorry, your tenant is currently on the free edition/],
  ['overseas', /^Sorry, your tenant is currently on the free edition/],
  ['single', /^Please ask the administrator/],
  ['private', /^Please ask the administrator/],
] as const)('the contact on a %s deployment', async (deployment, words) => {
  await notice('?module=ganttChart', { deployment });
  expect(await title()).toMatch(words);
  expect(help().textContent).toBe('Learn more about the Gantt chart');
});

test('a title and a telephone of the address stand as plain text, and no more of them than has room', async () => {
  const words = '<b>Not for you</b>';
  await notice(`?module=ganttChart&title=${encodeURIComponent(words)}&phone=${'4'.repeat(900)}`);
  expect(await title()).toBe(words);
  expect(screen.getByText(/^Contact phone: 4{200}$/)).toBeTruthy();
});

test('a small window shows the sentence and the help without a contact', async () => {
  size.small = true;
  size.tell();
  await notice('?module=ganttChart&phone=400');
  expect(await title()).toMatch(/^Sorry/);
  await waitFor(() => expect(screen.queryByText(/Contact phone/)).toBeNull());
  expect(help()).toBeTruthy();
});

test.each([['', '?module=', '?title=Upgrade']])(
  '%j names no function, and nothing is claimed of the edition',
  async (query) => {
    await notice(query);
    expect(await title()).toBe('No function is named');
    expect(send.mock.calls.some(([{ id }]) => id === 'licenceApps.module')).toBe(false);
  },
);

test('a server that does not answer is named, with an offer to ask again', async () => {
  module = () => {
    throw new ApiError({ kind: 'refused', code: 500, endpoint: 'licenceApps.module', message: 'no' });
  };
  await notice('?module=ganttChart');
  expect(await title()).toBe('Could not check whether this function is enabled');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.queryByText(/free edition/)).toBeNull();
});

test.each([
  ['ganttChart', 'About the Gantt chart', 'Learn more about the Gantt chart'],
  ['unheardOf', 'About this function', 'Learn more'],
])('the tip of %s', async (type, heading, link) => {
  await stage(<ModuleTipPage />, { at: `/displaymoduletip?module=${type}` });
  expect(await title()).toBe(heading);
  expect(help().textContent).toBe(link);
});
