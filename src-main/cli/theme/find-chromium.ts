import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
// scripts/lib/chromium.mjs reads the same file.
import known from './chromium-paths.json' with { type: 'json' };

const { names } = known;
const chromiumPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = known.places;

/** CHROMIUM_PATH alone counts where it is set; else the usual places, then the PATH. Null: there is no browser. */
export async function findChromium(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): Promise<string | null> {
  const named = env.CHROMIUM_PATH;
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, platform === 'win32' ? `${name}.exe` : name)));
  for (const path of named ? [named] : [...(chromiumPaths[platform] ?? []), ...onPath]) {
    const runs = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return path;
  }
  return null;
}
