/** The warning before an action without a way back, whether changes are collected or applied at once. */
import { useText } from '#data/text.ts';
import type { LastingWhy } from '#shared/rules/changes/writes/write-facts.ts';
import ink from '#widgets/looks/ink.module.css';

export function NoWayBack({ why }: { readonly why: LastingWhy }) {
  const { t } = useText();
  return <p className={ink.problem}>{t(`common.lasts.${why}`)}</p>;
}
