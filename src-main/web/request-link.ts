/** `--link`: asks a running web shell of this user for a fresh link, after it has proved its identity. */
import { request } from 'node:http';
import * as z from 'zod';
import { findShells, type LinkFile } from './link-file.ts';
import { isProof, proofOf } from './link-proof.ts';
import { newWebToken } from './sessions.ts';

/** Milliseconds to wait for the shell. */
const askLimit = 5_000;
/** Characters of an answer; a shell's have some 150. */
const answerLimit = 4096;

/** Thrown where no genuine web shell answers on this data folder. */
export class NoShellError extends Error {
  /** Address at which another program answered in the shell's place; null where nothing answered. */
  readonly stranger: string | null;

  constructor(cause: unknown, stranger: string | null) {
    super('no web shell answers for this data folder', { cause });
    this.name = 'NoShellError';
    this.stranger = stranger;
  }
}

class StrangerError extends Error {}

/** Returns a fresh link to a web shell on this data folder; throws NoShellError where none runs. */
export async function requestLink(dataDir: string): Promise<string> {
  let cause: unknown = new Error('no link file');
  let stranger: string | null = null;
  try {
    for (const shell of await findShells(dataDir)) {
      try {
        return await askForLink(shell);
      } catch (error) {
        cause = error;
        if (error instanceof StrangerError) stranger ??= shell.address;
      }
    }
  } catch (error) {
    cause = error;
  }
  throw new NoShellError(cause, stranger);
}

async function askForLink({ address, secret }: LinkFile): Promise<string> {
  const asker = newWebToken();
  const begun = shaped(
    z.object({ shell: z.string().max(100), proof: z.string().max(100) }),
    await ask(address, { asker }),
  );
  const talk = { address, asker, shell: begun.shell };
  // Nothing useful to a stranger is sent before this check.
  // wall: web-shell-proof
  if (!isProof(begun.proof, secret, 'shell', talk)) throw new StrangerError('it does not know the secret');
  const proof = proofOf(secret, 'program', talk);
  const { url } = shaped(
    z.object({ url: z.string().max(200) }),
    await ask(address, { asker, shell: talk.shell, proof }),
  );
  if (
    /* wall: web-own-link */ !url.startsWith(`${address}/`) ||
    !/^\/[\w~/-]*#t=[\w-]{43}$/.test(url.slice(address.length))
  )
    throw new StrangerError('it answers no link');
  return url;
}

function shaped<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new StrangerError('it answers something else');
  }
}

/** Resolves to the text of a response with status 200. */
function ask(address: string, body: object): Promise<string> {
  return new Promise((done, fail) => {
    const headers = { 'Content-Type': 'application/json' };
    const linkRequest = request(
      `${address}/bridge/link`,
      { method: 'POST', headers, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          if (text.length > answerLimit) linkRequest.destroy(new StrangerError('it answers too much'));
        });
        response.on('error', fail);
        response.on('end', () => {
          clearTimeout(timer);
          if (response.statusCode === 200) done(text);
          else fail(new StrangerError(`HTTP ${response.statusCode}`));
        });
      },
    );
    // The limit covers the whole exchange, however slowly bytes arrive.
    const timer = setTimeout(() => linkRequest.destroy(new Error('no answer in time')), askLimit);
    linkRequest.on('error', (error) => {
      clearTimeout(timer);
      fail(error);
    });
    linkRequest.end(JSON.stringify(body));
  });
}
