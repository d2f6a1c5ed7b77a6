import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { LinkReport } from '#shared/rules/link-check/link-report.ts';
import { checkEvery } from '#shared/rules/link-check/link-watch.ts';
import { createLinkWatch } from './link-watch.ts';

let folder: string;
let now: number;
let asked: string[];
let titles: Record<string, string>;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'steward-links-')), 'links');
  now = Date.parse('2026-11-29T08:00:00.000Z');
  asked = [];
  titles = {};
});

const scope = { server: 'p1', tenant: 't1' };
const wiki = { id: '1', name: 'Wiki', address: 'https://wiki.example/' };
const old = { id: '2', name: 'Old', address: 'https://old.example/' };
const never = new AbortController().signal;

function open(known: readonly string[] = ['p1']) {
  return createLinkWatch({
    folder,
    now: () => now,
    async checkAt(server) {
      if (!known.includes(server)) return null;
      return async (address) => {
        asked.push(address);
        const state = address === old.address ? 'unknownHost' : 'ok';
        const status = state === 'ok' ? 200 : null;
        return {
          state,
          title: titles[address] ?? 'Page',
          steps: [{ address, status }],
        } as unknown as LinkReport;
      };
    },
    onChecked: () => undefined,
    setAside: () => undefined,
  });
}

it('asks nothing, keeps nothing and makes no folder where nobody agreed', async () => {
  const links = open();
  expect(await links.watched(scope)).toEqual({ weekly: false, checked: null, links: [] });
  await links.checkDue(never);
  expect([asked, existsSync(folder)]).toEqual([[], false]);
});

it('a check at a click is no agreement to further ones', async () => {
  const links = open();
  const { links: found, weekly } = await links.checkAll({ ...scope, links: [wiki, old] });
  expect(found.map(({ last }) => last?.verdict)).toEqual(['fine', 'dead']);
  expect(weekly).toBe(false);
  now += 10 * checkEvery;
  await open().checkDue(never);
  expect(asked).toHaveLength(2);
});

it('checks once a week where somebody agreed, over a start too, and stops with the agreement', async () => {
  await open().watch({ ...scope, weekly: true, links: [wiki] });
  await open().checkDue(never);
  await open().checkDue(never);
  expect(asked).toEqual([wiki.address]);
  now += checkEvery;
  titles = { [wiki.address]: 'For sale' };
  await open().checkDue(never);
  const [link] = (await open().watched(scope)).links;
  expect([asked.length, link?.last?.verdict]).toEqual([2, 'changed']);
  expect((await open().accept({ ...scope, id: '1' })).links[0]?.last?.verdict).toBe('fine');
  expect(await open().watch({ ...scope, weekly: false, links: [] })).toMatchObject({
    weekly: false,
    links: [],
  });
  now += checkEvery;
  await open().checkDue(never);
  expect(asked).toHaveLength(2);
});

it('leaves out a server that is not there any more, and forgets one that is removed', async () => {
  await open().watch({ ...scope, weekly: true, links: [wiki] });
  await open([]).checkDue(never);
  expect(asked).toEqual([]);
  await expect(open([]).checkAll({ ...scope, links: [wiki] })).rejects.toMatchObject({
    code: 'SERVER_CHANGED',
  });
  await open().forgetServer('p1');
  expect(await open().watched(scope)).toMatchObject({ weekly: false, links: [] });
});

it('says where it cannot be kept', async () => {
  await writeFile(folder, 'a file where the folder would be');
  await expect(open().watch({ ...scope, weekly: true, links: [wiki] })).rejects.toMatchObject({
    code: 'LINKS_NOT_KEPT',
  });
});
