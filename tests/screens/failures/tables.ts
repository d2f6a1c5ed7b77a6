/** Every table of failures, by the test file that goes through it. */
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { accountCaseReads, accountCaseWrites } from './account-cases.ts';
import { applicationReads } from './application-reads.ts';
import { applicationWrites } from './applications.ts';
import { backMenuReads, backMenuWrites, departmentMenuReads } from './back-menu.ts';
import { brandingReads, brandingWrites } from './branding.ts';
import { customApplicationReads, customApplicationWrites } from './custom-applications.ts';
import { detachedReads, detachedWrites } from './detached-applications.ts';
import { feedReads, feedWrites } from './feed.ts';
import { invitationReads, invitationWrites } from './invitations.ts';
import { launcherReads, launcherWrites } from './launcher.ts';
import { licenceWrites } from './licence-writes.ts';
import { loginControlReads, loginControlWrites } from './login-control.ts';
import { loginLogReads } from './login-log.ts';
import { networkReads, networkWrites } from './network.ts';
import { quickCreateReads, quickCreateWrites } from './quick-create.ts';
import { type Read, reads } from './reads.ts';
import { reminderReads, reminderWrites } from './reminders.ts';
import { securitySettingReads, securitySettingWrites } from './security-settings.ts';
import { serviceCallReads, serviceCallWrites } from './service-call.ts';
import { systemListReads, systemListWrites } from './system-lists.ts';
import { endingWrites, systemSettingReads, systemSettingWrites } from './system-settings.ts';
import { tenantWrites } from './tenant-writes.ts';
import { themeReads } from './theme-reads.ts';
import { themeWrites } from './theme-writes.ts';
import type { Write } from './writes.ts';

/** One page, or pages that belong together; each half is one test. */
export interface Table {
  readonly what: string;
  /** The account that reads; a write names its own. Absent: the system administrator. */
  readonly account?: (typeof reads)[number]['account'];
  /** The sandbox's scenario meanwhile; absent: as it begins. */
  readonly scenario?: Partial<SandboxScenario>;
  readonly reads?: readonly Read[];
  readonly writes?: readonly Write[];
}

export const tables = {
  tenant: [
    { what: 'the tenant page', writes: tenantWrites.page },
    ...reads.map(({ what, account, rows }) => ({ what, account, reads: rows })),
    { what: 'the end of the enterprise', writes: tenantWrites.end },
    { what: 'white list and reminders', writes: licenceWrites },
  ],
  applications: [
    { what: 'applications', reads: applicationReads, writes: applicationWrites },
    {
      what: 'departments of applications',
      scenario: { detach: 'on' },
      reads: detachedReads,
      writes: detachedWrites,
    },
    {
      what: 'applications that one makes',
      reads: customApplicationReads,
      writes: customApplicationWrites,
    },
  ],
  menus: [
    { what: 'menus of the admin centre', reads: backMenuReads, writes: backMenuWrites },
    { what: 'menus where departments are detached', scenario: { detach: 'on' }, reads: departmentMenuReads },
    { what: 'the launcher', reads: launcherReads, writes: launcherWrites },
    { what: 'quick create', reads: quickCreateReads, writes: quickCreateWrites },
  ],
  signIn: [
    { what: 'IP segments', reads: networkReads, writes: networkWrites },
    { what: 'login methods', reads: loginControlReads, writes: loginControlWrites },
    { what: 'accounts', reads: accountCaseReads, writes: accountCaseWrites },
    { what: 'security settings', reads: securitySettingReads, writes: securitySettingWrites },
    { what: 'the login log', reads: loginLogReads },
  ],
  system: [
    { what: 'settings of the system and WeChat', reads: systemSettingReads, writes: systemSettingWrites },
    { what: 'ends of sign-ins and bindings', writes: endingWrites },
    { what: 'parameters, rules, errors', reads: systemListReads, writes: systemListWrites },
    { what: 'system reminders', reads: reminderReads, writes: reminderWrites },
    { what: 'logos', reads: brandingReads, writes: brandingWrites },
    {
      what: 'service calls',
      account: 'managerTenantAdministrator',
      reads: serviceCallReads,
      writes: serviceCallWrites,
    },
    { what: 'invitations', reads: invitationReads, writes: invitationWrites },
    { what: 'the feed', reads: feedReads, writes: feedWrites },
  ],
  themes: [
    { what: 'themes', reads: themeReads },
    ...Object.entries(themeWrites).map(([what, writes]) => ({ what, writes })),
  ],
} as const satisfies Readonly<Record<string, readonly Table[]>>;
