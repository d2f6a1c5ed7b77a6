/** Makes the system bring `steward://` links to this program. */
import { resolve } from 'node:path';
import { app } from 'electron';
import { linkScheme } from '../program/deep-link.ts';

/**
 * A portable set-up leaves the system as it is. `--` stands before the link, so that nothing behind it is read as a
 * switch, by us or by Chromium.
 */
export function takeLinks(o: { portable: boolean; argv: readonly string[] }): void {
  if (o.portable) return;
  const [program = process.execPath, own] = o.argv;
  // In development the program is Electron, which is told where ours is.
  const args = app.isPackaged ? ['--'] : [resolve(own ?? '.'), '--'];
  app.setAsDefaultProtocolClient(linkScheme, app.isPackaged ? process.execPath : program, args);
}
