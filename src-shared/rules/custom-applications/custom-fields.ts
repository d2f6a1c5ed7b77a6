/**
 * The fields of a custom application in the steps of the wizard (spec 3§2.4, 3§5.1; CUST-002, 007 to 020). Fields
 * that application management also has are taken from its form.
 */

import { appFields } from '../common/applications/app-fields.ts';
import type { AppForm } from '../common/applications/app-form.ts';
import { appManageMenu } from '../common/applications/permissions.ts';
import { mostShares } from '../common/applications/share-fields.ts';
import type { Fields } from '../common/fields/field.ts';
import type { CustomForm } from './custom-form.ts';
import { isFormType, storedType, targetKindOf, wizardTypes } from './kinds.ts';

export const stepTitles = {
  type: 'customApplications.step.type',
  content: 'customApplications.step.content',
  naming: 'customApplications.step.naming',
} as const;
const { type, content, naming } = stepTitles;

/** The maximum number of forms of one application; the documents give no limit. */
export const mostForms = 20;

/** Returns the field of that name from application management's form. */
function row<Name extends keyof AppForm & string>(name: Name) {
  return appFields[name] as NonNullable<Fields<AppForm>[Name]>;
}

const isTeam = ({ owner }: CustomForm) => owner === 'team';
const opensAddress = ({ applicationType }: CustomForm) => applicationType === 'freeUrl';
const signsIn = ({ applicationType }: CustomForm) => applicationType === 'integratedLogin';
/** Corner marks are for phones, alone or together with computers (3§3.2 "applyClient 1 or 2"). */
const hasMarks = ({ scope }: CustomForm) => scope !== 'PC';
const emptyAudience = ({ detach, subSharing, subDeptType }: CustomForm) =>
  detach === 'depth' && subSharing && subDeptType === 'chosen';

const noTarget = ({ applicationType }: CustomForm) => {
  if (applicationType === 'freeFolder') return 'applications.problem.noFolder';
  if (applicationType === 'freeMainline') return 'applications.problem.noProject';
  return applicationType === 'paas' ? 'customApplications.problem.noPaas' : 'applications.problem.noBuilder';
};

export const customFields: Fields<CustomForm> = {
  applicationType: {
    kind: 'choice',
    label: 'customApplications.form.type',
    group: type,
    look: 'list',
    options: wizardTypes.map((each) => ({
      value: storedType(each, 1),
      label: `customApplications.type.${each}` as const,
      when: ({ offered }: CustomForm) => offered.includes(storedType(each, 1)),
    })),
    // An existing application keeps its type.
    when: ({ isNew }) => isNew,
  },
  forms: {
    kind: 'targets',
    label: 'customApplications.form.forms',
    group: content,
    most: mostForms,
    of: ['applicationType'],
    targetKind: () => 'form',
    required: true,
    missing: 'customApplications.problem.noForm',
    when: ({ applicationType }) => isFormType(applicationType),
  },
  targets: {
    kind: 'targets',
    label: 'customApplications.form.target',
    group: content,
    most: 1,
    targetKind: ({ applicationType }) => targetKindOf(applicationType) ?? 'form',
    required: true,
    missing: noTarget,
    when: ({ applicationType }) => !isFormType(applicationType) && targetKindOf(applicationType) !== null,
  },
  urlType: { ...row('urlType'), group: content, when: opensAddress },
  innerUrl: {
    ...row('innerUrl'),
    group: content,
    when: (form) => opensAddress(form) && form.urlType === 'inner',
  },
  innerUrlMobile: {
    ...row('innerUrlMobile'),
    group: content,
    when: (form) => opensAddress(form) && form.urlType === 'inner' && form.scope !== 'PC',
  },
  outerUrl: {
    ...row('outerUrl'),
    group: content,
    labelAmong: (form) => (signsIn(form) ? 'customApplications.form.loginUrl' : 'applications.form.outerUrl'),
    missing: (form) =>
      signsIn(form) ? 'customApplications.problem.noLogin' : 'applications.problem.partUrl',
    when: (form) => signsIn(form) || (opensAddress(form) && form.urlType === 'outer'),
  },
  allowDomains: { ...row('allowDomains'), group: content, when: opensAddress },
  menuname: { ...row('menuname'), group: naming },
  shortname: { ...row('shortname'), group: naming },
  description: { ...row('description'), group: naming },
  shares: {
    kind: 'shares',
    label: 'customApplications.form.users',
    group: naming,
    menuCode: appManageMenu,
    most: mostShares,
    levels: true,
    open: true,
    when: isTeam,
    required: (form) => form.isNew || emptyAudience(form),
    missing: (form) =>
      emptyAudience(form) ? 'applications.problem.required' : 'customApplications.problem.noUsers',
  },
  openMode: { ...row('openMode'), group: naming },
  scope: { ...row('scope'), group: naming },
  // The value is the name of an icon, or the address of a picture on the platform.
  icon: { ...row('icon'), group: naming },
  mobileIcon: { ...row('mobileIcon'), group: naming, when: ({ scope }) => scope !== 'PC' },
  pcCornerMark: { ...row('pcCornerMark'), group: naming, when: hasMarks },
  pcCornerMarkData: {
    ...row('pcCornerMarkData'),
    group: naming,
    when: (form) => hasMarks(form) && form.pcCornerMark !== 'none',
  },
  cornerMark: { ...row('cornerMark'), group: naming, when: hasMarks },
  cornerMarkData: {
    ...row('cornerMarkData'),
    group: naming,
    when: (form) => hasMarks(form) && form.cornerMark !== 'none',
  },
  subSharing: { ...row('subSharing'), group: naming, when: (form) => isTeam(form) && form.detach !== 'off' },
  subDeptType: {
    ...row('subDeptType'),
    group: naming,
    when: (form) => isTeam(form) && form.detach !== 'off' && form.subSharing,
  },
};
