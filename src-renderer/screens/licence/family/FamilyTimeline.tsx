/** The licences on a timeline with seats and differences from the previous licence: chart and table in one. */

import { useRef } from 'react';
import { localDay } from '#data/local-day.ts';
import { type TextTools, useText } from '#data/text.ts';
import { type Licence, unlimitedSeats } from '#shared/rules/common/licence/licence.ts';
import { attentionOf } from '#shared/rules/licence/board/attention.ts';
import { seatDifferenceText } from '#shared/rules/licence/description/describe-comparison.ts';
import { seatText } from '#shared/rules/licence/description/fact-value.ts';
import { zonedDayText } from '#shared/rules/licence/description/licence-writer.ts';
import { isDoubtful } from '#shared/rules/licence/is-doubtful.ts';
import { attentionTone } from '#shared/rules/licence/fact-tones.ts';
import { SideFrame } from '#widgets/DataGrid/SideFrame.tsx';
import ink from '#widgets/looks/ink.module.css';
import tables from '#widgets/looks/table.module.css';
import { ExternalName } from '#widgets/ExternalName.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { TimeAxis } from '#widgets/TimeBar/TimeAxis.tsx';
import { TimeBar } from '#widgets/TimeBar/TimeBar.tsx';
import { verdictWord } from '../board/board-view.ts';
import { licenceWriter } from '../parts/licence-writer.ts';
import styles from './family.module.css';
import type { FamilyFile } from './family-work.ts';
import { type TermBar, type TimeLine, timeLine } from './timeline.ts';

type SeatField = 'pcSeats' | 'mobileSeats' | 'externalSeats';
const seatFields: readonly SeatField[] = ['pcSeats', 'mobileSeats', 'externalSeats'];

export function FamilyTimeline({ members }: { readonly members: readonly FamilyFile[] }) {
  const text = useText();
  const { t, formatTime } = text;
  const scroller = useRef<HTMLElement>(null);
  const line = timeLine(members, localDay(Date.now()));
  return (
    <SideFrame scroller={scroller}>
      {/* A narrow window scrolls the region, so that the keyboard must reach it. */}
      <section
        ref={scroller}
        className={tables.wide}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has the focus
        tabIndex={0}
        aria-label={t('licence.screen.family.timeline')}
      >
        <table className={`${tables.table} ${styles.table}`}>
          <caption className="visually-hidden">{t('licence.screen.family.timeline')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('licenceBoard.column.file')}</th>
              <th scope="col" className={styles.time}>
                {t('licence.screen.family.term')}
                {line && (
                  <TimeAxis
                    names={line.years.flatMap(({ year, at, isNamed: named }) =>
                      named ? [{ name: year, at }] : [],
                    )}
                    today={line.today}
                    todayName={t('licence.screen.family.today')}
                  />
                )}
              </th>
              {seatFields.map((field) => (
                <th key={field} scope="col" className={tables.number}>
                  {t(`licence.field.${field}`)}
                </th>
              ))}
              <th scope="col" className={tables.number}>
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
                    <strong>
                      <ExternalName text={name} />
                    </strong>
                    <br />
                    <StatusDot tone={attentionTone({ attention, summary })}>
                      {verdictWord({ attention, summary }, text)}
                    </StatusDot>
                    {licence && (
                      <span className={ink.under}>
                        {licence.issuedAt
                          ? t('licence.screen.family.issued', { time: formatTime(licence.issuedAt) })
                          : t('licence.screen.family.notIssued')}
                      </span>
                    )}
                  </th>
                  <td>
                    {licence && (
                      <Term
                        licence={licence}
                        bar={line?.bars[index] ?? null}
                        line={line}
                        doubtful={isDoubtful(summary)}
                        text={text}
                      />
                    )}
                  </td>
                  {seatFields.map((field) => (
                    <td key={field} className={tables.number}>
                      {licence ? seatText(licence[field], licenceWriter(text)) : '–'}
                      <Delta before={before?.[field] ?? null} after={licence?.[field] ?? null} text={text} />
                    </td>
                  ))}
                  <td className={tables.number}>
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
    </SideFrame>
  );
}

interface TermProps {
  readonly licence: Pick<Licence, 'startDate' | 'expiryDate' | 'timeZone'>;
  readonly bar: TermBar | null;
  readonly line: TimeLine | null;
  /** The licence proves nothing about its term. */
  readonly doubtful: boolean;
  readonly text: TextTools;
}

function Term({ licence, bar, line, doubtful, text }: TermProps) {
  const { t } = text;
  const writer = licenceWriter(text);
  const { startDate, expiryDate } = licence;
  return (
    <>
      <span>
        {t('licence.screen.family.fromTo', {
          from: startDate ? zonedDayText(startDate, licence.timeZone, writer) : t('licence.value.none'),
          to: expiryDate ? zonedDayText(expiryDate, licence.timeZone, writer) : t('licence.value.noExpiry'),
        })}
      </span>
      <TimeBar
        bar={bar}
        today={line?.today ?? null}
        ticks={line?.years.map(({ at }) => at) ?? []}
        doubtful={doubtful}
      />
    </>
  );
}

/** The difference from the previous licence; nothing where no number can express it. */
function Delta(props: {
  readonly before: number | null;
  readonly after: number | null;
  readonly text: TextTools;
}) {
  const { before, after, text } = props;
  if (before === null || after === null || before === after) return null;
  if (before === unlimitedSeats || after === unlimitedSeats) return null;
  const fewer = after < before;
  return (
    <span className={`${ink.under} ${fewer ? ink.toned : ''}`} data-tone={fewer ? 'danger' : undefined}>
      {seatDifferenceText(after - before, licenceWriter(text))}
    </span>
  );
}
