/**
 * The browser is opened with a page on the disk that leads to the link: every user of the computer can read command
 * lines, and a link works for the first who redeems it.
 */
import { randomUUID } from 'node:crypto';
import { lstat, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { linkLifetime } from './sessions.ts';

const pageName = /^open-[0-9a-f-]{36}\.html$/;

export interface OpenLink {
  readonly link: string;
  /** Address requested first, as a picture: its response clears old data at the link's origin. */
  readonly clearing: string | null;
}

export interface OpenPage {
  /** `file://…`; useless without the right to read the file. */
  readonly address: string;
  remove(): Promise<void>;
}

/** Writes the page (0600), and removes it when its link has expired. Both addresses need no escaping. */
export async function writeOpenPage(dataDir: string, link: OpenLink): Promise<OpenPage> {
  const path = join(dataDir, `open-${randomUUID()}.html`);
  await writeFile(path, pageTo(link), { mode: /* wall: web-link-page-mode */ 0o600, flag: 'wx' });
  const remove = (): Promise<void> => rm(path, { force: true });
  // A page that cannot be removed now is swept at the next start; its link has expired.
  setTimeout(() => void remove().catch(() => undefined), linkLifetime).unref();
  return { address: /* wall: web-link-in-command-line */ pathToFileURL(path).href, remove };
}

/** Removes pages of shells that were killed. */
export async function sweepOpenPages(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!pageName.test(name)) continue;
    const path = join(dataDir, name);
    const found = await lstat(path).catch(() => null);
    // A newer page may be on its way to a browser, from another shell on this folder.
    if (found && Date.now() - found.mtimeMs > linkLifetime) await rm(path, { force: true });
  }
}

function pageTo({ link, clearing }: OpenLink): string {
  const follow = `<meta http-equiv="refresh" content="0;url=${link}">`;
  // The response is no picture; the error event comes after its headers took effect.
  const clear = /* wall: web-page-clears */ `<script>const go = () => location.replace('${link}'), image = new Image(); image.onload = image.onerror = go; image.src = '${clearing}';</script>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer">',
    `<title>Steward</title>${clearing === null ? follow : `<noscript>${follow}</noscript>${clear}`}</head>`,
    `<body>${clearing === null ? `<a href="${link}">Steward</a>` : 'Steward'}</body></html>\n`,
  ].join('');
}
