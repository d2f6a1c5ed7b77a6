/**
 * Sets of real records on a real sandbox, all of its tables compared: collected and applied together they do what they do
 * at once; rolled back it is as it was; in another order it ends the same; applied a second time nothing is sent.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { segments } from '#shared/api/network/segments.ts';
import { createRandom, type Random } from '#shared/kit/random.ts';
import { applyChanges } from '#shared/rules/changes/apply.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { changeTitleOf, inverseOfSet } from '#shared/rules/changes/inverse.ts';
import { dependencies } from '#shared/rules/changes/order.ts';
import { ownValues } from '#shared/rules/common/record/plain-list.ts';
import { segmentList } from '#shared/rules/network/segment-list.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { createChangesService } from '../../../src-main/services/changes/changes-service.ts';
import { openTrayFile } from '../../../src-main/services/changes/tray-file.ts';
import type { Client } from '../client.ts';
import { applying, kindOf, knownKind, openServer } from './on-sandbox.ts';
import { lengthened, wishes } from './sample-edits.ts';

let folder: string;
let number = 0;
const opened: Sandbox[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-set-'));
});
afterEach(async () => {
  for (const sandbox of opened.splice(0)) sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

async function server() {
  const { sandbox, client, tables } = await openServer(folder, ++number);
  opened.push(sandbox);
  return { client, tables };
}

async function wanted(client: Client): Promise<CollectedChange[]> {
  const collect = (kind: AnyRecord, locator: unknown, edits: CollectedChange['edits']): CollectedChange => ({
    title: changeTitleOf(kind, edits, locator),
    kind: kind.id,
    place: locator,
    edits,
    path: '',
    touches: kind.touches.map(({ id }) => id),
  });
  const changes: CollectedChange[] = [];
  for (const [id, locator, field] of wishes) {
    const kind = await kindOf(id);
    if (!kind) throw new Error(id);
    const from = (await kind.read((endpoint, input) => client.call(endpoint, input), locator, [field]))[
      field
    ];
    const to = typeof from === 'boolean' ? !from : lengthened(from, 'x');
    changes.push(collect(kind, locator, { [field]: { from, to } }));
  }
  const presence = segmentList.presence as unknown as AnyRecord;
  const newId = 'SEG9000001';
  const values = {
    segmentName: 'Made',
    segmentType: 'IPv4',
    ipStart: '10.9.0.1',
    ipEnd: '10.9.0.9',
    instructions: '',
  };
  const [there] = await client.call(segments.byIds, { ids: ['SEG1000064'] });
  if (!there) throw new Error('the sandbox has this segment');
  const gone = { id: there.id, ...ownValues(segmentList.fields, there) };
  return [
    ...changes,
    collect(presence, { ids: [newId] }, { there: { from: [], to: [{ id: newId, ...values }] } }),
    collect(
      segmentList.record as unknown as AnyRecord,
      { id: newId },
      { segmentName: { from: 'Made', to: 'Made twice' } },
    ),
    collect(presence, { ids: [there.id] }, { there: { from: [gone], to: [] } }),
  ];
}

/** A setting that nobody has changed yet holds as the platform has it; once changed it is a row, which no call takes away. */
async function storeSettings(client: Client, changes: readonly CollectedChange[]): Promise<void> {
  const settings = changes.filter(({ place }) => !('id' in Object(place)) && !('ids' in Object(place)));
  const there = applying(client);
  await applyChanges(settings, there.how);
  await applyChanges(
    inverseOfSet(there.applied, () => null),
    applying(client).how,
  );
}

it('rolled back, every table is as it was; applied again, nothing is sent', async () => {
  const { client, tables } = await server();
  const changes = await wanted(client);
  await storeSettings(client, changes);
  const before = tables();
  const run = applying(client);
  await applyChanges(changes, run.how);
  expect(run.results.filter((result) => !result.endsWith(' done'))).toEqual([]);
  expect(tables()).not.toEqual(before);

  const again = applying(client);
  await applyChanges(changes, again.how);
  expect(again.sent()).toBe(0);

  const back = applying(client);
  await applyChanges(inverseOfSet(run.applied, knownKind), back.how);
  expect(back.results.filter((result) => !result.endsWith(' done'))).toEqual([]);
  expect(tables()).toEqual(before);
});

it.each([1, 2, 3])('in another order (seed %i) every table ends the same', async (seed) => {
  const [one, other] = [await server(), await server()];
  const [inOrder, shuffledOnes] = [await wanted(one.client), await wanted(other.client)];
  await applyChanges(inOrder, applying(one.client).how);
  const random = createRandom(seed);
  const needs = dependencies(shuffledOnes);
  const left = new Set(shuffledOnes.keys());
  const order: CollectedChange[] = [];
  while (left.size > 0) {
    const next = random.pick([...left].filter((at) => needs[at]?.every((need) => !left.has(need))));
    left.delete(next);
    order.push(...shuffledOnes.slice(next, next + 1));
  }
  await applyChanges(order, applying(other.client).how);
  expect(other.tables()).toEqual(one.tables());
});

/** One step after the other, by what each left: of records that the random choice names, some of them more than once. */
async function step(
  client: Client,
  random: Random,
  made: (change: CollectedChange) => Promise<void>,
  now: Map<string, unknown>,
): Promise<void> {
  const [id, locator, field] = random.pick(wishes);
  const kind = await kindOf(id);
  if (!kind) throw new Error(id);
  const key = JSON.stringify([id, locator, field]);
  const stored = async () =>
    (await kind.read((endpoint, input) => client.call(endpoint, input), locator, [field]))[field];
  const from = now.has(key) ? now.get(key) : await stored();
  const to = typeof from === 'boolean' ? !from : lengthened(String(from).slice(0, 20), random.hex(2));
  now.set(key, to);
  const edits = { [field]: { from, to } };
  const touches = kind.touches.map((read) => read.id);
  await made({
    title: changeTitleOf(kind, edits, locator),
    kind: id,
    place: locator,
    edits,
    touches,
    path: '',
  });
}

it.each([11, 12, 13, 14])('collected and applied together, it is as at once (seed %i)', async (seed) => {
  const [atOnce, together] = [await server(), await server()];
  for (const { client } of [atOnce, together]) await storeSettings(client, await wanted(client));
  const [first, second] = [createRandom(seed), createRandom(seed)];
  const [seen, wished] = [new Map<string, unknown>(), new Map<string, unknown>()];
  const tray = createChangesService({
    file: openTrayFile({ folder: join(folder, `tray ${seed}`), keyStore: null }),
  });
  const run = applying(atOnce.client);
  for (let at = 0; at < 40; at += 1) {
    await step(atOnce.client, first, (change) => applyChanges([change], run.how), seen);
    const collect = async (change: CollectedChange) => {
      await tray.collect({ server: 'sandbox', user: 'Lin', changes: [change] });
    };
    await step(together.client, second, collect, wished);
  }
  expect(run.results.filter((result) => !result.endsWith(' done'))).toEqual([]);
  const { changes } = await tray.tray({ server: 'sandbox' });
  tray.end();
  // The number of changes is that of the records, however often each was changed.
  expect(changes.length).toBeLessThanOrEqual(wishes.length);
  const later = applying(together.client);
  await applyChanges(changes, later.how);
  expect(later.results.filter((result) => !result.endsWith(' done'))).toEqual([]);
  expect(together.tables()).toEqual(atOnce.tables());
});
