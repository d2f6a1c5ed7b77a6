/** All themes of departments as bars on a line of time, which can be drawn, moved and stretched by mouse and keys. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import type { AppointmentDays } from '#shared/rules/themes/appointment.ts';
import { laterDay, scheduleDayNumber } from '#shared/rules/themes/schedule.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';
import { Badge } from '#widgets/Badge.tsx';
import { Button } from '#widgets/Button.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { ExternalName } from '#widgets/ExternalName.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { PlainCheckbox } from '#widgets/PlainCheckbox.tsx';
import { SearchField } from '#widgets/SearchField.tsx';
import { TimeAxis } from '#widgets/TimeBar/TimeAxis.tsx';
import { share } from '#widgets/TimeBar/TimeBar.tsx';
import { daysText } from '../../days-text.ts';
import { targetsText } from '../../ThemeList/theme-words.ts';
import { appointAddress } from '../../theme-addresses.ts';
import { themeNameState } from '../../theme-name-state.ts';
import { locatorOfClaim, ThemeLink } from '../../WhoSees/ThemeLink.tsx';
import { themeName } from '../../WhoSees/theme-name.ts';
import { CalendarNotices } from './CalendarNotices.tsx';
import {
  barIn,
  type CalendarScale,
  type CalendarWindow,
  calendarScales,
  monthStarts,
} from './calendar-days.ts';
import { type CalendarGroup, calendarGroups, withDraft } from './calendar-rows.ts';
import { gapText } from './calendar-words.ts';
import { DayBar } from './DayBar.tsx';
import styles from './ThemeCalendar.module.css';
import { useCalendarDraft } from './use-calendar-draft.tsx';

interface ThemeCalendarProps {
  readonly terminal: Terminal;
  readonly themes: readonly ClaimedTheme[];
  readonly departments: readonly Department[];
  /** Day of the question, YYYY-MM-DD. */
  readonly day: string;
}

/** Days of the window before the day of the question. */
const leads = { month: 3, quarter: 14, year: 30 } as const;
/** Fraction of the line behind which a label has no room. */
const lastLabel = 0.86;
const scales = ['month', 'quarter', 'year'] as const satisfies readonly CalendarScale[];

export function ThemeCalendar({ terminal, themes, departments, day }: ThemeCalendarProps) {
  const { t, formatDay } = useText();
  const [scale, setScale] = useState<CalendarScale>('quarter');
  const [offset, setOffset] = useState(0);
  const [all, setAll] = useState(themes.every(({ topicAppoint }) => topicAppoint === 'none'));
  const [search, setSearch] = useState('');
  const edits = useCalendarDraft(terminal, themes);
  const length = calendarScales[scale];
  const lead = leads[scale];
  const first = laterDay(day, offset - lead);
  const last = laterDay(first, length - 1);
  const view = { first, length };
  const planned = withDraft(themes, edits.draft);
  const groups = calendarGroups(planned, departments, { all, search });
  const months = monthStarts(view)
    .map((month) => ({ name: formatDay(month), at: barIn(view, { from: month, to: month })?.from ?? 0 }))
    // A label beyond would leave the line; labels of a year's months would run into one another.
    .filter(({ at }, index) => at < lastLabel && (scale !== 'year' || index % 3 === 0));
  const pan = (by: number) => setOffset((now) => now + Math.round(length * by));
  const now = barIn(view, { from: day, to: day });
  const show = (days: AppointmentDays) =>
    setOffset((at) => at + scheduleDayNumber(days.from) - scheduleDayNumber(first) - lead);
  const change = (id: string, days: AppointmentDays) => {
    const stored = themes.find((theme) => theme.id === id);
    if (stored) edits.set(stored, days);
    // A bar that keys have moved out of the window takes the window along, and keeps the focus.
    if (!barIn(view, days)) show(days);
  };
  return (
    <>
      <div className={`${layout.row} ${layout.below}`}>
        <Segmented
          label={t('themesCalendar.scale.label')}
          value={scale}
          options={scales.map((value) => ({ value, label: t(`themesCalendar.scale.${value}`) }))}
          onChange={setScale}
        />
        <Button onClick={() => pan(-0.5)}>{t('themesCalendar.earlier')}</Button>
        <Button disabled={offset === 0} onClick={() => setOffset(0)}>
          {t('themesCalendar.back')}
        </Button>
        <Button onClick={() => pan(0.5)}>{t('themesCalendar.later')}</Button>
        <SearchField label={t('themesWho.calendar.theme')} value={search} onChange={setSearch} />
        <PlainCheckbox label={t('themesCalendar.all')} checked={all} onChange={setAll} />
      </div>
      <div className={layout.below}>
        <p className={ink.help}>{t('themesCalendar.help')}</p>
      </div>
      <table
        className={`${tables.table} ${tables.fixed} ${layout.below}`}
        aria-label={t('themesWho.calendar.title')}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.names}>
              {t('themesWho.calendar.theme')}
            </th>
            <th scope="col" className={styles.days}>
              {t('themesWho.calendar.days')}
            </th>
            <th scope="col">
              {t('themesCalendar.line', { from: formatDay(first), to: formatDay(last) })}
              <TimeAxis names={months} today={now?.from ?? null} todayName={t('themesWho.calendar.today')} />
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupRows
            key={group.department.id}
            terminal={terminal}
            group={group}
            view={view}
            day={day}
            edits={edits}
            onChange={change}
            onShow={show}
          />
        ))}
      </table>
      {edits.lines.length > 0 && (
        <Notice
          tone="info"
          title={t('themesCalendar.unsaved', { count: edits.lines.length })}
          actions={
            <>
              <Button size="small" busy={edits.isSaving} onClick={() => void edits.save()}>
                {t('themesCalendar.save')}
              </Button>
              <Button size="small" disabled={edits.isSaving} onClick={edits.discard}>
                {t('common.form.discard')}
              </Button>
            </>
          }
        >
          {edits.lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Notice>
      )}
      <CalendarNotices terminal={terminal} themes={planned} groups={groups} />
    </>
  );
}

interface GroupRowsProps {
  readonly terminal: Terminal;
  readonly group: CalendarGroup;
  readonly view: CalendarWindow;
  readonly day: string;
  readonly edits: ReturnType<typeof useCalendarDraft>;
  readonly onChange: (id: string, days: AppointmentDays) => void;
  readonly onShow: (days: AppointmentDays) => void;
}

function GroupRows({ terminal, group, view, day, edits, onChange, onShow }: GroupRowsProps) {
  const text = useText();
  const { t } = text;
  const { department, themes, hiddenCount, gaps, overlaps } = group;
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={2}>
          <ExternalName text={department.name} />
        </th>
        <td>
          <div className={styles.track}>
            {gaps.map((gap) => {
              const mark = barIn(view, gap);
              return (
                mark && (
                  <span
                    key={gap.from}
                    className={styles.gap}
                    title={gapText(gap, text)}
                    style={{ left: share(mark.from), width: share(mark.to - mark.from) }}
                  />
                )
              );
            })}
          </div>
        </td>
      </tr>
      {themes.map((theme) => {
        const name = themeName(theme, terminal, text);
        const { appointDate, topicAppoint, topicStatus } = theme;
        const days = topicAppoint === 'timed' ? appointDate : null;
        return (
          <tr key={theme.id}>
            <th scope="row">
              <span className={layout.inline}>
                <ThemeLink theme={theme} terminal={terminal} />
                {!topicStatus && <Badge>{t('themes.status.disabled')}</Badge>}
              </span>
              <span className={ink.under}>
                {topicAppoint === 'none' ? (
                  t('themes.appointment.none')
                ) : (
                  <Link
                    to={appointAddress(locatorOfClaim(theme, terminal))}
                    state={themeNameState(theme.whole.topicName)}
                  >
                    {targetsText(theme.appointRange, text)}
                  </Link>
                )}
              </span>
            </th>
            <td className={styles.span}>
              {days
                ? daysText(days, text)
                : topicAppoint === 'permanent' && t('themes.appointment.permanent')}
            </td>
            <td>
              {topicAppoint === 'permanent' ? (
                <div className={styles.track}>
                  <span className={styles.lasting} />
                </div>
              ) : (
                <DayBar
                  name={name}
                  days={days}
                  view={view}
                  today={day}
                  overlaps={overlaps.get(theme.id) ?? []}
                  isChanged={edits.draft.has(theme.id)}
                  onChange={(next) => onChange(theme.id, next)}
                  onShow={onShow}
                  onRevert={() => edits.revert(theme.id)}
                />
              )}
            </td>
          </tr>
        );
      })}
      {hiddenCount > 0 && (
        <tr>
          <td colSpan={3} className={ink.help}>
            {t('themesCalendar.left', { count: hiddenCount })}
          </td>
        </tr>
      )}
    </tbody>
  );
}
