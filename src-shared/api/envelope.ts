/** Envelopes of answers (spec 1§7, 1§8, 2§8). Screens see only their data, or a refusal with the server's message. */
import * as z from 'zod';

/**
 * `code`: `{ code: 200, msg, data }`, success is code 200.
 * `status`: `{ status: true, msg, data }`.
 * `codeStatus`: `{ code: 200, status: true, msg, data }`, both must report success (spec 1§7.2).
 * `codeMessage`: as `code`, for calls whose message on success matters (spec 1§4 "Cancel enterprise"): `{ msg, data }`
 * is decoded.
 * `rows`: newline-delimited JSON rows, then a closing line that is a `code` envelope with `data: { total }` (S-14);
 * `rows.ts` reads it, and the response schema is that of one row.
 * `action`: `{ actionMsg: { code: 0, message }, data }` (spec 3§7.2, 3§7.5), where the `actionMsg` is required.
 * In all of them an `actionMsg` with a non-zero code is a refusal with its own message, whatever the rest says.
 */
export type EnvelopeKind = 'code' | 'status' | 'codeStatus' | 'codeMessage' | 'rows' | 'action';

export type OpenedEnvelope =
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
const statusValue = z.union([z.boolean(), z.enum(['true', 'false'])]);
const statusEnvelope = z.looseObject({ ...common, code: codeValue.optional(), status: statusValue });
const codeStatusEnvelope = z.looseObject({ ...common, code: codeValue, status: statusValue.optional() });

const actionEnvelope = z.looseObject({ ...common, code: codeValue.optional() });

function envelopeOf(kind: EnvelopeKind) {
  if (kind === 'status') return statusEnvelope;
  if (kind === 'action') return actionEnvelope;
  return kind === 'codeStatus' ? codeStatusEnvelope : codeEnvelope;
}

/** Opens a response body; null where the body is not an envelope of that kind. */
export function openEnvelope(kind: EnvelopeKind, body: unknown): OpenedEnvelope | null {
  const parsed = envelopeOf(kind).safeParse(body);
  if (!parsed.success) return null;
  const { msg, data, actionMsg } = parsed.data;
  if (actionMsg && actionMsg.code !== 0)
    return { ok: false, code: actionMsg.code, message: actionMsg.message ?? '' };
  const code = 'code' in parsed.data && parsed.data.code !== undefined ? parsed.data.code : 200;
  if (kind === 'action' && !actionMsg && code === 200) return null;
  const status = 'status' in parsed.data ? String(parsed.data.status ?? true) === 'true' : true;
  const ok = kind === 'status' ? status : code === 200 && (kind !== 'codeStatus' || status);
  if (!ok) return { ok: false, code, message: msg || nestedMessage(parsed.data) };
  if (kind === 'action') return { ok, data, message: actionMsg?.message ?? '' };
  return { ok, data: kind === 'codeMessage' ? { msg: msg ?? '', data } : data, message: msg ?? '' };
}

/** Some refusals have their message only in a nested object (1§8 "or the nested error msg"). */
const nested = z.object({ msg: z.string() });
function nestedMessage(body: { readonly data?: unknown; readonly error?: unknown }): string {
  const [found] = [body.error, body.data]
    .map((part) => nested.safeParse(part))
    .filter(({ success }) => success);
  return found?.data?.msg ?? '';
}

/** The server's side: the wire form of a success or a refusal. */
export function sealEnvelope(kind: EnvelopeKind, opened: OpenedEnvelope): Record<string, unknown> {
  if (kind === 'status') {
    return opened.ok
      ? { status: true, msg: opened.message, data: opened.data }
      : { status: false, code: opened.code, msg: opened.message, data: null };
  }
  if (kind === 'action') {
    const { ok, message: said } = opened;
    return { actionMsg: { code: ok ? 0 : opened.code, message: said }, data: ok ? opened.data : null };
  }
  const status = kind === 'codeStatus' ? { status: opened.ok } : {};
  if (!opened.ok) return { code: opened.code, ...status, msg: opened.message, data: null };
  if (kind === 'codeMessage') return { code: 200, ...(opened.data as { msg: string; data?: unknown }) };
  return { code: 200, ...status, msg: opened.message, data: opened.data };
}
