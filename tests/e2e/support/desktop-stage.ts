/** The built desktop program for each test, on the stand-in for Electron, with its window in the worker's browser. */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type StandInProgram, startInPage } from '../../desktop/stand-in/start-in-chromium.ts';
import { expect } from './expect.ts';
import { desktopSession, forgetSession, knowSession } from './session.ts';
import type { Scene, Stage } from './stage.ts';

export function desktopStage(browser: Browser): Stage {
  let end = async (): Promise<void> => undefined;
  return {
    async begin(options) {
      const folder = await mkdtemp(join(tmpdir(), 'steward-desktop-'));
      const dataDir = join(folder, 'data');
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const program = await startInPage(page, { dataDir, args: [] });
      await leaveWhatIsAsked(program);
      const { origin } = program;
      knowSession(origin, desktopSession(program));
      end = async () => {
        forgetSession(origin);
        await program.end();
        await context.close();
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      };
      const url = `${origin}/`;
      return {
        shell: { url, origin, dataDir, newLink: async () => url },
        context,
        page,
        ...(await dialogOf(program, join(folder, 'saved'))),
        async startWith(paths) {
          expect(await program.startAgain(paths)).toBe(0);
        },
      };
    },
    leave: () => end(),
    close: async () => undefined,
  };
}

type Modules = typeof Electron.CrossProcessExports;

/** The user lets every form be lost where the program asks, as Playwright does for a page in a tab. */
function leaveWhatIsAsked(program: StandInProgram): Promise<unknown> {
  return program.evaluate(({ dialog }: Modules) => {
    dialog.showMessageBox = async () => ({ response: 1, checkboxChecked: false });
  });
}

/** The system's dialog for a file that is saved: it goes into a folder of the test's own. */
async function dialogOf(program: StandInProgram, saved: string): Promise<Pick<Scene, 'save'>> {
  await mkdir(saved);
  return {
    async save(act) {
      const asked = program.evaluate(
        ({ dialog }: Modules, folder) =>
          new Promise<string>((done) => {
            dialog.showSaveDialog = async (...given: unknown[]) => {
              const { defaultPath = '' } = given.at(-1) as Electron.SaveDialogOptions;
              const filePath = `${folder}/${defaultPath.replace(/^.*[\\/]/, '')}`;
              done(filePath);
              return { canceled: false, filePath };
            };
          }),
        saved,
      );
      await act();
      const path = await asked;
      const text = () => readFile(path, 'utf8');
      // The file appears whole, under its name.
      await expect.poll(() => text().then(Boolean, () => false)).toBe(true);
      return { name: basename(path), text };
    },
  };
}
