/** Reads answers that do not fit their declaration value by value; loaded with the first odd answer. */
import { hashKey } from '@tanstack/react-query';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { hasOddFields } from '#shared/api/odd-values/odd-fields.ts';
import { StoredOddValues } from '#shared/api/odd-values/stored-odd-values.ts';
import { noteUnderstood, readOddResponse } from '#shared/api/odd-values/read-response.ts';
import { type OddPosition, readTolerantly } from '#shared/api/odd-values/tolerant-read.ts';
import { idTypesOfServer } from './known-ids.ts';
import { serverMark } from './server-mark.ts';
import { reportOdd } from './odd-reports.ts';
import { rawText } from './raw-text.ts';

const byServer = new Map<string, StoredOddValues>();

/** The server's odd values; by default those of the server that this tab shows. */
export function oddValuesOfServer(server: string = serverMark()): StoredOddValues {
  const known = byServer.get(server) ?? new StoredOddValues();
  byServer.set(server, known);
  return known;
}

/** Limit of a report's lines; further values are only counted. */
const mostLines = 100;

/** Throws `refusal` when even the answer's envelope does not fit. */
export function readOddAnswer<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  body: unknown,
  refusal: unknown,
  server: string = serverMark(),
): Output<E> {
  const known = { ids: idTypesOfServer(server), oddValues: oddValuesOfServer(server) };
  const { data, odd } = readOddResponse(endpoint, input, body, refusal, known);
  reportOdd(server, askedAs(endpoint, input), {
    count: odd.length,
    lines: odd.slice(0, mostLines).map((position) => lineOf(endpoint, position)),
  });
  return data;
}

export function noteUnderstoodAnswer<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  body: unknown,
  server: string = serverMark(),
): void {
  noteUnderstood(endpoint, input, body, oddValuesOfServer(server));
  reportOdd(server, askedAs(endpoint, input), null);
}

/** Reads rows of `server` like `readOddAnswer`; `report` reports all odd values at the end. */
export function oddRows<E extends Endpoint>(endpoint: E, input: Input<E>, server: string) {
  const lines: string[] = [];
  let count = 0;
  return {
    read(wire: unknown, path: string): unknown {
      const read = readTolerantly(endpoint.response, wire);
      if (!read) return null;
      count += read.odd.length;
      for (const one of read.odd)
        if (lines.length < mostLines) lines.push(lineOf(endpoint, { ...one, path: [path, ...one.path] }));
      return read.data;
    },
    report: () => reportOdd(server, askedAs(endpoint, input), count === 0 ? null : { count, lines }),
  };
}

/** Whether a value of an answer was not understood. */
export const isOdd: (answer: unknown) => boolean = hasOddFields;

/** A list and what was asked ahead for it are one read, as in the cache, whatever the order of the input's members. */
function askedAs(endpoint: Endpoint, input: unknown): string {
  return hashKey([endpoint.id, input]);
}

function lineOf({ id }: Endpoint, { path, raw, problem }: OddPosition): string {
  return `${id}: ${path.map(String).join('.')}: ${rawText(raw)} (${problem})`;
}
