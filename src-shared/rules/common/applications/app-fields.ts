/**
 * The form of an application: the tenant's changes to one of the platform's applications, or the whole definition of
 * a custom one (spec 3§3.2, 3§5.1; APP-011, 012, 028 to 043).
 */
import type { Fields } from '../fields/field.ts';
import { isAddress, webAddress } from '../links/address.ts';
import type { AppForm } from './app-form.ts';
import { iconProblem } from './app-icon.ts';
import { longestAppName } from './app-name.ts';
import { appManageMenu } from './permissions.ts';
import { mostShares } from './share-fields.ts';

/** The maximum numbers of characters, and of shares; the documents give no limits. */
const most = { name: longestAppName, text: 500, address: 2000, shares: mostShares } as const;

const missing = 'applications.problem.required';
const isCustom = ({ applicationType }: AppForm) => applicationType !== '';
const isSystem = (form: AppForm) => !isCustom(form);
/** Corner marks are for both terminals or for phones alone (3§3.2 "applyClient 1 or 2"). */
const hasMarks = ({ applyClient }: AppForm) => applyClient !== 'pc';
const isLink = ({ applicationType }: AppForm) => applicationType === 'freeUrl';
const opensTarget = ({ applicationType }: AppForm) =>
  applicationType === 'freeFolder' ||
  applicationType === 'freeMainline' ||
  applicationType === 'eBuilder' ||
  applicationType === 'paas';
const noTarget = ({ applicationType }: AppForm) => {
  if (applicationType === 'freeFolder') return 'applications.problem.noFolder';
  if (applicationType === 'paas') return 'customApplications.problem.noPaas';
  return applicationType === 'freeMainline'
    ? 'applications.problem.noProject'
    : 'applications.problem.noBuilder';
};
const isDetached = ({ detach }: AppForm) => detach !== 'off';
const isShared = (form: AppForm) => isDetached(form) && form.subSharing;

const group = {
  names: 'applications.form.group.names',
  content: 'applications.form.group.content',
  look: 'applications.form.group.look',
  marks: 'applications.form.group.marks',
  range: 'applications.form.group.range',
} as const;
const name = { kind: 'text', most: most.name, group: group.names, required: true, missing } as const;
const address = { kind: 'text', most: most.address, group: group.content, mono: true } as const;
/** An address on the platform or on the web, for links and for the data of corner marks. */
const pageOrWeb = {
  ...address,
  check: (value: string) =>
    /* wall: address-application */ isAddress(value)
      ? null
      : ({ key: 'applications.problem.address' } as const),
};
const icon = { kind: 'text', most: most.text, mono: true, check: iconProblem } as const;
const mark = (['none', 'number', 'dot'] as const).map((value) => ({
  value,
  label: `applications.form.mark.${value}` as const,
}));
const toggle = { kind: 'switch' } as const;

/** Target ids have the characters of the platform's own ids; addresses are no ids. */
const targetId = /^[\p{L}\p{N}_.-]+$/u;

/** A domain has labels separated by dots, optionally with a leading `*` and a port. */
const domain = /^(\*\.)?[\p{L}\p{N}-]{1,63}(\.[\p{L}\p{N}-]{1,63}){1,8}(:\d{1,5})?$/iu;

export const appFields: Fields<AppForm> = {
  menuname: { ...name, label: 'applications.form.name', when: isCustom },
  shortname: { ...name, label: 'applications.form.shortName', when: isCustom },
  description: {
    kind: 'text',
    label: 'applications.form.description',
    most: most.text,
    lines: 3,
    group: group.names,
    when: isCustom,
  },
  customNameStatus: { ...toggle, label: 'applications.form.ownName', group: group.names, when: isSystem },
  customMenuName: {
    ...name,
    label: 'applications.form.name',
    when: (form) => isSystem(form) && form.customNameStatus,
  },
  customShortName: {
    ...name,
    label: 'applications.form.shortName',
    when: (form) => isSystem(form) && form.customNameStatus,
  },
  customDescStatus: {
    ...toggle,
    label: 'applications.form.ownDescription',
    group: group.names,
    when: isSystem,
  },
  customDesc: {
    kind: 'text',
    label: 'applications.form.description',
    most: most.text,
    lines: 3,
    group: group.names,
    required: true,
    missing,
    when: (form) => isSystem(form) && form.customDescStatus,
  },
  urlType: {
    kind: 'choice',
    label: 'applications.form.urlType',
    group: group.content,
    when: isLink,
    options: (['inner', 'outer'] as const).map((value) => ({
      value,
      label: `applications.form.url.${value}` as const,
    })),
  },
  innerUrl: {
    ...pageOrWeb,
    label: 'applications.form.innerUrl',
    required: true,
    missing: 'applications.problem.noUrl',
    when: (form) => isLink(form) && form.urlType === 'inner',
  },
  innerUrlMobile: {
    ...pageOrWeb,
    label: 'applications.form.innerUrlMobile',
    when: (form) => isLink(form) && form.urlType === 'inner' && form.scope !== 'PC',
  },
  outerUrl: {
    ...address,
    label: 'applications.form.outerUrl',
    required: true,
    missing: 'applications.problem.partUrl',
    when: (form) => form.applicationType === 'integratedLogin' || (isLink(form) && form.urlType === 'outer'),
    check: (value) => (webAddress(value) ? null : { key: 'applications.problem.partUrl' }),
  },
  targetId: {
    ...address,
    label: 'applications.form.target',
    help: 'applications.form.targetHelp',
    required: true,
    missing: noTarget,
    when: opensTarget,
    check: (value) => (targetId.test(value) ? null : { key: 'applications.problem.target' }),
  },
  targetName: {
    kind: 'text',
    label: 'applications.form.targetName',
    most: most.name,
    group: group.content,
    when: opensTarget,
  },
  allowDomains: {
    ...address,
    label: 'applications.form.domains',
    help: 'applications.form.domainsHelp',
    when: isLink,
    check: (value) =>
      value.split(',').every((one) => domain.test(one.trim()))
        ? null
        : { key: 'applications.problem.domains' },
  },
  openMode: {
    kind: 'choice',
    label: 'applications.form.openMode',
    group: group.look,
    options: (['current', 'newPage', 'newWindow'] as const).map((value) => ({
      value,
      label: `applications.form.open.${value}` as const,
    })),
  },
  scope: {
    kind: 'choice',
    label: 'applications.form.scope',
    group: group.look,
    when: isCustom,
    options: (['PC', 'MOBILE', 'PC_MOBILE'] as const).map((value) => ({
      value,
      label: `applications.form.scopes.${value}` as const,
    })),
  },
  // The value is the name of an icon, or the address of a picture on the platform.
  icon: { ...icon, label: 'applications.form.icon', about: 'applications.form.iconAbout', group: group.look },
  mobileIcon: { ...icon, label: 'applications.form.mobileIcon', group: group.look },
  menuDisplay: { ...toggle, label: 'applications.form.display', group: group.look },
  menuTop: {
    ...toggle,
    label: 'applications.form.top',
    help: 'applications.form.topHelp',
    group: group.look,
  },
  defaultMenu: {
    ...toggle,
    label: 'applications.form.default',
    help: 'applications.form.defaultHelp',
    group: group.look,
  },
  syncStatus: { ...toggle, label: 'applications.form.sync', group: group.look, when: isDetached },
  pcCornerMark: {
    kind: 'choice',
    label: 'applications.form.pcMark',
    group: group.marks,
    when: hasMarks,
    options: mark,
  },
  pcCornerMarkData: {
    ...pageOrWeb,
    group: group.marks,
    label: 'applications.form.pcMarkData',
    about: 'applications.form.markDataAbout',
    required: true,
    missing: 'applications.problem.noMarkData',
    when: (form) => hasMarks(form) && form.pcCornerMark !== 'none',
  },
  cornerMark: {
    kind: 'choice',
    label: 'applications.form.mobileMark',
    group: group.marks,
    when: hasMarks,
    options: mark,
  },
  cornerMarkData: {
    ...pageOrWeb,
    group: group.marks,
    label: 'applications.form.mobileMarkData',
    about: 'applications.form.markDataAbout',
    required: true,
    missing: 'applications.problem.noMarkData',
    when: (form) => hasMarks(form) && form.cornerMark !== 'none',
  },
  shares: {
    kind: 'shares',
    label: 'applications.form.shares',
    help: 'applications.form.sharesHelp',
    group: group.range,
    menuCode: appManageMenu,
    most: most.shares,
    levels: true,
    open: true,
    // With detach to the depth, the chosen departments below must not be empty (3§5.1).
    required: (form) => form.detach === 'depth' && form.subSharing && form.subDeptType === 'chosen',
    missing,
  },
  curInstitution: { ...toggle, label: 'applications.form.here', group: group.range, when: isDetached },
  subSharing: { ...toggle, label: 'applications.form.below', group: group.range, when: isDetached },
  subDeptType: {
    kind: 'choice',
    label: 'applications.form.belowWhich',
    about: 'applications.form.belowWhichAbout',
    group: group.range,
    when: isShared,
    options: (['all', 'chosen'] as const).map((value) => ({
      value,
      label: `applications.form.belowKinds.${value}` as const,
    })),
  },
  subContain: { ...toggle, label: 'applications.form.contain', group: group.range, when: isShared },
  subPermission: { ...toggle, label: 'applications.form.mayChange', group: group.range, when: isShared },
};
