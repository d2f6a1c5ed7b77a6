/** Opens an address in the default browser by the system's own opener. A failure has no consequence. */
import { spawn } from 'node:child_process';

export function openBrowser(url: string): Promise<boolean> {
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
