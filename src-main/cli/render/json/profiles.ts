import * as z from 'zod';
import { connectionReport, importCandidate } from '#shared/bridge/servers.ts';
import { serverProfile } from '#shared/rules/servers/profile.ts';

/** `profiles list --json` */
export const profilesListShape = z.object({
  /** The policy forbids changes to the list. */
  locked: z.boolean(),
  profiles: z.array(
    serverProfile
      .pick({
        id: true,
        name: true,
        address: true,
        environment: true,
        signIn: true,
        readOnly: true,
        rules: true,
        blocked: true,
        managed: true,
        lastUsed: true,
      })
      .extend({
        /** The console starts with this server. */
        active: z.boolean(),
      }),
  ),
});

/** `profiles import --json` */
export const profilesImportShape = z.object({
  /** A dry run writes nothing. */
  dryRun: z.boolean(),
  profiles: z.array(
    importCandidate.omit({ index: true }).extend({
      /** The server is in the list now; after a dry run it would be. */
      taken: z.boolean(),
    }),
  ),
});

/** `profiles check --json` */
export const profilesCheckShape = connectionReport.extend({
  server: z.object({ name: z.string(), address: z.string() }),
});
