/**
 * Ids of 64 bits at random, as JSON numbers: through the answer of every call, into the request of every call, and
 * through files of changes and configurations no digit is lost, and what came as a number goes back as one.
 */
import { expect, it } from 'vitest';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { sealEnvelope } from '#shared/api/envelope.ts';
import { createIdTypes, keepNumberIds, nameOfIds, readingIds } from '#shared/api/id-types.ts';
import { endpoints } from '#shared/api/index.ts';
import { segments } from '#shared/api/network/segments.ts';
import { readAnswer } from '#shared/api/read-answer.ts';
import { decodeResponse, encodeRequest } from '#shared/api/wire.ts';
import { createRandom, type Random } from '#shared/kit/random.ts';
import { changeFileText, readChangeFile } from '#shared/rules/changes/change-file.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { configurationText, readConfigurationFile } from '#shared/rules/configuration/configuration-file.ts';
import { readConfiguration } from '#shared/rules/configuration/read-configuration.ts';
import { amountOf } from '../support/test-amount.ts';
import { calls } from './calls.ts';
import { fullInput } from './full-input.ts';

const seeds = Array.from({ length: amountOf(100, 0.05) }, (_, at) => at + 1);

/** More digits than a double has, beginning with none, within 64 bits. */
function longId(random: Random): string {
  const digits = Array.from({ length: 18 }, () => String(random.between(0, 9))).join('');
  return `${random.between(1, 8)}${digits}`;
}

/**
 * A value with each text that stands under an id's name replaced; whatever else is in it stays. What a layout calls an
 * `id` is the key of a search field, a word.
 */
function withIds(value: unknown, next: (text: string) => unknown, isId = false): unknown {
  if (typeof value === 'string') return isId && value !== '' ? next(value) : value;
  if (Array.isArray(value)) return value.map((one) => withIds(one, next, isId));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'layout' ? one : withIds(one, next, nameOfIds.test(name)),
    ]),
  );
}

function longTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.match(/\d{16,}/g) ?? [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(longTexts) : [];
}

const answered = calls.filter(({ answers }) => answers !== 'rows' && answers !== 'file');
const endpointOf = ({ method, path }: { method: string; path: string }): Endpoint | undefined =>
  endpoints.find((one) => one.method === method && one.path === path);

it.each(seeds)('answers, seed %i', (seed) => {
  const random = createRandom(seed);
  let seen = 0;
  for (const call of answered) {
    const endpoint = endpointOf(call);
    if (!endpoint || endpoint.envelope === 'rows') continue;
    const given = new Set<string>();
    const data = withIds(call.data, () => {
      const digits = longId(random);
      given.add(digits);
      return JSON.rawJSON(digits);
    });
    const text = JSON.stringify(
      sealEnvelope(endpoint.envelope, { ok: true, data: data ?? null, message: '' }),
    );
    const ids = createIdTypes();
    const read = readingIds(ids, endpoint.id, () => decodeResponse(endpoint, readAnswer(text), 200, ids));
    const strange = longTexts(read).filter(
      (digits) => !given.has(digits) && !JSON.stringify(call.data).includes(digits),
    );
    expect(strange, endpoint.id).toEqual([]);
    seen += longTexts(read).length;
  }
  expect(seen).toBeGreaterThan(200);
});

it.each(seeds)('requests, seed %i', (seed) => {
  const random = createRandom(seed);
  let sent = 0;
  for (const endpoint of endpoints) {
    const given: string[] = [];
    const ids = createIdTypes();
    const input = withIds(fullInput(endpoint) ?? endpoint.example(), () => {
      const digits = longId(random);
      given.push(digits);
      return digits;
    });
    keepNumberIds(given, ids);
    const { url, body } = encodeRequest(endpoint, input as never, ids);
    const text = `${decodeURIComponent(url)} ${typeof body === 'string' ? decodeURIComponent(body) : ''}`;
    if (body !== null && typeof body !== 'string') continue;
    const found: string[] = text.match(/\d{19}/g) ?? [];
    const strange = found.filter((digits) => !given.includes(digits));
    expect(strange, endpoint.id).toEqual([]);
    if (endpoint.encoding === 'json' && typeof body === 'string')
      for (const digits of found) expect(body, endpoint.id).not.toContain(`"${digits}"`);
    sent += found.length;
  }
  expect(sent).toBeGreaterThan(100);
});

function segmentsOf(data: unknown, ids: readonly string[]): unknown {
  const { result, ...page } = data as { result: readonly object[] };
  const rows = ids.map((id) => ({ ...result[0], id: JSON.rawJSON(id) }));
  return { ...page, pageNo: 1, totalCount: ids.length, result: rows };
}

it.each(seeds)('changes and configurations as files, seed %i', async (seed) => {
  const random = createRandom(seed);
  const own = Array.from({ length: 50 }, () => longId(random));
  const ids = createIdTypes();
  const ask: Ask = async (endpoint) => {
    const given = answered.find((call) => endpointOf(call) === endpoint)?.data;
    const data = endpoint === segments.query ? segmentsOf(given, own) : given;
    const text = JSON.stringify(
      sealEnvelope(endpoint.envelope, { ok: true, data: data ?? null, message: '' }),
    );
    return readingIds(ids, endpoint.id, () => decodeResponse(endpoint, readAnswer(text), 200, ids));
  };
  const configuration = await readConfiguration(['network'], { ask, around: { host: 'here' } });
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Platform', user: 'Lin' } };
  const file = await readConfigurationFile(JSON.parse(configurationText(configuration, facts)));
  expect(file.problem).toBeNull();
  const records = file.problem === null ? file.configuration.records : [];
  const kept = records.filter(({ kind }) => kind === 'ipSegment');
  expect(kept.map(({ place }) => (place as { id: string }).id).sort()).toEqual(own.toSorted());

  const changes = own.map((id) => ({
    kind: 'ipSegment',
    place: { id },
    edits: { segmentName: { from: `N ${id}`, to: 'South' } },
    numberIds: [id],
    title: id,
    touches: [],
    path: '',
  }));
  const read = await readChangeFile(JSON.parse(changeFileText(changes, facts)));
  expect(read).toMatchObject({
    problem: null,
    changes: changes.map(({ kind, place, edits, numberIds }) => ({ kind, place, edits, numberIds })),
  });
  const elsewhere = createIdTypes();
  keepNumberIds(own, elsewhere);
  const bodies = own.map((id) => encodeRequest(segments.remove, { ids: [id] }, elsewhere).body);
  expect(bodies).toEqual(own.map((id) => `{"ids":[${id}]}`));
});
