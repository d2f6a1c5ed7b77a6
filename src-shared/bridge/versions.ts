/** Earlier states of what is edited, kept on this computer: whole, with a time and a name. */
import * as z from 'zod';
import { serverNameLimit } from '../rules/servers/name-limit.ts';
import { call, done, event, nothing } from './contract.ts';

/** `seen`: it was found so, and had not been saved here. */
export const versionOrigins = ['saved', 'seen'] as const;

/** Characters. */
export const versionNameLimit = 100;

/** What they are of: a record of a tenant of a server profile, e.g. `theme/pc/TP100001`. */
const of = z.strictObject({
  server: z.string().min(1).max(64),
  tenant: z.string().min(1).max(200),
  subject: z.string().min(1).max(300),
});
export type VersionsOf = z.output<typeof of>;

const one = of.extend({ id: z.number().int() });

export const keptVersion = z.object({
  id: z.number().int(),
  /** Milliseconds since 1970, UTC. */
  time: z.number().int(),
  origin: z.enum(versionOrigins),
  /** Who saved it, or who was signed in when it was seen; and the server profile's name at that time. */
  user: z.string(),
  serverName: z.string(),
  /** '' where nobody gave it one. */
  name: z.string(),
  /** No bound takes it away. */
  held: z.boolean(),
  /** Fields that differ from the version before it; null: none before it is kept. */
  changed: z.array(z.string()).nullable(),
});
export type KeptVersion = z.output<typeof keptVersion>;

/** JSON of an object: a field is a name and its value. */
const body = z.string().min(2).max(1_000_000);

export const versions = {
  calls: {
    /** What is the same as the newest is not kept twice; answers its id all the same. */
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
    /** null where it was taken away meanwhile. */
    body: call(one, z.object({ body: body.nullable() })),
    rename: call(one.extend({ name: z.string().max(versionNameLimit) }), done),
    /** VERSIONS_HELD_FULL where too many are held already. */
    hold: call(one.extend({ held: z.boolean() }), done),
    remove: call(one, done),
  },
  events: {
    changed: event(nothing),
  },
} as const;
