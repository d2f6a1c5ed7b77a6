/**
 * The body of an answer, as every reader of the platform's answers takes it: the console, signing in, the check of a
 * connection, the terminal. JSON is known by what it is: servers name it `text/html` or nothing at all, and some write
 * a byte order mark, which a reader may pass over (RFC 8259 §8.1).
 */
import * as z from 'zod';
import { parseJson } from '../kit/exact-json.ts';

/** What is no JSON stays text. */
export function readAnswer(text: string): unknown {
  try {
    return parseJson(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    return text;
  }
}

/** What all envelopes of the platform have; a `code` alone is many a program's. */
const platformAnswer = z.union([
  z.looseObject({ code: z.union([z.number(), z.string().regex(/^\d+$/)]), msg: z.string().nullable() }),
  z
    .looseObject({ code: z.union([z.number(), z.string().regex(/^\d+$/)]), data: z.unknown() })
    .refine((one) => 'data' in one),
  z.looseObject({ status: z.union([z.boolean(), z.enum(['true', 'false'])]), msg: z.string().nullable() }),
  z.looseObject({ actionMsg: z.looseObject({ code: z.unknown() }) }),
]);

/** Whether a body, refusals included, is in an envelope of the platform's. */
export function isPlatformAnswer(body: unknown): boolean {
  return platformAnswer.safeParse(body).success;
}
