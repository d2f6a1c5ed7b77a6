/** Requests an application's address once, when the user clicks to test it. */
import * as z from 'zod';
import { linkReport, longestAddress } from '../rules/link-check/link-report.ts';
import { call } from './contract.ts';

export const links = {
  calls: {
    check: call(z.strictObject({ address: z.string().max(longestAddress) }), linkReport),
  },
  events: {},
} as const;
