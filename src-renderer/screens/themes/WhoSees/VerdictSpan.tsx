/** The themes that somebody sees over several days: one line for each stretch of days with the same theme. */
import { useText } from '#data/text.ts';
import type { AppointmentDays } from '#shared/rules/themes/appointment.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { type Claims, type ThemeViewer, winnerAmong } from '#state/theme-claims.ts';
import tables from '#widgets/looks/table.module.css';
import { Section } from '#widgets/Section.tsx';
import { daysText } from '../days-text.ts';
import { stretchesOf } from '../Spread/spread.ts';
import { ThemeLink } from './ThemeLink.tsx';

interface VerdictSpanProps {
  readonly terminal: Terminal;
  readonly claims: Claims;
  readonly whom: ThemeViewer;
  readonly days: AppointmentDays;
}

export function VerdictSpan({ terminal, claims, whom, days }: VerdictSpanProps) {
  const text = useText();
  const { t, formatDay } = text;
  return (
    <Section title={t('themesWho.span')}>
      <table className={tables.table} aria-label={t('themesWho.span')}>
        <thead>
          <tr>
            <th scope="col">{t('themesWho.calendar.days')}</th>
            <th scope="col">{t('themesWho.calendar.theme')}</th>
            <th scope="col">{t('themesWho.why')}</th>
          </tr>
        </thead>
        <tbody>
          {stretchesOf(claims.themes, days).map(({ from, to }) => {
            const winner = winnerAmong(claims, { terminal, whom, day: from });
            const { from: first = '', to: last = '' } = winner?.theme.appointDate ?? {};
            return (
              <tr key={from}>
                <th scope="row">{daysText({ from, to }, text)}</th>
                <td>
                  {winner ? (
                    <ThemeLink theme={winner.theme} terminal={terminal} />
                  ) : (
                    t('themesWho.otherwiseNone')
                  )}
                </td>
                <td>
                  {winner &&
                    t(`themesWho.because.${winner.why}`, { from: formatDay(first), to: formatDay(last) })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
