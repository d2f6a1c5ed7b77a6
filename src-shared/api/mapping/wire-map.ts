/**
 * One call's mapping, ready to be used: a declared request into the server's, a server's answer into the declared one.
 * It changes names and values inside bodies and nothing else; where a request goes is `placed.ts`.
 */
import { type EnvelopeKind, type Opened, openEnvelope, sealEnvelope } from '../envelope.ts';
import { exchangeWords, type WordsAt } from './exchange-words.ts';
import { readFieldPath, type Step } from './field-path.ts';
import type { Scalar } from './field-words.ts';
import type { CallMapping } from './mapping.ts';
import { openOwnEnvelope } from './own-envelope.ts';
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
  readonly added: readonly { readonly to: readonly Step[]; readonly value: Scalar }[];
  readonly envelope: CallMapping['envelope'];
}

export function wireMapOf({ request, answer, envelope }: Omit<CallMapping, 'path'>): WireMap {
  const added = Object.entries(request?.add ?? {}).flatMap(([text, value]) => {
    const path = readFieldPath(text);
    return path?.kind === 'place' ? [{ to: path.steps, value }] : [];
  });
  return { request: partMap(request ?? {}), answer: partMap(answer ?? {}), added, envelope };
}

/** The fields as the server takes them. */
export function mapFields(
  map: WireMap | undefined,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  if (!map) return fields;
  const sent = toTheirs(map.request, fields);
  const added = map.added.reduce((now, { to, value }) => putField(now, to, [], value), sent);
  return isPlain(added) ? added : fields;
}

/** An answer as the declaration has it, envelope and all. What is in no envelope of the mapping stays as it is. */
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

function openTheirs(envelope: NonNullable<CallMapping['envelope']>, body: unknown): Opened | null {
  if (envelope === 'none') return { ok: true, data: body, message: '' };
  if (typeof envelope === 'object') return openOwnEnvelope(envelope, body);
  // What matters of it is the message, which every opened envelope has.
  return openEnvelope(envelope === 'codeMessage' ? 'code' : envelope, body);
}

/** A refusal never reads as a success where the declared envelope tells them apart by this number. */
function refusedCode(code: number): number {
  return code === 200 || code === 0 ? 500 : code;
}

/** Lines that can't be used are none here: whoever reads a mapping names them (rules/servers/mapping). */
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
