/** Groups of people in words: their number, their departments and names. */
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import type { PeopleGroup } from './people-groups.ts';
import { peopleIn } from './spread.ts';

/** Names of one cell; the others are a number. */
const mostNames = 3;

export function usePeopleWords() {
  const { t, formatNumber } = useText();
  const separator = t('common.form.separator');
  const number = (people: number | null) =>
    people === null
      ? t('themesSpread.notKnown')
      : t('themesSpread.people', { count: people, number: formatNumber(people) });
  /** Two groups of one department (its own members and those below it) have one name. */
  const names = (groups: readonly PeopleGroup[]) => {
    const all = [
      ...new Set(
        groups.map(({ kind, name, isRest }) =>
          kind === 'department' && isRest
            ? t('themesSpread.rest', { department: shownText(name) })
            : shownText(name),
        ),
      ),
    ];
    const shown = all.slice(0, mostNames).join(separator);
    return all.length <= mostNames
      ? shown
      : t('themesSpread.andMore', { names: shown, count: all.length - mostNames });
  };
  /** "2 departments (57 people)"; single people are only counted. */
  const whom = (groups: readonly PeopleGroup[]) => {
    const departments = new Set(groups.flatMap(({ kind, deptId }) => (kind === 'department' ? [deptId] : [])))
      .size;
    const people = number(peopleIn(groups));
    return departments === 0 ? people : t('themesSpread.departments', { count: departments, people });
  };
  return { number, names, whom };
}
