/** The settings that differ from their defaults, for the palette: the program's own settings, and those of the tenant. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callRead } from '#data/read.ts';
import { valueText } from '#data/records/record-text.ts';
import { useText } from '#data/text.ts';
import type { DifferingField } from '#shared/rules/records/default-settings.ts';
import { settingDefinitions } from '#shared/rules/settings/definitions.ts';
import { settingsSchema } from '#shared/rules/settings/settings.ts';
import { useProgram } from '#state/program.ts';
import { settingValueText } from '#state/setting-text.ts';
import { labelId, labelKeyOf } from './label-items.ts';
import type { PaletteItem } from './palette-item.ts';

interface Differing {
  readonly items: readonly PaletteItem[];
  readonly isReading: boolean;
  /** Number of the tenant's settings that could not be read. */
  readonly unread: number;
}

/**
 * The items of fields with another value than their default, which their hint tells. `labels`: of the pages that the user
 * may open; a setting without one of them is not read.
 */
export function useDiffering(
  isOn: boolean,
  items: readonly PaletteItem[],
  labels: readonly PaletteItem[],
): Differing {
  const { t } = useText();
  const { settings } = useProgram();
  const read = useQuery({
    queryKey: ['palette.differing', labels.length],
    queryFn: () => readDiffering(labels),
    enabled: isOn && labels.length > 0,
    staleTime: 0,
  });
  const found = useMemo(() => {
    const inHint = (item: PaletteItem, now: string, usual: string): PaletteItem => ({
      ...item,
      hint: `${t('frame.palette.differs', { now, default: usual })} · ${item.hint}`,
    });
    const defaults = settingsSchema.parse({});
    const own = settingDefinitions.flatMap((definition): PaletteItem[] => {
      const { key } = definition;
      const item = items.find(({ id }) => id === `command-setting ${key}`);
      if (!item || settings[key] === defaults[key]) return [];
      const [now, usual] = [settings[key], defaults[key]].map((value) =>
        settingValueText(definition, value, t),
      );
      return [inHint(item, now ?? '', usual ?? '')];
    });
    const ofTenant = (read.data?.fields ?? []).flatMap(({ label, screen, name, now, byDefault, kind }) => {
      const named = labels.filter(({ id }) => labelKeyOf(id) === label);
      const item = named.find(({ id }) => screen !== undefined && id === labelId(screen, label)) ?? named[0];
      const [shown, usual] = [now, byDefault].map((value) => valueText(kind, name as never, value));
      return item ? [inHint(item, shown ?? '', usual ?? '')] : [];
    });
    return [...own, ...ofTenant];
  }, [items, labels, settings, read.data, t]);
  return {
    items: isOn ? found : [],
    isReading: isOn && read.isPending && labels.length > 0,
    unread: read.data?.unread ?? 0,
  };
}

async function readDiffering(labels: readonly PaletteItem[]): Promise<{
  readonly fields: readonly DifferingField[];
  readonly unread: number;
}> {
  const { settingsWithDefaults } = await import('#shared/rules/records/default-settings.ts');
  const shown = new Set(labels.map(({ id }) => labelKeyOf(id)));
  const asked = settingsWithDefaults.filter((one) => one.labels.some((label) => shown.has(label)));
  const answers = await Promise.allSettled(
    asked.map(({ differing }) => differing((endpoint, input) => callRead(endpoint, input))),
  );
  return {
    fields: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
    unread: answers.filter(({ status }) => status === 'rejected').length,
  };
}
