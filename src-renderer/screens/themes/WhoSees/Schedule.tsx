/** Timed appointments on a timeline, with overlaps and gaps, and their calendar file. */
import { CalendarPlus } from 'lucide-react';
import { useText } from '#data/text.ts';
import {
  gapsOf,
  overlapsOf,
  scheduleDayNumber,
  spansOf,
  type ThemeSpan,
} from '#shared/rules/themes/schedule.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { Claims } from '#state/theme-claims.ts';
import { Button } from '#widgets/Button.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { ExternalName } from '#widgets/ExternalName.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { Section } from '#widgets/Section.tsx';
import { TimeAxis } from '#widgets/TimeBar/TimeAxis.tsx';
import { TimeBar } from '#widgets/TimeBar/TimeBar.tsx';
import { saveSchedule } from './save-schedule.ts';
import { themeName } from './theme-name.ts';

interface ScheduleProps {
  readonly terminal: Terminal;
  readonly claims: Claims;
  /** Day of the question, YYYY-MM-DD. */
  readonly day: string;
}

export function ThemeSchedule({ terminal, claims, day }: ScheduleProps) {
  const text = useText();
  const { t, formatDay } = text;
  const spans = spansOf(claims.themes);
  const nameOf = (id: string) => {
    const theme = claims.themes.find((one) => one.id === id);
    return theme ? themeName(theme, terminal, text) : id;
  };
  const departmentOf = (id: string) => claims.departments.find((one) => one.id === id)?.name ?? id;
  const line = lineOf(spans, day);
  const overlaps = overlapsOf(spans);
  const gaps = gapsOf(spans);
  const words = ({ from, to }: ThemeSpan['days']) => ({ from: formatDay(from), to: formatDay(to) });
  return (
    <Section
      title={t('themesWho.calendar.title')}
      text={t('themesWho.calendar.text')}
      tools={
        spans.length > 0 && (
          <Button
            icon={<CalendarPlus size={14} aria-hidden="true" />}
            onClick={() => void saveSchedule(spans, { themeName: nameOf, departmentName: departmentOf })}
          >
            {t('themesWho.calendar.save')}
          </Button>
        )
      }
    >
      {spans.length === 0 ? (
        <EmptyState title={t('themesWho.calendar.empty')} text={t('themesWho.calendar.emptyText')} />
      ) : (
        <>
          <table className={`${tables.table} ${tables.fixed} ${layout.below}`}>
            <thead>
              <tr>
                <th scope="col">{t('themesWho.calendar.theme')}</th>
                <th scope="col">{t('themesWho.calendar.days')}</th>
                <th scope="col">
                  {t('themesWho.calendar.line')}
                  <TimeAxis names={[]} today={line(day)} todayName={t('themesWho.calendar.today')} />
                </th>
              </tr>
            </thead>
            <tbody>
              {spans.map((span) => (
                <tr key={`${span.deptId} ${span.themeId}`}>
                  <th scope="row">
                    <ExternalName text={nameOf(span.themeId)} />
                    <span className={ink.under}>
                      <ExternalName text={departmentOf(span.deptId)} />
                    </span>
                  </th>
                  <td>{t('themesWho.calendar.span', words(span.days))}</td>
                  <td>
                    <TimeBar
                      bar={{ from: line(span.days.from), to: line(span.days.to, 1) }}
                      today={line(day)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={layout.stack}>
            {overlaps.map(({ one, other, days }) => (
              <Notice key={`${one.themeId} ${other.themeId}`} tone="warning">
                {t('themesWho.calendar.overlap', {
                  one: nameOf(one.themeId),
                  other: nameOf(other.themeId),
                  ...words(days),
                })}
              </Notice>
            ))}
            {gaps.map((gap) => (
              <Notice key={gap.from}>{t('themesWho.calendar.gap', words(gap))}</Notice>
            ))}
            {overlaps.length === 0 && gaps.length === 0 && (
              <p className={ink.help}>{t('themesWho.calendar.none')}</p>
            )}
          </div>
        </>
      )}
    </Section>
  );
}

/** Free days at either end of the line. */
const margin = 7;

/** Returns the position of a day's beginning as a fraction of the line, which holds all spans and the chosen day. */
function lineOf(spans: readonly ThemeSpan[], day: string): (of: string, later?: number) => number {
  const all = [day, ...spans.flatMap(({ days }) => [days.from, days.to])].map(scheduleDayNumber);
  const first = Math.min(...all) - margin;
  const length = Math.max(...all) + margin - first;
  return (of, later = 0) => (scheduleDayNumber(of) + later - first) / length;
}
