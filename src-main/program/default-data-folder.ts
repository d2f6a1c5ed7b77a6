import { homedir } from 'node:os';
import { join } from 'node:path';

/** %APPDATA%\Steward, ~/Library/Application Support/Steward, or $XDG_CONFIG_HOME/Steward. */
export function defaultDataFolder(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
  home: string = homedir(),
): string {
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'Steward');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Steward');
  return join(env.XDG_CONFIG_HOME || join(home, '.config'), 'Steward');
}
