/** *History on this computer*: opened files with their results, page by page, with search and deletion. */

import { useMemo, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import type { OpenedLicence } from '#shared/bridge/licence/licence.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { zonedDayText } from '#shared/rules/licence/description/licence-writer.ts';
import { verdictTone } from '#shared/rules/licence/fact-tones.ts';
import { Button } from '#widgets/Button.tsx';
import { Copyable } from '#widgets/Copyable.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { ExternalName } from '#widgets/ExternalName.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import type { ListSelection } from '#widgets/List/use-list-selection.ts';
import ink from '#widgets/looks/ink.module.css';
import { notify } from '#widgets/notify.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { licenceWriter } from '../parts/licence-writer.ts';
import { openedColumns, openedSortOf } from './opened-columns.tsx';

const pageSize = 100;
/** Entries of a call, and ids of a deletion, at most (the contract's limit). */
const most = 1000;

export function OpenedHistory() {
  const text = useText();
  const { t, formatNumber } = text;
  const [shown, setShown] = useState<OpenedLicence | null>(null);
  const columns = useMemo(() => openedColumns(text), [text]);
  const list = useList({
    name: 'openedLicences',
    filters: { q: { kind: 'search', placeholder: t('licence.screen.opened.search') } },
    source: {
      pageSize,
      gather: most,
      load: async ({ values, sort, pageNo, pageSize: limit }, signal) => {
        const order = openedSortOf(sort);
        const { entries, total } = await bridge.licence.history(
          {
            search: values.q.trim(),
            offset: (pageNo - 1) * limit,
            limit,
            ...(order ? { sort: order } : {}),
          },
          { signal },
        );
        return { rows: entries, total };
      },
    },
    columns,
    rowKey: ({ id }: OpenedLicence) => id,
    select: true,
  });
  const counted = (count: number) => ({ count, total: formatNumber(count) });

  /** `some` is null for the whole history. */
  const forget = async (some: ListSelection<OpenedLicence> | null) => {
    const yes = await confirm({
      title: some
        ? t('licence.screen.opened.confirmTitle', counted(some.count))
        : t('licence.screen.opened.confirmAllTitle'),
      text: t('licence.screen.opened.confirmText'),
      action: t(some ? 'licence.screen.opened.forget' : 'licence.screen.opened.forgetAll'),
      danger: true,
      here: true,
    });
    if (!yes) return;
    try {
      let forgotten = 0;
      if (some) {
        const ids = (await some.chosen()).map(({ id }) => id);
        for (let start = 0; start < ids.length; start += most) {
          const share = ids.slice(start, start + most);
          forgotten += (await bridge.licence.forgetHistory({ ids: share })).forgotten;
        }
      } else forgotten = (await bridge.licence.forgetHistory({ all: true })).forgotten;
      notify({ tone: 'success', text: t('licence.screen.opened.forgotten', counted(forgotten)) });
    } catch (failure) {
      notify({ tone: 'danger', text: describeError(failure).message });
    }
    list.selection?.clear();
    list.reload?.();
  };
  const none = list.total === null || list.total === 0;
  return (
    <ListScreen
      list={list}
      label={t('licence.screen.opened.label')}
      notices={<p className={ink.text}>{t('licence.screen.opened.purpose')}</p>}
      failed={t('licence.screen.opened.failed')}
      empty={{ title: t('licence.screen.opened.empty'), text: t('licence.screen.opened.emptyText') }}
      nothing={t('licence.screen.opened.nothingFound')}
      count={(total) => t('licence.screen.opened.count', counted(total))}
      height={{ windowLess: 300 }}
      onOpen={setShown}
      bulk={(some) => (
        <Button
          size="small"
          look="danger"
          onClick={() => void forget(some.all && list.values.q.trim() === '' ? null : some)}
        >
          {t('licence.screen.opened.forget')}
        </Button>
      )}
      last={
        <Button size="small" disabled={none} onClick={() => void forget(null)}>
          {t('licence.screen.opened.forgetAll')}
        </Button>
      }
    >
      <OpenedDetail entry={shown} onClose={() => setShown(null)} />
    </ListScreen>
  );
}

interface OpenedDetailProps {
  /** null while the sheet is closed. */
  readonly entry: OpenedLicence | null;
  readonly onClose: () => void;
}

/** One opening in full, with copyable fingerprints for comparison. */
function OpenedDetail({ entry, onClose }: OpenedDetailProps) {
  return (
    <Dialog open={entry !== null} onClose={onClose} title={shownInSentence(entry?.name ?? '')} width={720}>
      {entry && <Detail entry={entry} />}
    </Dialog>
  );
}

function Detail({ entry }: { readonly entry: OpenedLicence }) {
  const text = useText();
  const { t, formatTime } = text;
  const none = t(entry.readable ? 'licence.value.none' : 'licence.screen.value.unknown');
  const code = (value: string | null, what: string) =>
    value ? <Copyable value={value} label={t('licence.screen.action.copy', { what })} /> : none;
  return (
    <FactList>
      <Fact label={t('licence.screen.opened.openedAt')}>{formatTime(entry.openedAt)}</Fact>
      <Fact label={t('licence.screen.opened.verdict')}>
        <StatusDot tone={verdictTone(entry)}>{t(`licence.state.${entry.state}`)}</StatusDot>
      </Fact>
      <Fact label={t('licence.screen.opened.company')}>
        {entry.companyName ? <ExternalName text={entry.companyName} /> : none}
      </Fact>
      <Fact label={t('licence.screen.opened.code')}>
        {code(entry.licenceCode, t('licence.screen.opened.code'))}
      </Fact>
      <Fact label={t('licence.screen.opened.expiry')}>
        {entry.expiryDate ? zonedDayText(entry.expiryDate, entry.timeZone, licenceWriter(text)) : none}
      </Fact>
      <Fact label={t('licence.screen.opened.key')}>
        {entry.keyId === null ? none : <ExternalName text={entry.keyId} />}
      </Fact>
      <Fact label={t('licence.screen.opened.size')}>{licenceWriter(text).size(entry.size)}</Fact>
      <Fact label={t('licence.file.sha256')}>{code(entry.sha256, t('licence.file.sha256'))}</Fact>
      <Fact label={t('licence.file.sm3')}>{code(entry.sm3, t('licence.file.sm3'))}</Fact>
    </FactList>
  );
}
