import * as z from 'zod';
import { changesApplyShape } from './changes.ts';

const department = z.object({ id: z.string(), name: z.string() });
const target = department.extend({
  kind: z.enum(['user', 'department', 'subcompany', 'group', 'position', 'external', 'all', 'allExternal']),
});
const outcome = z.enum(['change', 'refused', 'done', 'failed', 'unknown']);
/** The share that names the target; `below`: with everything below it. */
const share = z.object({ share: z.enum(['none', 'shared', 'leftOut']), below: z.boolean() });

/** `apps same-as --json`; equal settings have no result. */
export const appsSameAsShape = z.object({
  server: changesApplyShape.shape.server,
  user: changesApplyShape.shape.user,
  /** Nothing was sent. */
  dryRun: z.boolean(),
  /** Ctrl+C stopped the command; results whose turn had not come are `change`. */
  cancelled: z.boolean(),
  /** A department, or a target of shares with its kind. */
  source: department.extend({ kind: target.shape.kind.optional() }),
  /**
   * The numbers of results that are to come or were left out, are done, and were refused or failed; and of unread
   * departments.
   */
  summary: z.object({
    change: z.number().int(),
    done: z.number().int(),
    notDone: z.number().int(),
    unread: z.number().int(),
  }),
  departments: z.array(
    department.extend({
      /** The error for which the department could not be read; null for a department that was read. */
      unread: z.string().nullable(),
      /** The server's refusal to tell shares, which costs the shares alone; null where it tells them. */
      sharesUnread: z.string().nullable(),
      results: z.array(
        z.object({
          application: department,
          /** `group`: the place is not taken over, since the application stands in another group. */
          what: z.enum(['on', 'shown', 'opens', 'order', 'shares', 'group']),
          /** Yes or no, the word for how it opens, a place from 1, or shares. */
          from: z.unknown(),
          to: z.unknown(),
          result: outcome,
          why: z.string(),
        }),
      ),
    }),
  ),
  /** The targets that get the shares of the source; empty where departments take over applications. */
  targets: z
    .array(
      target.extend({
        results: z.array(
          z.object({
            application: department,
            from: share.nullable(),
            to: share,
            result: outcome,
            why: z.string(),
          }),
        ),
      }),
    )
    .optional(),
});
