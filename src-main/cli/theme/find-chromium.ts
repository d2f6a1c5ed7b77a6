/** A Chromium on this computer that can draw a page without a window. */
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
// The scripts look at the same places (scripts/lib/chromium.mjs).
import known from './chromium-places.json' with { type: 'json' };

const { names } = known;
const places: Partial<Record<NodeJS.Platform, readonly string[]>> = known.places;

/** What CHROMIUM_PATH names and nothing else, where it is set; then the usual places, then the PATH. null: none. */
export async function findChromium(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): Promise<string | null> {
  const named = env.CHROMIUM_PATH;
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, platform === 'win32' ? `${name}.exe` : name)));
  for (const path of named ? [named] : [...(places[platform] ?? []), ...onPath]) {
    const runs = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return path;
  }
  return null;
}
