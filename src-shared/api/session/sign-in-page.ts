/**
 * What the page on which people sign in shows besides its fields (spec 1§2.1 "agreement setting", "page gray setting"),
 * and what somebody has to agree to before they come in. Chosen, as the views' fields are (S-6, S-32).
 */
import * as z from 'zod';
import { wireCount, wireId, wireText } from '../codecs.ts';
import { get } from '../endpoint.ts';
import { sandboxAccounts } from './session.ts';

/** The code by which signing in is refused until the newest versions are agreed to. */
export const mustAgree = 428;

const shownAgreement = z.object({
  id: wireId,
  agreementName: z.string(),
  version: wireText,
  /** Rich text. */
  content: z.string(),
});
export type ShownAgreement = z.output<typeof shownAgreement>;

/** Agreements that one reads where one signs in, in one's language; of an account: those it has yet to agree to. */
export const querySignInPage = get('session.signInPage', '/api/basicserver/session/signInPage', {
  chosen: '1§2.1; S-6, S-32 (sandbox only)',
  request: { account: z.enum(sandboxAccounts).optional() },
  response: z.object({
    agreements: z.array(shownAgreement),
    /** Per cent of the colours that the page is without today. */
    grayStrength: wireCount,
  }),
});
