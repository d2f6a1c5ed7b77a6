/** What is made or edited of an application of one's own, flat, and back to all that is saved (spec 3§3.2, 3§5.1). */
import { type CustomType, customTypes } from '../../api/applications/app.ts';
import type { AppInfo } from '../../api/applications/manage.ts';
import type { Target } from '../../api/custom-applications/target.ts';
import { defaultInfo } from '../common/applications/app-defaults.ts';
import { type AppForm, appForm, withForm } from '../common/applications/app-form.ts';
import { type CustomScope, isFormType, storedType, targetKindOf } from './kinds.ts';

export interface CustomForm extends Omit<AppForm, 'applicationType'> {
  readonly applicationType: CustomType;
  /** Of an application of forms: which, in their order. */
  readonly forms: readonly Target[];
  /** What any other opens: one at most. */
  readonly targets: readonly Target[];
  readonly owner: CustomScope;
  /** It is being made: whom it is for has to be said (3§5.1 "in the wizard"). */
  readonly isNew: boolean;
  /** Types that this person may make. */
  readonly offered: readonly string[];
  /** All that is saved of it, as it was read. */
  readonly info: AppInfo;
}

/** Where it stands, and who has set what there. */
export interface CustomPlace {
  readonly owner: CustomScope;
  readonly detach: AppForm['detach'];
}

export function customForm(info: AppInfo, { owner, detach }: CustomPlace, isNew = false): CustomForm {
  const { forms, targetId, targetName } = info.content;
  const flat = appForm(info, detach);
  return {
    ...flat,
    // Of one form or of several it is one kind (S-23): its forms say which.
    applicationType:
      flat.applicationType === '' || isFormType(flat.applicationType) ? 'singleForm' : flat.applicationType,
    forms: forms.map(({ id, name }) => ({ id, name })),
    targets: targetId === '' ? [] : [{ id: targetId, name: targetName }],
    owner,
    isNew,
    offered: customTypes,
    info,
  };
}

/** What the wizard begins with; `acId`: the group that it will stand in. */
export function newCustomForm(applicationType: CustomType, acId: string, place: CustomPlace): CustomForm {
  const own = defaultInfo({
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
  const content = { ...own.content, forms: [], innerUrl: '' };
  return customForm({ ...own, content }, place, true);
}

/** The platform's names for who has it by its terminals (3§3.4, 3§3.2). */
const clients = { PC: 'pc', MOBILE: 'mobile', PC_MOBILE: 'both' } as const;

/** As it is saved: of what its type does not ask for nothing is kept. */
export function toInfo(form: CustomForm): AppInfo {
  const { forms, targets, owner: _, isNew: _new, offered: _offered, info, ...flat } = form;
  const applicationType = storedType(
    isFormType(flat.applicationType)
      ? 'freeForm'
      : (flat.applicationType as Exclude<CustomType, 'singleForm' | 'multiForm'>),
    forms.length,
  );
  const ofForms = isFormType(applicationType);
  const [target] = ofForms || targetKindOf(applicationType) === null ? [] : targets;
  const kept = info.content.forms;
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
      forms: ofForms
        ? forms.map(({ id, name }) => ({
            id,
            name,
            module: kept.find((one) => one.id === id)?.module ?? 'formdatareport',
          }))
        : [],
    },
  };
}
