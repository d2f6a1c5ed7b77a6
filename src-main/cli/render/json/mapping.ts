import * as z from 'zod';
import { fitKinds } from '#shared/api/mapping/fit-answer.ts';

/** `mapping check --json` */
export const mappingCheckShape = z.object({
  /** Every answer is one that its call declares. */
  fits: z.boolean(),
  calls: z.array(
    z.object({
      call: z.string(),
      fit: z.enum(fitKinds),
      /** The first field that does not fit, in Steward’s names; '' where the whole answer does not fit, or all fits. */
      field: z.string(),
      detail: z.string(),
    }),
  ),
  /** Names of files that are no saved answers. */
  unread: z.array(z.string()),
});

/** `server record --json` */
export const serverRecordShape = z.object({
  calls: z.array(
    z.object({ call: z.string(), method: z.string(), path: z.string(), status: z.number().int() }),
  ),
  /** Ids of calls without an answer. */
  unanswered: z.array(z.string()),
});
