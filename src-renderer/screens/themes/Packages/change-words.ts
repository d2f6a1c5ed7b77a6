/** The differences of packages and their themes, as the comparison draws them. */
import { consoleWords } from '#data/known-words.ts';
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import type { ThemeFieldChange } from '#shared/rules/themes/package/compare.ts';
import type { PackageFamily } from '#shared/rules/themes/package/manifest.ts';
import { sayChange } from '#shared/rules/themes/package/package-facts.ts';
import type { ComparedField } from '#widgets/compare/Compare.tsx';

type Changed = ComparedField & { readonly before: string; readonly after: string; readonly name: string };

/** `family` is null for what a package says of itself. */
export function useChangeWords(): (family: PackageFamily | null, change: ThemeFieldChange) => Changed {
  const { t } = useText();
  return (family, change) => {
    const { field, label, before, after } = sayChange(family, change, consoleWords);
    const shown = (value: string | null) => (value === null ? t('record.empty') : shownText(value));
    return { key: field, name: label, kind: 'changed', before: shown(before), after: shown(after) };
  };
}
