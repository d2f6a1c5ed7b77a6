/** The result of checking an address that an application opens. */
import * as z from 'zod';

/** The outcomes of a check; each has a text of its own. */
export const linkStates = [
  /** The server answers with a page. */
  'ok',
  'notAddress',
  /** The address is neither http nor https; no request was sent. */
  'scheme',
  /** The address contains a name and a password; no request was sent. */
  'credentials',
  'unknownHost',
  'refused',
  'unreachable',
  'timeout',
  'certificate',
  'tls',
  /** The server answers, but not by HTTP. */
  'notHttp',
  /** The head of the answer is longer than the limit. */
  'headersTooLarge',
  /** The proxy of this profile, or its script, let nothing through. */
  'proxy',
  'redirectLoop',
  'redirectMany',
  'redirectNowhere',
  /** The redirect leads to an address outside the web and was not followed. */
  'redirectScheme',
  /** The server answers 304 although the request had no condition. */
  'notModified',
  /** The server answers 401, 403 or 407. */
  'signIn',
  'failed',
  'empty',
] as const;
export type LinkState = (typeof linkStates)[number];

export const certificateStates = [
  /** An http address has no certificate. */
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

/** The maximum number of bytes read of an answer, before and after unpacking. */
export const mostBytes = 256 * 1024;
export const mostRedirects = 5;
/** The time limit of the whole check in milliseconds. */
export const linkDeadline = 10_000;
/** The maximum number of characters of an address. */
export const longestAddress = 2000;

const short = z.string().max(500);

export const linkReport = z.strictObject({
  state: z.enum(linkStates),
  certificate: z.enum(certificateStates),
  /** The addresses of the redirects, the checked address first. */
  steps: z
    .array(z.strictObject({ address: z.string().max(4000), status: z.int().nullable() }))
    .max(mostRedirects + 2),
  /** The address belongs to a private network. */
  isPrivate: z.boolean(),
  /** The content type without its parameters, such as `text/html`. */
  contentType: short,
  /** The answer is a download. */
  isFile: z.boolean(),
  /** The values of `X-Frame-Options` as the server sent them. */
  frameOptions: z.array(short).max(20),
  /** The `frame-ancestors` of each content security policy. */
  frameAncestors: z.array(z.array(short).max(100)).max(20),
  title: z.string().max(200),
  /** The body is longer than the limit (`cut`), or unpacks without end (`packed`). */
  body: z.enum(['unread', 'whole', 'cut', 'packed', 'garbled']),
  /** The ways to sign in that the server offers, with the names of what they open. */
  signIn: z.array(z.strictObject({ scheme: short, realm: short })).max(10),
  icon: z.strictObject({
    state: z.enum(['none', 'found', 'notPicture', 'tooLarge', 'unread']),
    /** The picture's type by its bytes. */
    type: z.enum(['', 'image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/x-icon']),
    base64: z.string(),
  }),
});
export type LinkReport = z.output<typeof linkReport>;
