import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import type { KeptEntry } from '#shared/bridge/journal.ts';
import { namesInChange } from '#shared/rules/journal/change-summary.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import { allowedText, entryTitleText, serverText } from '#widgets/Journal/journal-text.ts';
import { StateTable } from '#widgets/Journal/StateTable.tsx';
import { type UndoContext, obstacleText, undoEntry, undoObstacle } from '#widgets/Journal/undo-entry.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { EntryResult } from './journal-columns.tsx';
import { withEntry } from './journal-filter.ts';
import { entryKey } from './journal-reads.ts';

interface EntryDetailProps {
  /** null while the sheet is closed. */
  readonly id: number | null;
  readonly here: UndoContext;
  readonly onClose: () => void;
}

export function EntryDetail({ id, here, onClose }: EntryDetailProps) {
  const { t } = useText();
  const read = useQuery({
    queryKey: [entryKey, id],
    queryFn: async () => (id === null ? null : (await bridge.journal.entry({ id })).entry),
    enabled: id !== null,
    staleTime: 0,
  });
  const { data } = read;
  const obstacle = data ? undoObstacle(data, here) : 'none';
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={data ? entryTitleText(data.title) : t('journal.detail.title')}
      width={720}
      side
      footer={
        data && (
          <>
            {obstacle !== null && <span className={ink.quiet}>{obstacleText(obstacle, data, t)}</span>}
            <Button onClick={onClose}>{t('common.close')}</Button>
            <Button
              look="primary"
              disabled={obstacle !== null}
              onClick={() => void undoEntry(data.id, serverText(data, t), t)}
            >
              {t('journal.undo.action')}
            </Button>
          </>
        )
      }
    >
      <ReadPart read={read} failed={t('journal.detail.failed')} waiting={<SkeletonRows columns={2} />}>
        {(entry) => (entry ? <Detail entry={entry} /> : <Notice>{t('journal.detail.gone')}</Notice>)}
      </ReadPart>
    </Dialog>
  );
}

function Detail({ entry }: { readonly entry: KeptEntry }) {
  const [params] = useSearchParams();
  const { t, formatTime } = useText();
  const names = namesInChange(entry.before, entry.after);
  return (
    <>
      <FactList>
        <Fact label={t('journal.column.time')}>
          <span title={new Date(entry.time).toISOString()}>{formatTime(entry.time)}</span>
        </Fact>
        <Fact label={t('journal.column.server')}>{serverText(entry, t)}</Fact>
        <Fact label={t('journal.column.user')}>{entry.user || t('journal.nobody')}</Fact>
        {entry.approver !== '' && <Fact label={t('journal.approver')}>{entry.approver}</Fact>}
        {entry.allowedBy !== '' && <Fact label={t('journal.allowedBy')}>{allowedText(entry, t)}</Fact>}
        {entry.undoes !== null && (
          <Fact label={t('journal.undoes')}>
            <Link to={{ search: withEntry(params, entry.undoes).toString() }} replace>
              {t('journal.undoesEntry')}
            </Link>
          </Fact>
        )}
        {names.length > 0 && (
          <Fact label={t('journal.fields.names')}>{names.join(t('common.form.separator'))}</Fact>
        )}
        <Fact label={t('journal.column.endpoint')}>
          <code>{entry.endpoint}</code>
        </Fact>
        <Fact label={t('journal.column.result')}>
          <EntryResult entry={entry} t={t} />
          {entry.message !== '' && <p className={ink.broken}>{entry.message}</p>}
          {entry.result === 'unknown' && <p className={ink.quiet}>{t('journal.unknownText')}</p>}
        </Fact>
      </FactList>
      <section className={layout.part} aria-labelledby="journal-states">
        <h3 id="journal-states" className={`${ink.heading} ${layout.below}`}>
          {t('journal.detail.states')}
        </h3>
        <StateTable entry={entry} />
      </section>
    </>
  );
}
