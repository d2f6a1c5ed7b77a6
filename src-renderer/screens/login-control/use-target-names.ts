/** Names of the people and departments of login methods: only the first few of each method are looked up. */
import type { TextTools } from '#data/text.ts';
import type { LoginMethod, LoginTarget } from '#shared/api/login-control/login-methods.ts';
import { usePickedNames } from '#widgets/PeoplePicker/use-names.ts';

const shown = 3;
const menuCode = 'loginType';

export function useTargetNames(methods: readonly LoginMethod[]) {
  const named = methods.flatMap(({ targets }) => targets.slice(0, shown));
  const idsOf = (kind: LoginTarget['type']) => [
    ...new Set(named.filter(({ type }) => type === kind).map(({ targetId }) => targetId)),
  ];
  const people = usePickedNames('people', idsOf('employee'), menuCode);
  const departments = usePickedNames('department', idsOf('department'), menuCode);
  const byTarget = new Map([
    ...people.chosen.map(({ id, name }) => [`employee ${id}`, name] as const),
    ...departments.chosen.map(({ id, name }) => [`department ${id}`, name] as const),
  ]);
  // A target without a name yet shows an ellipsis, not its id.
  const shownName = (name: string, { type, targetId }: LoginTarget) =>
    name === targetId && (type === 'employee' ? people : departments).loading ? '…' : name;
  return {
    error: people.error ?? departments.error,
    inWords: ({ targets }: LoginMethod, { t }: TextTools): string => {
      const names = targets
        .slice(0, shown)
        .map((target) =>
          shownName(byTarget.get(`${target.type} ${target.targetId}`) ?? target.targetId, target),
        )
        .join(t('common.form.separator'));
      const count = targets.length - shown;
      return count > 0 ? t('loginControl.more', { names, count }) : names;
    },
  };
}
