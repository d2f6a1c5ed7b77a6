/**
 * The browser is given the address of a page on the disk that leads to the link: what stands in a command line is
 * read by every user of the computer, and the first to redeem a link has it.
 */
import { randomUUID } from 'node:crypto';
import { lstat, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { linkLifetime } from './sessions.ts';

const pageName = /^open-[0-9a-f-]{36}\.html$/;

export interface OpenLink {
  readonly link: string;
  /** What is asked for before, as a picture: its answer clears what others left at the link's address. */
  readonly clearing: string | null;
}

export interface OpenPage {
  /** `file://…`; says nothing to whoever can't read the file. */
  readonly address: string;
  remove(): Promise<void>;
}

/** Writes the page (0600); it goes when its link is too old. Both addresses are ours: nothing in them needs escaping. */
export async function writeOpenPage(dataDir: string, link: OpenLink): Promise<OpenPage> {
  const path = join(dataDir, `open-${randomUUID()}.html`);
  await writeFile(path, pageTo(link), { mode: 0o600, flag: 'wx' });
  const remove = (): Promise<void> => rm(path, { force: true });
  // Where it can't be removed now it is swept at the next start; its link works no more.
  setTimeout(() => void remove().catch(() => undefined), linkLifetime).unref();
  return { address: pathToFileURL(path).href, remove };
}

/** Removes pages that a shell which was killed left behind. */
export async function sweepOpenPages(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!pageName.test(name)) continue;
    const path = join(dataDir, name);
    const found = await lstat(path).catch(() => null);
    // A younger one may be on its way to a browser, from another shell on this folder.
    if (found && Date.now() - found.mtimeMs > linkLifetime) await rm(path, { force: true });
  }
}

function pageTo({ link, clearing }: OpenLink): string {
  const follow = `<meta http-equiv="refresh" content="0;url=${link}">`;
  // The answer is no picture, and its error comes after its headers were heeded.
  const clear = `<script>const go = () => location.replace('${link}'), image = new Image(); image.onload = image.onerror = go; image.src = '${clearing}';</script>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer">',
    `<title>Steward</title>${clearing === null ? follow : `<noscript>${follow}</noscript>${clear}`}</head>`,
    `<body>${clearing === null ? `<a href="${link}">Steward</a>` : 'Steward'}</body></html>\n`,
  ].join('');
}
