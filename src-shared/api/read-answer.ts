/**
 * Parses the body of an answer for every reader: the console, the sign-in, the connection check, the terminal. JSON is
 * recognised by its content, because servers label it `text/html` or not at all, and some prepend a byte order mark,
 * which a parser may ignore (RFC 8259 §8.1).
 */
import * as z from 'zod';
import { parseJson } from '../kit/exact-json.ts';

/** A body that is not JSON stays a text. */
export function readAnswer(text: string): unknown {
  try {
    return parseJson(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    return text;
  }
}

/** The common part of the platform's envelopes; a `code` alone occurs in many other programs. */
const platformAnswer = z.union([
  z.looseObject({ code: z.union([z.number(), z.string().regex(/^\d+$/)]), msg: z.string().nullable() }),
  z
    .looseObject({ code: z.union([z.number(), z.string().regex(/^\d+$/)]), data: z.unknown() })
    .refine((one) => 'data' in one),
  z.looseObject({ status: z.union([z.boolean(), z.enum(['true', 'false'])]), msg: z.string().nullable() }),
  z.looseObject({ actionMsg: z.looseObject({ code: z.unknown() }) }),
]);

/** Whether a body is in one of the platform's envelopes, refusals included. */
export function isPlatformAnswer(body: unknown): boolean {
  return platformAnswer.safeParse(body).success;
}
