/** The form of a login method: name, terminals and people (spec 1§2.13, 1§3; SEC-013, 041, 042, 048). */
import type { LoginMethod } from '../../api/login-control/login-methods.ts';
import { idsAtOnce } from '../../api/people/people.ts';
import type { Fields } from '../common/fields/field.ts';
import { clientTypes, everyClientType } from '../common/sign-in/client-types.ts';

export const loginScopes = ['all', 'some'] as const;

export interface LoginMethodValues {
  readonly name: string;
  readonly scope: (typeof loginScopes)[number];
  /** The chosen terminals when `scope` is `some`. */
  readonly terminals: readonly string[];
  /** The ids of the people. */
  readonly people: readonly string[];
  readonly departments: readonly string[];
}

/** The menu code by which the server decides whom the administrator may see. */
const menuCode = 'loginType';

export const loginMethodFields: Fields<LoginMethodValues> = {
  name: {
    kind: 'text',
    label: 'loginControl.name',
    most: 50,
    required: true,
    missing: 'loginControl.missing.name',
  },
  people: {
    kind: 'people',
    label: 'loginControl.people',
    menuCode,
    most: idsAtOnce,
    help: 'loginControl.targetsHelp',
    required: ({ departments }) => departments.length === 0,
    missing: 'loginControl.missing.targets',
  },
  departments: { kind: 'departments', label: 'loginControl.departments', menuCode, most: idsAtOnce },
  scope: {
    kind: 'choice',
    label: 'loginControl.scope',
    required: true,
    options: loginScopes.map((value) => ({ value, label: `loginControl.scopes.${value}` as const })),
  },
  terminals: {
    kind: 'choices',
    label: 'loginControl.terminals',
    required: true,
    missing: 'loginControl.missing.terminals',
    when: ({ scope }) => scope === 'some',
    otherwise: [],
    options: clientTypes.map((value) => ({ value, label: `clientTypes.${value}` as const })),
  },
};

export function loginMethodValues({ name, type, targets }: Omit<LoginMethod, 'configId'>): LoginMethodValues {
  const all = type.includes(everyClientType);
  const idsOf = (kind: 'employee' | 'department') =>
    targets.filter((target) => target.type === kind).map(({ targetId }) => targetId);
  return {
    name,
    scope: all ? 'all' : 'some',
    terminals: all ? [] : type,
    people: idsOf('employee'),
    departments: idsOf('department'),
  };
}

export function loginMethodInput(values: LoginMethodValues): Omit<LoginMethod, 'configId'> {
  const { name, scope, terminals, people, departments } = values;
  return {
    name: name.trim(),
    type: scope === 'all' ? [everyClientType] : [...terminals],
    targets: [
      ...people.map((targetId) => ({ type: 'employee' as const, targetId })),
      ...departments.map((targetId) => ({ type: 'department' as const, targetId })),
    ],
  };
}
