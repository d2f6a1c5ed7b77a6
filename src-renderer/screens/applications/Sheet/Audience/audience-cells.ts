/** The columns of the audience sheet: the stored value of each target, and the filled-in one. */

import type { SharedApp } from '#shared/rules/applications/same-as/shared-apps.ts';
import { targetKey } from '#shared/rules/common/shares/share.ts';
import {
  type AudienceTarget,
  parseShareMark,
  type RequestedMark,
  shareMarkOf,
  shareMarks,
} from '../../audience.ts';
import { type SheetDraft, emptyCell } from '../draft.ts';
import type { FillColumn } from '../fill-cells.ts';

/** `words` maps the sheet's own words, in lower case, to values. */
export function targetColumn(
  apps: readonly SharedApp[],
  target: AudienceTarget,
  words: ReadonlyMap<string, number>,
): FillColumn {
  const key = targetKey(target);
  return {
    key,
    kind: 'said',
    values: shareMarks,
    stored: (line) => shareMarkOf(apps[line]?.shares ?? [], target),
    read: (text) => parseShareMark(text, words),
  };
}

export function requestedMarks(
  apps: readonly SharedApp[],
  draft: SheetDraft,
  known: readonly AudienceTarget[],
): RequestedMark[] {
  return known.flatMap((target) =>
    [...(draft.ofColumn(targetKey(target)) ?? [])].flatMap((value, line) => {
      const app = apps[line];
      return value === emptyCell || !app ? [] : [{ id: app.id, target, value }];
    }),
  );
}
