/**
 * Starts the built desktop program on the stand-in for Electron, and draws its console window in Chromium: the built
 * preload in a world of its own, the real handler of console://, walls, bridge and questions. What it cannot show is in
 * docs/desktop-hand-test.md; what it does otherwise than Electron is found where both run these tests.
 */
import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type CDPSession, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { channels } from '#shared/bridge/preload.ts';
import { consoleAt } from './console-server.ts';
import type { FromProgram, ToProgram } from './messages.ts';
import {
  carriedJson,
  chosenFile,
  ipcBinding,
  pageScript,
  permissionBinding,
  preloadScript,
  preloadWorld,
} from './worlds.ts';

const root = resolve(import.meta.dirname, '../../..');

export interface StandInProgram {
  readonly page: Page;
  /** `http://127.0.0.1:PORT`, where the page is that the program knows at console://app. */
  readonly origin: string;
  /** A call of the bridge in the page's name. */
  call(name: string, args: object): Promise<unknown>;
  /** Runs a function of the test in the program's process. */
  evaluate<T, A>(work: (electron: never, argument: A) => T, argument?: A): Promise<Awaited<T>>;
  /** Resolves to the exit code of a second start with these arguments. */
  startAgain(args: readonly string[]): Promise<number>;
  /** Resolves to the exit code. */
  readonly ended: Promise<number>;
  quit(): void;
  end(): Promise<void>;
}

type Asked = Extract<ToProgram, { id: number }>;
/** A question to the program; the number of the question is added here. */
type Question = { [K in Asked['kind']]: Omit<Extract<Asked, { kind: K }>, 'id'> }[Exclude<
  Asked['kind'],
  'answer'
>];

function startProcess(dataDir: string, which: 'first' | 'second', args: readonly string[]) {
  const child = fork(join(import.meta.dirname, 'program.ts'), [dataDir, which, ...args], {
    serialization: 'advanced',
    execPath: process.execPath,
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  const exited = new Promise<number>((done) => child.once('exit', (code) => done(code ?? 1)));
  void exited.then((code) => {
    for (const { reject } of waiting.values()) reject(new Error(`the program has ended with ${code}`));
  });
  const say = (message: ToProgram): void => void (child.connected && child.send(message));
  return {
    child,
    exited,
    say,
    ask: (message: Question): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        say({ ...message, id } as ToProgram);
      }),
    follow(take: (message: Exclude<FromProgram, { kind: 'answer' }>) => void): void {
      child.on('message', (message: FromProgram) => {
        if (message.kind !== 'answer') return take(message);
        const one = waiting.get(message.id);
        waiting.delete(message.id);
        if (message.failed !== undefined) one?.reject(new Error(message.failed));
        else one?.resolve(message.value);
      });
    },
  };
}

interface Start {
  readonly dataDir: string;
  readonly args: readonly string[];
}

/** The program, with a browser of its own. */
export async function startInChromium(
  o: Start & { readonly launchOptions: LaunchOptions },
): Promise<StandInProgram> {
  const browser = await chromium.launch(o.launchOptions);
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 }, locale: 'en-US' });
  const program = await startInPage(await context.newPage(), o);
  return {
    ...program,
    async end() {
      await program.end();
      await browser.close();
    },
  };
}

/** The program, in an empty page of a browser that runs already and a context of its own. */
export async function startInPage(page: Page, o: Start): Promise<StandInProgram> {
  const context = page.context();
  const cdp = await context.newCDPSession(page);
  const program = startProcess(o.dataDir, 'first', o.args);
  const port = Promise.withResolvers<number>();
  const here = async (address: string): Promise<string> =>
    address.replace(consoleAt, `http://127.0.0.1:${await port.promise}`);
  const there = async (address: string): Promise<string> =>
    address.replace(`http://127.0.0.1:${await port.promise}`, consoleAt);
  const deliver = await connectWorlds(cdp, program);

  const loaded = Promise.withResolvers<void>();
  /** The page's objection to being left, until it is answered. */
  let objection = Promise.resolve();
  program.follow((message) => {
    const work = async (): Promise<void> => {
      switch (message.kind) {
        case 'listening':
          return port.resolve(message.port);
        case 'load':
          await page.goto(await here(message.url));
          program.say({ kind: 'drawn' });
          program.say({ kind: 'answer', id: message.id, value: null });
          return loaded.resolve();
        case 'deliver':
          return deliver({ channel: message.channel, args: message.args });
        case 'reload':
          return void (await page.reload());
        case 'close':
          await objection;
          return page.close({ runBeforeUnload: true });
        case 'pdf':
          return program.say({ kind: 'answer', id: message.id, value: await page.pdf() });
        case 'clipboard': {
          await context.grantPermissions(['clipboard-read']);
          const value = await page.evaluate(() => navigator.clipboard.readText());
          return program.say({ kind: 'answer', id: message.id, value });
        }
      }
    };
    work().catch((error: unknown) => loaded.reject(error));
  });
  page.on('dialog', (dialog) => {
    objection = program
      .ask({ kind: 'unload' })
      .then((leaves) => (leaves ? dialog.accept() : dialog.dismiss()));
    // With the program and the page gone there is nothing to answer.
    objection.catch(() => undefined);
  });
  page.on('close', () => program.say({ kind: 'closed' }));
  cdp.on('Page.frameNavigated', ({ frame }) => {
    if (!frame.parentId) void there(frame.url).then((url) => program.say({ kind: 'committed', url }));
  });
  cdp.on('Page.navigatedWithinDocument', ({ url }) => {
    void there(url).then((address) => program.say({ kind: 'inPage', url: address }));
  });
  // A navigation of the page's own is the walls' to allow; what the program loads itself stays at home.
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    async (route) => {
      const request = route.request();
      const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
      const goes = isPage && (await program.ask({ kind: 'follows', url: request.url() }));
      await (goes ? route.continue() : route.abort('aborted'));
    },
  );
  await Promise.race([loaded.promise, program.exited]);

  return {
    page,
    origin: await here(consoleAt),
    call: (name, args) =>
      program.ask({ kind: 'invoke', channel: channels.call, args: [name, args, crypto.randomUUID()] }),
    evaluate: (work, argument) =>
      program.ask({ kind: 'evaluate', source: String(work), argument }) as Promise<never>,
    async startAgain(args) {
      const second = startProcess(o.dataDir, 'second', args);
      second.follow((message) => {
        if (message.kind === 'secondStart')
          program.say({ kind: 'startedAgain', argv: message.argv, data: message.data });
      });
      return second.exited;
    },
    ended: program.exited,
    quit: () => program.say({ kind: 'quit' }),
    async end() {
      if (!page.isClosed()) program.say({ kind: 'quit' });
      await program.exited;
    },
  };
}

type Process = ReturnType<typeof startProcess>;

/** d.ts, `webUtils.getPathForFile`: "an empty string if the File object was constructed in JS and is not backed by a file". */
async function pathOf(cdp: CDPSession, given: unknown, contextId: number): Promise<unknown> {
  if (typeof given !== 'string' || !given.startsWith(chosenFile)) return given;
  const expression = `stewardTakeFile(${JSON.stringify(given)})`;
  const { result } = await cdp.send('Runtime.evaluate', { expression, contextId });
  return (await cdp.send('DOM.getFileInfo', { objectId: result.objectId ?? '' })).path;
}

/** Puts the preload into its world, and its calls to the program. Returns how the program reaches it. */
async function connectWorlds(cdp: CDPSession, program: Process): Promise<(message: object) => Promise<void>> {
  const preload = await readFile(join(root, 'out/preload/preload.cjs'), 'utf8');
  let world: number | null = null;
  cdp.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.name === preloadWorld) world = context.id;
  });
  const deliver = async (message: object, contextId = world): Promise<void> => {
    if (contextId === null) return;
    const expression = `stewardDeliver(${JSON.stringify(carriedJson.write(message))})`;
    await cdp.send('Runtime.evaluate', { expression, contextId });
  };
  cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    const work = async (): Promise<void> => {
      if (name === permissionBinding) {
        const granted = await program.ask({ kind: 'permission' });
        const expression = `${permissionBinding}Answer(${JSON.stringify(payload)}, ${granted === true})`;
        await cdp.send('Runtime.evaluate', { expression, contextId: executionContextId });
        return;
      }
      const { id, channel, args } = carriedJson.read(payload) as {
        id?: number;
        channel: string;
        args: readonly unknown[];
      };
      if (id === undefined) return program.say({ kind: 'send', channel, args });
      const given = await Promise.all(args.map((one) => pathOf(cdp, one, executionContextId)));
      const outcome = await program.ask({ kind: 'invoke', channel, args: given }).then(
        (value) => ({ id, value }),
        (error: Error) => ({ id, failed: error.message }),
      );
      await deliver(outcome, executionContextId);
    };
    // A page that is left meanwhile waits for nothing.
    work().catch(() => undefined);
  });
  await cdp.send('Page.enable');
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: ipcBinding, executionContextName: preloadWorld });
  await cdp.send('Runtime.addBinding', { name: permissionBinding });
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    source: preloadScript(preload),
    worldName: preloadWorld,
  });
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: pageScript });
  return deliver;
}
