/**
 * A configuration of a server of which one value was not understood: it has every record, and of its values none that the
 * server did not send. In `npm test` each fifth field has one odd value.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { openEnvelope } from '#shared/api/envelope.ts';
import { readTolerantly } from '#shared/api/odd-values/tolerant-read.ts';
import { orderedJson } from '#shared/kit/ordered-json.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { type ConfigurationArea, configurationAreas } from '#shared/rules/configuration/area-names.ts';
import type { ConfigurationRecord } from '#shared/rules/configuration/configuration.ts';
import type { LeftOutValue } from '#shared/rules/configuration/left-out-values.ts';
import { readConfiguration, UnreadArea } from '#shared/rules/configuration/read-configuration.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { oddValues, positionsIn, withValue } from '../../support/odd-positions.ts';
import { long } from '../../support/test-amount.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterAll(() => sandbox.close());

interface Answer {
  readonly endpoint: Endpoint;
  readonly data: unknown;
}
const answers = new Map<string, Answer>();

async function answerOf(endpoint: Endpoint, input: unknown): Promise<[string, Answer]> {
  const key = `${endpoint.id} ${JSON.stringify(input)}`;
  const known = answers.get(key);
  if (known) return [key, known];
  const body: unknown = await (await client.send(endpoint, input as never)).json();
  const opened = openEnvelope(endpoint.envelope, body);
  const answer = { endpoint, data: opened?.ok ? opened.data : undefined };
  answers.set(key, answer);
  return [key, answer];
}

async function configurationOf(
  area: ConfigurationArea,
  altered: (key: string, data: unknown) => unknown,
): Promise<{ readonly records: readonly ConfigurationRecord[]; readonly leftOut: readonly LeftOutValue[] }> {
  const leftOut: LeftOutValue[] = [];
  const ask = (async (endpoint: Endpoint, input: unknown) => {
    const [key, { data }] = await answerOf(endpoint, input);
    const read = readTolerantly(endpoint.response, altered(key, data));
    if (!read) throw new Error(`${endpoint.id} was not read`);
    return read.data;
  }) as unknown as Ask;
  const around = { host: 'localhost' };
  const { records } = await readConfiguration([area], {
    ask,
    around,
    leftOut: (value) => leftOut.push(value),
  });
  return { records, leftOut };
}

const nameOf = ({ kind, place }: ConfigurationRecord) => `${kind} ${orderedJson(place)}`;
const isIdentity = (path: readonly PropertyKey[]) =>
  /^(?:_?id|menuid|.*Id|.*Code|code|name|.*Name|moduleStr|topicStyle|config(?:Key|Name))$/i.test(
    String(path.at(-1)),
  );

test('no configuration has a value that the server did not send', { timeout: 300_000 }, async () => {
  const wrong: string[] = [];
  let tried = 0;
  let costs = 0;
  for (const area of configurationAreas) {
    const used = new Set<string>();
    const before = await configurationOf(area, (key, data) => {
      used.add(key);
      return data;
    });
    expect(before.leftOut).toEqual([]);
    for (const key of used) {
      const positions = [...positionsIn(answers.get(key)?.data)];
      for (const [at, path] of positions.entries()) {
        // A record that is known by the value is another one without it.
        if (isIdentity(path) || (!long && at % 5 !== 0)) continue;
        const value = oddValues[(at + tried) % oddValues.length];
        const where = `${key} ${path.map(String).join('.')} = ${JSON.stringify(value)}`;
        tried += 1;
        try {
          const { records, leftOut } = await configurationOf(area, (one, data) =>
            one === key ? withValue(data, path, value) : data,
          );
          costs += leftOut.length > 0 ? 1 : 0;
          const found = new Map(records.map((record) => [nameOf(record), record.values]));
          for (const record of before.records) {
            const values = found.get(nameOf(record));
            // A parameter that is a secret by now is in no configuration.
            if (!values && !/^sysconfig\..* \d+\.secret = /.test(where))
              wrong.push(`${where}: without ${nameOf(record)}`);
            for (const [field, one] of Object.entries(values ?? {}))
              if (orderedJson(one) !== orderedJson(record.values[field]) && !isUnderstood(key, path, value))
                wrong.push(`${where}: ${nameOf(record)} ${field} is ${JSON.stringify(one)}`);
          }
        } catch (error) {
          if (!(error instanceof UnreadArea)) throw error;
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(long ? 600 : 120);
  expect(costs).toBeGreaterThan(long ? 200 : 40);
});

/** Whether the value is one that the server may send there. */
function isUnderstood(key: string, path: readonly PropertyKey[], value: unknown): boolean {
  const answer = answers.get(key);
  const read = answer && readTolerantly(answer.endpoint.response, withValue(answer.data, path, value));
  return read?.odd.length === 0;
}
