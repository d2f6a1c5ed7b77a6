/** Settings of the system: each part has an address of its own (spec 1§2.1, 1§7.4). */
import { systemRight } from '#shared/rules/common/session/area-rights.ts';
import { lazyPage, listScreen, screen } from '#state/screen.ts';

const home = () => import('./SystemHome.tsx');
const part = {
  permission: systemRight,
  within: 'systemSettings',
  menuGroup: null,
  menuCode: null,
} as const;

export const systemSettingsScreens = [
  screen({
    id: 'systemSettings',
    path: '/systemSettings',
    page: lazyPage(() => home().then((file) => file.SystemHome)),
    titleKey: 'systemSettings.title',
    purposeKey: 'systemSettings.purpose',
    permission: systemRight,
    menuGroup: 'system',
    menuCode: null,
  }),
  screen({
    ...part,
    id: 'systemSettings.areaCode',
    path: '/systemSettings/areaCode',
    page: lazyPage(() => import('./AreaCodePage.tsx').then((file) => file.AreaCodePage)),
    titleKey: 'systemSettings.areaCode.title',
    purposeKey: 'systemSettings.areaCode.purpose',
  }),
  screen({
    ...part,
    id: 'systemSettings.email',
    path: '/systemSettings/email',
    page: lazyPage(() => import('./MailPage.tsx').then((file) => file.MailPage)),
    titleKey: 'systemSettings.email.title',
    purposeKey: 'systemSettings.email.purpose',
  }),
  screen({
    ...part,
    id: 'systemSettings.pageGray',
    path: '/systemSettings/pageGray',
    page: lazyPage(() => import('./GrayPage.tsx').then((file) => file.GrayPage)),
    titleKey: 'systemSettings.gray.title',
    purposeKey: 'systemSettings.gray.purpose',
  }),
  screen({
    ...part,
    id: 'systemSettings.parameters',
    path: '/systemSettings/parameters',
    dialogs: ['edit/:key'],
    page: lazyPage(() => import('./ParametersPage.tsx').then((file) => file.ParametersPage)),
    titleKey: 'parameters.title',
    purposeKey: 'parameters.purpose',
  }),
  listScreen('templates', {
    ...part,
    id: 'systemSettings.templates',
    path: '/systemSettings/templates',
    page: lazyPage(() => import('./TemplatesPage.tsx').then((file) => file.TemplatesPage)),
  }),
  listScreen('ruleConfigs', {
    ...part,
    id: 'systemSettings.rules',
    path: '/systemSettings/rules',
    page: lazyPage(() => import('./RuleConfigsPage.tsx').then((file) => file.RuleConfigsPage)),
  }),
  listScreen('agreements', {
    ...part,
    id: 'systemSettings.agreements',
    path: '/systemSettings/agreements',
    page: lazyPage(() => import('./AgreementsPage.tsx').then((file) => file.AgreementsPage)),
  }),
  screen({
    id: 'errorList',
    path: '/errorList',
    page: lazyPage(() => import('./ErrorListPage.tsx').then((file) => file.ErrorListPage)),
    titleKey: 'errorList.title',
    purposeKey: 'errorList.purpose',
    permission: systemRight,
    menuGroup: 'logs',
    menuCode: null,
  }),
  screen({
    ...part,
    id: 'systemSettings.unknown',
    path: '/systemSettings/:part',
    example: { part: 'elsewhere' },
    page: lazyPage(() => home().then((file) => file.UnknownSystemPart)),
    titleKey: 'systemSettings.title',
  }),
];
