/**
 * One call's compiled mapping: translates a declared request to the server's, and a server's answer to the declared
 * one. It changes names and values in bodies only; `call-placement.ts` decides where a request goes.
 */
import { type EnvelopeKind, type OpenedEnvelope, openEnvelope, sealEnvelope } from '../envelope.ts';
import { type PathStep, readFieldPath, everyItem, type FieldPath } from './field-path.ts';
import type { Scalar } from './field-words.ts';
import type { CallMapping } from './mapping.ts';
import { isPlain, type Move, putField, type Renaming, renameFields, withLists } from './rename-fields.ts';

/** Names and words of a part, in both directions. */
interface PartMap {
  readonly toTheirs: Renaming;
  readonly toOurs: Renaming;
  readonly ourWords: readonly WordsAt[];
  readonly theirWords: readonly WordsAt[];
}

export interface WireMap {
  readonly request: PartMap;
  readonly answer: PartMap;
  readonly added: readonly { readonly to: readonly PathStep[]; readonly value: Scalar }[];
  readonly envelope: CallMapping['envelope'];
}

export function wireMapOf({ request, answer, envelope }: Omit<CallMapping, 'path'>): WireMap {
  const added = Object.entries(request?.add ?? {}).flatMap(([text, value]) => {
    const path = readFieldPath(text);
    return path?.kind === 'place' ? [{ to: path.steps, value }] : [];
  });
  return { request: partMap(request ?? {}), answer: partMap(answer ?? {}), added, envelope };
}

/** The fields as the server expects them. */
export function mapFields(
  map: WireMap | undefined,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  if (!map) return fields;
  const sent = toTheirs(map.request, fields);
  const added = map.added.reduce((now, { to, value }) => putField(now, to, [], value), sent);
  return isPlain(added) ? added : fields;
}

/** An answer in the declared form, with its envelope. A body that is not in the mapping's envelope stays unchanged. */
export function mapAnswer(map: WireMap | undefined, kind: EnvelopeKind, body: unknown): unknown {
  if (!map) return body;
  const opened = map.envelope === undefined ? null : openTheirs(map.envelope, body);
  if (!opened)
    return isPlain(body) && 'data' in body ? { ...body, data: toOurs(map.answer, body.data) } : body;
  if (!opened.ok) return sealEnvelope(kind, { ...opened, code: refusedCode(opened.code) });
  const data = toOurs(map.answer, opened.data);
  const { message } = opened;
  return sealEnvelope(kind, {
    ok: true,
    message,
    data: kind === 'codeMessage' ? { msg: message, data } : data,
  });
}

/** One row of a streamed answer. */
export function mapRow(map: WireMap | undefined, row: unknown): unknown {
  return map ? toOurs(map.answer, row) : row;
}

export function toTheirs(part: PartMap, value: unknown): unknown {
  return renameFields(exchangeWords(value, part.ourWords), part.toTheirs);
}

export function toOurs(part: PartMap, value: unknown): unknown {
  return exchangeWords(renameFields(value, part.toOurs), part.theirWords);
}

function openTheirs(envelope: NonNullable<CallMapping['envelope']>, body: unknown): OpenedEnvelope | null {
  if (envelope === 'none') return { ok: true, data: body, message: '' };
  if (typeof envelope === 'object') return openOwnEnvelope(envelope, body);
  // Only the message distinguishes `codeMessage`, and every opened envelope has one.
  return openEnvelope(envelope === 'codeMessage' ? 'code' : envelope, body);
}

/** Keeps a refusal's code from reading as success in the declared envelope. */
function refusedCode(code: number): number {
  return code === 200 || code === 0 ? 500 : code;
}

/** Invalid lines are ignored here; rules/servers/mapping reports them. */
function partMap({ names = {}, words = {} }: NonNullable<CallMapping['answer']>): PartMap {
  const moves: Move[] = [];
  const anywhere: (readonly [string, string])[] = [];
  for (const [ours, theirs] of Object.entries(names)) {
    const [from, to] = [readFieldPath(ours), readFieldPath(theirs)];
    if (from?.kind === 'place' && to?.kind === 'place') moves.push({ from: from.steps, to: to.steps });
    if (from?.kind === 'anywhere' && to?.kind === 'anywhere') anywhere.push([from.name, to.name]);
  }
  const all = withLists(moves) ?? [];
  const at = Object.entries(words).flatMap(([text, list]) => {
    const path = readFieldPath(text);
    return path ? [{ path, list }] : [];
  });
  const wordsBy = (
    pair: (one: (typeof at)[number]['list'][number]) => readonly [Scalar, Scalar],
  ): WordsAt[] => at.map(({ path, list }) => ({ path, words: new Map(list.map(pair)) }));
  return {
    toTheirs: { moves: all, anywhere: new Map(anywhere) },
    toOurs: {
      moves: all.map(({ from, to }) => ({ from: to, to: from })),
      anywhere: new Map(anywhere.map(([ours, theirs]) => [theirs, ours])),
    },
    ourWords: wordsBy(({ ours, theirs }) => [ours, theirs]),
    theirWords: wordsBy(({ ours, theirs }) => [theirs, ours]),
  };
}

type OwnEnvelope = Exclude<NonNullable<CallMapping['envelope']>, string>;

/**
 * Envelopes that only a mapping describes: `{ "errno": 0, "errmsg": "", "result": … }`. Returns null where the body
 * does not report success or failure.
 */
function openOwnEnvelope(
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

/** Replaces values by their mapped ones at given fields; unmapped values stay. */
interface WordsAt {
  readonly path: FieldPath;
  readonly words: ReadonlyMap<Scalar, Scalar>;
}

/** Returns a new value. */
function exchangeWords(value: unknown, all: readonly WordsAt[]): unknown {
  return all.reduce((now, { path, words }) => {
    const other = (found: unknown): unknown =>
      words.has(found as Scalar) ? words.get(found as Scalar) : found;
    return path.kind === 'place' ? at(now, path.steps, other) : anywhere(now, path.name, other);
  }, value);
}

type Exchange = (found: unknown) => unknown;

function at(value: unknown, steps: readonly PathStep[], other: Exchange): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return other(value);
  if (step === everyItem) return Array.isArray(value) ? value.map((one) => at(one, rest, other)) : value;
  if (!isPlain(value) || !Object.hasOwn(value, step)) return value;
  return { ...value, [step]: at(value[step], rest, other) };
}

function anywhere(value: unknown, name: string, other: Exchange): unknown {
  if (Array.isArray(value)) return value.map((one) => anywhere(one, name, other));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, anywhere(key === name ? other(one) : one, name, other)]),
  );
}
