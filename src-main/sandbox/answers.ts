/** Binds each question to the area, or the kernel, that answers it. An area is loaded by the first question to it. */
import {
  addApp,
  appConfigsFor,
  appsHere,
  categoriesHere,
  changeAppType,
  moduleLicences,
  removeModuleApp,
  saveInfo,
} from './kernel/modules/apps.ts';
import { dropArrangements, ownArrangement } from './kernel/modules/arrangement.ts';
import { entrancesSeenBy } from './kernel/modules/entrances.ts';
import { appDetach, appsIn, scopeOfUser } from './kernel/modules/module-scope.ts';
import { appNamesInLanguages, namedFields } from './kernel/names/named-field.ts';
import {
  agree,
  agreementsOpen,
  agreementsShown,
  findLogos,
  grayStrengthOf,
  isAccountLocked,
  keptOutNow,
  letsInByLists,
  letsInByMethods,
  noteSignIn,
  whiteRanges,
} from './kernel/session/questions.ts';

appsHere.answeredBy(async () => (await import('./areas/applications/store.ts')).storedApps);
categoriesHere.answeredBy(async () => (await import('./areas/applications/store.ts')).storedCategories);
appConfigsFor.answeredBy(async () => (await import('./areas/applications/configs.ts')).configsFor);
saveInfo.answeredBy(async () => (await import('./areas/applications/save-info.ts')).keepInfo);
addApp.answeredBy(async () => (await import('./areas/applications/own-apps.ts')).insertApp);
changeAppType.answeredBy(async () => (await import('./areas/applications/own-apps.ts')).updateAppType);
removeModuleApp.answeredBy(async () => (await import('./areas/applications/own-apps.ts')).deleteApp);
appDetach.answeredBy(async () => (await import('./areas/applications/app-detach.ts')).storedDetach);
appsIn.answeredBy(async () => (await import('./areas/applications/application-scope.ts')).appContextIn);
scopeOfUser.answeredBy(async () => (await import('./areas/applications/application-scope.ts')).employeeScope);
appNamesInLanguages.answeredBy(
  async () => (await import('./areas/applications/app-names.ts')).storedAppNames,
);
ownArrangement.answeredBy(async () => (await import('./areas/launcher/arrangement.ts')).storedArrangement);
dropArrangements.answeredBy(async () => (await import('./areas/launcher/arrangement.ts')).deleteArrangements);
entrancesSeenBy.answeredBy(async () => (await import('./areas/quick-create/entrances.ts')).seenEntrances);
moduleLicences.answeredBy(
  async () => (await import('./areas/licence-info/apps/all-apps.ts')).licencesByModule,
);

namedFields['tenant_info.tenantName'].answeredBy(
  async () => (await import('./areas/tenant/name-field.ts')).tenantNameField,
);
namedFields['app_menu.menuname'].answeredBy(
  async () => (await import('./areas/applications/name-field.ts')).appNameField,
);
namedFields['backstage_menu.custom_name'].answeredBy(
  async () => (await import('./areas/back-menu/name-field.ts')).backMenuNameField,
);
namedFields['topic.topicName'].answeredBy(
  async () => (await import('./areas/themes/name-field.ts')).themeNameField,
);

isAccountLocked.answeredBy(async () => (await import('./areas/account-cases/lock.ts')).isLocked);
letsInByMethods.answeredBy(
  async () => (await import('./areas/login-control/admission.ts')).isAllowedByMethods,
);
letsInByLists.answeredBy(async () => (await import('./areas/network/admission.ts')).isAllowedByLists);
whiteRanges.answeredBy(async () => (await import('./areas/network/white-ranges.ts')).storedWhiteRanges);
keptOutNow.answeredBy(
  async () => (await import('./areas/system-settings/restricted-hours.ts')).refusalByHours,
);
noteSignIn.answeredBy(async () => (await import('./areas/login-log/recorded-sign-ins.ts')).recordSignIn);
grayStrengthOf.answeredBy(async () => (await import('./areas/system-settings/gray.ts')).storedGrayStrength);
findLogos.answeredBy(async () => (await import('./areas/branding/logos.ts')).storedLogos);
agreementsShown.answeredBy(
  async () => (await import('./areas/system-settings/agreements.ts')).tenantAgreements,
);
agreementsOpen.answeredBy(
  async () => (await import('./areas/system-settings/agreements.ts')).openAgreementsOf,
);
agree.answeredBy(async () => (await import('./areas/system-settings/agreements.ts')).keepConsents);
