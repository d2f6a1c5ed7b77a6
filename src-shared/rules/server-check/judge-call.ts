/** What one answer says of a call: the one judge of the check. Whether a body is a platform's, `read-answer.ts` says. */
import type { Endpoint } from '../../api/endpoint.ts';
import { type Opened, openEnvelope } from '../../api/envelope.ts';
import { mapAnswer, mapRow } from '../../api/mapping/wire-map.ts';
import { isPlatformAnswer, readAnswer } from '../../api/read-answer.ts';
import type { CheckedCall } from './check-shape.ts';
import type { CallVerdict } from './verdicts.ts';
import { differencesIn } from './differences.ts';

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

/**
 * `ofExample`: a record was asked for that may well not be on this server, so that a refusal says that the call is there.
 */
export function judgeCall(endpoint: Asked, answer: CallAnswer, ofExample: boolean): Judgement {
  const { status, refusal } = answer;
  // A redirect is the answer of somebody, though the gateway follows none.
  if (refusal !== null) return found(refusal === 'REDIRECT_REFUSED' ? 'different' : 'notReached', refusal);
  if (status === 404 || status === 405) return found('elsewhere', `HTTP ${status}`);
  const lines = endpoint.envelope === 'rows' ? linesOf(answer.text) : [answer.text];
  const { mapped, envelope } = endpoint;
  const body = mapAnswer(mapped, envelope, readAnswer(lines.at(-1) ?? ''));
  if (!isPlatformAnswer(body)) return ofStranger(answer);
  const opened = openEnvelope(envelope, body);
  const said = opened?.ok === false ? opened : refusalIn(body);
  if (said || status < 200 || status > 299) return refused(said, status, ofExample);
  if (!opened?.ok) return found('different', 'ENVELOPE');
  const rows = () => lines.slice(0, -1).map((line) => mapRow(mapped, readAnswer(line)));
  const values = envelope === 'rows' ? rows() : [opened.data];
  const fields = differencesIn(endpoint, values);
  return {
    ...{ verdict: fields.length > 0 ? 'different' : 'present', code: '', message: '' },
    ...{ fields, proof: true },
  };
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
