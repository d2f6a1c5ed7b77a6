import { Link2, Lock, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#data/text.ts';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import type { SettingDefinition } from '#shared/rules/settings/definitions.ts';
import { useProgram } from '#state/program.ts';
import { settingTitle } from '#state/setting-text.ts';
import { IconButton } from '#widgets/Button.tsx';
import { ControlRow } from '#widgets/ControlRow.tsx';
import { copyText } from '#widgets/Copyable.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { MarkedText } from '#widgets/MarkedText.tsx';
import { notify } from '#widgets/notify.tsx';
import { ApprovalNote } from './ApprovalNote.tsx';
import { changeSetting } from './change-setting.ts';
import { SettingControl } from './SettingControl.tsx';
import styles from './Settings.module.css';
import { TenantThemeNote } from './TenantThemeNote.tsx';

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
    const address = `${location.origin}/settings?find=${key}`;
    if (await copyText(address)) notify({ tone: 'info', text: t('common.copied') });
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
