/** The flat form of a custom application, and its way back to everything that is saved (spec 3§3.2, 3§5.1). */
import { type CustomType, customTypes } from '../../api/applications/app.ts';
import type { AppInfo } from '../../api/applications/manage.ts';
import type { CustomTarget } from '../../api/custom-applications/target.ts';
import { defaultInfo } from '../common/applications/app-defaults.ts';
import { type AppForm, appForm, withForm } from '../common/applications/app-form.ts';
import { type CustomScope, isFormType, storedType, targetKindOf } from './kinds.ts';

export interface CustomForm extends Omit<AppForm, 'applicationType'> {
  readonly applicationType: CustomType;
  /** The forms of an application of forms, in order. */
  readonly forms: readonly CustomTarget[];
  /** The target of any other application, at most one. */
  readonly targets: readonly CustomTarget[];
  /** Id of the application's group; '' for none. The wizard asks for it; moving is a call of its own. */
  readonly acId: string;
  readonly owner: CustomScope;
  /** The application is new, so its audience is required (3§5.1 "in the wizard"). */
  readonly isNew: boolean;
  /** The types that this user may make. */
  readonly offered: readonly string[];
  /** The saved application as it was read. */
  readonly info: AppInfo;
}

export interface CustomContext {
  readonly owner: CustomScope;
  readonly detach: AppForm['detach'];
}

export function customForm(info: AppInfo, { owner, detach }: CustomContext, isNew = false): CustomForm {
  const { forms, targetId, targetName } = info.content;
  const flat = appForm(info, detach);
  return {
    ...flat,
    // Applications of one form and of several are one type here (S-23); the number of forms tells them apart.
    applicationType:
      flat.applicationType === '' || isFormType(flat.applicationType) ? 'singleForm' : flat.applicationType,
    forms: forms.map(({ id, name }) => ({ id, name })),
    targets: targetId === '' ? [] : [{ id: targetId, name: targetName }],
    acId: info.content.acId,
    owner,
    isNew,
    offered: customTypes,
    info,
  };
}

/** Returns the wizard's initial values; `acId` is the application's group. */
export function newCustomForm(applicationType: CustomType, acId: string, context: CustomContext): CustomForm {
  const appInfo = defaultInfo({
    id: '',
    menuname: '',
    applicationType,
    icon: 'app',
    openMode: 'current',
    acId,
    module: '',
    moduleId: '',
    orderNum: 1,
    status: true,
    display: true,
    target: '',
  });
  // Most links that are added lead elsewhere: the platform's own pages are applications already.
  const content = { ...appInfo.content, forms: [], innerUrl: '', urlType: 'outer' as const };
  return customForm({ ...appInfo, content }, context, true);
}

/** The platform's names of the audience for each choice of terminals (3§3.4, 3§3.2). */
const clients = { PC: 'pc', MOBILE: 'mobile', PC_MOBILE: 'both' } as const;

/** Returns what is saved; fields that the application's type does not use are emptied. */
export function toInfo(form: CustomForm): AppInfo {
  const { forms, targets, acId, owner: _, isNew: _new, offered: _offered, info, ...flat } = form;
  const applicationType = storedType(
    isFormType(flat.applicationType)
      ? 'freeForm'
      : (flat.applicationType as Exclude<CustomType, 'singleForm' | 'multiForm'>),
    forms.length,
  );
  const ofForms = isFormType(applicationType);
  const [target] = ofForms || targetKindOf(applicationType) === null ? [] : targets;
  const storedForms = info.content.forms;
  const saved = withForm(info, {
    ...flat,
    applicationType,
    applyClient: clients[flat.scope],
    targetId: target?.id ?? '',
    targetName: target?.name ?? '',
  });
  return {
    ...saved,
    content: {
      ...saved.content,
      acId,
      forms: ofForms
        ? forms.map(({ id, name }) => ({
            id,
            name,
            module: storedForms.find((one) => one.id === id)?.module ?? 'formdatareport',
          }))
        : [],
    },
  };
}
