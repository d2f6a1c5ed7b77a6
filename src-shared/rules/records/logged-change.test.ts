/** An entry of the operation log suffices for a restoration, or the reason is named. */
import { expect, it } from 'vitest';
import { logRow } from '../../api/operation-log/operation-log.ts';
import { loggedChange } from './logged-change.ts';

const reader = { domainName: 'platform.example', userId: 'U1' };
const rowOf = (change?: object) =>
  logRow.parse({
    createdate: '2026-07-15 09:00:00',
    operatorname: 'Grace',
    operatetypename: 'Change',
    targetname: 'Mail',
    operatedesc: 'Changed',
    clientip: '10.0.0.1',
    targetId: 'im',
    modulename: 'basicserver',
    change,
  });
const fields = [{ name: 'menuStatus', from: true, to: false }];

it('finds the record by the target, the department and what else the entry tells', async () => {
  expect(await loggedChange(rowOf({ record: 'backMenuStatus', deptId: 'D1', fields }), reader)).toMatchObject(
    {
      locator: { id: 'im', deptId: 'D1', domainName: 'platform.example' },
      edits: { menuStatus: { from: true, to: false } },
    },
  );
  const names = [{ name: 'fr_FR', from: '', to: 'Courrier' }];
  const told = { record: 'backMenuNames', at: { kind: 'backMenu' }, fields: names };
  expect(await loggedChange(rowOf(told), reader)).toMatchObject({
    locator: { kind: 'backMenu', targetId: 'im' },
  });
});

it.each([
  ['untold', undefined],
  ['untold', { record: 'backMenuStatus', deptId: 'D1', fields: [] }],
  // The department of the menu is missing.
  ['untold', { record: 'backMenuStatus', fields }],
  ['untold', { record: 'backMenuNames', at: { kind: 'another' }, fields }],
  ['unknown', { record: 'ofTomorrow', fields }],
  ['lasting', { record: 'accountCase', fields }],
  ['anothers', { record: 'launcherPlace', userId: 'U2', fields }],
])('says %s of what cannot be restored (%#)', async (reason, change) => {
  expect(await loggedChange(rowOf(change), reader)).toBe(reason);
});
