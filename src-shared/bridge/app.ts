/** Facts about the running program, and the few things only a shell can do. */
import * as z from 'zod';
import { settingKey, settingsSchema } from '../rules/settings/settings.ts';
import { keptChoices } from './choices.ts';
import { call, done, event, nothing } from './contract.ts';
import { serverList } from './servers.ts';

/** Things that happened that the user should know, e.g. a settings file that was set aside. */
const notices = z.array(
  z.object({
    code: z.enum([
      'SETTINGS_CORRUPT',
      'SETTINGS_RESTORED',
      'SANDBOX_RESET',
      'SERVERS_CORRUPT',
      /** `params.kept` of all of them: the base name under which what could not be used is kept. */
      'CHANGES_RESTORED',
      'CHANGES_MISSING',
      'CHANGES_CORRUPT',
      'CHANGES_CUT',
      'KEY_RESTORED',
      'KEY_CORRUPT',
      'JOURNAL_CORRUPT',
      /** `params`: `folder`, `reason`. Nothing can be kept until there is room. */
      'DATA_READ_ONLY',
      /** Somebody else could write there. `params`: `folder`, `names`. */
      'DATA_OPEN',
      /** `params`: `place`, `problem` (bridge/policy.ts), `detail`. */
      'POLICY_REFUSED',
      /** The environment asks for connections without any check of certificates, and is not obeyed. */
      'TLS_VARIABLE',
      /** The system's certificate authorities could not be read (yet). `params`: `problem` (bridge/servers.ts). */
      'AUTHORITIES_UNREAD',
    ]),
    params: z.record(z.string(), z.string()),
  }),
);

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
  /** Settings that the organisation's policy locks, from start to end. */
  lockedSettings: z.array(settingKey),
  notices,
});
export type AppFacts = z.output<typeof appFacts>;

/** A package that somebody else wrote and that is part of the program. */
export const thirdPartySchema = z.object({
  name: z.string(),
  version: z.string(),
  /** SPDX. */
  licence: z.string(),
  /** As the package carries it; empty where it carries none. */
  text: z.string(),
});
export type ThirdParty = z.output<typeof thirdPartySchema>;

/** What the program runs on; `electron` and `chromium` on the desktop only. */
export const appVersions = z.object({
  node: z.string(),
  electron: z.string().nullable(),
  chromium: z.string().nullable(),
  /** As the system calls itself, with its processor: `linux 6.1.0 x64`. */
  system: z.string(),
});
export type AppVersions = z.output<typeof appVersions>;

export const app = {
  calls: {
    facts: call(nothing, appFacts),
    /** All that the console needs before its first picture, in one round trip. */
    start: call(
      nothing,
      z.object({ facts: appFacts, settings: settingsSchema, servers: serverList, choices: keptChoices }),
    ),
    /** Opens an https or mailto link outside the program; the web shell answers `opened: false` and the console opens a tab. */
    openExternal: call(z.strictObject({ url: z.string().max(2048) }), z.object({ opened: z.boolean() })),
    /**
     * Opens a page of the platform itself on the active server (S-1). Desktop: a separate sandboxed
     * window with the profile's session. Web: answers the address for a new tab.
     */
    openPlatformPage: call(
      z.strictObject({
        path: z
          .string()
          .max(512)
          .regex(/^[A-Za-z0-9_~.#/-]*$/),
        /** The mark of the server that the page shows; SERVER_CHANGED where none is like it any more. */
        server: z.string().max(64).optional(),
      }),
      z.object({ opened: z.boolean(), address: z.string().nullable() }),
    ),
    versions: call(nothing, appVersions),
    thirdParty: call(nothing, z.object({ packages: z.array(thirdPartySchema) })),
    /**
     * The page as it is printed, as a PDF by the save dialog. `unavailable` where the shell can't: the browser's own
     * print dialog can.
     */
    printPdf: call(
      z.strictObject({ suggestedName: z.string().min(1).max(200) }),
      z.object({ outcome: z.enum(['saved', 'cancelled', 'unavailable']), name: z.string().nullable() }),
    ),
    /** A crash of the console's own code, for the log file. */
    reportCrash: call(z.strictObject({ message: z.string().max(4000), stack: z.string().max(20_000) }), done),
  },
  events: {
    /** All notices, where one has come or has gone since the start. */
    noticesChanged: event(z.object({ notices })),
    /** A command from the native menu or a second start of the program. */
    command: event(
      z.object({
        command: z.enum(['openLicence', 'palette', 'settings', 'signOut', 'about', 'shortcuts']),
      }),
    ),
  },
} as const;
