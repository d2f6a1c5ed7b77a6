/** One run of the web shell, from the arguments through the ready line to a clean end. */

import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createProgram, type Program, thirdPartyLists, tlsVariableNotice } from '../program/index.ts';
import { systemCode } from '../services/durable/disk.ts';
import type { WebArguments } from './arguments.ts';
import { writeLinkFile } from './link-file.ts';
import { type OpenLink, type OpenPage, sweepOpenPages, writeOpenPage } from './open-page.ts';
import { openBundle } from './static-bundle.ts';
import { fillWebText, type WebTexts } from './texts.ts';
import { webHooks } from './web-hooks.ts';
import { createWebServer } from './web-server.ts';

export interface WebSurroundings {
  readonly dataDir: string;
  readonly version: string;
  readonly language: string;
  readonly texts: WebTexts;
  /** The console's folder unless the arguments name another. */
  readonly rendererDir: string;
  /** Whether the environment asked Node to skip every check of certificates. */
  readonly asksForNoChecks?: boolean;
  /** Prints a line to stdout, for a program that waits for it. */
  readonly say: (line: string) => void;
  readonly tell: (line: string) => void;
}

/** Rejects with DataFolderError, or the system's error of `listen`; then nothing is left open. */
export async function serve(
  args: WebArguments,
  around: WebSurroundings,
): Promise<{ close(): Promise<void> }> {
  const { dataDir, texts, asksForNoChecks = false } = around;
  if (asksForNoChecks) around.tell(texts.tlsVariable);
  let starting: Promise<Program> | null = null;
  const program = (): Promise<Program> => {
    starting ??= createProgram({
      dataDir,
      version: around.version,
      thirdParty: thirdPartyLists(join(around.rendererDir, '..')),
      notices: tlsVariableNotice(asksForNoChecks),
      ...(args.deadline === null ? {} : { deadline: args.deadline }),
      hooks: webHooks(around.language, join(dataDir, 'uploads', `${process.pid}-downloads`)),
    });
    return starting;
  };
  const bundle = openBundle(args.renderer ? resolve(args.renderer) : around.rendererDir);
  // A missing console is reported here and when the page is requested; the start goes on.
  bundle.catch((error: unknown) => around.tell(fillWebText(texts.noConsole, { reason: String(error) })));
  const server = createWebServer({
    program,
    bundle: () => bundle,
    report: (error) => around.tell(String(error)),
    stranger: (who) =>
      around.tell({ user: texts.strangeUser, page: texts.strangePage, guess: texts.strangeGuess }[who]),
  });

  let openPage: Promise<OpenPage> | null = null;
  const openInBrowser = async (link: OpenLink): Promise<boolean> => {
    try {
      await sweepOpenPages(dataDir);
      openPage = writeOpenPage(dataDir, link);
      return await openBrowser((await openPage).address);
    } catch {
      return false;
    }
  };

  let ready: Program | null = null;
  let removeLinkFile = async (): Promise<void> => undefined;
  const close = async (): Promise<void> => {
    await server.close();
    await removeLinkFile();
    await openPage?.then(
      (page) => page.remove(),
      () => undefined,
    );
    await ready?.close();
  };
  try {
    await server.listen(args.port);
    ready = await program();
    const content = { address: server.origin, pid: process.pid, secret: server.linkSecret };
    removeLinkFile = await writeLinkFile(dataDir, content).catch((error: unknown) => {
      // On a full disk the console can still be opened, by the printed link.
      around.tell(fillWebText(texts.noLinkFile, { folder: dataDir, reason: systemCode(error) }));
      return async () => undefined;
    });
  } catch (error) {
    await close();
    throw error;
  }
  const link = server.newLink();
  around.say(`Steward is ready at ${link}`);
  // Compresses the scripts before the first tab needs them.
  bundle.then((opened) => opened.warm()).catch(() => undefined);
  // Not awaited: an end of the shell meanwhile also removes the page with the link.
  if (args.open)
    void openInBrowser(server.newOpenLink()).then((opened) => {
      if (!opened) around.tell(texts.noBrowser);
    });
  if (process.stdin.isTTY) {
    around.tell(texts.enterForLink);
    process.stdin.on('data', () => around.tell(server.newLink())).unref();
  }
  return { close };
}

/** Opens an address in the default browser by the system's own opener. A failure has no consequence. */
function openBrowser(url: string): Promise<boolean> {
  const [command, args] = opener(url);
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: 'ignore', detached: true });
    child.once('error', () => done(false));
    child.once('spawn', () => {
      child.unref();
      done(true);
    });
  });
}

function opener(url: string): [string, string[]] {
  if (process.platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', url]];
  if (process.platform === 'darwin') return ['open', [url]];
  return ['xdg-open', [url]];
}
