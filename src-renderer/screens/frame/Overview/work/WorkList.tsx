/**
 * The overview's list of work: the matters that need somebody by urgency, then a line with those that are well, each
 * with its own failure.
 */
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { readHint, writeHint } from '#state/stored-hints.ts';
import { joinReads } from '#widgets/join-reads.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import bare from '#widgets/looks/lines.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import { WhoseRows } from '#widgets/WhoseRows.tsx';
import { WorkLines } from '../../parts/WorkLines/WorkLines.tsx';
import type { AttentionCard, WaitingKind, WorkKind } from '../attention/attention-cards.ts';
import { useOverviewName } from '../use-overview-name.ts';
import { useRememberedHeight } from '../use-remembered-height.ts';
import { useBreakInWork } from './use-break-in-work.ts';
import { useCaseWork } from './use-case-work.ts';
import { useJobWork, useWaitingChanges } from './use-own-work.ts';
import { useReminderFacts, useThemeFacts } from './use-quiet-facts.ts';
import { useServerWork } from './use-server-work.ts';
import { useTermWork } from './use-term-work.ts';
import { isUnderWay } from './work-item.ts';
import { rowsOfWork, workSlotsOf, usualRows, type WorkRows } from './work-slots.ts';

/** Pixels. */
const oneLine = 20;

interface WorkListProps {
  readonly may: readonly WorkKind[];
  readonly waiting: readonly WaitingKind[];
  /** The cards on view, each of which reports the failure of its own read. */
  readonly cards: readonly AttentionCard[];
  readonly onWhole: () => void;
}

export function WorkList({ may, waiting, cards, onWhole }: WorkListProps) {
  const { t } = useText();
  const name = useOverviewName('work');
  const parts = [
    useBreakInWork(may.includes('breakIns')),
    useTermWork(may.includes('term')),
    useCaseWork(waiting),
    useServerWork(may.includes('server')),
    useWaitingChanges(),
    useJobWork(),
    useThemeFacts(may.includes('themes')),
    useReminderFacts(may.includes('reminders')),
  ];
  const [rows] = useState(() => storedRows(name) ?? usualRows(may, waiting));
  const lines = workSlotsOf(parts, rows);
  const pending = parts.filter(isUnderWay);
  const isWhole = pending.length === 0;
  const found = rowsOfWork(parts).join(' ');
  useEffect(() => {
    if (!isWhole) return;
    writeHint(name, found);
    onWhole();
  }, [name, isWhole, found, onWhole]);
  const { content, minHeight } = useRememberedHeight(`${name}.notes`, isWhole);
  const failed = parts.filter(
    ({ key, reads }) => !cards.some((card) => card === key) && reads.some(({ error }) => error !== null),
  );
  const notes = parts.flatMap((part) => part.notes);
  // In the heading's line, so that its end moves nothing.
  const underWay = isWhole ? null : (
    <p role="status" className={`${ink.quiet} ${ink.cut} ${layout.fill}`}>
      {t('attention.work.underWay', {
        names: pending.map((part) => part.name).join(t('common.form.separator')),
      })}
    </p>
  );
  return (
    <Section title={t('attention.title')} note={underWay}>
      <WhoseRows />
      {lines.length > 0 && <WorkLines label={t('attention.title')} lines={lines} />}
      {lines.length === 0 &&
        isWhole &&
        parts.every(({ reads }) => reads.every(({ error }) => error === null)) && (
          <p>{t('attention.work.nothing')}</p>
        )}
      {failed.map(({ key, failed: title, reads }) => (
        <div key={key} className={layout.below}>
          <ReadPart
            read={joinReads(...reads.map((read) => [read] as const))}
            failed={title}
            tone="quiet"
            waiting={null}
          />
        </div>
      ))}
      {(notes.length > 0 || !isWhole) && (
        <div className={layout.below} style={{ minHeight: isWhole ? undefined : (minHeight ?? oneLine) }}>
          <div ref={content}>
            {notes.length > 0 && (
              <ul
                className={`${layout.row} ${layout.apart} ${bare.bare} ${ink.small}`}
                aria-label={t('attention.work.well')}
              >
                {notes.map(({ text, to }) => (
                  <li key={text}>
                    <Link to={to}>{text}</Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </Section>
  );
}

/** The rows of the list as it was last whole; null for a list that was never seen. */
function storedRows(name: string): WorkRows | null {
  const stored = readHint(name);
  return stored === null ? null : stored.split(' ').filter((key) => key !== '');
}
