/** What one answer says of a call: the one judge of the check. Whether a body is a platform's, `read-answer.ts` says. */
import type { Endpoint } from '../../../api/endpoint.ts';
import { type Opened, openEnvelope } from '../../../api/envelope.ts';
import { readTolerantly } from '../../../api/odd-values/tolerant-read.ts';
import { isPlatformAnswer, readAnswer } from '../../../api/read-answer.ts';
import type { CheckedCall } from './check-shape.ts';
import { differencesIn } from './differences.ts';
import type { CallVerdict } from './verdicts.ts';

export interface CallAnswer {
  readonly status: number;
  /** Without its parameters; '' where none was said. */
  readonly mediaType: string;
  /** The gateway's name for what went wrong; null: the server answered. */
  readonly refusal: string | null;
  readonly text: string;
}

export interface Judgement extends Pick<CheckedCall, 'verdict' | 'code' | 'message' | 'fields'> {
  /** A platform answered, beyond doubt: with a success in its envelope, or with a refusal for want of a right. */
  readonly proof: boolean;
}

type Asked = Pick<Endpoint, 'envelope' | 'response' | 'mapped'>;

export interface AskedWith {
  /** A record was asked for that may well not be on this server: a refusal says that the call is there. */
  readonly ofExample: boolean;
  /** As it was sent, without a query. */
  readonly path: string;
  /** How the server says that there is nothing at a path (`absenceOf`); null: not known. */
  readonly absence: string | null;
}

export function judgeCall(
  endpoint: Asked,
  answer: CallAnswer,
  { ofExample, path, absence }: AskedWith,
): Judgement {
  const { status, refusal } = answer;
  // A redirect is the answer of somebody, though the gateway follows none.
  if (refusal !== null) return found(refusal === 'REDIRECT_REFUSED' ? 'different' : 'notReached', refusal);
  const isAbsent = absence !== null && absence === absenceOf(answer, path);
  const isNotFound = status === 404 || status === 405;
  const lines = endpoint.envelope === 'rows' ? linesOf(answer.text) : [answer.text];
  const { mapped, envelope } = endpoint;
  const theirs = readAnswer(lines.at(-1) ?? '');
  const body = mapped ? mapped.answer(envelope, theirs) : theirs;
  // Where it is known how the server says that there is no such path, another 404 of its own may be the record's.
  const mayBeRecord = status === 404 && ofExample && absence !== null && isPlatformAnswer(body);
  if (isAbsent || (isNotFound && !mayBeRecord))
    return found('elsewhere', isNotFound ? `HTTP ${status}` : 'ABSENT');
  if (!isPlatformAnswer(body)) return ofStranger(answer);
  const opened = openEnvelope(envelope, body);
  const said = opened?.ok === false ? opened : refusalIn(body);
  if (said || status < 200 || status > 299) return refused(said, status, ofExample);
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
 * What tells an answer to a path that there is not, by an answer to one that is surely none: many servers say it by HTTP
 * 200, in their envelope or with the page of their own. null where it tells nothing: a refusal for want of a right comes
 * before anybody looks.
 */
export function absenceOf({ status, mediaType, refusal, text }: CallAnswer, path: string): string | null {
  if (refusal !== null) return null;
  const body = readAnswer(text);
  const said = isPlatformAnswer(body) ? (openEnvelope('code', body) ?? refusalIn(body)) : null;
  const code = said && !said.ok ? said.code : status;
  // What stands in front, or a server that fails, says it of all paths.
  if (!said && (status >= 500 || status === 429)) return null;
  if (said?.ok || [status, code].some((one) => one === 401 || one === 403)) return null;
  const words = (said ? said.message : text).replaceAll(path, '').replaceAll(path.slice(1), '');
  return `${status} ${said ? code : mediaType} ${words.slice(0, 4000)}`;
}

/** What says no in another of the platform's envelopes than the call's own. */
function refusalIn(body: unknown): Extract<Opened, { ok: false }> | null {
  for (const kind of ['status', 'code'] as const) {
    const opened = openEnvelope(kind, body);
    if (opened && !opened.ok) return opened;
    if (opened) return null;
  }
  return null;
}

/** Bytes of foreign words that are kept. */
const wordsLimit = 300;

function refused(said: Extract<Opened, { ok: false }> | null, status: number, ofExample: boolean): Judgement {
  const ofRight = [status, said?.code ?? 0].some((code) => code === 401 || code === 403);
  const code = said && said.code !== 200 ? String(said.code) : `HTTP ${status}`;
  const message = (said?.message ?? '').slice(0, wordsLimit);
  // A server that fails inside did not look for the record.
  const verdict = ofExample && !ofRight && status < 500 ? 'present' : 'refused';
  return { verdict, code, message, fields: [], proof: ofRight };
}

/** HTTP statuses of what stands in front and can't reach the server now, of one that is busy, and of a network's own page (RFC 6585). */
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
