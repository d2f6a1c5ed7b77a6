/** Requests addresses of applications: once at a click, or every week where the user agreed to it. */
import * as z from 'zod';
import { linkReport, longestAddress } from '../rules/link-check/link-report.ts';
import { keptLink, mostLinks, watchedLink } from '../rules/link-check/link-watch.ts';
import { call, event } from './contract.ts';

const ofTenant = z.strictObject({ server: z.string().min(1).max(64), tenant: z.string().min(1).max(200) });
export type LinkScope = z.output<typeof ofTenant>;

const watchedLinks = z.strictObject({
  /** The user agreed to a check every week. */
  weekly: z.boolean(),
  /** The end of the last check of all; null before the first one. */
  checked: z.iso.datetime().nullable(),
  links: z.array(keptLink),
});
export type WatchedLinks = z.output<typeof watchedLinks>;

export const links = {
  calls: {
    check: call(
      z.strictObject({
        address: z.string().max(longestAddress),
        /** Mark of the server whose proxy and authorities are used; SERVER_CHANGED where none has it any more. */
        server: z.string().max(64),
      }),
      linkReport,
    ),
    /** The stored link-check results of a tenant; `server` is the id of a profile, also below. LINKS_NOT_KEPT. */
    watched: call(ofTenant, watchedLinks),
    /** Agrees to the weekly check of these addresses, or takes that back; then nothing of them is kept. */
    watch: call(
      ofTenant.extend({ weekly: z.boolean(), links: z.array(watchedLink).max(mostLinks) }),
      watchedLinks,
    ),
    /** Checks these addresses now, which are kept in place of the earlier ones. */
    checkAll: call(ofTenant.extend({ links: z.array(watchedLink).max(mostLinks) }), watchedLinks),
    /** Takes the page that the last check found at an application's address as the right one. */
    accept: call(ofTenant.extend({ id: z.string().min(1).max(100) }), watchedLinks),
  },
  events: {
    /** A check has ended. */
    checked: event(ofTenant),
  },
} as const;
