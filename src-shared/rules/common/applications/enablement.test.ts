import { describe, expect, test } from 'vitest';
import type { ModuleStatus } from '../../../api/applications/app.ts';
import { enablementProblem, needsOf, toggledWith } from './enablement.ts';

type Some = Partial<ModuleStatus> & Pick<ModuleStatus, 'moduleId'>;
const app = (some: Some): ModuleStatus => ({
  deptId: '',
  status: true,
  moduleStr: `m${some.moduleId}`,
  moduleName: `M${some.moduleId}`,
  applicationType: '',
  baseApp: false,
  installed: true,
  ...some,
});
const base = app({ moduleId: '500', baseApp: true });
const off = { status: false } as const;
const on = (...ids: string[]) => new Map(ids.map((id) => [id, true]));
const notOn = (...ids: string[]) => new Map(ids.map((id) => [id, false]));

// Row APP-089.
describe('what an application needs', () => {
  test.each<[string, ModuleStatus['applicationType'], readonly string[]]>([
    ...['contact', 'opportunity', 'contract', 'order', 'price', 'capital', 'quote'].map(
      (module) => [module, '', ['5']] as [string, '', string[]],
    ),
    ['plan_report', '', ['1']],
    ['okr', '', ['1']],
    ['eb_1', 'singleForm', ['2', '11']],
    ['eb_1', 'multiForm', ['2', '11']],
    ['eb_1', 'freeMainline', ['3']],
    ['eb_1', 'freeFolder', ['4']],
    ['eb_1', 'freeUrl', []],
    ['eb_1', 'eBuilder', []],
    ['customer', '', []],
    ['hr', '', []],
  ])('%s %s', (moduleStr, applicationType, expected) => {
    expect(needsOf({ moduleStr, applicationType })).toEqual(expected);
  });
});

const customer = app({ moduleId: '5', moduleStr: 'customer' });
const contract = app({ moduleId: '51', moduleStr: 'contract' });
const form = app({ moduleId: '11', ...off });
const workflow = app({ moduleId: '2', ...off });
const built = app({ moduleId: '1000', applicationType: 'singleForm', ...off });

test.each<[string, ModuleStatus[], Map<string, boolean>, string]>([
  ['nothing is turned', [base], new Map(), '-'],
  ['one that needs nothing', [app({ moduleId: '9', ...off })], on('9'), '-'],
  ['what it needs is on', [customer, { ...contract, ...off }], on('51'), '-'],
  [
    'what it needs is off',
    [
      { ...customer, ...off },
      { ...contract, ...off },
    ],
    on('51'),
    'lacks 51: 5',
  ],
  [
    'both together',
    [
      { ...customer, ...off },
      { ...contract, ...off },
    ],
    on('51', '5'),
    '-',
  ],
  ['two are needed', [form, workflow, built], on('1000'), 'lacks 1000: 11,2'],
  ['one of two is there', [{ ...form, status: true }, workflow, built], on('1000'), 'lacks 1000: 2'],
  ['another one needs it', [customer, contract, base, app({ moduleId: '9' })], notOn('5'), 'lacks 51: 5'],
  ['both off together', [customer, contract, app({ moduleId: '9' })], notOn('5', '51'), '-'],
  ['the last one', [base, app({ moduleId: '9' })], notOn('9'), 'lastOne'],
  ['a base application is no last one', [base, app({ moduleId: '9' })], notOn('500'), '-'],
  ['nothing was on before', [base, app({ moduleId: '9', ...off })], notOn('500'), '-'],
  [
    'the last ones together',
    [base, app({ moduleId: '9' }), app({ moduleId: '10' })],
    notOn('9', '10'),
    'lastOne',
  ],
  [
    'one for another',
    [base, app({ moduleId: '9' }), app({ moduleId: '10', ...off })],
    new Map([
      ['9', false],
      ['10', true],
    ]),
    '-',
  ],
  ['it is not installed', [app({ moduleId: '9', ...off, installed: false })], on('9'), 'notInstalled 9'],
  ['what was wrong before', [{ ...customer, ...off }, contract, app({ moduleId: '9' })], notOn('9'), '-'],
  ['nobody has the id', [base, app({ moduleId: '9' })], notOn('77'), '-'],
])('%s', (_, all, turned, expected) => {
  const problem = enablementProblem(all, turned);
  const said = () => {
    if (problem === null) return '-';
    if (problem.kind === 'lastOne') return 'lastOne';
    const about = `${problem.kind} ${problem.app.moduleId}`;
    return problem.kind === 'lacks' ? `${about}: ${problem.needs.map(({ moduleId }) => moduleId)}` : about;
  };
  expect(said()).toBe(expected);
});

test('applications toggled along with those that they need, or that need them, are never refused for that', () => {
  const strs = ['customer', 'contract', 'order', 'okr', 'hr'];
  const ids: Readonly<Record<string, string>> = {
    customer: '5',
    contract: '51',
    order: '52',
    okr: '60',
    hr: '61',
  };
  for (let states = 0; states < 64; states += 1) {
    const all = [...strs, 'task'].map((moduleStr, bit) =>
      app({ moduleId: ids[moduleStr] ?? '1', moduleStr, status: Boolean(states & (1 << bit)) }),
    );
    for (const { moduleId, status } of all) {
      const chosen = toggledWith(all, moduleId, !status);
      const turned = new Map(chosen.map((one) => [one.moduleId, !status]));
      const problem = enablementProblem(all, turned);
      expect(chosen[0]?.moduleId).toBe(moduleId);
      expect(problem === null || problem.kind === 'lastOne').toBe(true);
    }
  }
});

test('an application in the wanted state is not toggled', () => {
  expect(toggledWith([customer, contract], '5', true)).toEqual([]);
  expect(toggledWith([customer, contract], 'gone', false)).toEqual([]);
  expect(toggledWith([customer, contract], '5', false)).toEqual([customer, contract]);
});
