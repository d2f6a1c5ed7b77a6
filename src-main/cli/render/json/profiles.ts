/** What `--json` prints of server profiles; the shapes are published in docs/formats (scripts/terminal-schemas.ts). */
import * as z from 'zod';
import { connectionReport, importCandidate } from '#shared/bridge/servers.ts';
import { serverProfile } from '#shared/rules/servers/profile.ts';

/** `profiles list --json` */
export const profilesListShape = z.object({
  /** The organisation's policy forbids changing them. */
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
        /** The server of the next start. */
        active: z.boolean(),
      }),
  ),
});

/** `profiles import --json` */
export const profilesImportShape = z.object({
  /** Nothing was written. */
  dryRun: z.boolean(),
  profiles: z.array(
    importCandidate.omit({ index: true }).extend({
      /** It is in the list now; in a dry run: it would be. */
      taken: z.boolean(),
    }),
  ),
});

/** `profiles check --json` */
export const profilesCheckShape = connectionReport.extend({
  server: z.object({ name: z.string(), address: z.string() }),
});
