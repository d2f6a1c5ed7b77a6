import { resolve } from 'node:path';
import { app } from 'electron';
import { linkScheme } from '#shared/rules/common/page-link.ts';

/**
 * A portable set-up registers nothing. `--` stands before the link, so that neither Steward nor Chromium reads a
 * switch behind it.
 */
export function takeLinks(o: { portable: boolean; argv: readonly string[] }): void {
  if (o.portable) return;
  const [program = process.execPath, own] = o.argv;
  // In development the program is Electron, which gets the folder of Steward as an argument.
  const args = app.isPackaged ? ['--'] : [resolve(own ?? '.'), '--'];
  app.setAsDefaultProtocolClient(linkScheme, app.isPackaged ? process.execPath : program, args);
}
