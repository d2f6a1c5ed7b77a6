/** Security settings by tab; an unknown tab shows a message (spec 1§2.7; SEC-002, 014; FRAME-024). */
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import {
  loginInvalidSetting,
  mobileLoginSetting,
  onlineSetting,
  randomSuffixSetting,
  realIpSetting,
} from '#shared/rules/records/security-setting-records.ts';
import { restrictedSetting } from '#shared/rules/records/system-setting-records.ts';
import { SecurityArea } from '#widgets/AccountSecurity/SecurityArea.tsx';
import { NoSuchPart } from '#widgets/NoSuchPart.tsx';
import { SettingForm } from '#widgets/Form/SettingForm.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { PageTabs } from '#widgets/PageTabs.tsx';
import { LoginWhite } from './LoginWhite.tsx';
import { OnlineUsers } from './OnlineUsers.tsx';
import { OnlineWhite } from './OnlineWhite.tsx';

/** The tabs of the security settings, `/safe_account/securityconfig/:tab` (spec 1§2.1; FRAME-024). */
const securityTabs = [
  'loginInvalid',
  'randomSuffix',
  'mobileLogin',
  'online',
  'onlineWhite',
  'onlineUsers',
  'loginWhite',
  'restrictedLogin',
] as const;
type SecurityTab = (typeof securityTabs)[number];

/** Characters of the address that the page shows. */
const longest = 60;
const path = '/safe_account/securityconfig';

const pages: Readonly<Record<SecurityTab, ReactNode>> = {
  loginInvalid: <SettingForm key="loginInvalid" setting={loginInvalidSetting} />,
  randomSuffix: <SettingForm key="randomSuffix" setting={randomSuffixSetting} />,
  mobileLogin: <SettingForm key="mobileLogin" setting={mobileLoginSetting} />,
  online: (
    <>
      <SettingForm setting={onlineSetting} />
      <SettingForm setting={realIpSetting} />
    </>
  ),
  onlineWhite: <OnlineWhite />,
  onlineUsers: <OnlineUsers />,
  loginWhite: <LoginWhite />,
  restrictedLogin: <SettingForm key="restrictedLogin" setting={restrictedSetting} />,
};

export function SecuritySettingsPage() {
  const { t } = useText();
  const { tab = '' } = useParams();
  const known = securityTabs.find((one) => one === tab);
  return (
    <SecurityArea>
      <PageHeader title={t('securitySettings.title')} purpose={t('securitySettings.purpose')} />
      <PageTabs
        label={t('securitySettings.tabs')}
        tabs={securityTabs.map((one) => ({
          to: `${path}/${one}`,
          label: t(`securitySettings.tab.${one}`),
        }))}
      />
      {known ? (
        pages[known]
      ) : (
        <NoSuchPart text={t('securitySettings.unknown', { tab: tab.slice(0, longest) })} />
      )}
    </SecurityArea>
  );
}
