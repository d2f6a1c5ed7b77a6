/** Returns the allowed terminals: a person in login methods has only theirs, everybody else has all. */
import type { LoginMethod } from '../../api/login-control/login-methods.ts';
import { everyClientType } from '../common/sign-in/client-types.ts';
import type { KnownPerson, SignInCheck } from '../common/sign-in/lock-out.ts';

type Holding = Pick<LoginMethod, 'type' | 'targets'>;

export function allowedByMethods(methods: readonly Holding[]): SignInCheck {
  return (person, { clientType }) => {
    const own = methods.filter((method) => holdsFor(method, person));
    return (
      own.length === 0 || own.some(({ type }) => type.includes(everyClientType) || type.includes(clientType))
    );
  };
}

function holdsFor({ targets }: Holding, { id, departments }: KnownPerson): boolean {
  return targets.some(({ type, targetId }) =>
    type === 'employee' ? targetId === id : departments.includes(targetId),
  );
}
