/** The signed blocks of a change file: the request for approval, and the decision. */
import * as z from 'zod';

export const verdicts = ['approved', 'refused'] as const;
export type ApprovalVerdict = (typeof verdicts)[number];

/** Raw Ed25519 values in canonical base64: the pattern forces the unused bits of the last character to 0. */
const key = z.string().regex(/^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/);
const signature = z.string().regex(/^[A-Za-z0-9+/]{85}[AQgw]==$/);

export const approvalLimits = { name: 200, words: 2000, people: 100 } as const;

const signed = {
  /** The signer's own statement of the name on the platform; only the key identifies the signer. */
  by: z.string().min(1).max(approvalLimits.name),
  at: z.iso.datetime(),
  words: z.string().max(approvalLimits.words),
  key,
  signature,
  /** The name of the computer on which the block was signed; absent in blocks of earlier versions. */
  computer: z.string().min(1).max(255).optional(),
};

export const requestBlock = z.strictObject({
  /** The id of this request alone. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  /** The address of the server; '' for the sandbox. */
  server: z.string().max(512),
  ...signed,
});
export type RequestBlock = z.output<typeof requestBlock>;

export const decisionBlock = z.strictObject({
  verdict: z.enum(verdicts),
  /** The validity of the approval; absent ends are open. */
  notBefore: z.iso.datetime().optional(),
  validUntil: z.iso.datetime().optional(),
  ...signed,
});
export type DecisionBlock = z.output<typeof decisionBlock>;
