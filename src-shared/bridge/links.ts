/** Asks an address that an application is to open, once, by the user's click. */
import * as z from 'zod';
import { linkReport, longestAddress } from '../rules/link-check/link-report.ts';
import { call } from './contract.ts';

export const links = {
  calls: {
    check: call(z.strictObject({ address: z.string().max(longestAddress) }), linkReport),
  },
  events: {},
} as const;
