/** Navigation: its mode, and where messages and more applications stand; applies at once (APP-054 to 056, 126, 152). */

import { useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryMixMenuEnabled } from '#shared/api/applications/settings.ts';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import {
  type MessageForm,
  messageDisplays,
  messageForm,
  moreDisplays,
} from '#shared/rules/applications/display-settings.ts';
import {
  appMessageRecord,
  appNavModeRecord,
} from '#shared/rules/records/applications/app-settings-records.ts';
import { Select } from '#widgets/controls/Select.tsx';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import ink from '#widgets/looks/ink.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import type { InNavigation } from './use-team-view.ts';

interface NavigationProps {
  readonly deptId: string;
  readonly configs: readonly ConfigRecord[];
  readonly readOnly: boolean;
  /** Managers of the whole organisation set the location of messages. */
  readonly messages: boolean;
  /** null where it is unknown. */
  readonly inNavigation: InNavigation;
}

export function NavigationSettings({ deptId, configs, readOnly, messages, inNavigation }: NavigationProps) {
  const { t, formatNumber } = useText();
  const read = useRead(queryMixMenuEnabled, { deptId });
  const stored = messageForm(configs);
  const turn = (mixed: boolean) =>
    saveNow(
      appNavModeRecord,
      { deptId },
      { mixed: { from: !mixed, to: mixed } },
      'appSettings.navigation.switched',
    );
  return (
    <Section title={t('appSettings.navigation.title')} text={t('appSettings.navigation.text')}>
      <div>
        <ReadPart read={read} failed={t('appSettings.navigation.failed')} rows={1}>
          {({ configValue }) => (
            <SwitchNow
              label={t('appSettings.navigation.mixed')}
              text={t('appSettings.navigation.mixedText')}
              checked={configValue}
              of={{ kind: appNavModeRecord, place: { deptId }, name: 'mixed' }}
              disabled={readOnly}
              onTurn={turn}
            />
          )}
        </ReadPart>
        {inNavigation && (
          <p className={ink.help}>
            {t('appSettings.navigation.count', {
              shown: formatNumber(inNavigation.shown),
              count: inNavigation.total,
              total: formatNumber(inNavigation.total),
            })}
          </p>
        )}
        <Mode
          name="message"
          stored={stored}
          disabled={!messages}
          options={messageDisplays.map((value) => ({
            value,
            label: t(`appSettings.navigation.messages.${value}`),
          }))}
        />
        <Mode
          name="more"
          stored={stored}
          disabled={!messages}
          options={moreDisplays.map((value) => ({
            value,
            label: t(`appSettings.navigation.mores.${value}`),
          }))}
        />
      </div>
    </Section>
  );
}

interface ModeProps<Name extends keyof MessageForm> {
  readonly name: Name;
  readonly stored: MessageForm;
  readonly disabled: boolean;
  readonly options: readonly { readonly value: MessageForm[Name]; readonly label: string }[];
}

/** Shows the new choice while it is being sent; a failure restores the stored one. */
function Mode<Name extends keyof MessageForm>({ name, stored, disabled, options }: ModeProps<Name>) {
  const { t } = useText();
  const [requested, setAsked] = useState<MessageForm[Name] | null>(null);
  const label = t(`appSettings.navigation.${name}`);
  const choose = async (value: MessageForm[Name]) => {
    if (requested !== null || value === stored[name]) return;
    setAsked(value);
    const edits = { [name]: { from: stored[name], to: value } };
    await saveNow(appMessageRecord, {}, edits, 'appSettings.navigation.updated');
    setAsked(null);
  };
  return (
    <FormRow label={label}>
      <Select
        label={label}
        options={options}
        value={requested ?? stored[name]}
        disabled={disabled}
        onChange={(value) => void choose(value)}
      />
    </FormRow>
  );
}
