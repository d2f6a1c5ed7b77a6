/** Puts changes of several themes into the tray, where they are looked at, sent and taken back as one set. */

import { collectedHere } from '#data/changes/collected-here.ts';
import { currentActor } from '#data/changes/index.ts';
import { collectAll } from '#data/changes/tray.ts';
import { translate } from '#data/text.ts';
import type { CollectedEdits } from '#shared/rules/changes/collected-change.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { notify } from '#widgets/notify.tsx';

export interface ThemeSetPart {
  readonly kind: Pick<RecordKind<never, never>, 'id' | 'touches'>;
  readonly locator: ThemeLocator;
  readonly title: MessageKey;
  readonly edits: CollectedEdits;
}

/** The page of the tray. */
export const trayPath = '/changes';

/** Throws where the tray cannot be written. */
export async function collectThemes(parts: readonly ThemeSetPart[]): Promise<void> {
  const changes = parts.map(({ kind, locator, title, edits }) =>
    collectedHere({
      title,
      kind: kind.id,
      place: locator,
      edits,
      touches: kind.touches.map(({ id }) => id),
    }),
  );
  await collectAll(changes, currentActor());
  notify({ tone: 'success', text: translate('themeColours.collected', { count: changes.length }) });
}
