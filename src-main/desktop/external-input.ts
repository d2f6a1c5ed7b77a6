/**
 * Input from outside, at the start or while the program runs: files, `steward://` links, a second command line.
 * Files go to the console at once, a link only as a question that the console asks. A refusal is shown in one
 * dialog at a time, so that nobody can cover the screen with dialogs.
 */
import { basename } from 'node:path';
import { type BrowserWindow, dialog } from 'electron';
import type { FileHandle } from '#shared/bridge/files.ts';
import { linkScheme } from '#shared/rules/common/page-link.ts';
import type { Program, FileStore } from '../program/index.ts';
import type { CommandLine } from './command-line.ts';
import type { RecentFiles } from './recent-files.ts';
import { type DesktopTexts, fillDesktopText } from './texts.ts';

export interface IncomingHandler {
  files(paths: readonly string[]): Promise<void>;
  link(text: string): Promise<void>;
  commandLine(line: CommandLine): Promise<void>;
}

export function externalInput(o: {
  program: () => Promise<Program>;
  recent: RecentFiles;
  send: (name: 'files.opened', payload: unknown) => void;
  window: () => BrowserWindow | null;
  texts: () => DesktopTexts;
  report: (source: string, error: unknown) => void;
}): IncomingHandler {
  let saying = false;
  const say = (message: string): void => {
    if (saying) return;
    saying = true;
    const parent = o.window();
    const options = { type: 'info' as const, message, buttons: [o.texts().update.ok] };
    (parent ? dialog.showMessageBox(parent, options) : dialog.showMessageBox(options))
      .catch((error: unknown) => o.report('dialog', error))
      .finally(() => {
        saying = false;
      });
  };

  const files = async (paths: readonly string[]): Promise<void> => {
    if (paths.length === 0) return;
    const {
      handles,
      openedPaths,
      unreadablePaths: missing,
    } = await handlesFor(paths, (await o.program()).files, o.report);
    if (handles.length > 0) o.send('files.opened', { files: handles });
    await o.recent.add(openedPaths);
    for (const path of missing) await o.recent.remove(path);
    const [first] = missing;
    if (first !== undefined) say(fillDesktopText(o.texts().failure.fileGone, { name: basename(first) }));
  };
  const link = async (text: string): Promise<void> => {
    const outcome = await (await o.program()).openLink(text);
    if (outcome.ok) return;
    const { failure } = o.texts();
    // The link itself is not logged: somebody else wrote its text.
    o.report('link', outcome.refusal);
    say(outcome.refusal === 'UNKNOWN_PROFILE' ? failure.linkUnknownServer : failure.linkRefused);
  };
  return {
    files,
    link,
    async commandLine(line) {
      await files(line.files);
      if (line.link !== null) await link(line.link);
      // A running program does not change its server unasked: the profile's name is handled like a link.
      else if (line.profile !== null)
        await link(`${linkScheme}://open?profile=${encodeURIComponent(line.profile)}`);
    },
  };
}

/** Files that the system opens with the program: a double click, a drop on the icon, a second start, the menu. */
interface OpenedFiles {
  readonly handles: readonly FileHandle[];
  /** Paths that have a handle now (`opened`), and paths that could not be read (`gone`). */
  readonly openedPaths: readonly string[];
  readonly unreadablePaths: readonly string[];
}

/** Makes handles for readable files; reports and returns the others. */
async function handlesFor(
  paths: readonly string[],
  files: FileStore,
  report: (source: string, error: unknown) => void,
): Promise<OpenedFiles> {
  const results = await Promise.all(
    paths.map(async (path) => {
      try {
        return { path, handle: await files.addPath(path) };
      } catch (error) {
        report('opened file', error);
        return { path, handle: null };
      }
    }),
  );
  return {
    handles: results.flatMap(({ handle }) => handle ?? []),
    openedPaths: results.filter(({ handle }) => handle !== null).map(({ path }) => path),
    unreadablePaths: results.filter(({ handle }) => handle === null).map(({ path }) => path),
  };
}
