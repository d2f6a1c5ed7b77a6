/** The link applications that are not checked, with the reasons. */
import { useText } from '#data/text.ts';
import { longestAddress } from '#shared/rules/link-check/link-report.ts';
import { mostLinks } from '#shared/rules/link-check/link-watch.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { type FoundLinks, whyLeftOut } from './load-links.ts';

/** Applications that are named before the rest is counted. */
const mostNamed = 6;

export function LeftOutLinks({ leftOut }: Pick<FoundLinks, 'leftOut'>) {
  const { t, formatNumber } = useText();
  return whyLeftOut
    .filter((why) => leftOut[why].length > 0)
    .map((why) => {
      const names = leftOut[why];
      const first = names.slice(0, mostNamed).join(t('common.form.separator'));
      const more = names.length - mostNamed;
      return (
        <div key={why} className={layout.below}>
          <Notice tone="warning">
            {t(`linkWatch.left.${why}`, {
              count: names.length,
              total: formatNumber(names.length),
              most: formatNumber(why === 'many' ? mostLinks : longestAddress),
              names: more > 0 ? t('linkWatch.andMore', { names: first, total: formatNumber(more) }) : first,
            })}
          </Notice>
        </div>
      );
    });
}
