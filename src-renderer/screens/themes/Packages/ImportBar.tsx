import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { HeadActions } from '#widgets/HeadActions.tsx';
import layout from '#widgets/looks/layout.module.css';
import { isImported, type ThemeToImport } from './incoming-themes.ts';
import { importPlans } from './name-clashes.ts';

interface ImportBarProps {
  readonly themes: readonly ThemeToImport[];
  /** All packages are checked, and the names on the server are known. */
  readonly ready: boolean;
  readonly onImport: () => void;
}

export function ImportBar({ themes, ready, onImport }: ImportBarProps) {
  const { t } = useText();
  const number = (plan: ThemeToImport['plan']) => themes.filter((theme) => theme.plan === plan).length;
  const coming = themes.filter(isImported).length;
  const summary = importPlans
    .filter((plan) => number(plan) > 0)
    .map((plan) => t(`themePackages.counted.${plan}`, { count: number(plan) }));
  return (
    <div className={`${layout.panel} ${layout.spread}`}>
      <span role="status">
        {ready ? summary.join(t('common.form.separator')) : t('themePackages.looking')}
      </span>
      <HeadActions>
        <Button look="primary" disabled={!ready || coming === 0} onClick={onImport}>
          {t('themePackages.import.action', { count: coming })}
        </Button>
      </HeadActions>
    </div>
  );
}
