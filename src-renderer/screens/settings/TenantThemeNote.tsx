/** The state of the tenant's theme in the console's frame: its name, why there is none, each corrected colour. */
import { useAtomValue } from 'jotai';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { useAppearance } from '#state/appearance.ts';
import { tenantThemeAtom } from '#state/tenant-theme.ts';
import { Fact, FactList } from '#widgets/Facts.tsx';
import layout from '#widgets/looks/layout.module.css';
import styles from './Settings.module.css';

export function TenantThemeNote() {
  const { t } = useText();
  const state = useAtomValue(tenantThemeAtom);
  const appearance = useAppearance();
  if (state.status === 'off') return null;
  if (state.status === 'loading') return <p className={styles.help}>{t('settings.tenantTheme.loading')}</p>;
  if (state.status === 'none') return <p className={styles.help}>{t('settings.tenantTheme.none')}</p>;
  if (state.status === 'failed') {
    const reason = describeError(state.error).message;
    return <p className={styles.help}>{t('settings.tenantTheme.failed', { reason })}</p>;
  }
  const { corrected } = state.pages[appearance];
  return (
    <div className={styles.help}>
      {state.name === null
        ? t('settings.tenantTheme.remembered')
        : t('settings.tenantTheme.shown', { name: state.name })}{' '}
      {corrected.length === 0
        ? t('settings.tenantTheme.asIs')
        : t('settings.tenantTheme.corrections', { count: corrected.length })}
      {corrected.length > 0 && (
        <FactList>
          {corrected.map(({ what, said: original, used }) => (
            <Fact key={`${what} ${original} ${used}`} label={t(`settings.tenantTheme.corrected.${what}`)}>
              <span className={layout.inline}>
                <svg width={28} height={14} aria-hidden="true">
                  <rect width={14} height={14} fill={original} />
                  <rect x={14} width={14} height={14} fill={used} />
                </svg>
                {t('settings.tenantTheme.correction', { said: original, used })}
              </span>
            </Fact>
          ))}
        </FactList>
      )}
    </div>
  );
}
