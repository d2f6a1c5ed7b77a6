/** Finds, makes, saves and deletes applications of the team or of a person (spec 3§5.1, 3§7.2). */

import type { AppItem, ModuleStatus } from '#shared/api/applications/app.ts';
import type { AppInfo } from '#shared/api/applications/manage.ts';
import { randomId } from '#shared/kit/random-id.ts';
import { keywordsOf } from '#shared/rules/common/applications/lists.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { customFields } from '#shared/rules/custom-applications/custom-fields.ts';
import { type CustomForm, customForm, toInfo } from '#shared/rules/custom-applications/custom-form.ts';
import type { CustomScope } from '#shared/rules/custom-applications/kinds.ts';
import { isFormType, isFree, targetKindOf } from '#shared/rules/custom-applications/kinds.ts';
import type { Message } from '#shared/text/message.ts';
import { lackingModule } from '#shared/rules/custom-applications/prerequisites.ts';
import { offeredTypes } from '#shared/rules/custom-applications/right.ts';
import { Refusal, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { type App, appItemOf, appNameOf, infoOf } from '../../kernel/modules/app.ts';
import {
  addApp,
  appsHere,
  categoriesHere,
  changeAppType,
  removeModuleApp,
  saveInfo,
} from '../../kernel/modules/apps.ts';
import { customsOf } from '../../kernel/modules/body.ts';
import type { AppContext } from '../../kernel/modules/module-scope.ts';
import { isTarget } from '../../kernel/modules/targets.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { foldCase, pageOfSequence } from '../../kernel/people/search.ts';
import { administratorFlags } from '../../kernel/session/rights.ts';

/** Free and custom applications have separate calls. */
export type CustomFamily = 'free' | 'custom';

export interface OwnContext extends AppContext {
  readonly scope: CustomScope;
  /** The person's id; '' for the team. */
  readonly owner: string;
}

interface Wanted {
  readonly keywords?: string | undefined;
  readonly applicationType?: AppItem['applicationType'] | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

async function ownApps(context: OwnContext): Promise<App[]> {
  const { owner } = context;
  return (await appsHere(context, owner)).filter(({ row }) => row.kind === 'custom' && row.owner === owner);
}

export async function listOwned(
  { keywords = '', applicationType, pageNo, pageSize }: Wanted,
  context: OwnContext,
) {
  const { language } = context;
  // The answer repeats nothing of the request but its page.
  const page = { pageNo, pageSize };
  const words = foldCase(keywordsOf(keywords));
  const all = await ownApps(context);
  const fits = (item: AppItem) =>
    (applicationType === undefined || item.applicationType === applicationType) &&
    (words === '' || foldCase(item.menuName).includes(words));
  const at = (index: number) => appItemOf(all[index] as App, language);
  return { ...page, ...pageOfSequence({ size: all.length, at }, page, fits) };
}

async function found(id: string, family: CustomFamily, context: OwnContext): Promise<App | Refusal> {
  const app = (await ownApps(context)).find(({ row }) => row.id === id);
  const type = app && infoOf(app, context.language).sysMenus.applicationType;
  if (!app || type === undefined || isFree(type) !== (family === 'free'))
    return refuse(messagesIn(context.language).noSuchEntry);
  return app;
}

export async function readOwned(
  id: string,
  family: CustomFamily,
  context: OwnContext,
): Promise<AppInfo | Refusal> {
  const app = await found(id, family, context);
  return app instanceof Refusal ? app : infoOf(app, context.language);
}

/** Refuses a missing target; an unchanged target is not checked again. */
function strangeTarget(form: CustomForm, before: CustomForm | null, { scenario }: OwnContext) {
  const kind = targetKindOf(form.applicationType);
  if (kind === null) return null;
  const [wanted, known] = isFormType(form.applicationType)
    ? [form.forms, before?.forms]
    : [form.targets, before?.targets];
  const isNew = (id: string) => !known?.some((one) => one.id === id);
  return wanted.find(({ id }) => isNew(id) && !isTarget(kind, id, scenario.scale)) ?? null;
}

/** An application of several forms is another type (S-23). */
function tooManyForms({ sysMenus, content }: AppInfo): Message | null {
  return sysMenus.applicationType === 'singleForm' && content.forms.length > 1
    ? { key: 'customApplications.problem.oneForm' }
    : null;
}

async function wrong(
  form: CustomForm,
  before: CustomForm | null,
  context: OwnContext,
): Promise<Refusal | null> {
  const { language } = context;
  const [problem] = checkFields(customFields, form, before ?? undefined);
  if (problem) return refuseWithMessage(language, problem.message);
  const strange = strangeTarget(form, before, context);
  if (!strange) return null;
  const params = { name: strange.name || strange.id };
  return refuseWithMessage(language, { key: 'customApplications.problem.noTarget', params });
}

export async function createOwned(
  info: AppInfo,
  family: CustomFamily,
  statuses: readonly ModuleStatus[],
  context: OwnContext,
): Promise<string | Refusal> {
  const { store, user, language, scenario, scope, owner, appScope } = context;
  const { applicationType } = info.sysMenus;
  const [offered] = offeredTypes([applicationType], administratorFlags(user).ebuilder === true);
  if (offered === undefined || offered === '' || isFree(offered) !== (family === 'free'))
    return refuseWithMessage(language, { key: 'customApplications.problem.notOffered' });
  const form = customForm(info, { owner: scope, detach: scenario.detach }, true);
  const lacking = lackingModule(applicationType, statuses) ?? tooManyForms(info);
  if (lacking) return refuseWithMessage(language, lacking);
  const refused = await wrong(form, null, context);
  if (refused) return refused;
  const id = `2000000000${randomId()}`;
  const groups = await categoriesHere(context);
  const acId = groups.find((group) => group.id === info.content.acId)?.id ?? '';
  const apps = (await appsHere(context, owner)).filter(({ row }) => row.category_id === acId);
  const position = Math.max(0, ...apps.map(({ row }) => row.position)) + 1;
  const formInfo = toInfo(form);
  const module_str = `cus_${id}`;
  const stored: AppInfo = {
    ...formInfo,
    sysMenus: { ...formInfo.sysMenus, id },
    appModuleLink: {
      acId,
      amId: id,
      id,
      module: module_str,
      moduleId: id,
      orderNum: position,
      status: true,
      updateTime: '',
    },
    content: { ...formInfo.content, acId },
    sysMenuShares: formInfo.sysMenuShares.map((share) => ({
      ...share,
      sid: `S-${share.entryType}-${share.id}`,
      moduleStr: module_str,
      moduleId: id,
    })),
  };
  const { sysMenus } = stored;
  await addApp(
    {
      tenant_key: user.tenantKey,
      id,
      module_id: '',
      module_str,
      kind: 'custom',
      application_type: sysMenus.applicationType,
      base: 0,
      installed: 1,
      chinese_name: sysMenus.menuname,
      english_name: sysMenus.menuname,
      icon: sysMenus.icon,
      path: `/sp/cusapp/${id}`,
      user_id: user.id,
      owner,
      open_mode: sysMenus.openMode,
      enabled: 1,
      display: stored.menuDisplay ? 1 : 0,
      category_id: acId,
      position,
      body: JSON.stringify({ customs: customsOf(stored), info: stored }),
    },
    context,
  );
  const target = { targetId: id, targetName: sysMenus.menuname, deptId: appScope.deptId };
  await record(store, context, { kind: 'customAppAdded', ...target });
  return id;
}

export async function saveOwned(
  info: AppInfo,
  family: CustomFamily,
  context: OwnContext,
): Promise<null | Refusal> {
  const { language, scenario, scope } = context;
  const app = await found(info.sysMenus.id, family, context);
  if (app instanceof Refusal) return app;
  const several = tooManyForms(info);
  if (several) return refuseWithMessage(language, several);
  const formContext = { owner: scope, detach: scenario.detach };
  const stored = infoOf(app, language);
  const before = customForm(stored, formContext);
  // These calls do not change whether the application is shown.
  const form = { ...customForm(info, formContext), menuDisplay: stored.menuDisplay, info: stored };
  const saved = toInfo(form);
  const { applicationType } = saved.sysMenus;
  const sameKind =
    applicationType === before.applicationType ||
    (isFormType(applicationType) && isFormType(before.applicationType));
  if (!sameKind) return refuseWithMessage(language, { key: 'customApplications.problem.otherType' });
  const refused = await wrong(form, before, context);
  if (refused) return refused;
  await saveInfo(app, saved, context);
  await changeAppType(app.row.id, applicationType, context);
  return null;
}

export async function deleteOwned(
  id: string,
  family: CustomFamily,
  context: OwnContext,
): Promise<null | Refusal> {
  const { store, language, appScope, owner } = context;
  const app = await found(id, family, context);
  if (app instanceof Refusal) return app;
  const counts = ({ row }: App) => row.base !== 1 && row.installed === 1 && row.enabled === 1;
  const all = await appsHere(context);
  if (owner === '' && counts(app) && all.filter(counts).length === 1)
    return refuseWithMessage(language, { key: 'applications.problem.lastOne' });
  await removeModuleApp(id, context);
  const target = { targetId: id, targetName: appNameOf(app, language), deptId: appScope.deptId };
  await record(store, context, { kind: 'customAppRemoved', ...target });
  return null;
}
