/**
 * The way back of a theme that a file or the store has brought: what it is the server alone knows, so that it is read
 * once it is there.
 */
import type { RecordUndo } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import type { ThemeScope } from '#shared/rules/themes/theme-place.ts';

/** `made` finds it. undefined: it was not found, or not read; it is there all the same. */
export async function undoOfMade(
  scope: ThemeScope,
  made: () => Promise<AnyTheme | null>,
): Promise<RecordUndo | undefined> {
  try {
    const theme = await made();
    if (!theme) return undefined;
    const { id, topicName: name, topicStyle: style } = theme;
    const { terminal, deptId, external } = scope;
    const place = { terminal, deptId, external, id, name, style };
    const { presenceAt } = await import('#shared/rules/records/themes/theme-presence.ts');
    const kind = presenceAt(terminal);
    const { there } = await kind.read(callRead, place, ['there']);
    return there.length === 0
      ? undefined
      : { kind: kind.id, place, edits: { there: { from: there, to: [] } } };
  } catch {
    return undefined;
  }
}
