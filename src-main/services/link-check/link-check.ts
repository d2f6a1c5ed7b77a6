/**
 * Checks the address of a link, only at the user's click: the server's response and certificate, who may frame the
 * page, its title and its icon. Private addresses are checked like any other, and marked.
 */

import { mediaTypeOf } from '#shared/kit/pictures/media-type.ts';
import { readParts, withoutNotes } from '#shared/kit/pictures/parts/read-parts.ts';
import { pictureTypes } from '#shared/kit/pictures/picture-size.ts';
import { pictureBurden } from '#shared/rules/common/pictures/picture-rule.ts';
import {
  type LinkReport,
  type LinkState,
  linkDeadline,
  mostRedirects,
} from '#shared/rules/link-check/link-report.ts';
import { authorities } from '../../authorities/authorities.ts';
import {
  fetchLink,
  type ConnectLink,
  isRedirect,
  type LinkCheckAnswer,
  type LinkRequest,
  type UnreachableLink,
} from './fetch-link.ts';
import { decodePage, iconsOf, pageTitleOf } from './page-text.ts';

export interface LinkCheck {
  check(asked: { readonly address: string }): Promise<LinkReport>;
}

const nothing: LinkReport = {
  state: 'ok',
  certificate: 'none',
  steps: [],
  isPrivate: false,
  contentType: '',
  isFile: false,
  frameOptions: [],
  frameAncestors: [],
  title: '',
  body: 'unread',
  signIn: [],
  icon: { state: 'none', type: '', base64: '' },
};

interface LinkCheckOptions {
  readonly connect: ConnectLink;
  /** Milliseconds for everything, after this computer's authorities have been read. */
  readonly within?: number;
}

export function createLinkCheck({ connect, within = linkDeadline }: LinkCheckOptions): LinkCheck {
  return {
    async check({ address }) {
      const begun = addressOf(address);
      if (typeof begun === 'string') return { ...nothing, state: begun };
      // Needed for plain HTTP as well, for a redirect may lead to HTTPS.
      await authorities.ready();
      const signal = AbortSignal.timeout(within);
      const accept = 'text/html,application/xhtml+xml,*/*;q=0.5';
      const led = await follow(begun, { accept, signal, connect });
      const report = { ...nothing, ...led.findings };
      if (!led.answer) return report;
      return { ...report, ...(await lookAt(led.url, led.answer, { accept: 'image/*', signal, connect })) };
    },
  };
}

/** Returns the URL, or the state that keeps it from being checked. */
function addressOf(text: string, base?: URL): URL | LinkState {
  if (!URL.canParse(text.trim(), base?.href)) return 'notAddress';
  const url = new URL(text.trim(), base);
  // wall: link-check-scheme
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme';
  // wall: link-check-credentials
  if (url.username !== '' || url.password !== '') return 'credentials';
  url.hash = '';
  return url;
}

type Found = Pick<LinkReport, 'state' | 'certificate' | 'steps' | 'isPrivate'>;
interface Led {
  readonly url: URL;
  readonly findings: Found;
  /** Null where there was no response. */
  readonly answer: LinkCheckAnswer | null;
}

async function follow(first: URL, wanted: LinkRequest): Promise<Led> {
  let url = first;
  let isPrivate = false;
  const steps: Found['steps'] = [];
  const ended = (state: LinkState, more: Partial<Found> = {}): Led => ({
    url,
    findings: { state, certificate: 'none', steps, isPrivate, ...more },
    answer: null,
  });
  for (;;) {
    const answer = await fetchLink(url, wanted);
    const stepCount = steps.length;
    steps.push({ address: url.href.slice(0, 4000), status: 'status' in answer ? answer.status : null });
    isPrivate ||= answer.isPrivate;
    if (!isAnswer(answer)) return ended(answer.state, { certificate: answer.certificate });
    if (!isRedirect(answer)) {
      const certificate = url.protocol === 'https:' ? ('trusted' as const) : ('none' as const);
      return { url, findings: { state: stateOf(answer), certificate, steps, isPrivate }, answer };
    }
    const [location = ''] = answer.headers.location ?? [];
    const next = location === '' ? 'notAddress' : addressOf(location, url);
    if (next === 'notAddress') return ended('redirectNowhere');
    if (typeof next === 'string') return ended('redirectScheme');
    if (steps.some(({ address }) => address === next.href)) return ended('redirectLoop');
    // wall: link-check-redirects
    if (stepCount >= mostRedirects) return ended('redirectMany');
    url = next;
  }
}

function isAnswer(answer: LinkCheckAnswer | UnreachableLink): answer is LinkCheckAnswer {
  return 'status' in answer;
}

function stateOf({ status, body, read }: LinkCheckAnswer): LinkState {
  if (status === 304) return 'notModified';
  if (status === 401 || status === 403 || status === 407) return 'signIn';
  if (status < 200 || status >= 300) return 'failed';
  return body.length === 0 && read === 'whole' ? 'empty' : 'ok';
}

async function lookAt(
  url: URL,
  answer: LinkCheckAnswer,
  forIcons: LinkRequest,
): Promise<Partial<LinkReport>> {
  const { headers, body, read } = answer;
  const [type = ''] = headers['content-type'] ?? [];
  const contentType = (type.split(';')[0] ?? '').trim().toLowerCase().slice(0, 200);
  const isPage = contentType === '' || /html/.test(contentType);
  const text = isPage ? decodePage(body, type) : '';
  const disposition = headers['content-disposition'] ?? [];
  return {
    contentType,
    isFile: disposition.some((each) => /^\s*attachment/i.test(each)),
    frameOptions: (headers['x-frame-options'] ?? []).slice(0, 20).map((each) => each.slice(0, 500)),
    frameAncestors: ancestorsOf(headers['content-security-policy'] ?? []),
    title: pageTitleOf(text),
    body: read,
    signIn: signInOf(headers['www-authenticate'] ?? []),
    icon: isPage ? await findIcon(url, iconsOf(text), forIcons) : nothing.icon,
  };
}

/** The `frame-ancestors` of each policy; one header may have several policies (CSP 3 §2.2.2). */
function ancestorsOf(policies: readonly string[]): string[][] {
  return policies
    .flatMap((line) => line.split(','))
    .flatMap((policy) => {
      const said = policy.split(';').map((directive) => directive.trim().split(/\s+/));
      const found = said.find(([name = '']) => name.toLowerCase() === 'frame-ancestors');
      return found ? [found.slice(1, 101).map((source) => source.slice(0, 500))] : [];
    })
    .slice(0, 20);
}

/** The ways to sign in that a server offers, each with what it calls itself (RFC 9110 §11.6.1). */
function signInOf(lines: readonly string[]): LinkReport['signIn'] {
  return lines
    .flatMap((line) => line.slice(0, 4000).split(/,\s*(?=[a-z][\w-]*(?:\s+[\w-]+\s*=|\s*$|\s*,))/i))
    .flatMap((challenge) => {
      const scheme = /^\s*([a-z][\w-]*)/i.exec(challenge)?.[1];
      if (!scheme) return [];
      const realm = /\brealm\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))/i.exec(challenge);
      const name = (realm?.[1] ?? realm?.[2] ?? '')
        .replace(/\\(.)/g, '$1')
        .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
      return [{ scheme: scheme.slice(0, 50), realm: [...name.trim()].slice(0, 100).join('') }];
    })
    .slice(0, 10);
}

/** The number of a page's own icons that are tried before the usual place of servers. */
const ownIcons = 2;

async function findIcon(
  page: URL,
  said: readonly string[],
  wanted: LinkRequest,
): Promise<LinkReport['icon']> {
  let first: LinkReport['icon'] | null = null;
  for (const address of [...said.slice(0, ownIcons), '/favicon.ico']) {
    const icon = await readIcon(addressOf(address, page), wanted);
    if (icon.state === 'found') return icon;
    first ??= icon;
  }
  // A page that names no icon, and a server without one, are no failure.
  return said.length === 0 && first?.state === 'unread' ? nothing.icon : (first ?? nothing.icon);
}

async function readIcon(url: URL | LinkState, wanted: LinkRequest): Promise<LinkReport['icon']> {
  const none = { type: '', base64: '' } as const;
  if (typeof url === 'string') return { state: 'unread', ...none };
  const { answer, findings } = await follow(url, wanted);
  if (!answer || findings.state !== 'ok') return { state: 'unread', ...none };
  if (answer.read !== 'whole') return { state: 'tooLarge', ...none };
  const type = pictureTypes.find((one) => one === mediaTypeOf(answer.body));
  if (type === undefined) return { state: 'notPicture', ...none };
  const parts = readParts(answer.body);
  // Pages have damaged icons too, which browsers draw as far as they can.
  if ('fault' in parts) return { state: 'found', type, base64: answer.body.toString('base64') };
  if (pictureBurden(parts)) return { state: 'tooLarge', ...none };
  const plain = Buffer.from(withoutNotes(answer.body, parts));
  return { state: 'found', type, base64: plain.toString('base64') };
}
