/** Earlier states of edited records on this computer: whole, with a time and a name. */
import * as z from 'zod';
import { serverNameLimit } from '../rules/servers/name-limit.ts';
import { call, noResult, event, noArguments } from './contract.ts';

/** `seen`: found on the server without having been saved here. */
export const versionOrigins = ['saved', 'seen'] as const;

/** Length limit of a version's name in characters. */
export const versionNameLimit = 100;

/** The record, of a tenant of a server profile, e.g. `theme/pc/TP100001`. */
const of = z.strictObject({
  server: z.string().min(1).max(64),
  tenant: z.string().min(1).max(200),
  subject: z.string().min(1).max(300),
});
export type VersionsOf = z.output<typeof of>;

const versionKey = of.extend({ id: z.number().int() });

export const keptVersion = z.object({
  id: z.number().int(),
  /** Milliseconds since 1970, UTC. */
  time: z.number().int(),
  origin: z.enum(versionOrigins),
  /** The person who saved it, or who was signed in when it was seen; and the server profile's name at that time. */
  user: z.string(),
  serverName: z.string(),
  /** '' where nobody named the version. */
  name: z.string(),
  /** No limit deletes a held version. */
  held: z.boolean(),
  /** Fields that differ from the previous version; null where no previous one is stored. */
  changed: z.array(z.string()).nullable(),
});
export type KeptVersion = z.output<typeof keptVersion>;

/** JSON of an object whose members are the fields. */
const body = z.string().min(2).max(1_000_000);

export const versions = {
  calls: {
    /** A state that equals the newest version is not stored again; its id is answered all the same. */
    keep: call(
      of.extend({
        origin: z.enum(versionOrigins),
        user: z.string().max(200),
        serverName: z.string().max(serverNameLimit),
        body,
      }),
      z.object({ id: z.number().int() }),
    ),
    /** Newest first. */
    list: call(of, z.object({ versions: z.array(keptVersion) })),
    /** null where the version was deleted meanwhile. */
    body: call(versionKey, z.object({ body: body.nullable() })),
    rename: call(versionKey.extend({ name: z.string().max(versionNameLimit) }), noResult),
    /** VERSIONS_HELD_FULL where too many are held already. */
    hold: call(versionKey.extend({ held: z.boolean() }), noResult),
    remove: call(versionKey, noResult),
  },
  events: {
    changed: event(noArguments),
  },
} as const;
