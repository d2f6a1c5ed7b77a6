/** What a check of a server found, as it is shown, kept and published (server-check.schema.json). */
import * as z from 'zod';
import { callVerdicts, pageVerdicts } from './verdicts.ts';

/** What stands at a place of an answer, in JSON's words; `missing`: nothing. */
const foundKinds = ['missing', 'null', 'text', 'number', 'truth', 'list', 'object'] as const;
export type FoundKind = (typeof foundKinds)[number];

const checkedCall = z.object({
  id: z.string(),
  method: z.enum(['GET', 'POST', 'DELETE']),
  /** As it was asked, before the fields of a path are filled in. */
  path: z.string(),
  /** `given`: the documents show the path. `chosen`: we chose it, and a profile may say another one. */
  origin: z.enum(['given', 'chosen']),
  verdict: z.enum(callVerdicts),
  /**
   * `HTTP 404`, a name of the gateway's (`TIMEOUT`), the envelope's code; of what was not tried `WRITES`, or `SENDS` for
   * a read that uploads a file or has the server call others. '' where there is no more to say.
   */
  code: z.string(),
  /** The server's own words. */
  message: z.string(),
  /** Of an answer that is different; `list[].id` is the id of each row. */
  fields: z.array(z.object({ field: z.string(), found: z.enum(foundKinds) })),
});
export type CheckedCall = z.output<typeof checkedCall>;

const checkedPage = z.object({
  id: z.string(),
  path: z.string(),
  /** Of the texts of both languages. */
  titleKey: z.string(),
  verdict: z.enum(pageVerdicts),
  /** Ids of the reads by which it opens that it lacks; of a page that asks nothing at first, all its own. */
  without: z.array(z.string()),
  /** Ids of the other reads that are lacking: of its dialogs and steps, of pickers beside it; absent from checks of earlier programs. */
  besides: z.array(z.string()).optional(),
});
export type CheckedPage = z.output<typeof checkedPage>;

/** Ids alone, as the server has them; '' where it does not say. */
const account = z.object({ userId: z.string(), tenantKey: z.string() });
export type CheckAccount = z.output<typeof account>;

const turned = z.object({ id: z.string(), was: z.string(), is: z.string() });

export const serverCheckShape = z.object({
  format: z.literal('steward.server-check'),
  version: z.literal(1),
  /** When it began, ISO 8601, UTC. */
  time: z.string(),
  server: z.object({ name: z.string(), address: z.string() }),
  /** `notReached`: the connection fails. `noPlatform`: something else answers. */
  outcome: z.enum(['platform', 'noPlatform', 'notReached']),
  /** Who asked; absent from checks of earlier programs. */
  account: account.optional(),
  /** The first step of the connection check that failed, if any: its name, code and detail. */
  connection: z
    .object({ step: z.string(), code: z.string().nullable(), detail: z.string().nullable() })
    .nullable(),
  /** How many calls of each verdict. */
  counts: z.record(z.enum(callVerdicts), z.number().int()),
  calls: z.array(checkedCall),
  pages: z.array(checkedPage),
  /**
   * What a profile is to say of a server that has no call for its session: put it together. `administrator`: whether the
   * base settings are granted; null: it did not say. Null or absent: the server has the call, or was not asked.
   */
  session: z.object({ administrator: z.boolean().nullable() }).nullable().optional(),
  /** Beside the last check of this profile and address; null: there was none. */
  since: z
    .object({
      time: z.string(),
      /** Somebody else asked then, who may see other things; null or absent: the same, or it is not known. */
      account: z.object({ was: account, is: account }).nullish(),
      worse: z.array(turned),
      better: z.array(turned),
    })
    .nullable(),
});
export type ServerCheck = z.output<typeof serverCheckShape>;
/** Before it is laid beside the last one. */
export type FreshCheck = Omit<ServerCheck, 'since'>;
