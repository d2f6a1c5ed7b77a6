/** The verdict on a call by its answer. `read-answer.ts` decides whether a body is a platform's. */
import type { Endpoint } from '../../../api/endpoint.ts';
import { type OpenedEnvelope, openEnvelope } from '../../../api/envelope.ts';
import { readTolerantly } from '../../../api/odd-values/tolerant-read.ts';
import { isPlatformAnswer, readAnswer } from '../../../api/read-answer.ts';
import type { CheckedCall } from './check-shape.ts';
import { differencesIn } from './differences.ts';
import type { CallVerdict } from './verdicts.ts';

export interface CallAnswer {
  readonly status: number;
  /** Media type without parameters; '' where the answer has none. */
  readonly mediaType: string;
  /** The gateway's error code; null where the server answered. */
  readonly refusal: string | null;
  readonly text: string;
}

export interface Judgement extends Pick<CheckedCall, 'verdict' | 'code' | 'message' | 'fields'> {
  /** A platform certainly answered: with success in its envelope, or with a refusal for lack of a right. */
  readonly proof: boolean;
}

type Asked = Pick<Endpoint, 'envelope' | 'response' | 'mapped'>;

export interface AskedWith {
  /** The input names an example's record, which this server may lack: a refusal still proves that the call exists. */
  readonly ofExample: boolean;
  /** The path as sent, without a query. */
  readonly path: string;
  /** The server's answer to an unknown path (`absenceOf`); null while that is unknown. */
  readonly absence: string | null;
}

export function judgeCall(
  endpoint: Asked,
  answer: CallAnswer,
  { ofExample, path, absence }: AskedWith,
): Judgement {
  const { status, refusal } = answer;
  // A redirect is an answer, although the gateway follows none.
  if (refusal !== null) return found(refusal === 'REDIRECT_REFUSED' ? 'different' : 'notReached', refusal);
  const isAbsent = absence !== null && absence === absenceOf(answer, path);
  const isNotFound = status === 404 || status === 405;
  const lines = endpoint.envelope === 'rows' ? linesOf(answer.text) : [answer.text];
  const { mapped, envelope } = endpoint;
  const theirs = readAnswer(lines.at(-1) ?? '');
  const body = mapped ? mapped.answer(envelope, theirs) : theirs;
  // A 404 that differs from the server's known answer to an unknown path may be about the record.
  const mayBeRecord = status === 404 && ofExample && absence !== null && isPlatformAnswer(body);
  if (isAbsent || (isNotFound && !mayBeRecord))
    return found('elsewhere', isNotFound ? `HTTP ${status}` : 'ABSENT');
  // wall: check-envelope
  if (!isPlatformAnswer(body)) return ofStranger(answer);
  const opened = openEnvelope(envelope, body);
  const outcome = opened?.ok === false ? opened : refusalIn(body);
  if (outcome || status < 200 || status > 299) return refused(outcome, status, ofExample);
  if (!opened?.ok) return found('different', 'ENVELOPE');
  const rows = () =>
    lines.slice(0, -1).map((line) => (mapped ? mapped.row(readAnswer(line)) : readAnswer(line)));
  const values = envelope === 'rows' ? rows() : [opened.data];
  const fields = differencesIn(endpoint, values);
  return {
    verdict: fields.length > 0 ? 'different' : 'present',
    code:
      fields.length > 0 && values.some((value) => !readTolerantly(endpoint.response, value))
        ? 'UNREADABLE'
        : '',
    message: '',
    fields,
    proof: true,
  };
}

/**
 * The signature of an answer to a path that surely does not exist. Many servers answer such a path with HTTP 200, in
 * their envelope or with a page. null where the answer proves nothing: a refusal for lack of a right comes before any
 * routing.
 */
export function absenceOf({ status, mediaType, refusal, text }: CallAnswer, path: string): string | null {
  if (refusal !== null) return null;
  const body = readAnswer(text);
  const outcome = isPlatformAnswer(body) ? (openEnvelope('code', body) ?? refusalIn(body)) : null;
  const code = outcome && !outcome.ok ? outcome.code : status;
  // A gateway in front, or a failing server, answers every path like this.
  if (!outcome && (status >= 500 || status === 429)) return null;
  if (outcome?.ok || [status, code].some((one) => one === 401 || one === 403)) return null;
  const words = (outcome ? outcome.message : text).replaceAll(path, '').replaceAll(path.slice(1), '');
  return `${status} ${outcome ? code : mediaType} ${words.slice(0, 4000)}`;
}

function refusalIn(body: unknown): Extract<OpenedEnvelope, { ok: false }> | null {
  for (const kind of ['status', 'code'] as const) {
    const opened = openEnvelope(kind, body);
    if (opened && !opened.ok) return opened;
    if (opened) return null;
  }
  return null;
}

/** Most characters of a message that are kept. */
const wordsLimit = 300;

function refused(
  said: Extract<OpenedEnvelope, { ok: false }> | null,
  status: number,
  ofExample: boolean,
): Judgement {
  const ofRight = [status, said?.code ?? 0].some((code) => code === 401 || code === 403);
  const code = said && said.code !== 200 ? String(said.code) : `HTTP ${status}`;
  const message = (said?.message ?? '').slice(0, wordsLimit);
  // A server that fails internally did not look for the record.
  const verdict = ofExample && !ofRight && status < 500 ? 'present' : 'refused';
  return { verdict, code, message, fields: [], proof: ofRight };
}

/** HTTP statuses of a proxy that can't reach the server, of a busy server, and of a network's own page (RFC 6585). */
const inFront: readonly number[] = [429, 502, 503, 504, 511];

function ofStranger({ status, mediaType }: CallAnswer): Judgement {
  if (inFront.includes(status)) return found('notReached', `HTTP ${status}`);
  return found('different', `HTTP ${status} ${mediaType}`.trim().slice(0, 100));
}

function found(verdict: CallVerdict, code: string): Judgement {
  return { verdict, code, message: '', fields: [], proof: false };
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
