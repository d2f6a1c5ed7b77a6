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

export interface OpenPage {
  /** `file://…`; says nothing to whoever can't read the file. */
  readonly address: string;
  remove(): Promise<void>;
}

/** Writes the page (0600); it goes when its link is too old. `link` is one of ours: nothing in it needs escaping. */
export async function writeOpenPage(dataDir: string, link: string): Promise<OpenPage> {
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

function pageTo(link: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer">',
    `<meta http-equiv="refresh" content="0;url=${link}"><title>Steward</title></head>`,
    `<body><a href="${link}">Steward</a></body></html>\n`,
  ].join('');
}
