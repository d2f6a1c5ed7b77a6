/** The licences on one line of time, with seats and how they differ from the licence before: chart and table in one. */
import type { CSSProperties } from 'react';
import { unlimitedSeats } from '#shared/rules/licence/licence.ts';
import { attentionOf } from '#shared/rules/licence-board/attention.ts';
import { localDay } from '../../../data/local-day.ts';
import { type TextTools, useText } from '../../../data/text.ts';
import { StatusDot } from '../../../widgets/StatusDot.tsx';
import { attentionTones } from '../board/boardView.ts';
import { seatText } from '../parts/facts.ts';
import styles from './family.module.css';
import type { FamilyMember } from './familyWork.ts';
import { type TermBar, timeLine } from './timeline.ts';

type SeatField = 'pcSeats' | 'mobileSeats' | 'externalSeats';
const seatFields: readonly SeatField[] = ['pcSeats', 'mobileSeats', 'externalSeats'];

export function FamilyTimeline({ members }: { readonly members: readonly FamilyMember[] }) {
  const text = useText();
  const { t, formatDay } = text;
  const line = timeLine(members, localDay(Date.now()));
  return (
    // In a narrow window it is wider than its place: the keys must be able to move it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has the focus
    <section className={styles.scroll} tabIndex={0} aria-label={t('licence.screen.family.timeline')}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('licence.screen.family.timeline')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('licenceBoard.column.file')}</th>
            <th scope="col" className={styles.time}>
              {line ? (
                <span className={styles.ends}>
                  <span>{formatDay(line.first)}</span>
                  <span>{formatDay(line.last)}</span>
                </span>
              ) : (
                t('licence.screen.family.term')
              )}
            </th>
            {seatFields.map((field) => (
              <th key={field} scope="col" className={styles.number}>
                {t(`licence.screen.field.${field}`)}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              {t('licenceBoard.column.modules')}
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ file, summary }, index) => {
            const before = members[index - 1]?.summary.licence ?? null;
            const { licence, name } = summary;
            const attention = attentionOf(summary);
            return (
              <tr key={file}>
                <th scope="row">
                  <span className={styles.name}>{name}</span>
                  <StatusDot tone={attentionTones[attention]}>
                    {t(`licenceBoard.attention.${attention}`)}
                  </StatusDot>
                </th>
                <td className={styles.time}>
                  {licence && (
                    <Term
                      licence={licence}
                      bar={line?.bars[index] ?? null}
                      today={line?.today ?? null}
                      text={text}
                    />
                  )}
                </td>
                {seatFields.map((field) => (
                  <td key={field} className={styles.number}>
                    {licence ? seatText(licence[field], text) : '–'}
                    <Delta before={before?.[field] ?? null} after={licence?.[field] ?? null} text={text} />
                  </td>
                ))}
                <td className={styles.number}>
                  {licence ? text.formatNumber(licence.moduleCount) : '–'}
                  <Delta
                    before={before?.moduleCount ?? null}
                    after={licence?.moduleCount ?? null}
                    text={text}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface TermProps {
  readonly licence: { readonly startDate: string | null; readonly expiryDate: string | null };
  readonly bar: TermBar | null;
  readonly today: number | null;
  readonly text: TextTools;
}

function Term({ licence, bar, today, text }: TermProps) {
  const { t, formatDay } = text;
  const { startDate, expiryDate } = licence;
  return (
    <>
      <span>
        {t('licence.screen.family.fromTo', {
          from: startDate ? formatDay(startDate) : t('licence.screen.value.none'),
          to: expiryDate ? formatDay(expiryDate) : t('licence.screen.value.noExpiry'),
        })}
      </span>
      <span className={styles.track} aria-hidden="true">
        {bar && (
          <span
            className={styles.bar}
            data-open-start={bar.openStart || undefined}
            data-open-end={bar.openEnd || undefined}
            style={
              {
                left: `${bar.from * 100}%`,
                width: `${Math.max(0.5, (bar.to - bar.from) * 100)}%`,
              } as CSSProperties
            }
          />
        )}
        {today !== null && <span className={styles.today} style={{ left: `${today * 100}%` }} />}
      </span>
    </>
  );
}

/** How many more or fewer than in the licence before; nothing where that can't be said in a number. */
function Delta(props: {
  readonly before: number | null;
  readonly after: number | null;
  readonly text: TextTools;
}) {
  const { before, after, text } = props;
  if (before === null || after === null || before === after) return null;
  if (before === unlimitedSeats || after === unlimitedSeats) return null;
  const fewer = after < before;
  const count = text.formatNumber(Math.abs(after - before));
  return (
    <span className={styles.delta} data-fewer={fewer || undefined}>
      {text.t(fewer ? 'licence.screen.compare.seatsFewer' : 'licence.screen.compare.seatsMore', { count })}
    </span>
  );
}
