/** Which area answers what another one asks, or the kernel. An area is loaded by the first question to it. */
import { appConfigsFor, appsHere, categoriesHere, moduleLicences, saveInfo } from './kernel/modules/apps.ts';
import { ownArrangement } from './kernel/modules/arrangement.ts';
import { entrancesSeenBy } from './kernel/modules/entrances.ts';
import { appDetach, appsIn, placeOfUser } from './kernel/modules/place.ts';
import { appNamesInLanguages, namedFields } from './kernel/names/named-field.ts';
import {
  agree,
  agreementsOpen,
  agreementsShown,
  findLogos,
  grayStrengthOf,
  keptOutNow,
  letsInByLists,
  letsInByMethods,
  noteSignIn,
} from './kernel/session/questions.ts';

appsHere.answeredBy(async () => (await import('./areas/applications/store.ts')).appsHere);
categoriesHere.answeredBy(async () => (await import('./areas/applications/store.ts')).categoriesHere);
appConfigsFor.answeredBy(async () => (await import('./areas/applications/configs.ts')).configsFor);
saveInfo.answeredBy(async () => (await import('./areas/applications/save-info.ts')).saveInfo);
appDetach.answeredBy(async () => (await import('./areas/applications/app-detach.ts')).appDetach);
appsIn.answeredBy(async () => (await import('./areas/applications/place.ts')).appsIn);
placeOfUser.answeredBy(async () => (await import('./areas/applications/place.ts')).placeOfUser);
appNamesInLanguages.answeredBy(
  async () => (await import('./areas/applications/app-names.ts')).appNamesInLanguages,
);
ownArrangement.answeredBy(async () => (await import('./areas/launcher/arrangement.ts')).ownArrangement);
entrancesSeenBy.answeredBy(async () => (await import('./areas/quick-create/entrances.ts')).entrancesSeenBy);
moduleLicences.answeredBy(async () => (await import('./areas/licence-info/apps/all-apps.ts')).moduleLicences);

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

letsInByMethods.answeredBy(async () => (await import('./areas/login-control/admission.ts')).letsInByMethods);
letsInByLists.answeredBy(async () => (await import('./areas/network/admission.ts')).letsInByLists);
keptOutNow.answeredBy(async () => (await import('./areas/system-settings/restricted.ts')).keptOutNow);
noteSignIn.answeredBy(async () => (await import('./areas/login-log/own-rows.ts')).noteSignIn);
grayStrengthOf.answeredBy(async () => (await import('./areas/system-settings/gray.ts')).grayStrengthOf);
findLogos.answeredBy(async () => (await import('./areas/branding/logos.ts')).findLogos);
agreementsShown.answeredBy(
  async () => (await import('./areas/system-settings/agreements.ts')).agreementsShown,
);
agreementsOpen.answeredBy(async () => (await import('./areas/system-settings/agreements.ts')).agreementsOpen);
agree.answeredBy(async () => (await import('./areas/system-settings/agreements.ts')).agree);
