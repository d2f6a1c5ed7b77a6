/** The number of people whom a department's menus reach. The platform's calls cannot limit a menu to some of them. */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryPeople } from '#shared/api/people/people.ts';
import { languageTraits } from '#shared/text/language-traits.ts';
import ink from '#widgets/looks/ink.module.css';

/** `menu`: the sentence is about one new or changed menu; otherwise about the whole list. */
export function MenuReach({ deptId, menu = false }: { readonly deptId: string; readonly menu?: boolean }) {
  const { t, language, formatNumber } = useText();
  // A failed read makes the number unknown.
  const count = useRead(queryPeople, { deptId, pageNo: 1, pageSize: 1 }).data?.totalCount ?? null;
  const people =
    count === null
      ? t('backMenu.reach.unknown')
      : t('backMenu.reach.people', { count, total: formatNumber(count) });
  const sentences = menu ? [people, t('backMenu.reach.noChoice')] : [people];
  return <p className={ink.help}>{sentences.join(languageTraits[language].sentence)}</p>;
}
