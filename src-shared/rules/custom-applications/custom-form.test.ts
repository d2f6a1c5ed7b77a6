import { expect, test } from 'vitest';
import type { CustomType } from '../../api/applications/app.ts';
import { checkFields } from '../common/fields/check-fields.ts';
import { customFields } from './custom-fields.ts';
import { type CustomForm, customForm, newCustomForm, toInfo } from './custom-form.ts';
import { infoOfCustomApp, customAppValuesOf } from './custom-app-values.ts';

const team = { owner: 'team', detach: 'off' } as const;
const begun = (type: CustomType, said: Partial<CustomForm> = {}): CustomForm => ({
  ...newCustomForm(type, 'AC1', team),
  menuname: 'Fleet',
  shortname: 'F',
  shares: [{ kind: 'all', id: '', exclude: false, below: false }],
  ...said,
});
const target = { id: 'DF10001', name: 'Policies' };
const keys = (form: CustomForm) => checkFields(customFields, form).map(({ message }) => message.key);

test.each([
  ['singleForm', {}, 'customApplications.problem.noForm'],
  ['singleForm', { forms: [target] }, ''],
  ['freeUrl', {}, 'applications.problem.partUrl'],
  ['freeUrl', { urlType: 'inner' }, 'applications.problem.noUrl'],
  ['freeUrl', { urlType: 'inner', innerUrl: '/sp/x' }, ''],
  ['freeUrl', { urlType: 'outer' }, 'applications.problem.partUrl'],
  ['freeUrl', { urlType: 'outer', outerUrl: 'ftp://x' }, 'applications.problem.partUrl'],
  ['freeUrl', { urlType: 'outer', outerUrl: 'http://x' }, ''],
  ['freeUrl', { urlType: 'inner', innerUrl: '/x', allowDomains: 'a.example,*.b.example:8443' }, ''],
  [
    'freeUrl',
    { urlType: 'inner', innerUrl: '/x', allowDomains: 'a.example,,' },
    'applications.problem.domains',
  ],
  ['freeFolder', {}, 'applications.problem.noFolder'],
  ['freeMainline', {}, 'applications.problem.noProject'],
  ['eBuilder', {}, 'applications.problem.noBuilder'],
  ['paas', {}, 'customApplications.problem.noPaas'],
  ['integratedLogin', {}, 'customApplications.problem.noLogin'],
  ['integratedLogin', { outerUrl: 'https://x' }, ''],
  ['freeFolder', { targets: [target], menuname: ' ' }, 'applications.problem.required'],
  ['freeFolder', { targets: [target], shortname: '' }, 'applications.problem.required'],
  ['freeFolder', { targets: [target], shares: [] }, 'customApplications.problem.noUsers'],
  [
    'freeFolder',
    { targets: [target], shares: [], detach: 'depth', subSharing: true, subDeptType: 'chosen' },
    'applications.problem.required',
  ],
  ['freeFolder', { targets: [target], shares: [], isNew: false }, ''],
  ['freeFolder', { targets: [target], shares: [], owner: 'personal' }, ''],
  ['freeFolder', { targets: [target], pcCornerMark: 'dot' }, 'applications.problem.noMarkData'],
  [
    'freeFolder',
    { targets: [target], cornerMark: 'number', scope: 'MOBILE' },
    'applications.problem.noMarkData',
  ],
  ['freeFolder', { targets: [target], cornerMark: 'number', scope: 'PC' }, ''],
] as const)('%s with %j: %s', (type, said, expected) => {
  expect(keys(begun(type, said as unknown as Partial<CustomForm>)).join()).toBe(expected);
});

test('fields that a type does not ask for are not kept from another type', () => {
  const forms = [target, { id: 'F2', name: 'B' }];
  const several = toInfo(begun('singleForm', { forms, targets: [target] }));
  expect(several.sysMenus).toMatchObject({ applicationType: 'multiForm', applicationRange: 'company' });
  expect(several.content).toMatchObject({ targetId: '', acId: 'AC1' });
  expect(several.content.forms.map(({ module }) => module)).toEqual(['formdatareport', 'formdatareport']);
  const folder = toInfo(begun('freeFolder', { forms, targets: [target] }));
  expect(folder.content).toMatchObject({ forms: [], targetId: 'DF10001', targetName: 'Policies' });
});

test('a record that was read is saved unchanged', () => {
  const info = toInfo(begun('freeFolder', { targets: [target], scope: 'MOBILE' }));
  expect(info.sysMenus.applyClient).toBe('mobile');
  expect(toInfo(customForm(info, team))).toEqual(info);
});

test.each([
  ['singleForm', { forms: [target, { id: 'F2', name: 'B' }] }],
  ['freeUrl', { innerUrl: ' /sp/x ', scope: 'PC', targets: [target] }],
  ['eBuilder', { targets: [target], cornerMark: 'number', cornerMarkData: '/api/x' }],
  ['integratedLogin', { outerUrl: 'https://x' }],
] as const)('%s is made later as the wizard makes it at once', (type, said) => {
  const info = toInfo(begun(type, said as unknown as Partial<CustomForm>));
  expect(infoOfCustomApp(customAppValuesOf(info, team), 'AC1', team)).toEqual(info);
});
