/**
 * Kinds of application that one makes (spec 3§2.4, 3§3.2, 3§7.2; S-23): by which word each is edited, what it
 * opens, which calls it has.
 */
import { type AppItem, type CustomType, customTypes } from '../../api/applications/app.ts';
import type { TargetKind } from '../../api/custom-applications/target.ts';

/** Scope decides which calls there are (3§1): an employee's own, or the team's. */
export type CustomScope = 'personal' | 'team';

/** What the wizard offers: of forms it makes one kind, which is of one or of several (S-23). */
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

/** The word by which it is edited (3§3.2 "Editing value keys"); both kinds of forms have one. */
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

/** The kind that a word of the address stands for; null: none. */
export function typeOfKey(key: string): CustomType | null {
  return customTypes.find((type) => editingKeys[type] === key) ?? null;
}

/** A wizard that was opened from a module makes what is made of that (3§2.4 "With a preset source"). */
const presets: Readonly<Record<string, WizardType>> = {
  formdatareport: 'freeForm',
  biaoge: 'freeForm',
  document: 'freeFolder',
  project: 'freeMainline',
  ...Object.fromEntries(wizardTypes.map((type) => [type, type])),
};

/** null: the type is asked for. */
export function presetType(source: string): WizardType | null {
  return source === defaultSource ? null : (presets[source] ?? null);
}

/** Which calls it has (3§7.2): free applications are the platform's own, custom ones another application. */
export function isFree(type: AppItem['applicationType']): boolean {
  return type !== 'eBuilder' && type !== 'paas' && type !== 'integratedLogin';
}

/** What is chosen for it; null: an address is typed in. */
export function targetKindOf(type: AppItem['applicationType']): TargetKind | null {
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
