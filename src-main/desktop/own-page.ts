/**
 * A page that the program draws itself, without bundle and network, under the console's content policy. Its path
 * begins with `/-/`, as no path of the console does.
 */
import { escapeHtml } from '#shared/kit/html-text.ts';
import { newNonce } from '../program/content-security-policy.ts';
import { bundleHeaders } from './content-security.ts';

export interface OwnPage {
  readonly language: string;
  readonly title: string;
  readonly style: string;
  /** HTML of the body, with every text escaped. */
  readonly body: string;
  readonly script: string;
}

export function ownPage({ language, title, style, body, script }: OwnPage): Response {
  const nonce = newNonce();
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head>
<body>${body}<script nonce="${nonce}">${script}</script></body>
</html>
`;
  const headers = {
    ...bundleHeaders(nonce),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  };
  return new Response(html, { headers });
}
