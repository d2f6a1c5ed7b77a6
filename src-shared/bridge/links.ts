/** Requests an application's address once, when the user clicks to test it. */
import * as z from 'zod';
import { linkReport, longestAddress } from '../rules/link-check/link-report.ts';
import { call } from './contract.ts';

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
  },
  events: {},
} as const;
