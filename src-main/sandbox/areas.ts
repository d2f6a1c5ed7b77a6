/**
 * The areas of the platform that the sandbox answers for. Each is loaded by the first request for it: a start reads
 * only what it needs (limits §8). `paths` says where an area is looked for first; an address that none of them
 * has is looked for in all.
 */
import type { Area } from './kernel/http/area.ts';
import type { Implementation } from './kernel/http/implement.ts';

export const areas: readonly Area[] = [
  {
    paths: /\/blog\/|\/configuration\/(existConfigRange|saveConfig)$|\/hrm\/user\//,
    load: async () => ({ routes: (await import('./areas/feed/routes.ts')).feedRoutes }),
  },
  {
    paths: /\/session\//,
    load: async () => ({ routes: (await import('./areas/session/routes.ts')).sessionRoutes }),
  },
  {
    paths: /\/(menu\/(check-detach|detach-type)|queryRootDept)$/,
    load: async () => ({ routes: (await import('./areas/departments/routes.ts')).departmentsRoutes }),
  },
  {
    paths: /\/((back|feature|app|sys)Topic|basicserver\/topic|cloudstore|designer\/theme)\//,
    async load() {
      const { themesDownloads, themesRoutes } = await import('./areas/themes/routes.ts');
      return { routes: themesRoutes, downloads: themesDownloads };
    },
  },
  {
    paths: /(MenuEntrance(s|sSort)?|queryAll\w*EnableModules|queryFormAuthByFormId|queryFormAuto)$/,
    load: async () => ({ routes: (await import('./areas/quick-create/routes.ts')).quickCreateRoutes }),
  },
  {
    paths: /(Personal(ApplicationCategory)?|EmpAppManageConfigs|EmpAppDisplaySetting|EmpConfig|EmpMenus)$/,
    load: async () => ({ routes: (await import('./areas/launcher/routes.ts')).launcherRoutes }),
  },
  {
    paths: /(\/free\/|(Free|Custom)Application$|CustomMenu$|queryAppTypes$|queryAppManagePermissions$)/,
    async load() {
      const { customApplicationsRoutes } = await import('./areas/custom-applications/routes.ts');
      return { routes: customApplicationsRoutes };
    },
  },
  {
    paths:
      /\/(app\/manage\/(?!query(ContactPurchaseConfigs|Configs)|saveContact)|load[Mm]odule|enableModule|[a-z]*App[A-Za-z]*(Category|OrderNum)|[a-z]*ModuleShare$|[a-z]*[Cc]opySysModule$|addReverse|sysMenu\/share\/|queryModuleLicense$|cusapp\/|query(Tenant)?Application(Bean)?List$|(saveMessageDisplay|resetSysMenus)Setting$)/,
    load: async () => ({ routes: (await import('./areas/applications/routes.ts')).applicationsRoutes }),
  },
  {
    paths: /\/((basicserver|auth)\/menu\/c|permission\/cache|ebuilder)/,
    load: async () => ({ routes: (await import('./areas/frame/routes.ts')).frameRoutes }),
  },
  {
    paths: /\/backstage\/menu\//,
    load: async () => ({ routes: (await import('./areas/back-menu/routes.ts')).backMenuRoutes }),
  },
  {
    paths: /\/(info|queryTenantTips)$/,
    load: async () => ({ routes: (await import('./areas/tenant/routes.ts')).tenantRoutes }),
  },
  {
    paths: /\/tenantInfo\//,
    load: async () => ({ routes: (await import('./areas/tenant/mobile/routes.ts')).tenantMobileRoutes }),
  },
  {
    paths: /\/(lang|multilangset)\//,
    load: async () => ({ routes: (await import('./areas/language-names/routes.ts')).languageNamesRoutes }),
  },
  {
    paths: /\/api\/file\//,
    async load() {
      const { filePreview, fileUploadRoutes } = await import('./areas/file-upload/routes.ts');
      return { routes: fileUploadRoutes, downloads: [filePreview] };
    },
  },
  {
    paths: /\/security\/license\//,
    load: async () => ({ routes: (await import('./areas/licence-info/routes.ts')).licenceInfoRoutes }),
  },
  {
    paths: /\/(appmanage\/license\/|getModuleLicenseInfo|getSearchConditionConfig)/,
    load: async () => ({ routes: (await import('./areas/licence-info/apps/routes.ts')).licenceAppsRoutes }),
  },
  {
    paths: /\/license\/remind\//,
    load: async () => ({
      routes: (await import('./areas/licence-info/reminder/reminder-routes.ts')).reminderRoutes,
    }),
  },
  {
    paths: /\/(appmanage\/remind\/|queryConfigs)/,
    load: async () => ({
      routes: (await import('./areas/licence-info/reminder/setting-routes.ts')).remindSettingRoutes,
    }),
  },
  {
    paths: /\/tenantlogo\//,
    load: async () => ({ routes: (await import('./areas/branding/routes.ts')).brandingRoutes }),
  },
  {
    paths: /\/(queryInvite|bsinvite|sendInvite\/|invite\/|hrmconfig\/|configuration\/query)/,
    load: async () => ({ routes: (await import('./areas/invitations/routes.ts')).invitationsRoutes }),
  },
  {
    paths: /\/(systemremind|accountcard)\//,
    load: async () => ({ routes: (await import('./areas/reminders/routes.ts')).remindersRoutes }),
  },
  {
    paths: /\/(basiconline|randomSuffix|mobilelogin)\//,
    load: async () => ({
      routes: (await import('./areas/security-settings/routes.ts')).securitySettingsRoutes,
    }),
  },
  {
    paths: /\/syscross\//,
    load: async () => ({ routes: (await import('./areas/service-call/routes.ts')).serviceCallRoutes }),
  },
  {
    paths: /\/(basicTemplate\/|agreement\/|\w*RuleConfig\w*$)/,
    load: async () => ({ routes: (await import('./areas/system-settings/list-routes.ts')).systemListRoutes }),
  },
  {
    paths: /\/(sysconfig\/|saveNormalConfig$|listErrors$)/,
    load: async () => ({
      routes: (await import('./areas/system-settings/parameter-routes.ts')).parameterRoutes,
    }),
  },
  {
    paths: /\/(queryDefaultAreaCode|saveDefaultAreaCode|basicEmail\/|pageGray\/|restrictedLogin\/)/,
    load: async () => ({ routes: (await import('./areas/system-settings/routes.ts')).systemSettingsRoutes }),
  },
  {
    paths: /\/quickSearch\//,
    load: async () => ({ routes: (await import('./areas/quick-search/routes.ts')).quickSearchRoutes }),
  },
  {
    paths: /\/onlineUsers\//,
    load: async () => ({ routes: (await import('./areas/online-users/routes.ts')).onlineUsersRoutes }),
  },
  {
    paths: /\/wechat\//,
    load: async () => ({ routes: (await import('./areas/wechat/routes.ts')).wechatRoutes }),
  },
  {
    paths: /\/(loginType|loginWhiteList)\//,
    load: async () => ({ routes: (await import('./areas/login-control/routes.ts')).loginControlRoutes }),
  },
  {
    paths: /\/networkSegment\//,
    load: async () => ({ routes: (await import('./areas/network/routes.ts')).networkRoutes }),
  },
  {
    paths: /\/loginlog\//,
    load: async () => ({ routes: (await import('./areas/login-log/routes.ts')).loginLogRoutes }),
  },
  {
    paths: /\/(adviceconfig|unbind_apply|join_apply|dimissionApply|accountLockList|externalApply)\//,
    load: async () => ({ routes: (await import('./areas/account-cases/routes.ts')).accountCasesRoutes }),
  },
  {
    paths: /\/ipconfigrec\//,
    load: async () => ({ routes: (await import('./areas/network/list-routes.ts')).ipListRoutes }),
  },
  {
    paths: /\/operationlog\//,
    load: async () => ({ routes: (await import('./areas/operation-log/routes.ts')).operationLogRoutes }),
  },
  {
    paths: /\/api\/license\//,
    load: async () => ({ routes: (await import('./areas/licence/routes.ts')).licenceToolRoutes }),
  },
  {
    paths: /\/common\//,
    load: async () => ({ routes: (await import('./areas/people/routes.ts')).peopleRoutes }),
  },
  {
    paths: /(tenant|teams|contactpurchase|applyauth|flushusedspace)[a-z]*$/i,
    load: async () => ({ routes: (await import('./areas/tenant/changes/routes.ts')).tenantChangesRoutes }),
  },
];

/** Every endpoint that the sandbox implements, for tests and for the description of the interface. */
export async function allRoutes(): Promise<Implementation[]> {
  return (await Promise.all(areas.map(({ load }) => load()))).flatMap(({ routes }) => routes);
}
