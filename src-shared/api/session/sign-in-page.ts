/**
 * The contents of the sign-in page beside its fields (spec 1§2.1 "agreement setting", "page gray setting"), and the
 * agreements that a person has to accept first. All of it is chosen, as the views' fields are (S-6, S-32).
 */
import * as z from 'zod';
import { wireCount, wireId, wireText } from '../codecs.ts';
import { get } from '../endpoint.ts';
import { sandboxAccounts } from './session.ts';

/** The code that refuses a sign-in until the newest versions of the agreements are accepted. */
export const mustAgree = 428;

const shownAgreement = z.object({
  id: wireId,
  agreementName: z.string(),
  version: wireText,
  /** Rich text. */
  content: z.string(),
});
export type ShownAgreement = z.output<typeof shownAgreement>;

/** Agreements to read at the sign-in, in the reader's language; for an account, those that it has not accepted yet. */
export const querySignInPage = get('session.signInPage', '/api/basicserver/session/signInPage', {
  chosen: '1§2.1; S-6, S-32 (sandbox only)',
  request: { account: z.enum(sandboxAccounts).optional() },
  response: z.object({
    agreements: z.array(shownAgreement),
    /** Percentage by which the page's colours are reduced today. */
    grayStrength: wireCount,
  }),
});
