/**
 * The theme that somebody sees on a day, and the reason, from the platform's own lists; the calendar of timed
 * appointments.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatsFor } from '#data/format.ts';
import { queryClient } from '#data/read.ts';
import { queryPeople } from '#shared/api/people/people.ts';
import { dayInZone } from '#shared/kit/time-zone.ts';
import { callsAt } from '#shared/rules/themes/families.ts';
import { WhoSeesPage } from '../../../src-renderer/screens/themes/WhoSees/WhoSeesPage.tsx';
import { onSandbox } from '../support/on-sandbox.tsx';

const at = (who: string, day: string) => `/?of=department&who=${who}&day=${day}`;
const verdict = async () => within(await screen.findByRole('region', { name: 'Visible themes' }));
const calendar = async () => within(await screen.findByRole('region', { name: 'Timed appointments' }));

it.each([
  [
    'a timed appointment before all',
    '2026-11-22',
    /^澄汀智造科技有限公司 sees “周年庆.*” on 22 Nov 2026\.$/,
    '^It is appointed from 1 Jun 2026 to 31 Dec 2027',
  ],
  [
    'the permanent one outside of its days',
    '2028-01-05',
    /sees “.*” on 5 Jan 2028\.$/,
    '^It is appointed permanently',
  ],
])('%s', async (_, day, sees, why) => {
  await onSandbox(<WhoSeesPage />, { at: at('D200', day) });
  const shown = await verdict();
  expect(shown.getByText(sees)).toBeTruthy();
  expect(shown.getByText(new RegExp(why))).toBeTruthy();
  expect(shown.getByText('澄汀智造科技有限公司, the department itself')).toBeTruthy();
  expect(shown.getAllByRole('listitem').at(-1)?.textContent).toBe('The platform’s own look');
  const picture = shown.getByRole('img', { name: sees });
  expect(picture.style.getPropertyValue('--primary')).toMatch(/^#[0-9a-f]{6}$/);
});

it('a department below sees its own before what is above', async () => {
  await onSandbox(<WhoSeesPage />, { scenario: { detach: 'on' }, at: at('D205', '2026-11-22') });
  const shown = await verdict();
  expect(shown.getByText('销售中心, the department itself')).toBeTruthy();
  expect(shown.getByText('Nothing is appointed: it is the default.')).toBeTruthy();
  const above = shown.getAllByRole('listitem').find((one) => one.textContent.includes('周年庆'));
  expect(above?.textContent).toMatch(
    /^周年庆.*of 澄汀智造科技有限公司: appointed.*It belongs to 销售中心, which is nearer to these people\.$/,
  );
});

it('one that has none sees what is above, and it is said', async () => {
  await onSandbox(<WhoSeesPage />, { scenario: { detach: 'on' }, at: at('D208', '2026-11-22') });
  expect((await verdict()).getByText('销售中心, a department above')).toBeTruthy();
});

it('without detached departments the top one alone keeps themes', async () => {
  const { asked } = await onSandbox(<WhoSeesPage />, { at: at('D205', '2026-11-22') });
  expect((await verdict()).getByText('澄汀智造科技有限公司, a department above')).toBeTruthy();
  expect(asked.filter((call) => call.includes('qryTopic') && !call.includes('deptId=D200'))).toEqual([]);
});

it('one whose themes somebody else keeps is said to be', async () => {
  await onSandbox(<WhoSeesPage />, { account: 'departmentAdministrator', at: at('D202', '2026-11-22') });
  expect(await screen.findByText(/a department that you do not administer/)).toBeTruthy();
});

it('a person is in their department', async () => {
  const { client, router } = await onSandbox(<WhoSeesPage />, {
    scenario: { detach: 'on' },
    at: '/?day=2026-11-22',
  });
  expect(await screen.findByText('Choose for whom')).toBeTruthy();
  const { result } = await client.call(queryPeople, { deptId: 'D205', pageNo: 1, pageSize: 50 });
  const person = result.find(({ deptId }) => deptId === 'D205');
  await router.navigate(`/?who=${person?.id}&day=2026-11-22`);
  const shown = await verdict();
  expect(shown.getByText(new RegExp(`^${person?.username} sees “`))).toBeTruthy();
  expect(shown.getByText('销售中心, the department itself')).toBeTruthy();
});

it('the calendar marks what overlaps and what nobody has', async () => {
  await onSandbox(<WhoSeesPage />, { at: at('D200', '2026-11-22') });
  const shown = await calendar();
  expect(shown.getAllByRole('row').length).toBeGreaterThan(3);
  expect(shown.getAllByText(/overlap from 1 Jun 2026 to 31 Dec 2027\.$/).length).toBeGreaterThan(0);
  expect(shown.getByText('No timed theme is appointed from 25 Feb 2026 to 31 May 2026.')).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Save as calendar' })).toBeTruthy();
});

it('says that somebody is not there any more, and what could not be read', async () => {
  const { pretend, router } = await onSandbox(<WhoSeesPage />, { at: at('D999999', '2026-11-22') });
  expect(await screen.findByText('This person or department no longer exists.')).toBeTruthy();
  await pretend({ failures: { 'themes.back.query': 'refused' } });
  await router.navigate(at('D200', '2026-11-22'));
  expect(await screen.findByText('The themes could not be read')).toBeTruthy();
  await pretend({ failures: {} });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await verdict();
});

it('leads back to now where the day in the address is none', async () => {
  await onSandbox(<WhoSeesPage />, { at: at('D200', 'yesterday') });
  expect((await verdict()).getByText(new RegExp(`on .*${new Date().getFullYear()}`))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Remove / }));
  expect(await screen.findByText('Choose for whom')).toBeTruthy();
});

it('says why one comes before another, and leads to both and to the order', async () => {
  const { asked } = await onSandbox(<WhoSeesPage />, { at: at('D200', '2026-11-22') });
  const shown = await verdict();
  expect(shown.getByText('6 of 24 in its list')).toBeTruthy();
  const link = shown.getByRole('link', { name: 'Change it from here' });
  expect(link.getAttribute('href')).toBe('/themes/pc/before/TP100006?style=dark&dept=D200');
  const first = shown.getAllByRole('link', { name: /^周年庆青瓷 \(Dark\)$/ })[0];
  expect(first?.getAttribute('href')).toBe('/themes/pc/edit/TP100006?style=dark&dept=D200');
  // The light one of the same days cannot come first, whatever the order.
  const [light] = shown.getAllByText(/Web: Dark themes come before Light ones/);
  expect(light?.closest('li')?.querySelector('button')).toBeNull();
  expect(asked.some((call) => call.includes('dragSort'))).toBe(false);
});

it('answers for a span of days', async () => {
  const { router } = await onSandbox(<WhoSeesPage />, { at: `${at('D200', '2027-12-30')}&until=2028-01-02` });
  const table = within(await screen.findByRole('table', { name: 'Over these days' }));
  expect(table.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
    '30 Dec 2027 to 31 Dec 2027',
    '1 Jan 2028 to 2 Jan 2028',
  ]);
  expect(table.getAllByRole('link')[1]?.textContent).toContain('暮色');
  await router.navigate(`${at('D200', '2027-12-30')}&until=2027-01-02`);
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Over these days' })).toBeNull());
});

it('offers to show the next one instead where the order decides', async () => {
  const { client } = await onSandbox(<WhoSeesPage />, { at: at('D200', '2026-11-22') });
  await verdict();
  await client.call(callsAt('pc').appoint, {
    topicId: 'TP100009',
    topicAppoint: 'timed',
    appointDate: { from: '2026-11-01', to: '2026-11-30' },
    allowUserSwitch: false,
    appointRange: [],
    deptId: 'D200',
    dtu: 'pc',
  });
  await queryClient.invalidateQueries();
  const shown = await verdict();
  const next = await shown.findByRole('link', { name: '绛樱 (Dark)' });
  const line = within(next.closest('li') ?? next);
  expect(line.getByText(/they see the one that comes first in the list/)).toBeTruthy();
  expect(line.getByRole('button', { name: 'Show this one instead' })).toBeTruthy();
});

// One of the two has another day than this computer, whatever the time is.
it.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('asks for the day of a server in %s', async (timeZone) => {
  await onSandbox(<WhoSeesPage />, { timeZone });
  const day = await screen.findByRole('textbox', { name: 'On' });
  expect((day as HTMLInputElement).value).toBe(
    formatsFor('en-US').formatDay(dayInZone(Date.now(), timeZone)),
  );
});
