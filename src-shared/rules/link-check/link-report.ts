/** What was found at an address that an application is to open. */
import * as z from 'zod';

/** How far one got; each has its own words. */
export const linkStates = [
  /** It answers with a page. */
  'ok',
  'notAddress',
  /** Neither http nor https: never asked. */
  'scheme',
  /** A name and a password stand in it: never asked. */
  'credentials',
  'unknownHost',
  'refused',
  'unreachable',
  'timeout',
  'certificate',
  'tls',
  /** Something answers, but not HTTP. */
  'notHttp',
  'redirectLoop',
  'redirectMany',
  'redirectNowhere',
  /** It leads to what is no address of the web: not followed. */
  'redirectScheme',
  /** 304 to whoever has never had it. */
  'notModified',
  /** 401, 403, 407. */
  'signIn',
  'failed',
  'empty',
] as const;
export type LinkState = (typeof linkStates)[number];

export const certificateStates = [
  /** http: there is none. */
  'none',
  'trusted',
  'expired',
  'notYet',
  'selfSigned',
  'unknownIssuer',
  'otherName',
  'wrong',
] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Bytes that are read of an answer, unpacked too. */
export const mostBytes = 256 * 1024;
export const mostRedirects = 5;
/** Milliseconds for all of it. */
export const linkDeadline = 10_000;
/** Characters of an address. */
export const longestAddress = 2000;

const short = z.string().max(500);

export const linkReport = z.strictObject({
  state: z.enum(linkStates),
  certificate: z.enum(certificateStates),
  /** Where it led, the address itself first. */
  steps: z
    .array(z.strictObject({ address: z.string().max(4000), status: z.int().nullable() }))
    .max(mostRedirects + 2),
  /** One of a network of one's own. */
  isPrivate: z.boolean(),
  /** Without its parameters, e.g. `text/html`. */
  contentType: short,
  /** It is meant to be kept as a file. */
  isFile: z.boolean(),
  /** `X-Frame-Options`, each as it was said. */
  frameOptions: z.array(short).max(20),
  /** What each policy lets frame it. */
  frameAncestors: z.array(z.array(short).max(100)).max(20),
  title: z.string().max(200),
  /** `cut`: there was more than is read; `packed`: it unpacks without end. */
  body: z.enum(['unread', 'whole', 'cut', 'packed', 'garbled']),
  icon: z.strictObject({
    state: z.enum(['none', 'found', 'notPicture', 'tooLarge', 'unread']),
    /** By its bytes. */
    type: z.enum(['', 'image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/x-icon']),
    base64: z.string(),
  }),
});
export type LinkReport = z.output<typeof linkReport>;
