import * as z from 'zod';
import { changesApplyShape } from './changes.ts';
import { configApplyShape, configPlanShape } from './config.ts';

const each = <Report extends z.ZodType>(report: Report) =>
  z.object({
    servers: z.array(
      z.object({
        /** The server as the command line names it. */
        server: z.string(),
        /** The exit code at this server; null where it was not tried. */
        code: z.number().int().nullable(),
        /** The standard error. */
        message: z.string(),
        /** The JSON that the command prints for this server alone; null where it prints none. */
        report: report.nullable(),
      }),
    ),
  });

/** `changes apply --servers … --json` */
export const changesAtServersShape = each(changesApplyShape);
/** `config apply --servers … --json`; without `--yes` it prints plans. */
export const configAtServersShape = each(z.union([configApplyShape, configPlanShape]));
export const atServersShape = each(z.unknown());
