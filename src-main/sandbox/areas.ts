/**
 * The areas of the sandbox; `src-shared/api/index.ts` declares their calls under these names. An area is loaded by
 * the first request for it, so that a start reads only what it needs (limits §8).
 */
import type { Declarations } from '#shared/api/addresses.ts';
import './tables.ts';
import type { Area, AreaRoutes } from './kernel/http/area.ts';
import type { Implementation } from './kernel/http/implement.ts';

function area(declares: readonly Declarations[], load: () => Promise<AreaRoutes>): Area {
  return {
    async addresses() {
      const known = (await import('#shared/api/addresses.ts')).addresses;
      return declares.flatMap((name) => known[name] ?? []);
    },
    load,
  };
}

export const sandboxAreas: readonly Area[] = [
  area(['session', 'signInPage'], async () => ({
    routes: (await import('./areas/session/routes.ts')).sessionRoutes,
  })),
  area(['frame'], async () => ({
    routes: (await import('./areas/frame/routes.ts')).frameRoutes,
  })),
  area(['people'], async () => ({
    routes: (await import('./areas/people/routes.ts')).peopleRoutes,
  })),
  area(['departments'], async () => ({
    routes: (await import('./areas/departments/routes.ts')).departmentsRoutes,
  })),
  area(['tenant'], async () => ({
    routes: (await import('./areas/tenant/routes.ts')).tenantRoutes,
  })),
  area(['tenantChanges'], async () => ({
    routes: (await import('./areas/tenant/changes/routes.ts')).tenantChangesRoutes,
  })),
  area(['tenantMobile'], async () => ({
    routes: (await import('./areas/tenant/mobile/routes.ts')).tenantMobileRoutes,
  })),
  area(['languageNames'], async () => ({
    routes: (await import('./areas/language-names/routes.ts')).languageNamesRoutes,
  })),
  area(['fileUpload'], async () => {
    const { filePreview, fileUploadRoutes } = await import('./areas/file-upload/routes.ts');
    return { routes: fileUploadRoutes, downloads: [filePreview] };
  }),
  area(['licenceInfo'], async () => ({
    routes: (await import('./areas/licence-info/routes.ts')).licenceInfoRoutes,
  })),
  area(['licenceApps'], async () => ({
    routes: (await import('./areas/licence-info/apps/routes.ts')).licenceAppsRoutes,
  })),
  area(['licenceRemind'], async () => ({
    routes: (await import('./areas/licence-info/reminder/routes.ts')).licenceRemindRoutes,
  })),
  area(['backMenu', 'backMenuChanges', 'backMenuConfig', 'backMenuDetail'], async () => ({
    routes: (await import('./areas/back-menu/routes.ts')).backMenuRoutes,
  })),
  area(
    [
      'applicationLists',
      'applicationCategories',
      'applicationModules',
      'applicationSync',
      'applicationManage',
      'applicationShares',
      'applicationSettings',
      'applicationDisplay',
      'applicationLookups',
      'applicationUse',
      'applicationView',
    ],
    async () => ({
      routes: (await import('./areas/applications/routes.ts')).applicationsRoutes,
    }),
  ),
  area(['customTeam', 'customOwn', 'customTargets'], async () => ({
    routes: (await import('./areas/custom-applications/routes.ts')).customApplicationsRoutes,
  })),
  area(['launcher', 'launcherGroups'], async () => ({
    routes: (await import('./areas/launcher/routes.ts')).launcherRoutes,
  })),
  area(['quickCreatePersonal', 'quickCreateTeam'], async () => ({
    routes: (await import('./areas/quick-create/routes.ts')).quickCreateRoutes,
  })),
  area(['quickSearch'], async () => ({
    routes: (await import('./areas/quick-search/routes.ts')).quickSearchRoutes,
  })),
  area(
    [
      'themesStandard',
      'themesSpecial',
      'themesMobile',
      'themesSettings',
      'themesPackages',
      'themesZips',
      'themesCss',
    ],
    async () => {
      const { themesDownloads, themesRoutes } = await import('./areas/themes/routes.ts');
      return { routes: themesRoutes, downloads: themesDownloads };
    },
  ),
  area(['feed', 'feedColleagues'], async () => ({
    routes: (await import('./areas/feed/routes.ts')).feedRoutes,
  })),
  area(['branding'], async () => ({
    routes: (await import('./areas/branding/routes.ts')).brandingRoutes,
  })),
  area(['invitations'], async () => ({
    routes: (await import('./areas/invitations/routes.ts')).invitationsRoutes,
  })),
  area(['reminders'], async () => ({
    routes: (await import('./areas/reminders/routes.ts')).remindersRoutes,
  })),
  area(['securitySettings', 'onlineWhite'], async () => ({
    routes: (await import('./areas/security-settings/routes.ts')).securitySettingsRoutes,
  })),
  area(['loginMethods', 'loginWhite'], async () => ({
    routes: (await import('./areas/login-control/routes.ts')).loginControlRoutes,
  })),
  area(['loginLog'], async () => ({
    routes: (await import('./areas/login-log/routes.ts')).loginLogRoutes,
  })),
  area(['network'], async () => ({
    routes: (await import('./areas/network/routes.ts')).networkRoutes,
  })),
  area(['ipLists'], async () => ({
    routes: (await import('./areas/network/list-routes.ts')).ipListRoutes,
  })),
  area(['accountCases'], async () => ({
    routes: (await import('./areas/account-cases/routes.ts')).accountCasesRoutes,
  })),
  area(['onlineUsers'], async () => ({
    routes: (await import('./areas/online-users/routes.ts')).onlineUsersRoutes,
  })),
  area(['serviceCall'], async () => ({
    routes: (await import('./areas/service-call/routes.ts')).serviceCallRoutes,
  })),
  area(['systemSettings'], async () => ({
    routes: (await import('./areas/system-settings/routes.ts')).systemSettingsRoutes,
  })),
  area(['systemLists'], async () => ({
    routes: (await import('./areas/system-settings/list-routes.ts')).systemListRoutes,
  })),
  area(['parameters', 'systemErrors'], async () => ({
    routes: (await import('./areas/system-settings/parameter-routes.ts')).parameterRoutes,
  })),
  area(['wechat'], async () => ({
    routes: (await import('./areas/wechat/routes.ts')).wechatRoutes,
  })),
  area(['operationLog'], async () => ({
    routes: (await import('./areas/operation-log/routes.ts')).operationLogRoutes,
  })),
  area(['licenceTool'], async () => ({
    routes: (await import('./areas/licence/routes.ts')).licenceToolRoutes,
  })),
];

/** Every endpoint that the sandbox implements, for tests and for the description of the interface. */
export async function allRoutes(): Promise<Implementation[]> {
  return (await Promise.all(sandboxAreas.map(({ load }) => load()))).flatMap(({ routes }) => routes);
}
