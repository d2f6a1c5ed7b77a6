/** The types of custom applications (spec 3§2.4, 3§3.2, 3§7.2; S-23) with address words, targets and calls. */
import { type AppItem, type CustomType, customTypes } from '../../api/applications/app.ts';
import type { CustomTargetKind } from '../../api/custom-applications/target.ts';

/** The scope decides which calls exist (3§1): an employee's own application, or the team's. */
export type CustomScope = 'personal' | 'team';

/** The types in the wizard; it offers one type of forms, for one form or several (S-23). */
export const wizardTypes = [
  'freeForm',
  ...customTypes.filter((type) => type !== 'singleForm' && type !== 'multiForm'),
] as const;
export type WizardType = (typeof wizardTypes)[number];

export const defaultWizardType: WizardType = 'freeForm';
export const defaultSource = 'manager';

export function storedType(type: WizardType, forms: number): CustomType {
  if (type !== 'freeForm') return type as Exclude<WizardType, 'freeForm'>;
  return forms > 1 ? 'multiForm' : 'singleForm';
}

export function isFormType(type: AppItem['applicationType']): boolean {
  return type === 'singleForm' || type === 'multiForm';
}

/** The word for each type in the editing address (3§3.2 "Editing value keys"); both types of forms share one. */
const editingKeys = {
  singleForm: 'freeform',
  multiForm: 'freeform',
  freeUrl: 'freeUrl',
  freeFolder: 'freeFolder',
  freeMainline: 'freeMainline',
  eBuilder: 'ebuilder',
  paas: 'paas',
  integratedLogin: 'integratedLogin',
} as const satisfies Readonly<Record<CustomType, string>>;
export type EditingKey = (typeof editingKeys)[CustomType];

export function editingKey(type: CustomType): EditingKey {
  return editingKeys[type];
}

/** Returns the type for a word of the address; null for an unknown word. */
export function typeOfKey(key: string): CustomType | null {
  return customTypes.find((type) => editingKeys[type] === key) ?? null;
}

/** A wizard opened from a module starts with that module's type (3§2.4 "With a preset source"). */
const presets: Readonly<Record<string, WizardType>> = {
  formdatareport: 'freeForm',
  biaoge: 'freeForm',
  document: 'freeFolder',
  project: 'freeMainline',
  ...Object.fromEntries(wizardTypes.map((type) => [type, type])),
};

/** Returns null when the wizard has to ask for the type. */
export function presetType(source: string): WizardType | null {
  return source === defaultSource ? null : (presets[source] ?? null);
}

/**
 * The calls depend on the type (3§7.2): free applications open the platform's content, custom ones another
 * application.
 */
export function isFree(type: AppItem['applicationType']): boolean {
  return type !== 'eBuilder' && type !== 'paas' && type !== 'integratedLogin';
}

/** Returns the kind of target to choose; null when the user types an address. */
export function targetKindOf(type: AppItem['applicationType']): CustomTargetKind | null {
  switch (type) {
    case 'singleForm':
    case 'multiForm':
      return 'form';
    case 'freeFolder':
      return 'folder';
    case 'freeMainline':
      return 'project';
    case 'eBuilder':
      return 'ebuilder';
    case 'paas':
      return 'paas';
    default:
      return null;
  }
}
