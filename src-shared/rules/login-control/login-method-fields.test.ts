import { expect, test } from 'vitest';
import { checkFields } from '../common/fields/check-fields.ts';
import {
  type LoginMethodValues,
  loginMethodFields,
  loginMethodInput,
  loginMethodValues,
} from './login-method-fields.ts';

const method: LoginMethodValues = {
  name: 'Sales',
  scope: 'some',
  terminals: ['pc', 'app-ios'],
  people: ['U1'],
  departments: [],
};
const wrong = (values: Partial<LoginMethodValues>) =>
  checkFields(loginMethodFields, { ...method, ...values }).map(({ name, message }) => [name, message.key]);

test.each<[string, Partial<LoginMethodValues>, string[][]]>([
  ['as it should be', {}, []],
  ['a department alone', { people: [], departments: ['D1'] }, []],
  ['every terminal', { scope: 'all', terminals: [] }, []],
  ['no name', { name: ' ' }, [['name', 'loginControl.missing.name']]],
  ['nobody', { people: [] }, [['people', 'loginControl.missing.targets']]],
  ['no terminal', { terminals: [] }, [['terminals', 'loginControl.missing.terminals']]],
  ['a terminal that there is not', { terminals: ['fax'] }, [['terminals', 'common.form.notOffered']]],
  ['50 characters', { name: '名'.repeat(50) }, []],
  ['51 characters', { name: '名'.repeat(51) }, [['name', 'record.limit.over']]],
  ['200 people', { people: Array.from({ length: 200 }, (_, at) => `U${at}`) }, []],
  [
    '201 people',
    { people: Array.from({ length: 201 }, (_, at) => `U${at}`) },
    [['people', 'common.form.tooMany']],
  ],
])('%s', (_, values, problems) => {
  expect(wrong(values)).toEqual(problems);
});

test('a sent method reads back the same', () => {
  const both = { ...method, departments: ['D1', 'D2'] };
  expect(loginMethodInput(both)).toEqual({
    name: 'Sales',
    type: ['pc', 'app-ios'],
    targets: [
      { type: 'employee', targetId: 'U1' },
      { type: 'department', targetId: 'D1' },
      { type: 'department', targetId: 'D2' },
    ],
  });
  expect(loginMethodValues(loginMethodInput(both))).toEqual(both);
  const all: LoginMethodValues = { ...method, scope: 'all', terminals: [] };
  expect(loginMethodInput(all).type).toEqual(['total']);
  expect(loginMethodValues(loginMethodInput(all))).toEqual(all);
});
