/** The numbers of a plan: each shows the changes that it counts, and all of them again. */
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { segmentList } from '../../../src-shared/rules/network/segment-list.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, step, test } from '../support/screens.ts';
import { account, rules, trayName } from './tray-page.ts';

const segment = (at: number, isMade: boolean) => {
  const id = `SEG7${String(at).padStart(6, '0')}`;
  const values = { segmentName: `Segment ${at}`, segmentType: 'IPv4', instructions: '' };
  const row = { id, ...values, ipStart: `10.1.${at}.1`, ipEnd: `10.1.${at}.9` };
  return {
    title: 'network.created',
    kind: segmentList.presence.id,
    place: { ids: [id] },
    touches: ['segments.query'],
    path: '/',
    edits: { there: isMade ? { from: [], to: [row] } : { from: [row], to: [] } },
  };
};
const rule = {
  title: 'ruleConfig.updated',
  kind: 'ruleConfig',
  place: { id: 'RC1000003' },
  touches: [],
  path: '/',
  edits: { ruleName: { from: 'a', to: 'Renamed rule' } },
};
const changes = [segment(1, true), segment(2, true), segment(3, false), rule];

test('each number of the plan narrows the tray, from the address too, and shows all when it is pressed again', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  await bridge.changes.collect({ server: trayName, user: account, changes });
  await page.goto('/changes');
  const plan = page.getByRole('group', { name: 'Result' });
  const rows = page.getByRole('row');
  const all = changes.length + 1;
  await expect(rows).toHaveCount(all);

  await step('pressed', async () => {
    const creates = plan.getByRole('button', { name: 'creates 2' });
    await expect(creates).toHaveAttribute('aria-pressed', 'false');
    await creates.click();
    await expect(rows).toHaveCount(3);
    await expect(creates).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/plan=created/);
    await expectAccessible(page);
  });
  await step('by the keyboard', async () => {
    await plan.getByRole('button', { name: 'deletes 1' }).focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText('Segment 3');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(all);
    await expect(page).not.toHaveURL(/plan=/);
  });
  await step('from the address', async () => {
    await page.goto('/changes?plan=changed');
    await expect(rows).toHaveCount(2);
    await expect(plan.getByRole('button', { name: 'changes 1' })).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/changes?plan=noneOfThem');
    await expect(rows).toHaveCount(all);
  });
  await step('in Chinese', async () => {
    await console.open('/changes', 'zh-CN');
    await page.getByRole('group', { name: '变更概要' }).getByRole('button', { name: '新建 2 项' }).click();
    await expect(rows).toHaveCount(3);
  });
});

test('of many changes, what only shows when all are looked at is found from the address', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  const many = Array.from({ length: 400 }, (_, at) => segment(at % 250, true)).map((one, at) => ({
    ...one,
    place: { ids: [`SEG8${String(at).padStart(6, '0')}`] },
  }));
  const shutting = {
    title: 'ipList.turnedOn',
    kind: 'ipListFlag',
    place: { list: 'black' },
    touches: [],
    path: '/',
    edits: { on: { from: false, to: true } },
  };
  await bridge.changes.collect({ server: trayName, user: account, changes: [...many, shutting] });
  await page.goto('/changes?plan=shutOut');
  const number = page.getByRole('button', { name: 'can lock people out: 1' });
  await expect(number).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('the numbers of a file narrow what it holds', async ({ page, console }) => {
  await console.openAs(account, '/changes/file');
  const dialog = page.getByRole('dialog', { name: 'Changes from a file' });
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  const file = changes.map(({ kind, place, edits }) => ({ kind, place, edits }));
  const text = JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes: file });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.steward-changes', mimeType: 'application/json', buffer: Buffer.from(text) });
  const deletes = dialog.getByRole('button', { name: 'deletes 1' });
  await deletes.click();
  await expect(deletes).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await deletes.click();
  await expect(dialog.getByRole('row')).toHaveCount(5);
});
