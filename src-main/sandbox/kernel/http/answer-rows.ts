/**
 * Streamed responses (S-14): newline-delimited rows, made while they are read, then the closing line. A page of any
 * size takes the memory of one chunk.
 */
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { closingLine, rowLine } from '#shared/api/rows.ts';
import { WrongAnswer } from './answer.ts';
import type { RowsOutput } from './implement.ts';

const pieceRows = 256;

export function answerRows(
  endpoint: Endpoint,
  { total, rows }: RowsOutput<unknown>,
  check: boolean,
): Response {
  const iterator = rows[Symbol.iterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        let piece = '';
        for (let count = 0; count < pieceRows; count += 1) {
          const { done, value } = iterator.next();
          if (done) {
            controller.enqueue(encoder.encode(piece + closingLine({ total })));
            controller.close();
            return;
          }
          piece += toLine(endpoint, value, check);
        }
        controller.enqueue(encoder.encode(piece));
      },
      cancel() {
        iterator.return?.();
      },
    },
    { highWaterMark: 1 },
  );
  return new Response(body, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function toLine(endpoint: Endpoint, row: unknown, check: boolean): string {
  const line = rowLine(endpoint, row);
  if (check && !isDeepStrictEqual(z.decode(endpoint.response, JSON.parse(line)), row)) {
    throw new WrongAnswer(endpoint, 'a row reads back differently');
  }
  return line;
}
