import { useAtomValue } from 'jotai';
import { Link2, Lock, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { translate, useText } from '#data/text.ts';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import type { SettingDefinition } from '#shared/rules/settings/definitions.ts';
import type { SettingKey, Settings, SettingsPatch } from '#shared/rules/settings/settings.ts';
import { useAppearance } from '#state/appearance.ts';
import { forgetEffective } from '#state/effective-settings.ts';
import { changeSettings, currentProgram, hearSettings, useProgram } from '#state/program.ts';
import { settingTitle, settingValueText } from '#state/setting-text.ts';
import { tenantThemeAtom } from '#state/tenant-theme.ts';
import { IconButton } from '#widgets/Button.tsx';
import { ControlRow } from '#widgets/ControlRow.tsx';
import { copyText } from '#widgets/Copyable.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import { pageAddress } from '#state/page-address.ts';
import layout from '#widgets/looks/layout.module.css';
import { loosenApproval } from '#widgets/loosen-approval.ts';
import { MarkedText } from '#widgets/MarkedText.tsx';
import { notify } from '#widgets/notify.tsx';
import { ApprovalNote } from './ApprovalNote.tsx';
import { SettingControl } from './SettingControl.tsx';
import styles from './Settings.module.css';

interface SettingRowProps {
  readonly definition: SettingDefinition;
  /** undefined while unknown. */
  readonly source: EffectivePolicy['entries'][number]['source'] | undefined;
  readonly words: readonly string[];
}

export function SettingRow({ definition, source, words }: SettingRowProps) {
  const { t } = useText();
  const { settings, facts } = useProgram();
  const { key, shells } = definition;
  const id = useId();
  const title = settingTitle(key, t);
  const locked = facts.lockedSettings.includes(key);
  const isChosen = source === 'user';
  const [only] = shells;
  const copyLink = async () => {
    if (await copyText(pageAddress(`/settings?find=${key}`)))
      notify({ tone: 'info', text: t('common.copied') });
  };
  return (
    <ControlRow
      entry={`${id}-title`}
      name={
        <h3 id={`${id}-title`} className={styles.title}>
          <MarkedText text={title} words={words} />
        </h3>
      }
      help={
        <>
          <p id={`${id}-help`}>
            <MarkedText text={t(`settings.${key}.help`)} words={words} />
            {locked && <strong className={styles.why}>{t('settings.managedWhy')}</strong>}
            {!shells.includes(facts.shell) && <strong className={styles.why}>{t('settings.notHere')}</strong>}
          </p>
          {key === 'tenantTheme' && <TenantThemeNote />}
          {key === 'approve' && <ApprovalNote />}
          <p className={`${layout.row} ${ink.small}`}>
            {source && (
              <span
                className={`${layout.inline} ${isChosen ? ink.toned : ''}`}
                data-tone={isChosen ? 'accent' : undefined}
              >
                {locked && <Lock size={12} aria-hidden="true" />}
                {t(`settings.source.${source}`)}
              </span>
            )}
            {source && <span aria-hidden="true">·</span>}
            <code>
              <MarkedText text={key} words={words} />
            </code>
            {shells.length === 1 && (
              <span>{t(only === 'desktop' ? 'settings.onlyDesktop' : 'settings.onlyWeb')}</span>
            )}
          </p>
        </>
      }
      control={
        <>
          <SettingControl
            definition={definition}
            value={settings[key]}
            locked={locked}
            describedBy={`${id}-help`}
            onChange={(value) => void changeSetting(definition, value, isChosen)}
          />
          <span>
            <IconButton
              label={t('settings.resetOf', { setting: title })}
              disabled={!isChosen}
              onClick={() => void changeSetting(definition, null, isChosen)}
            >
              <RotateCcw size={15} aria-hidden="true" />
            </IconButton>
            <IconButton label={t('settings.copyLink', { setting: title })} onClick={() => void copyLink()}>
              <Link2 size={15} aria-hidden="true" />
            </IconButton>
          </span>
        </>
      }
    />
  );
}

type Value = Settings[keyof Settings];

/**
 * Changes or resets one setting at once, with *Undo*, and shows why a value could not be stored. A change that lifts
 * the need for approvals asks for the server's name first, in *Undo* and reset too. `null` resets to the default.
 * `chosen`: the present value is the user's own.
 */
async function changeSetting(
  definition: SettingDefinition,
  value: Value | null,
  chosen: boolean,
): Promise<void> {
  const { key } = definition;
  const before = currentProgram()?.settings[key] ?? null;
  try {
    const words = key === 'dailyDecisions' ? 'settings.dailyDecisions' : 'settings.approve';
    if (!(await loosenApproval(words, (typed) => keep(key, value, typed)))) return;
  } catch (error) {
    notify({ tone: 'danger', text: describeError(error).message });
    return;
  } finally {
    void forgetEffective();
  }
  notify({
    tone: 'success',
    text: translate('settings.changed', {
      setting: settingTitle(key, translate),
      value: settingValueText(definition, currentProgram()?.settings[key], translate),
    }),
    action: {
      label: translate('common.undo'),
      onSelect: () => void changeSetting(definition, chosen ? before : null, true),
    },
  });
}

async function keep(key: SettingKey, value: Value | null, typed: string | undefined): Promise<void> {
  if (value !== null) return changeSettings({ [key]: value } as SettingsPatch, typed);
  hearSettings(await bridge.settings.reset({ keys: [key], typed }, { outlives: true }));
}

/** The state of the tenant's theme in the console's frame: its name, why there is none, each corrected colour. */
function TenantThemeNote() {
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
          {corrected.map(({ what, original, used }) => (
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
