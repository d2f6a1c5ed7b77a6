/** What `--json` prints of mappings and answers; the shapes are published in docs/formats (scripts/terminal-schemas.ts). */
import * as z from 'zod';
import { fits } from '#shared/api/mapping/fit-answer.ts';

/** `mapping check --json` */
export const mappingCheckShape = z.object({
  /** No answer is another one than the call declares. */
  fits: z.boolean(),
  calls: z.array(
    z.object({
      call: z.string(),
      fit: z.enum(fits),
      /** The first field that does not fit, in Steward’s words; '' where it is the whole answer, or nothing. */
      field: z.string(),
      detail: z.string(),
    }),
  ),
  /** Files of the folder that are no saved answers. */
  unread: z.array(z.string()),
});

/** `server record --json` */
export const serverRecordShape = z.object({
  calls: z.array(
    z.object({ call: z.string(), method: z.string(), path: z.string(), status: z.number().int() }),
  ),
  /** Calls that had no answer. */
  unanswered: z.array(z.string()),
});
