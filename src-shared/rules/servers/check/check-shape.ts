/** The result of a server check as it is shown, stored and published (server-check.schema.json). */
import * as z from 'zod';
import { callVerdicts, pageVerdicts } from './verdicts.ts';

/** The kind of a value in an answer, in JSON's terms; `missing` where there is none. */
const foundKinds = ['missing', 'null', 'text', 'number', 'truth', 'list', 'object'] as const;
export type FoundKind = (typeof foundKinds)[number];

const checkedCall = z.object({
  id: z.string(),
  method: z.enum(['GET', 'POST', 'DELETE']),
  /** The path as declared or mapped, before its fields are filled in. */
  path: z.string(),
  /** `given`: the documents show the path. `chosen`: this project chose it, and a profile may map it. */
  origin: z.enum(['given', 'chosen']),
  verdict: z.enum(callVerdicts),
  /**
   * `HTTP 404`, a gateway code (`TIMEOUT`) or the envelope's code. A call that was not sent has `WRITES`, or `SENDS`
   * for a read that uploads a file or makes the server call others. '' where there is nothing to add.
   */
  code: z.string(),
  message: z.string(),
  /** Fields that differ from the declaration; `list[].id` is the id of each row. */
  fields: z.array(z.object({ field: z.string(), found: z.enum(foundKinds) })),
});
export type CheckedCall = z.output<typeof checkedCall>;

const checkedPage = z.object({
  id: z.string(),
  path: z.string(),
  /** Key of the page's title in the texts. */
  titleKey: z.string(),
  verdict: z.enum(pageVerdicts),
  /** Ids of the missing reads that the page needs to open; for a page without such reads, all its missing reads. */
  without: z.array(z.string()),
  /** Ids of its other missing reads, of dialogs, steps and pickers; absent from checks of earlier versions. */
  besides: z.array(z.string()).optional(),
});
export type CheckedPage = z.output<typeof checkedPage>;

/** The server's ids; '' where the server does not say. */
const account = z.object({ userId: z.string(), tenantKey: z.string() });
export type CheckAccount = z.output<typeof account>;

const turned = z.object({ id: z.string(), was: z.string(), is: z.string() });

export const serverCheckShape = z.object({
  format: z.literal('steward.server-check'),
  version: z.literal(1),
  /** Start of the check, ISO 8601, UTC. */
  time: z.string(),
  server: z.object({ name: z.string(), address: z.string() }),
  /** `notReached`: the connection fails. `noPlatform`: something else answers. */
  outcome: z.enum(['platform', 'noPlatform', 'notReached']),
  /** The signed-in account; absent from checks of earlier versions. */
  account: account.optional(),
  /** The first failed step of the connection check: its name, code and detail; null where none failed. */
  connection: z
    .object({ step: z.string(), code: z.string().nullable(), detail: z.string().nullable() })
    .nullable(),
  counts: z.record(z.enum(callVerdicts), z.number().int()),
  calls: z.array(checkedCall),
  pages: z.array(checkedPage),
  /**
   * The session that a profile has to state for a server without a session call. `administrator`: whether the base
   * settings are granted; null where the server did not say. Null or absent: the server has the call, or was not asked.
   */
  session: z.object({ administrator: z.boolean().nullable() }).nullable().optional(),
  /** Differences from the last check of this profile and address; null for the first check. */
  since: z
    .object({
      time: z.string(),
      /** Another account made the last check and may see other things; null or absent: the same account, or unknown. */
      account: z.object({ was: account, is: account }).nullish(),
      worse: z.array(turned),
      better: z.array(turned),
    })
    .nullable(),
});
export type ServerCheck = z.output<typeof serverCheckShape>;
export type FreshCheck = Omit<ServerCheck, 'since'>;
