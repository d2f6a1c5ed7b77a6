/** One call of the platform as the specification has it: what the strict server lets pass, and what it answers. */
import type { Fields } from './value-checks.ts';

export interface Call {
  /** The documents' own name. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** The place of the fields: the query of a GET; the body of a POST, as JSON unless the documents say `form`. */
  readonly encoding: 'query' | 'json' | 'form' | 'multipart';
  readonly fields: Fields;
  /** Fields of a body's call that the documents show in the query. */
  readonly beside?: readonly string[];
  /**
   * `code`: `code, msg, data`, success is code 200 (1§7). `status`: `status, msg, data` (1§7.1). `codeStatus`:
   * `code, status, data` (1§7.2). `action`: `actionMsg, data` (3§7.2, 3§7.5). `rows`: a row a line, then `code, data: { total }` (S-14). `file`: bytes.
   */
  readonly answers: 'code' | 'status' | 'codeStatus' | 'action' | 'rows' | 'file';
  /** On success; for `rows` the list of rows, for `file` its text. */
  readonly data: unknown;
  /** Document and section. */
  readonly source: string;
  /** The part that no document shows, with the decision that fills the gap; absent: the documents show all of it. */
  readonly chosen?: string;
}

type Reading = Omit<Call, 'method' | 'encoding' | 'answers' | 'fields'> &
  Partial<Pick<Call, 'answers' | 'fields'>>;

/** A read: its fields go into the query. */
export function get(call: Reading): Call {
  return { method: 'GET', encoding: 'query', answers: 'code', fields: {}, ...call };
}

/** A POST with a JSON body. */
export function post(call: Reading & Partial<Pick<Call, 'encoding'>>): Call {
  return { method: 'POST', encoding: 'json', answers: 'code', fields: {}, ...call };
}

/** A DELETE: what goes is named in its path. */
export function del(call: Reading): Call {
  return { method: 'DELETE', encoding: 'query', answers: 'code', fields: {}, ...call };
}
