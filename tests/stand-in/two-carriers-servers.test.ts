/** Whichever carrier takes the console's calls, servers receive the same of them, and their answers reach the page alike. */
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import { encodeRequest } from '#shared/api/wire.ts';
import { startDocumentsServer } from '../documents-only/documents-server.ts';
import { fullInput } from '../strict-server/full-input.ts';
import { type StrictServer, startStrictServer } from '../strict-server/strict-server.ts';
import { amountOf } from '../support/test-amount.ts';
import { type CarrierName, carriers, reach } from './carriers.ts';
import { readyElectron } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(readyElectron);

/** Some calls of each area, in a long run all. */
const asked = endpoints.filter(
  (_, at) => at % Math.ceil(endpoints.length / amountOf(endpoints.length, 0.3)) === 0,
);

/** The answer to each of these calls, and the request as the server has taken it. */
async function askAll(carrier: CarrierName, start: () => Promise<StrictServer>) {
  const server = await start();
  onTestFinished(server.close);
  const gateway = reach(carrier, server.address, { credential: { kind: 'token', token: server.token } });
  const answered: unknown[] = [];
  for (const endpoint of asked)
    for (const input of [endpoint.example(), fullInput(endpoint)]) {
      if (input === null) continue;
      const { method, url, contentType, body } = encodeRequest(endpoint, input);
      const request = new Request(`http://127.0.0.1:1${url}`, { method, body });
      // A form's own mark between its parts is another one each time.
      const bytes = body === null ? null : Buffer.from(await request.clone().arrayBuffer());
      const type = contentType === 'multipart/form-data' ? request.headers.get('content-type') : contentType;
      const answer = await gateway.handle({
        method,
        target: url,
        headers: [
          ...(type === null ? [] : ([['content-type', type]] as const)),
          ...(bytes === null ? [] : ([['content-length', String(bytes.byteLength)]] as const)),
          ['accept', 'application/json, text/plain, */*'],
        ],
        body: request.body,
        signal: AbortSignal.timeout(20_000),
      });
      answered.push([endpoint.id, answer.status, await new Response(answer.body).text()]);
    }
  const boundary = /-{2,}\w*boundary\w*|formdata-undici-\d+/gi;
  return {
    answered,
    taken: server.taken.map(({ name, text, headers }) => ({
      name,
      text: text.replaceAll(boundary, 'boundary'),
      headers: Object.fromEntries(
        Object.entries(headers)
          .filter(([field]) => field !== 'connection')
          .map(([field, value]) => [field, String(value).replaceAll(boundary, 'boundary')]),
      ),
    })),
    refusals: server.refusals,
  };
}

const fixed = (address: string) => address.replaceAll(/127\.0\.0\.1:\d+/g, 'server');
const comparable = (all: Awaited<ReturnType<typeof askAll>>): unknown =>
  JSON.parse(fixed(JSON.stringify(all)));

it.each([
  ['a server that is strict', () => startStrictServer(), true],
  ['a server with the documents’ calls alone', () => startDocumentsServer({ odd: true }), false],
] as const)('%s', async (_, start, isWhole) => {
  const [ours, systems] = [await askAll(carriers[0], start), await askAll(carriers[1], start)];
  expect(systems.taken.length).toBeGreaterThan(20);
  expect(comparable(systems)).toEqual(comparable(ours));
  // Calls of the sandbox alone are asked of no other server by the console.
  if (isWhole) expect(systems.refusals.filter((line) => !/session|sign-?in/i.test(line))).toEqual([]);
  else expect(systems.refusals.length).toBeGreaterThan(0);
});
