/** The signed parts of a change file: who asks for an approval, and who gave or refused it. */
import * as z from 'zod';

export const verdicts = ['approved', 'refused'] as const;
export type Verdict = (typeof verdicts)[number];

/** Raw Ed25519 in base64, as only one text has it: its unused bits are nothing. */
const key = z.string().regex(/^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/);
const signature = z.string().regex(/^[A-Za-z0-9+/]{85}[AQgw]==$/);

export const approvalLimits = { name: 200, words: 2000, people: 100 } as const;

const signed = {
  /** The name on the platform, as its signer says it: the key tells who it is. */
  by: z.string().min(1).max(approvalLimits.name),
  at: z.iso.datetime(),
  words: z.string().max(approvalLimits.words),
  key,
  signature,
  /** What the computer is called on which it was signed. Versions before did not say it. */
  computer: z.string().min(1).max(255).optional(),
};

export const requestBlock = z.strictObject({
  /** Of this request alone. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  /** The server's address; '' is the sandbox. */
  server: z.string().max(512),
  ...signed,
});
export type RequestBlock = z.output<typeof requestBlock>;

export const decisionBlock = z.strictObject({
  verdict: z.enum(verdicts),
  /** When it holds; left out: at any time. */
  notBefore: z.iso.datetime().optional(),
  validUntil: z.iso.datetime().optional(),
  ...signed,
});
export type DecisionBlock = z.output<typeof decisionBlock>;
