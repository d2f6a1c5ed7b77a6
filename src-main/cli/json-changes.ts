/** What `--json` prints of files of changes; the shapes are published in docs/formats (scripts/terminal-schemas.ts). */
import * as z from 'zod';
import { changeFile } from '#shared/rules/changes/change-file.ts';
import { changeFileProblems } from '#shared/rules/changes/change-file-problems.ts';
import { collectedEdit } from '#shared/rules/changes/collected.ts';

const edits = z.record(z.string(), collectedEdit);
const which = z.object({ kind: z.string(), place: z.unknown(), title: z.string() });

/** `changes show --json` */
export const changesShape = z.object({
  files: z.array(
    z.union([
      z.object({ name: z.string(), problem: z.enum(changeFileProblems), at: z.string() }),
      z.object({
        name: z.string(),
        problem: z.null(),
        made: z.string(),
        from: changeFile.shape.from,
        changes: z.array(which.extend({ edits })),
      }),
    ]),
  ),
});

/** `changes diff --json`; `null`: the file does nothing of it. */
export const changesDiffShape = z.object({
  same: z.boolean(),
  changes: z.array(
    which.extend({
      state: z.enum(['added', 'removed', 'changed', 'same']),
      before: edits.nullable(),
      after: edits.nullable(),
    }),
  ),
});
