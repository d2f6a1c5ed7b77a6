/** Connections between a theme's form and its preview: regions of groups, tried-out values, notes beside colours. */
import { useState } from 'react';
import type { Signal } from '#data/signal.ts';
import type { LookValues, Region } from '#shared/rules/themes/look/look.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { Attempt } from '#widgets/ThemePreview/ThemePreview.tsx';
import { FieldContrast } from '../parts/ThemeContrast/FieldContrast.tsx';

/** The current group, and jumps from a region of the preview: for `GroupedFields` and for the preview. */
export function useRegions() {
  const [group, setGroup] = useState<MessageKey | null>(null);
  const [target, setWanted] = useState<{ readonly group: MessageKey } | null>(null);
  return {
    groups: { group, scrollTarget: target, onGroup: setGroup },
    region: regionOf(group),
    onRegion(region: Region) {
      const next = `themeFields.group.${region}` as const;
      setGroup(next);
      setWanted({ group: next });
    },
  };
}

function regionOf(group: MessageKey | null): Region | null {
  const region = group?.replace('themeFields.group.', '');
  return region === undefined || region === 'range' ? null : (region as Region);
}

export function tryingIn<Of extends Terminal>(
  terminal: Of,
  values: LookValues[Of],
  attempts: Signal<Attempt | null>,
) {
  return {
    attempt: (name: string, value: unknown) => attempts.emit(value === null ? null : { name, value }),
    note: (field: string) => (
      <FieldContrast terminal={terminal} values={values} attempts={attempts} field={field} />
    ),
  };
}
