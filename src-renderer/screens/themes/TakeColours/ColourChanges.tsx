/** The changes in each of the chosen themes, field by field, with both colours. */
import { labelOf } from '#data/records/record-text.ts';
import { useText } from '#data/text.ts';
import { ColourDot } from '#widgets/ColourDot.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { recordOf } from '../ThemeEditor/theme-kinds.ts';
import { locatorAmong, type ThemeOfDepartment } from '../use-department-themes.ts';
import type { ColourPlan } from './colour-plan.ts';

interface PlannedEdits extends ThemeOfDepartment {
  readonly title: string;
  readonly plan: Pick<ColourPlan, 'edits'>;
}

export interface PlannedColours extends PlannedEdits {
  readonly plan: ColourPlan;
}

/** Themes that are shown; a longer set is looked at in the tray. */
const mostShown = 12;

export function ColourChanges({ planned }: { readonly planned: readonly PlannedEdits[] }) {
  const { t } = useText();
  const left = planned.length - mostShown;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
    <section className={tables.some} aria-label={t('themeColours.changesOf')} tabIndex={0}>
      <table className={`${tables.table} ${tables.centred}`} aria-label={t('themeColours.changesOf')}>
        <thead>
          <tr>
            <th scope="col">{t('themeColours.name')}</th>
            <th scope="col">{t('record.field')}</th>
            <th scope="col">{t('controls.compare.before')}</th>
            <th scope="col">{t('controls.compare.after')}</th>
          </tr>
        </thead>
        {planned.slice(0, mostShown).map((one) => (
          <tbody key={`${one.terminal} ${one.theme.id}`}>
            {Object.entries(one.plan.edits).map(([name, { from, to }], index, all) => (
              <tr key={name}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={all.length}>
                    {one.title}
                  </th>
                )}
                <td>
                  {labelOf(
                    // The record of the terminal has the fields of the row.
                    recordOf(one.terminal) as never,
                    name as never,
                    locatorAmong(one, { deptId: '', external: false }) as never,
                  )}
                </td>
                {[from, to].map((colour, side) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are two, and stay where they are
                  <td key={side}>
                    <span className={layout.inline}>
                      <ColourDot colour={colour} />
                      {colour === '' ? t('record.empty') : colour}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {left > 0 && <p className={ink.help}>{t('themeColours.moreThemes', { count: left })}</p>}
    </section>
  );
}
