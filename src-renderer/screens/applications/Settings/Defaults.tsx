/** The default settings: save, restore, and give employees those of the department (APP-132, 133, 135, 136, 107). */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { resetSysMenusSetting } from '#shared/api/applications/display.ts';
import {
  recoverDefaultSetting,
  resetSysDefaultConfigs,
  setDefConfigs,
} from '#shared/api/applications/settings.ts';
import { appReads } from '#shared/rules/records/applications/app-reads.ts';
import { settingReads } from '#shared/rules/records/applications/app-settings-records.ts';
import { Button } from '#widgets/Button.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Section } from '#widgets/Section.tsx';
import { type DefaultWay, giveArrangement, takeDefaultWay } from './default-way.ts';

const keep: DefaultWay = {
  endpoint: setDefConfigs,
  action: 'appSettings.defaults.keep',
  title: 'appSettings.defaults.keepChange',
  success: 'applications.sync.saved',
  question: { title: 'appSettings.defaults.keepTitle', text: 'appSettings.defaults.keepText' },
  lasts: 'resets',
};
const ways: readonly DefaultWay[] = [
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
/** Reads that any of these ways may change. */
const touches = [...settingReads, ...appReads];

export function Defaults({ deptId, name }: { readonly deptId: string; readonly name: string }) {
  const { t } = useText();
  const [busy, setBusy] = useState<DefaultWay | null>(null);
  const go = async (way: DefaultWay) => {
    const title = t(way.question.title, { name });
    await takeDefaultWay(way, deptId, { title, touches, onAgreed: () => setBusy(way) });
    setBusy(null);
  };
  const button = (way: DefaultWay) => (
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
        <div className={layout.row}>{button(giveArrangement)}</div>
      </Section>
    </>
  );
}
