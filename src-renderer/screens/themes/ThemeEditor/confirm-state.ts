/**
 * The call for a theme's state after its fields are saved, where the state itself was not changed: saving a theme that
 * is off disables it, saving one that is on enables it (spec 2§4; THM-101).
 */
import { submitChange } from '#data/changes/index.ts';
import { reversible } from '#data/records/reversible.ts';
import { themeStateRecord } from '#shared/rules/records/themes/theme-state-record.ts';
import { callsAt } from '#shared/rules/themes/families.ts';
import { type ThemeLocator, themeInput } from '#shared/rules/themes/theme-locator.ts';

/** The save stands whatever becomes of the call; the change door shows its failure. */
export async function confirmState(locator: ThemeLocator, enabled: boolean): Promise<void> {
  const calls = callsAt(locator.terminal);
  const change = reversible(enabled ? calls.enable : calls.disable, {
    title: 'themeEditor.stateConfirmed',
    input: themeInput(locator),
    stateBefore: { topicName: locator.name },
    kind: themeStateRecord,
    locator,
    before: { enabled },
    after: { enabled },
  });
  await submitChange({ ...change, success: null, confirms: true }).catch(() => undefined);
}
