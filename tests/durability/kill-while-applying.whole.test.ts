/**
 * A program that applies collected changes under `kill -9` at random points, and begins again: each change is made at the
 * server exactly once, stands in the journal once, and is found in one set that can be rolled back.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { segments } from '#shared/api/network/segments.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { createSandbox, type Sandbox } from '../../src-main/sandbox/index.ts';
import { createChangesService } from '../../src-main/services/changes/changes-service.ts';
import { openTrayFile } from '../../src-main/services/changes/tray-file.ts';
import { createJournalService } from '../../src-main/services/journal/journal-service.ts';
import { signedIn } from '../sandbox/client.ts';
import { amountOf } from '../support/test-amount.ts';
import { anyMoment, untilKilled } from './until-killed.ts';

const server = 'beside';
const count = 60;
const kills = amountOf(25, 0.2);

let folder: string;
let sandbox: Sandbox;
let stop: () => Promise<void>;
let address: string;
/** By the id of what is written: the keys under which it came. */
const came = new Map<string, string[]>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-apply-'));
  sandbox = await createSandbox({ file: join(folder, 'sandbox.sqlite') });
  const http = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const key = request.headers['idempotency-key'];
      if (typeof key === 'string') {
        const { id } = JSON.parse(body) as { id: string };
        came.set(id, [...(came.get(id) ?? []), key]);
      }
      const { method = 'GET', url = '/' } = request;
      const headers = new Headers(Object.entries(request.headers) as [string, string][]);
      const answer = await sandbox.fetch(
        new Request(`http://beside${url}`, { method, headers, body: method === 'GET' ? null : body }),
      );
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  stop = () => new Promise((resolve) => http.close(() => resolve()));
});
afterEach(async () => {
  sandbox.close();
  await stop();
  await rm(folder, { recursive: true, force: true });
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const idOf = (at: number) => `SEG8${String(at).padStart(6, '0')}`;

/** Half of them are made, each of the others is one that was made, called otherwise. */
function wanted(): CollectedChange[] {
  const half = Array.from({ length: count / 2 }, (_, at) => at);
  const shared = { touches: ['segments.query'], path: '' };
  return [
    ...half.map((at): CollectedChange => {
      const range = { ipStart: `10.77.${at}.1`, ipEnd: `10.77.${at}.9` };
      const values = { segmentName: `Made ${at}`, segmentType: 'IPv4', ...range, instructions: '' };
      return {
        title: 'network.created',
        kind: 'ipSegmentPresence',
        place: { ids: [idOf(at)] },
        ...shared,
        edits: { there: { from: [], to: [{ id: idOf(at), ...values }] } },
      };
    }),
    ...half.map(
      (at): CollectedChange => ({
        title: 'network.changed',
        kind: 'ipSegment',
        place: { id: idOf(at) },
        ...shared,
        edits: { segmentName: { from: `Made ${at}`, to: `Called ${at}` } },
      }),
    ),
  ];
}

it(`each is made once, with ${kills} ends in between`, { timeout: 240_000 }, async () => {
  const tray = join(folder, 'changes');
  const first = createChangesService({ file: openTrayFile({ folder: tray, keyStore: null }) });
  await first.collect({ server, user: 'Lin', changes: wanted() });
  first.end();
  let closed = false;
  let ends = 0;
  while (!closed) {
    // In the end it is let alone.
    const moment = ends < kills ? anyMoment() : { words: 10_000, delay: 0 };
    const said = await untilKilled('applier.ts', [tray, address, join(folder, 'journal')], moment);
    closed = said.has('closed');
    if (!closed) ends += 1;
  }
  expect(ends, 'it was ended while it applied').toBeGreaterThanOrEqual(kills / 2);

  const client = await signedIn(sandbox, 'systemAdministrator');
  const ids = Array.from({ length: count / 2 }, (_, at) => idOf(at));
  const held = await client.call(segments.byIds, { ids });
  expect(held.map(({ segmentName }) => segmentName).sort()).toEqual(
    ids.map((_, at) => `Called ${at}`).sort(),
  );
  // Made, and called otherwise: each under one key, however often it was sent.
  for (const id of ids) expect(new Set(came.get(id)).size, id).toBe(2);
  const database = new DatabaseSync(join(folder, 'sandbox.sqlite'), { readOnly: true });
  const logged = database
    .prepare(
      "select count(*) as count from operation_log where target_name like 'Made %' or target_name like 'Called %'",
    )
    .get();
  database.close();
  expect(Number(logged?.count)).toBe(count);

  const journal = createJournalService({ folder: join(folder, 'journal') });
  const filter = { search: '', titles: [], server: null, result: null, from: null, to: null };
  const { entries } = await journal.list({ ...filter, offset: 0, limit: 1000 });
  journal.close();
  expect(entries.map(({ result }) => result)).toEqual(Array.from({ length: count }, () => 'done'));

  // The completed changes can be rolled back, all of them as one.
  const service = createChangesService({ file: openTrayFile({ folder: tray, keyStore: null }) });
  const { changes, sets } = await service.tray({ server });
  expect(changes).toEqual([]);
  expect(sets.map(({ made }) => made)).toEqual([count]);
  service.end();
});
