/**
 * The overview's list of work: the matters that need somebody by urgency, then a line with those that are well, each
 * with its own failure.
 */
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { joinReads } from '#widgets/join-reads.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { WorkLines } from '../../parts/WorkLines/WorkLines.tsx';
import type { AttentionCard, WaitingKind, WorkKind } from '../attention/attention-cards.ts';
import { useBreakInWork } from './use-break-in-work.ts';
import { useCaseWork } from './use-case-work.ts';
import { useJobWork, useWaitingChanges } from './use-own-work.ts';
import { useReminderFacts, useThemeFacts } from './use-quiet-facts.ts';
import { useServerWork } from './use-server-work.ts';
import { useTermWork } from './use-term-work.ts';
import { isUnderWay, sortWork } from './work-item.ts';

interface WorkListProps {
  readonly may: readonly WorkKind[];
  readonly waiting: readonly WaitingKind[];
  /** The cards on view, each of which reports the failure of its own read. */
  readonly cards: readonly AttentionCard[];
}

export function WorkList({ may, waiting, cards }: WorkListProps) {
  const { t } = useText();
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
  const items = sortWork(parts.flatMap((part) => part.items));
  const pending = parts.filter(isUnderWay);
  const failed = parts.filter(
    ({ key, reads }) => !cards.some((card) => card === key) && reads.some(({ error }) => error !== null),
  );
  const notes = parts.flatMap((part) => part.notes);
  return (
    <>
      {items.length > 0 && <WorkLines label={t('attention.title')} lines={items} />}
      {items.length === 0 &&
        pending.length === 0 &&
        parts.every(({ reads }) => reads.every(({ error }) => error === null)) && (
          <p>{t('attention.work.nothing')}</p>
        )}
      {pending.length > 0 && (
        <p role="status" className={ink.quiet}>
          {t('attention.work.underWay', {
            names: pending.map(({ name }) => name).join(t('common.form.separator')),
          })}
        </p>
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
      {notes.length > 0 && (
        <ul
          className={`${layout.row} ${layout.apart} ${layout.below} ${lines.bare} ${ink.small}`}
          aria-label={t('attention.work.well')}
        >
          {notes.map(({ text, to }) => (
            <li key={text}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
