/** Facts about the running program, and the few things only a shell can do. */
import * as z from 'zod';
import { call, done, event, nothing } from './contract.ts';
import { serverList } from './servers.ts';
import { settingsSchema } from './settings.ts';

export const appFacts = z.object({
  name: z.string(),
  /** Steward's own version. */
  version: z.string(),
  /** The platform build that the console speaks for (spec 1§9): 0.1.258-hotfix5. */
  platformBuild: z.string(),
  shell: z.enum(['desktop', 'web']),
  system: z.enum(['windows', 'macos', 'linux', 'other']),
  /** BCP 47 tag of the machine's language. */
  systemLanguage: z.string(),
  /** Things that happened at start that the user should know, e.g. a settings file that was set aside. */
  notices: z.array(
    z.object({
      code: z.enum(['SETTINGS_CORRUPT', 'SETTINGS_RESTORED', 'SANDBOX_RESET', 'SERVERS_CORRUPT']),
      params: z.record(z.string(), z.string()),
    }),
  ),
});
export type AppFacts = z.output<typeof appFacts>;

export const app = {
  calls: {
    facts: call(nothing, appFacts),
    /** All that the console needs before its first picture, in one round trip. */
    start: call(nothing, z.object({ facts: appFacts, settings: settingsSchema, servers: serverList })),
    /** Opens an https or mailto link outside the program; the web shell answers `opened: false` and the console opens a tab. */
    openExternal: call(z.strictObject({ url: z.string().max(2048) }), z.object({ opened: z.boolean() })),
    /**
     * Opens a page of the platform itself on the active server (decision 1). Desktop: a separate sandboxed
     * window with the profile's session. Web: answers the address for a new tab.
     */
    openPlatformPage: call(
      z.strictObject({
        path: z
          .string()
          .max(512)
          .regex(/^[A-Za-z0-9_\-./]*$/),
      }),
      z.object({ opened: z.boolean(), address: z.string().nullable() }),
    ),
    /** A crash of the console's own code, for the log file. */
    reportCrash: call(z.strictObject({ message: z.string().max(4000), stack: z.string().max(20_000) }), done),
  },
  events: {
    /** A command from the native menu or a second start of the program. */
    command: event(
      z.object({
        command: z.enum(['openLicence', 'palette', 'settings', 'signOut', 'about', 'shortcuts']),
      }),
    ),
  },
} as const;
