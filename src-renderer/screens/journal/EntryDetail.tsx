/** One change in full, in a sheet at the edge: who, where, what came of it, before and after, *Undo* or why not. */
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import type { KeptEntry } from '#shared/bridge/journal.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import styles from './Detail.module.css';
import { EntryResult } from './journal-columns.tsx';
import { withEntry } from './journal-filter.ts';
import { entryKey } from './journal-reads.ts';
import { serverText, titleText } from './journal-text.ts';
import { StateTable } from './StateTable.tsx';
import { type Here, undoEntry, undoObstacle } from './undo-entry.ts';

interface EntryDetailProps {
  /** null: closed. */
  readonly id: number | null;
  readonly here: Here;
  readonly onClose: () => void;
}

export function EntryDetail({ id, here, onClose }: EntryDetailProps) {
  const { t } = useText();
  const { data, error, refetch } = useQuery({
    queryKey: [entryKey, id],
    queryFn: async () => (id === null ? null : (await bridge.journal.entry({ id })).entry),
    enabled: id !== null,
    staleTime: 0,
  });
  const obstacle = data ? undoObstacle(data, here) : 'none';
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={data ? titleText(data.title) : t('journal.detail.title')}
      width={720}
      side
      footer={
        data && (
          <>
            {obstacle !== null && (
              <span className={styles.obstacle}>
                {t(`journal.undo.${obstacle}`, {
                  server: serverText(data, t),
                  user: data.user || t('journal.nobody'),
                })}
              </span>
            )}
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
      {error && (
        <ErrorNotice error={error} title={t('journal.detail.failed')} onRetry={() => void refetch()} />
      )}
      {data === null && <Notice>{t('journal.detail.gone')}</Notice>}
      {data === undefined && !error && <SkeletonRows columns={2} />}
      {data && <Facts entry={data} />}
    </Dialog>
  );
}

function Facts({ entry }: { readonly entry: KeptEntry }) {
  const [params] = useSearchParams();
  const { t, formatTime } = useText();
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('journal.column.time')}</dt>
        <dd title={new Date(entry.time).toISOString()}>{formatTime(entry.time)}</dd>
        <dt>{t('journal.column.server')}</dt>
        <dd>{serverText(entry, t)}</dd>
        <dt>{t('journal.column.user')}</dt>
        <dd>{entry.user || t('journal.nobody')}</dd>
        {entry.undoes !== null && (
          <>
            <dt>{t('journal.undoes')}</dt>
            <dd>
              <Link to={{ search: withEntry(params, entry.undoes).toString() }} replace>
                {t('journal.undoesEntry')}
              </Link>
            </dd>
          </>
        )}
        <dt>{t('journal.column.endpoint')}</dt>
        <dd>
          <code>{entry.endpoint}</code>
        </dd>
        <dt>{t('journal.column.result')}</dt>
        <dd>
          <EntryResult entry={entry} t={t} />
          {entry.message !== '' && <p className={styles.message}>{entry.message}</p>}
          {entry.result === 'unknown' && <p className={styles.note}>{t('journal.unknownText')}</p>}
        </dd>
      </dl>
      <section aria-labelledby="journal-states">
        <h3 id="journal-states" className={styles.heading}>
          {t('journal.detail.states')}
        </h3>
        <StateTable before={entry.before} after={entry.after} />
      </section>
    </>
  );
}
