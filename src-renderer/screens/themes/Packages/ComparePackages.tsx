/** A comparison of two open packages: the changes from the first to the second, theme by theme. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import { comparePackages } from '#shared/rules/themes/package/compare.ts';
import { Button } from '#widgets/Button.tsx';
import { Compare } from '#widgets/compare/Compare.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ComparedSide, ComparedSides } from '../ComparedSides.tsx';
import { ComparedTheme, type PackageSide } from './ComparedTheme.tsx';
import { useChangeWords } from './change-words.ts';
import type { PackageFile } from './package-files.ts';

type Comparable = PackageSide & Pick<PackageFile, 'id' | 'name'>;

export function ComparePackages({ files }: { readonly files: readonly PackageFile[] }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const packages = files.flatMap(({ id, name, handle, checked }): Comparable[] =>
    handle && checked?.manifest ? [{ id, name, file: handle.id, manifest: checked.manifest }] : [],
  );
  if (packages.length < 2) return null;
  return (
    <div className={layout.row}>
      <Button onClick={() => setOpen(true)}>{t('themePackages.comparePackages.action')}</Button>
      {open && <TwoPackages packages={packages} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface TwoPackagesProps {
  readonly packages: readonly Comparable[];
  readonly onClose: () => void;
}

function TwoPackages({ packages, onClose }: TwoPackagesProps) {
  const { t } = useText();
  const words = useChangeWords();
  const [chosen, setChosen] = useState<{ readonly before?: string; readonly after?: string }>({});
  const sideOf = (id: string | undefined, index: number) =>
    packages.find((one) => one.id === id) ?? (packages[index] as Comparable);
  const [before, after] = [sideOf(chosen.before, 0), sideOf(chosen.after, 1)];
  const { about, themes } = comparePackages(before.manifest, after.manifest);
  const differing = themes.filter(({ state }) => state !== 'same');
  const options = packages.map(({ id, name }) => ({ value: id, label: shownText(name) }));
  const fields = about.map((change) => words(null, change));
  const whole = (side: 'before' | 'after') =>
    fields.map((field) => `${field.name}: ${field[side]}`).join('\n');
  return (
    <Dialog open width={1200} title={t('themePackages.comparePackages.title')} onClose={onClose}>
      <div className={layout.stack}>
        <ComparedSides terminal="pc">
          <ComparedSide title={t('themePackages.comparePackages.before')}>
            <Select
              label={t('themePackages.comparePackages.before')}
              value={before.id}
              options={options}
              onChange={(id) => setChosen({ ...chosen, before: id })}
            />
          </ComparedSide>
          <ComparedSide title={t('themePackages.comparePackages.after')}>
            <Select
              label={t('themePackages.comparePackages.after')}
              value={after.id}
              options={options}
              onChange={(id) => setChosen({ ...chosen, after: id })}
            />
          </ComparedSide>
        </ComparedSides>
        {differing.length === 0 && about.length === 0 && <p>{t('themePackages.comparePackages.same')}</p>}
        {about.length > 0 && <Compare fields={fields} before={whole('before')} after={whole('after')} />}
        {differing.map((theme) => (
          <ComparedTheme
            key={`${before.id} ${after.id} ${theme.state === 'removed' ? 'removed' : ''} ${theme.key}`}
            theme={theme}
            before={before}
            after={after}
          />
        ))}
        {differing.length < themes.length && (
          <p className={ink.quiet}>
            {t('themePackages.comparePackages.unchanged', { count: themes.length - differing.length })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
