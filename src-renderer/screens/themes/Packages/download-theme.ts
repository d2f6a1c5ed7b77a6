/** Downloads a theme from the server as a zip in the server's own layout (spec 2§7; THM-143, 148, 155). */
import { savePlatformFile } from '#data/platform-file.ts';
import { zipDownloads, zipPath } from '#shared/api/themes/zips.ts';
import { terminalFacts } from '#shared/rules/themes/terminals.ts';
import { scopeInput, type ThemeLocator } from '#shared/rules/themes/theme-locator.ts';

/** Throws like `savePlatformFile`. */
export async function downloadTheme(locator: ThemeLocator): Promise<void> {
  const { family } = terminalFacts[locator.terminal];
  const asked = { topicId: locator.id, ...scopeInput(locator) };
  await savePlatformFile(zipPath(family, asked), `${locator.name}.zip`, zipDownloads[family]);
}
