/** Facts about the running program, and tasks that only a shell can do. */
import * as z from 'zod';
import { settingKey, settingsSchema } from '../rules/settings/settings.ts';
import { keptChoices } from './choices.ts';
import { call, noResult, event, noArguments } from './contract.ts';
import { serverList } from './servers.ts';

/** Events that the user should know about, e.g. a settings file that was set aside. */
const notices = z.array(
  z.object({
    code: z.enum([
      'SETTINGS_CORRUPT',
      'SETTINGS_RESTORED',
      'SANDBOX_RESET',
      'SERVERS_CORRUPT',
      /** `params.kept` of all of these: the base name under which the unusable file is kept. */
      'CHANGES_RESTORED',
      'CHANGES_MISSING',
      'CHANGES_CORRUPT',
      'CHANGES_CUT',
      'KEY_RESTORED',
      'KEY_CORRUPT',
      'JOURNAL_CORRUPT',
      /** `params`: `folder`, `reason`. Nothing can be stored until the disk has room. */
      'DATA_READ_ONLY',
      /** Other users can write to the data folder. `params`: `folder`, `names`. */
      'DATA_OPEN',
      /** `params`: `place`, `problem` (bridge/policy.ts), `detail`. */
      'POLICY_REFUSED',
      /** An environment variable asks to skip all certificate checks, and is ignored. */
      'TLS_VARIABLE',
      /** The system's certificate authorities could not be read yet. `params`: `problem` (bridge/servers.ts). */
      'AUTHORITIES_UNREAD',
    ]),
    params: z.record(z.string(), z.string()),
  }),
);

export const appFacts = z.object({
  name: z.string(),
  version: z.string(),
  /** The platform build that the console is made for (spec 1§9): 0.1.258-hotfix5. */
  platformBuild: z.string(),
  shell: z.enum(['desktop', 'web']),
  system: z.enum(['windows', 'macos', 'linux', 'other']),
  /** BCP 47 tag of the system's language. */
  systemLanguage: z.string(),
  /** Settings that the organisation's policy locks; they do not change while the program runs. */
  lockedSettings: z.array(settingKey),
  notices,
});
export type AppFacts = z.output<typeof appFacts>;

export const thirdPartySchema = z.object({
  name: z.string(),
  version: z.string(),
  /** SPDX identifier. */
  licence: z.string(),
  /** The licence text of the package; empty where the package has none. */
  text: z.string(),
});
export type ThirdParty = z.output<typeof thirdPartySchema>;

/** Versions of the runtime; `electron` and `chromium` on the desktop only. */
export const appVersions = z.object({
  node: z.string(),
  electron: z.string().nullable(),
  chromium: z.string().nullable(),
  /** The system's own name with its processor: `linux 6.1.0 x64`. */
  system: z.string(),
});
export type AppVersions = z.output<typeof appVersions>;

export const appDomain = {
  calls: {
    facts: call(noArguments, appFacts),
    /** Everything that the console needs for its first picture, in one round trip. */
    start: call(
      noArguments,
      z.object({ facts: appFacts, settings: settingsSchema, servers: serverList, choices: keptChoices }),
    ),
    /** Opens an https or mailto link. The web shell answers `opened: false`, and the console opens a tab. */
    openExternal: call(z.strictObject({ url: z.string().max(2048) }), z.object({ opened: z.boolean() })),
    /**
     * Opens a page of the platform itself on the active server (S-1). Desktop: a separate sandboxed window with the
     * profile's session. Web: answers the address for a new tab.
     */
    openPlatformPage: call(
      z.strictObject({
        /** A path with query and fragment, as an administrator's purchase link may have them. */
        path: z
          .string()
          .max(2048)
          .regex(/^[A-Za-z0-9_~.#/?&=%+:@!$'()*,;-]*$/),
        /** Mark of the server that the page shows; SERVER_CHANGED where no server has this mark any more. */
        server: z.string().max(64).optional(),
      }),
      z.object({ opened: z.boolean(), address: z.string().nullable() }),
    ),
    versions: call(noArguments, appVersions),
    thirdParty: call(noArguments, z.object({ packages: z.array(thirdPartySchema) })),
    /** Saves the page as a PDF; `unavailable` where only the browser's own dialog can print. */
    printPdf: call(
      z.strictObject({ suggestedName: z.string().min(1).max(200) }),
      z.object({ outcome: z.enum(['saved', 'cancelled', 'unavailable']), name: z.string().nullable() }),
    ),
    reportCrash: call(
      z.strictObject({ message: z.string().max(4000), stack: z.string().max(20_000) }),
      noResult,
    ),
  },
  events: {
    /** All notices, after one has appeared or disappeared since the start. */
    noticesChanged: event(z.object({ notices })),
    /** A command from the native menu or a second start of the program. */
    command: event(
      z.object({
        command: z.enum(['openLicence', 'palette', 'settings', 'signOut', 'about', 'shortcuts']),
      }),
    ),
  },
} as const;
