/** A tray of many changes: what was searched for before all of them were read is found once they are. */
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { segmentList } from '../../../src-shared/rules/network/segment-list.ts';
import { expect, test } from '../support/screens.ts';
import { account, rules, trayName } from './tray-page.ts';

const kind = segmentList.presence.id;

const made = (at: number) => {
  const id = `SEG7${String(at).padStart(6, '0')}`;
  const values = { segmentName: `Segment ${at}`, segmentType: 'IPv4', instructions: '' };
  const ips = { ipStart: `10.${at >> 8}.${at & 255}.1`, ipEnd: `10.${at >> 8}.${at & 255}.9` };
  return {
    title: 'network.created',
    kind,
    place: { ids: [id] },
    touches: ['segments.query'],
    path: '/',
    edits: { there: { from: [], to: [{ id, ...values, ...ips }] } },
  };
};

test('a search that the address names finds in all of a large tray', async ({ page, console }) => {
  await console.openAs(account, rules);
  const changes = Array.from({ length: 400 }, (_, at) => made(at));
  await bridge.changes.collect({ server: trayName, user: account, changes });
  await page.goto('/changes?find=Segment+399');
  await expect(page.getByRole('row').filter({ hasText: 'Segment 399' })).toHaveCount(1);
});
