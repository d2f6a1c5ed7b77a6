/** One web shell a worker of the browser tests, with a new program behind it for each test (tests/support/shell-program.ts). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeBinary } from './web-shell.ts';

/** A new program, or a link to the one of now. */
export type Wish = 'begin' | 'link';

export interface Answer {
  /** With a token that can be used once. */
  readonly link: string;
  readonly dataDir: string;
}

export interface SharedShell {
  /** Nothing of the program before is left: data folder, sandbox, journal, keys, files, what it had in memory. */
  begin(): Promise<Answer>;
  newLink(): Promise<string>;
  stop(): Promise<void>;
}

type Reply = { readonly value: unknown } | { readonly error: string };

export async function startSharedShell(): Promise<SharedShell> {
  const child = fork(join(import.meta.dirname, '../../support/shell-program.ts'), [], {
    execPath: nodeBinary(),
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  const ended = new AbortController();
  const exit = once(child, 'exit').then(() => ended.abort());
  const reply = async (): Promise<unknown> => {
    const [given] = (await once(child, 'message', { signal: ended.signal }).catch(() => {
      throw new Error(`the shared shell ended:\n${output}`);
    })) as [Reply];
    if ('error' in given) throw new Error(`the shared shell: ${given.error}\n${output}`);
    return given.value;
  };
  const ask = (wish: Wish): Promise<unknown> => {
    const answer = reply();
    child.send(wish);
    return answer;
  };
  await reply();
  return {
    begin: () => {
      output = '';
      return ask('begin') as Promise<Answer>;
    },
    newLink: async () => ((await ask('link')) as Pick<Answer, 'link'>).link,
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}
