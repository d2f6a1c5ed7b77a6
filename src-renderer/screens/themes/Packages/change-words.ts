import { labelOf, valueText } from '#data/records/record-text.ts';
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import type { ThemeFieldChange } from '#shared/rules/themes/package/compare.ts';
import { headWord } from '#shared/rules/themes/package/head-words.ts';
import { assetPath, type FieldValue, type PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import { portableRows } from '#shared/rules/themes/package/portable.ts';
import type { ComparedField } from '#widgets/compare/Compare.tsx';
import { type AnyForm, recordOf } from '../ThemeEditor/theme-kinds.ts';

type Changed = ComparedField & { readonly before: string; readonly after: string; readonly name: string };

const heads = ['author', 'licence', 'part', 'min', 'max', 'name', 'family', 'terminal', 'style'] as const;

export interface ChangeWords {
  /** Texts for a package's own fields. */
  readonly about: (change: ThemeFieldChange) => Changed;
  readonly ofTheme: (theme: PackageTheme, change: ThemeFieldChange) => Changed;
}

export function useChangeWords(): ChangeWords {
  const { t } = useText();
  const none = t('record.empty');
  const plain = (value: FieldValue | undefined): string => {
    if (value === undefined || value === null || value === '') return none;
    return shownText(typeof value === 'string' ? value : JSON.stringify(value));
  };
  const headName = (field: string): string | null => {
    const head = heads.find((one) => one === field);
    return head ? t(`themePackages.comparePackages.fields.${head}`) : null;
  };
  const headText = (field: string, value: FieldValue | undefined): string => {
    const word = headWord(field, value);
    return word ? t(word) : plain(value);
  };
  const changed = (
    key: string,
    name: string,
    say: (value: FieldValue | undefined) => string,
    change: ThemeFieldChange,
  ) => ({ key, name, kind: 'changed' as const, before: say(change.before), after: say(change.after) });
  return {
    about: (change) =>
      changed(
        change.field,
        headName(change.field) ?? change.field,
        (value) => headText(change.field, value),
        change,
      ),
    ofTheme(theme, change) {
      const { field } = change;
      const head = headName(field);
      if (head) return changed(field, head, (value) => headText(field, value), change);
      if (theme.terminal === null) {
        const row = portableRows(theme.family).get(field);
        return changed(field, row ? t(row.label) : field, plain, change);
      }
      const kind = recordOf(theme.terminal);
      const name = field as keyof AnyForm & string;
      return changed(
        field,
        labelOf(kind, name),
        (value) => assetPath(value) ?? valueText(kind, name, value),
        change,
      );
    },
  };
}
