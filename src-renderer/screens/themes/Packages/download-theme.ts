/** Downloads a theme from the server as a zip in the server's own layout (spec 2§7; THM-143, 148, 155). */
import { savePlatformFile } from '#data/platform-file.ts';
import { zipDownloads, zipPath } from '#shared/api/themes/zips.ts';
import { terminalFacts } from '#shared/rules/themes/terminals.ts';
import { scopeInput, type ThemePlace } from '#shared/rules/themes/theme-place.ts';

/** Throws like `savePlatformFile`. */
export async function downloadTheme(place: ThemePlace): Promise<void> {
  const { family } = terminalFacts[place.terminal];
  const asked = { topicId: place.id, ...scopeInput(place) };
  await savePlatformFile(zipPath(family, asked), `${place.name}.zip`, zipDownloads[family]);
}
