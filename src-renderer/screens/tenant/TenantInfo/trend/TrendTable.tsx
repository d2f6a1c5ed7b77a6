/** The figures of the trend by day, newest first. */

import { useText } from '#data/text.ts';
import type { UsageDay } from '#shared/rules/forecast/usage-day.ts';
import tables from '#widgets/looks/table.module.css';

export function TrendTable({ days }: { readonly days: readonly UsageDay[] }) {
  const { t, formatDay, formatNumber } = useText();
  const label = t('usage.trend.tableLabel');
  const figure = ({ used, max }: UsageDay['pc']) =>
    t('usage.trend.usedOf', {
      used: formatNumber(used),
      max: max === null ? t('usage.trend.unlimited') : formatNumber(max),
    });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by the keyboard
    <section className={tables.some} aria-label={label} tabIndex={0}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('usage.trend.day')}</th>
            <th scope="col" className={tables.number}>
              {t('usage.terminal.pc')}
            </th>
            <th scope="col" className={tables.number}>
              {t('usage.terminal.app')}
            </th>
            <th scope="col" className={tables.number}>
              {t('usage.terminal.external')}
            </th>
            <th scope="col" className={tables.number}>
              {t('usage.trend.space')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((each) => (
            <tr key={each.day}>
              <th scope="row">{formatDay(each.day)}</th>
              <td className={tables.number}>{figure(each.pc)}</td>
              <td className={tables.number}>{figure(each.app)}</td>
              <td className={tables.number}>{figure(each.external)}</td>
              <td className={tables.number}>{figure(each.space)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
