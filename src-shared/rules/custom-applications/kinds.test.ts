import { expect, test } from 'vitest';
import { customTypes } from '../../api/applications/app.ts';
import { customCallsOf, inDepartment } from './calls.ts';
import {
  defaultSource,
  defaultWizardType,
  editingKey,
  presetType,
  storedType,
  targetKindOf,
  typeOfKey,
  wizardTypes,
} from './kinds.ts';
import { lackingModule } from './prerequisites.ts';
import { mayMake, offeredTypes } from './right.ts';

test('it begins with forms, opened by a manager', () => {
  expect([defaultWizardType, defaultSource]).toEqual(['freeForm', 'manager']);
  expect(wizardTypes).not.toContain('singleForm');
});

test.each([
  ['freeForm', 0, 'singleForm'],
  ['freeForm', 1, 'singleForm'],
  ['freeForm', 2, 'multiForm'],
  ['freeUrl', 2, 'freeUrl'],
] as const)('%s with %i forms is stored as %s', (type, forms, stored) => {
  expect(storedType(type, forms)).toBe(stored);
});

// Row APP-040.
test.each([
  ['singleForm', 'freeform', 'form', 'free'],
  ['multiForm', 'freeform', 'form', 'free'],
  ['freeUrl', 'freeUrl', null, 'free'],
  ['freeFolder', 'freeFolder', 'folder', 'free'],
  ['freeMainline', 'freeMainline', 'project', 'free'],
  ['eBuilder', 'ebuilder', 'ebuilder', 'custom'],
  ['paas', 'paas', 'paas', 'custom'],
  ['integratedLogin', 'integratedLogin', null, 'custom'],
] as const)('%s is edited as %s', (type, key, target, family) => {
  expect(editingKey(type)).toBe(key);
  expect(editingKey(typeOfKey(key) ?? 'singleForm')).toBe(key);
  expect(targetKindOf(type)).toBe(target);
  const word = family === 'free' ? 'Free' : 'Custom';
  expect(customCallsOf('team', type).create.path).toMatch(new RegExp(`/create${word}Application$`));
  expect(customCallsOf('personal', type).create.path).toMatch(new RegExp(`/createEmp${word}Application$`));
});

test('another word is no editing key', () => {
  expect(typeOfKey('singleForm')).toBeNull();
  expect(typeOfKey('')).toBeNull();
});

test.each([
  ['manager', null],
  ['', null],
  ['elsewhere', null],
  ['document', 'freeFolder'],
  ['project', 'freeMainline'],
  ['biaoge', 'freeForm'],
  ['eBuilder', 'eBuilder'],
] as const)('opened from %s: %s', (source, type) => {
  expect(presetType(source)).toBe(type);
});

const on = (...ids: string[]) => ids.map((moduleId) => ({ moduleId, status: true }));
test.each([
  ['freeFolder', on('4'), null],
  ['freeFolder', on('3', '11', '2'), 'customApplications.needs.document'],
  ['freeFolder', [{ moduleId: '4', status: false }], 'customApplications.needs.document'],
  ['freeMainline', on('4'), 'customApplications.needs.project'],
  ['singleForm', on('11'), 'customApplications.needs.workflow'],
  ['multiForm', on('2'), 'customApplications.needs.form'],
  ['multiForm', on('2', '11'), null],
  ['freeUrl', [], null],
  ['eBuilder', [], null],
] as const)('%s with %j lacks %s', (type, statuses, lacking) => {
  expect(lackingModule(type, statuses)?.key ?? null).toBe(lacking);
});

test('who makes them, and of which types', () => {
  expect(mayMake(true, [])).toBe(true);
  expect(mayMake(false, [{ code: 'createCustomApplication' }])).toBe(true);
  expect(mayMake(false, [{ code: 'moduleShareEdit' }])).toBe(false);
  expect(offeredTypes(customTypes, false)).toEqual(customTypes.filter((type) => type !== 'eBuilder'));
  expect(offeredTypes(customTypes, true)).toEqual(customTypes);
});

test('an employee’s calls name no department', () => {
  expect(inDepartment('team', 'D200')).toEqual({ deptId: 'D200' });
  expect([inDepartment('team', ''), inDepartment('personal', 'D200')]).toEqual([{}, {}]);
});
