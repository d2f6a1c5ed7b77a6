/** A server's answer saved without personal data, to test a mapping against it elsewhere. */
import * as z from 'zod';

export const savedAnswerFormat = 'steward.answer';
export const savedAnswerEnding = '.answer.json';

export const savedAnswer = z.strictObject({
  format: z.literal(savedAnswerFormat),
  version: z.literal(1),
  call: z.string().max(100),
  method: z.string().max(10),
  path: z.string().max(512),
  status: z.int().min(0).max(999),
  /** Media type without parameters. */
  type: z.string().max(200),
  body: z.unknown().optional(),
  lines: z.array(z.unknown()).optional(),
  /** The number of characters of any other answer, whose text is not saved. */
  length: z.int().optional(),
});
export type SavedAnswer = z.output<typeof savedAnswer>;
