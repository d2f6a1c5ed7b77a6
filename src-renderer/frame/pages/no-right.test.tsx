import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { menuEntries } from '#shared/rules/common/menu/entries.ts';
import { aSession } from '#state/testing/session.ts';
import { screens } from '../registry.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { stage } from '../testing/frame-stage.tsx';

const send = vi.hoisted(() => vi.fn());
vi.mock('#data/http.ts', () => ({ send }));
vi.mock('#data/bridge.ts', () => ({ bridge: {} }));
send.mockImplementation(async ({ id }) =>
  id === 'frame.currentTree' ? menuEntries.map(({ code }) => ({ menuCode: code, children: [] })) : true,
);

const licence = screens.find(({ id }) => id === 'licenceInfo.licence');
const byRight = 'Your account may not open this page. An administrator of permissions can grant it.';

test.each([
  [
    'an administrator where nobody of the tenant could',
    {},
    /^On a platform that several organisations share/,
  ],
  ['an employee', { admin: false }, byRight],
])('%s is told why licence information is closed', async (_, user, text) => {
  if (!licence) throw new Error('no such screen');
  await stage(<ScreenPage screen={licence} />, { session: aSession({ user }) });
  expect(await screen.findByRole('heading', { name: 'no permission' })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});
