/**
 * The way back of a theme that came from a file or the store: only the server knows its content, so it is read
 * afterwards.
 */
import type { RecordUndo } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import type { ThemeScope } from '#shared/rules/themes/theme-locator.ts';

/** `made` finds the theme. Resolves to undefined if it was not found or could not be read; it exists all the same. */
export async function undoOfCreation(
  scope: ThemeScope,
  made: () => Promise<AnyTheme | null>,
): Promise<RecordUndo | undefined> {
  try {
    const theme = await made();
    if (!theme) return undefined;
    const { id, topicName: name, topicStyle: style } = theme;
    const { terminal, deptId, external } = scope;
    const locator = { terminal, deptId, external, id, name, style };
    const { presenceAt } = await import('#shared/rules/records/themes/theme-presence.ts');
    const kind = presenceAt(terminal);
    const { there } = await kind.read(callRead, locator, ['there']);
    return there.length === 0
      ? undefined
      : { kind: kind.id, place: locator, edits: { there: { from: there, to: [] } } };
  } catch {
    return undefined;
  }
}
