/** The default settings: save, restore, and give employees those of the department (APP-132, 133, 135, 136, 107). */
import { useState } from 'react';
import { submitChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import { resetSysMenusSetting, syncAppDisplaySetting } from '#shared/api/applications/display.ts';
import {
  recoverDefaultSetting,
  resetSysDefaultConfigs,
  setDefConfigs,
} from '#shared/api/applications/settings.ts';
import type { Input } from '#shared/api/endpoint.ts';
import type { LastingWhy } from '#shared/rules/changes/writes/write-facts.ts';
import { appReads } from '#shared/rules/records/applications/app-reads.ts';
import { settingReads } from '#shared/rules/records/applications/app-settings-records.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Section } from '#widgets/Section.tsx';

interface Way {
  readonly endpoint: typeof setDefConfigs;
  readonly action: MessageKey;
  readonly title: MessageKey;
  readonly success: MessageKey;
  /** The confirmation before the call. */
  readonly question: { readonly title: MessageKey; readonly text: MessageKey };
  /** The reason why the change has no undo; absent where it has one. */
  readonly lasts?: LastingWhy;
}

const keep: Way = {
  endpoint: setDefConfigs,
  action: 'appSettings.defaults.keep',
  title: 'appSettings.defaults.keepChange',
  success: 'applications.sync.saved',
  question: { title: 'appSettings.defaults.keepTitle', text: 'appSettings.defaults.keepText' },
  lasts: 'resets',
};
const ways: readonly Way[] = [
  keep,
  {
    endpoint: recoverDefaultSetting,
    action: 'appSettings.defaults.recover',
    title: 'appSettings.defaults.recoverChange',
    success: 'appSettings.defaults.recovered',
    question: { title: 'appSettings.defaults.recoverTitle', text: 'appSettings.defaults.recoverText' },
    lasts: 'resets',
  },
  {
    endpoint: resetSysDefaultConfigs,
    action: 'appSettings.defaults.reset',
    title: 'appSettings.defaults.resetChange',
    success: 'appSettings.defaults.recovered',
    question: { title: 'appSettings.defaults.resetTitle', text: 'appSettings.defaults.resetText' },
  },
  {
    endpoint: resetSysMenusSetting,
    action: 'appSettings.defaults.menus',
    title: 'appSettings.defaults.menusChange',
    success: 'appSettings.defaults.recovered',
    question: { title: 'appSettings.defaults.menusTitle', text: 'appSettings.defaults.menusText' },
    lasts: 'resets',
  },
];
const give: Way = {
  endpoint: syncAppDisplaySetting,
  action: 'appSettings.employees.give',
  title: 'appSettings.employees.giveChange',
  success: 'applications.sync.saved',
  question: { title: 'appSettings.employees.giveTitle', text: 'appSettings.employees.giveText' },
  lasts: 'people',
};

export function Defaults({ deptId, name }: { readonly deptId: string; readonly name: string }) {
  const { t } = useText();
  const [busy, setBusy] = useState<Way | null>(null);
  const go = async (way: Way) => {
    const { question, action, lasts, ...change } = way;
    const yes = await confirm({
      title: t(question.title, { name }),
      text: t(question.text),
      action: t(action),
      danger: true,
      ...(lasts && { lasts }),
    });
    if (!yes) return;
    setBusy(way);
    const input: Input<typeof setDefConfigs> = { deptId };
    await submitChange({
      title: change.title,
      success: change.success,
      endpoint: change.endpoint,
      input,
      before: null,
      touches: [...settingReads, ...appReads],
      // The change door has already shown the failure.
    }).catch(() => undefined);
    setBusy(null);
  };
  const button = (way: Way) => (
    <Button key={way.action} busy={busy === way} onClick={() => void go(way)}>
      {t(way.action)}
    </Button>
  );
  return (
    <>
      <Section title={t('appSettings.defaults.title')} text={t('appSettings.defaults.text')}>
        <div className={layout.row}>{ways.map(button)}</div>
      </Section>
      <Section title={t('appSettings.employees.title')} text={t('appSettings.employees.text')}>
        <div className={layout.row}>{button(give)}</div>
      </Section>
    </>
  );
}
