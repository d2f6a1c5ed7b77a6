/**
 * The platform's ids are numbers that a double cannot hold. The terminal sends the ids of a file as numbers with all their
 * digits, also where it has not read the record.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesApplyShape } from '../render/json/changes.ts';
import { type PlatformServer, platformServer, rightPassword } from '../testing/platform-server.ts';
import { steward, temporary } from '../testing/steward.ts';

let server: PlatformServer;
beforeAll(async () => {
  server = await platformServer({ numbers: true });
});
afterAll(() => server.close());

const id = '1849302746518392344';
/** A double has the same value for both ids. */
const neighbour = '1849302746518392345';
const values = (segmentName: string) => ({
  segmentName,
  segmentType: 'IPv4',
  ipStart: '10.77.0.1',
  ipEnd: '10.77.0.9',
  instructions: id,
});
const presence = (own: string, side: 'from' | 'to', name: string) => ({
  kind: 'ipSegmentPresence',
  place: { ids: [own] },
  numberIds: [own],
  edits: { there: { from: [], to: [], [side]: [{ id: own, ...values(name) }] } },
});

async function applied(...changes: object[]) {
  const path = join(temporary(), 'set.steward-changes');
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Platform', user: 'Lin' } };
  writeFileSync(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes }));
  server.bodies.length = 0;
  const given = ['--server', server.address, '--user', 'lin', '--password-file', '-'];
  const { out, err } = await steward(['changes', 'apply', path, '--yes', '--json', ...given], {
    input: `${rightPassword}\n`,
  });
  expect(err).toBe('');
  return { out, results: changesApplyShape.parse(JSON.parse(out)).changes.map(({ result }) => result) };
}

test('records are made, changed and deleted under all digits of their ids, each by itself', async () => {
  const made = await applied(presence(id, 'to', 'North'), presence(neighbour, 'to', 'East'));
  expect(made.results).toEqual(['done', 'done']);
  expect(made.out).toContain(id);
  expect(server.bodies).toContain(`{"ids":[${id}]}`);
  expect(
    server.bodies.filter((body) => body.includes('"segmentName"')).map((body) => body.slice(0, 25)),
  ).toEqual([`{"id":${id}`, `{"id":${neighbour}`].map((start) => start.slice(0, 25)));
  // A text of the same digits is a text.
  expect(server.bodies.join()).toContain(`"instructions":"${id}"`);

  const edit = { kind: 'ipSegment', place: { id }, edits: { segmentName: { from: 'North', to: 'South' } } };
  const changed = await applied({ ...edit, numberIds: [id] });
  expect(changed.results).toEqual(['done']);
  expect(server.bodies.some((body) => body.startsWith(`{"id":${id},`) && body.includes('"South"'))).toBe(
    true,
  );

  const gone = await applied(presence(id, 'from', 'South'));
  expect(gone.results).toEqual(['done']);
  expect(server.bodies.filter((body) => body === `{"ids":[${id}]}`).length).toBeGreaterThan(1);
  // The neighbour still exists, so that deleting it works.
  expect((await applied(presence(neighbour, 'from', 'East'))).results).toEqual(['done']);
});
