/**
 * The streamed page query (S-14; spec 1§7.4 "Stream pageQuery", 1§2.9): newline-delimited JSON rows, then a closing
 * line, `{ code: 200, msg, data: { total } }`. The last line is always the closing one, so the reader holds a line back
 * until the next one arrives or the stream ends.
 */
import * as z from 'zod';
import { parseJson, stringifyJson } from '../kit/exact-json.ts';
import { ApiError } from './api-error.ts';
import type { Endpoint, Output } from './endpoint.ts';
import { type OpenedEnvelope, openEnvelope, sealEnvelope } from './envelope.ts';
import { type IdTypes, readingIds } from './id-types.ts';

const closing = z.looseObject({ total: z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]) });

export interface RowReader<Row> {
  /** Takes the next piece of text and returns the rows that are complete. Throws ApiError `contract`. */
  push(text: string): Row[];
  /**
   * Ends reading: returns the last rows, and the total on the server. Throws ApiError `refused` for a refusal in the
   * closing line, `network` where that line is missing (the answer was cut), and `contract` otherwise, such as for an
   * HTML page.
   */
  finish(): { readonly rows: Row[]; readonly total: number };
}

/** Reads a row with odd values; null where it is not such a row at all. `place` is the row's path. */
export type ReadOddRow = (wire: unknown, path: string) => unknown;

/** Reads the rows of one answer of a `rows` endpoint from pieces as they arrive; `ids` learn from it. */
export function rowReader<E extends Endpoint>(
  endpoint: E,
  ids?: IdTypes,
  readOdd?: ReadOddRow,
): RowReader<Output<E>> {
  let rest = '';
  let partialLine: string | null = null;
  let count = 0;

  function row(line: string): Output<E> {
    const path = `rows.${count}`;
    count += 1;
    const theirs = parse(line, path);
    const wire = (endpoint.mapped ? endpoint.mapped.row(theirs) : theirs) as never;
    const decoded = readingIds(ids, endpoint.id, () => z.safeDecode(endpoint.response, wire));
    if (decoded.success) return decoded.data as Output<E>;
    const odd = readOdd?.(wire, path) ?? null;
    if (odd !== null) return odd as Output<E>;
    const issue = decoded.error.issues[0];
    throw contract([path, ...(issue?.path ?? []).map(String)].join('.'), issue?.message ?? '');
  }

  function parse(line: string, path: string): unknown {
    try {
      return parseJson(line);
    } catch {
      throw contract(path, 'not JSON');
    }
  }

  function contract(field: string, problem: string): ApiError {
    return new ApiError({ kind: 'contract', endpoint: endpoint.id, message: `${field}: ${problem}`, field });
  }

  function take(line: string, into: Output<E>[]): void {
    if (line.trim() === '') return;
    if (partialLine !== null) into.push(row(partialLine));
    partialLine = line;
  }

  return {
    push(text) {
      const rows: Output<E>[] = [];
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line, rows);
      return rows;
    },
    finish() {
      const rows: Output<E>[] = [];
      take(rest, rows);
      rest = '';
      const opened = partialLine === null ? null : openEnvelope('rows', parseOrNull(partialLine));
      // An HTML page in place of rows is a wrong answer, not one that was cut.
      if (!opened && partialLine?.trimStart().startsWith('<')) throw contract('rows', 'a page');
      if (!opened)
        throw new ApiError({ kind: 'network', endpoint: endpoint.id, message: 'the answer was cut' });
      if (!opened.ok)
        throw new ApiError({
          kind: 'refused',
          endpoint: endpoint.id,
          code: opened.code,
          message: opened.message,
        });
      const end = closing.safeParse(opened.data);
      if (!end.success) throw contract('total', 'missing');
      return { rows, total: end.data.total };
    },
  };
}

function parseOrNull(line: string): unknown {
  try {
    return parseJson(line);
  } catch {
    return null;
  }
}

/** The server's side: one row as a line. Throws where the row does not fit its schema. */
export function rowLine<E extends Endpoint>(endpoint: E, row: Output<E>): string {
  return `${stringifyJson(z.encode(endpoint.response, row as never))}\n`;
}

/** The server's side: the closing line, with the total or a refusal. */
export function closingLine(
  end: { readonly total: number } | Extract<OpenedEnvelope, { ok: false }>,
): string {
  const opened: OpenedEnvelope = 'total' in end ? { ok: true, data: { total: end.total }, message: '' } : end;
  return `${JSON.stringify(sealEnvelope('rows', opened))}\n`;
}
