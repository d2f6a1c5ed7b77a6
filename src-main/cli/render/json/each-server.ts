/** What `--json` prints of a command at several servers; published in docs/formats (scripts/terminal-schemas.ts). */
import * as z from 'zod';
import { changesApplyShape } from './changes.ts';
import { configApplyShape, configPlanShape } from './config.ts';

const each = <Report extends z.ZodType>(report: Report) =>
  z.object({
    servers: z.array(
      z.object({
        /** As it was named. */
        server: z.string(),
        /** What the command ended with there; null: it was not tried any more. */
        code: z.number().int().nullable(),
        /** What it said on standard error. */
        message: z.string(),
        /** What it prints where that server alone is named; null: nothing. */
        report: report.nullable(),
      }),
    ),
  });

/** `changes apply --servers … --json` */
export const changesAtServersShape = each(changesApplyShape);
/** `config apply --servers … --json`; a plan where nothing was sent. */
export const configAtServersShape = each(z.union([configApplyShape, configPlanShape]));
export const atServersShape = each(z.unknown());
