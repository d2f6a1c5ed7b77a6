/** System settings (spec 1§2.1, 1§7.4). The mail server is simulated: no mail is sent. */
import {
  getAreaCode,
  getMailServer,
  getPageGray,
  getRestrictedLogin,
  type MailServer,
  saveAreaCode,
  saveMailServer,
  savePageGray,
  saveRestrictedLogin,
  testMailServer,
} from '#shared/api/system-settings/settings.ts';
import { isEmail } from '#shared/kit/patterns/email.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { restrictedLoginRight, systemRight } from '#shared/rules/common/session/area-rights.ts';
import {
  areaCodeFields,
  begunSystem,
  grayFields,
  mailFields,
  restrictedFields,
} from '#shared/rules/system-settings/setting-fields.ts';
import { type Implementation, implement } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { settingRoutes } from '../../kernel/tenant/setting-routes.ts';
import { type TrialStep, trialSteps } from '../../kernel/trial-steps.ts';
import { grayKey, restrictedKey } from './keys.ts';

const of = (name: string) => ({
  access: systemRight,
  key: `system.${name}`,
  deed: { kind: 'systemSettingSaved', targetId: name, targetName: name, detail: name } as const,
});

export const systemSettingsRoutes: readonly Implementation[] = [
  ...settingRoutes({
    ...of('areaCode'),
    read: getAreaCode,
    save: saveAreaCode,
    fields: areaCodeFields,
    defaultValues: () => begunSystem.areaCode,
  }),
  ...settingRoutes({
    ...of('email'),
    read: getMailServer,
    save: saveMailServer,
    fields: mailFields,
    defaultValues: () => begunSystem.mail,
  }),
  ...settingRoutes({
    ...of('gray'),
    key: grayKey,
    read: getPageGray,
    save: savePageGray,
    fields: grayFields,
    defaultValues: () => begunSystem.gray,
  }),
  ...settingRoutes({
    ...of('restricted'),
    access: restrictedLoginRight,
    key: restrictedKey,
    read: getRestrictedLogin,
    save: saveRestrictedLogin,
    fields: restrictedFields,
    defaultValues: () => begunSystem.restricted,
  }),
  implement(testMailServer, systemRight, async ({ to, ...server }, { language }) => {
    const [problem] = checkFields(mailFields, { ...server, enabled: true });
    if (problem) return refuseWithMessage(language, problem.message);
    return trialSteps(language, mailTrials(server, to));
  }),
];

/** Simulated mail server: hosts below `.invalid` do not exist (RFC 2606), the password “wrong” is refused. */
function mailTrials({ host, port, security, password }: MailServer, to: string): readonly TrialStep[] {
  const other = (security === 'ssl') !== (port === 465);
  return [
    ['resolve', host.endsWith('.invalid') ? { key: 'tried.wrong.resolve', params: { host } } : null],
    ['connect', port === 1 ? { key: 'tried.wrong.connect', params: { host, port } } : null],
    ['encrypt', other ? { key: 'tried.wrong.encrypt', params: { port } } : null],
    ['login', password === 'wrong' ? { key: 'tried.wrong.login' } : null],
    ['send', isEmail(to) ? null : { key: 'tried.wrong.send', params: { to } }],
  ];
}
