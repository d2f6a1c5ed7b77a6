/** One theme in two packages: added, removed, or changed, side by side and in words. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import type { ThemeComparison } from '#shared/rules/themes/package/compare.ts';
import type { PackageManifest } from '#shared/rules/themes/package/manifest.ts';
import { comparisonTones } from '#shared/rules/themes/package/package-facts.ts';
import { Badge } from '#widgets/Badge.tsx';
import { Compare } from '#widgets/compare/Compare.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ComparedSide, ComparedSides } from '../ComparedSides.tsx';
import { useChangeWords } from './change-words.ts';
import { PackagePicture } from './PackagePicture.tsx';

export interface PackageSide {
  /** The shell's handle. */
  readonly file: string;
  readonly manifest: PackageManifest;
}

interface ComparedThemeProps {
  readonly theme: ThemeComparison;
  readonly before: PackageSide;
  readonly after: PackageSide;
}

export function ComparedTheme({ theme, before, after }: ComparedThemeProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      hasFrame
      onToggle={setOpen}
      title={
        <>
          <span>{shownText(theme.name)}</span>{' '}
          <Badge tone={comparisonTones[theme.state]}>
            {t(`themePackages.comparePackages.state.${theme.state}`)}
          </Badge>
        </>
      }
    >
      {open && <Changes theme={theme} before={before} after={after} />}
    </Disclosure>
  );
}

/** Rendered on demand, because it takes the pictures out of the packages. */
function Changes({ theme: { key, keyBefore, state, changes }, before, after }: ComparedThemeProps) {
  const { t } = useText();
  const words = useChangeWords();
  const old = before.manifest.themes.find((one) => one.key === keyBefore);
  const now = state === 'removed' ? undefined : after.manifest.themes.find((one) => one.key === key);
  const themeValue = now ?? old;
  if (!themeValue) return null;
  const fields = changes.map((change) => words(themeValue.family, change));
  const whole = (side: 'before' | 'after') =>
    fields.map((field) => `${field.name}: ${field[side]}`).join('\n');
  const none = <p className={ink.quiet}>{t('themePackages.comparePackages.none')}</p>;
  return (
    <div className={layout.stack}>
      {themeValue.terminal !== null && (
        <ComparedSides terminal={themeValue.terminal}>
          <ComparedSide title={t('controls.compare.before')}>
            {old ? <PackagePicture theme={old} file={before.file} /> : none}
          </ComparedSide>
          <ComparedSide title={t('controls.compare.after')}>
            {now ? <PackagePicture theme={now} file={after.file} /> : none}
          </ComparedSide>
        </ComparedSides>
      )}
      {fields.length > 0 && <Compare fields={fields} before={whole('before')} after={whole('after')} />}
    </div>
  );
}
