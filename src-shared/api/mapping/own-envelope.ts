/** Envelopes that only a mapping describes: `{ "errno": 0, "errmsg": "", "result": … }`. */
import type { OpenedEnvelope } from '../envelope.ts';
import { readFieldPath } from './field-path.ts';
import type { CallMapping } from './mapping.ts';
import { isPlain } from './rename-fields.ts';

export type OwnEnvelope = Exclude<NonNullable<CallMapping['envelope']>, string>;

/** Returns null where the body does not report success or failure. */
export function openOwnEnvelope(
  { success, code, message, data }: OwnEnvelope,
  body: unknown,
): OpenedEnvelope | null {
  const successValue = fieldOf(body, success.field);
  if (successValue === undefined) return null;
  const text = message === undefined ? '' : fieldOf(body, message);
  const words = typeof text === 'string' ? text : '';
  if (success.is.some((word) => word === successValue))
    return { ok: true, data: data === undefined ? body : fieldOf(body, data), message: words };
  const number = Number(code === undefined ? successValue : fieldOf(body, code));
  return { ok: false, code: Number.isFinite(number) ? number : 500, message: words };
}

/** The value of a field outside lists. */
function fieldOf(body: unknown, text: string): unknown {
  const path = readFieldPath(text);
  if (path?.kind !== 'place') return undefined;
  return path.steps.reduce<unknown>(
    (here, step) =>
      typeof step === 'string' && isPlain(here) && Object.hasOwn(here, step) ? here[step] : undefined,
    body,
  );
}
