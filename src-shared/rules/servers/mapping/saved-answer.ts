/** An answer of a server that was saved, without what is of persons: a mapping can be held against it elsewhere. */
import * as z from 'zod';

export const savedAnswerFormat = 'steward.answer';
export const savedAnswerEnding = '.answer.json';

export const savedAnswer = z.strictObject({
  format: z.literal(savedAnswerFormat),
  version: z.literal(1),
  /** The call's id. */
  call: z.string().max(100),
  /** How it was asked. */
  method: z.string().max(10),
  path: z.string().max(512),
  status: z.int().min(0).max(999),
  /** Media type, without parameters. */
  type: z.string().max(200),
  /** Of JSON: the body. */
  body: z.unknown().optional(),
  /** Of JSON line by line: its lines. */
  lines: z.array(z.unknown()).optional(),
  /** Of anything else: how many characters there were. What they say is not saved. */
  length: z.int().optional(),
});
export type SavedAnswer = z.output<typeof savedAnswer>;
