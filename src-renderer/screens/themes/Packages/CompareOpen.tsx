/** A theme of a package beside another open theme, of this package or another. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import { formOfPackageTheme } from '#shared/rules/themes/package/portable.ts';
import { Select } from '#widgets/controls/Select.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import type { AnyForm } from '../ThemeEditor/theme-kinds.ts';
import { CompareForms } from './CompareForms.tsx';
import type { ThemeToImport } from './incoming-themes.ts';
import { PackagePicture } from './PackagePicture.tsx';

interface CompareOpenProps {
  readonly incoming: ThemeToImport;
  /** Open themes of the same terminal. */
  readonly others: readonly ThemeToImport[];
}

export function CompareOpen({ incoming: { theme, file }, others }: CompareOpenProps) {
  const { t } = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const found = others.find(({ id }) => id === chosen);
  const other = found?.theme;
  if (theme.terminal === null) return null;
  const names = [...new Set([...Object.keys(other?.fields ?? {}), ...Object.keys(theme.fields)])];
  return (
    <Disclosure title={t('themePackages.compare.title')}>
      <Select
        label={t('themePackages.compare.with')}
        placeholder={t('themePackages.compare.with')}
        value={other ? chosen : null}
        options={others.map(({ id, theme: { name, style }, packageName }) => ({
          value: id,
          label: [shownText(name), style && t(`themes.style.${style}`), shownText(packageName)]
            .filter(Boolean)
            .join(' · '),
        }))}
        onChange={setChosen}
      />
      {found && other && (
        <CompareForms
          terminal={theme.terminal}
          before={formOfPackageTheme(other).form as AnyForm}
          after={formOfPackageTheme(theme).form as AnyForm}
          names={names}
          content={{
            before: <PackagePicture theme={other} file={found.file} />,
            after: <PackagePicture theme={theme} file={file} />,
          }}
        />
      )}
    </Disclosure>
  );
}
