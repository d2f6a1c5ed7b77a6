/**
 * How another program of the same user gets a link to a running web shell: `web-shell.json` in the data folder,
 * readable by that user only, holds the shell's address and a secret; POST /bridge/link answers a fresh link.
 */

import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod';

const linkFile = z.object({
  address: z.string().regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/),
  pid: z.number().int(),
  secret: z.string().min(20).max(100),
});
export type LinkFile = z.output<typeof linkFile>;

/** Milliseconds to wait for the shell. */
const askLimit = 5_000;

/** No web shell runs on this data folder, or it does not answer. */
export class NoShellError extends Error {
  constructor(cause: unknown) {
    super('no web shell answers for this data folder', { cause });
    this.name = 'NoShellError';
  }
}

/** Answers how to take the file away again: only while it is still ours. */
export async function writeLinkFile(dataDir: string, content: LinkFile): Promise<() => Promise<void>> {
  const path = pathIn(dataDir);
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, JSON.stringify(content), { mode: 0o600, flag: 'wx' });
  await rename(temporary, path);
  return async () => {
    const found = await readLinkFile(dataDir).catch(() => null);
    if (found?.secret === content.secret) await rm(path, { force: true });
  };
}

/** A fresh link to the web shell that runs on this data folder; NoShellError where none does. */
export async function requestLink(dataDir: string): Promise<string> {
  try {
    const { address, secret } = await readLinkFile(dataDir);
    return await ask(address, secret);
  } catch (error) {
    throw new NoShellError(error);
  }
}

async function readLinkFile(dataDir: string): Promise<LinkFile> {
  return linkFile.parse(JSON.parse(await readFile(pathIn(dataDir), 'utf8')));
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'web-shell.json');
}

function ask(address: string, secret: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json', 'X-Steward-Link-Secret': secret };
  return new Promise((done, fail) => {
    const asked = request(
      `${address}/bridge/link`,
      { method: 'POST', headers, timeout: askLimit },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += String(chunk);
        });
        response.on('error', fail);
        response.on('end', () => {
          if (response.statusCode === 200) done(z.object({ url: z.string() }).parse(JSON.parse(text)).url);
          else fail(new Error(`HTTP ${response.statusCode}`));
        });
      },
    );
    asked.on('error', fail);
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
    asked.end('{}');
  });
}
