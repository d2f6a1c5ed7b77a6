/**
 * How success and failure look on the wire (spec 1§7, 1§8, 2§8). Screens see neither: an opened envelope is
 * the data or a refusal with the server's message.
 */
import * as z from 'zod';

/**
 * `code`: `{ code: 200, msg, data }`, success is code 200. `status`: `{ status: true, msg, data }`.
 * In both, an `actionMsg` with a non-zero code is a refusal with its own message, whatever the rest says.
 */
export type EnvelopeKind = 'code' | 'status';

export type Opened =
  | { readonly ok: true; readonly data: unknown; readonly message: string }
  | { readonly ok: false; readonly code: number; readonly message: string };

const codeValue = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]);
const message = z.string().nullish();
const common = {
  msg: message,
  data: z.unknown().optional(),
  actionMsg: z.object({ code: codeValue, message }).nullish(),
};
const codeEnvelope = z.looseObject({ ...common, code: codeValue });
const statusEnvelope = z.looseObject({
  ...common,
  code: codeValue.optional(),
  status: z.union([z.boolean(), z.enum(['true', 'false'])]),
});

/** Opens a response body; null where the body is not an envelope of that kind at all. */
export function openEnvelope(kind: EnvelopeKind, body: unknown): Opened | null {
  const parsed = kind === 'code' ? codeEnvelope.safeParse(body) : statusEnvelope.safeParse(body);
  if (!parsed.success) return null;
  const { msg, data, actionMsg } = parsed.data;
  if (actionMsg && actionMsg.code !== 0)
    return { ok: false, code: actionMsg.code, message: actionMsg.message ?? '' };
  const code = 'code' in parsed.data && parsed.data.code !== undefined ? parsed.data.code : 200;
  const ok =
    kind === 'code' ? code === 200 : 'status' in parsed.data && String(parsed.data.status) === 'true';
  return ok ? { ok, data, message: msg ?? '' } : { ok: false, code, message: msg ?? '' };
}

/** The server's side: what a success or a refusal looks like on the wire. */
export function sealEnvelope(kind: EnvelopeKind, opened: Opened): Record<string, unknown> {
  if (kind === 'status') {
    return opened.ok
      ? { status: true, msg: opened.message, data: opened.data }
      : { status: false, code: opened.code, msg: opened.message, data: null };
  }
  return opened.ok
    ? { code: 200, msg: opened.message, data: opened.data }
    : { code: opened.code, msg: opened.message, data: null };
}
