/**
 * The audience of shares (spec 3§3.3): their number, some of the people, and the reason for one person in a sentence.
 * The shares are those of the form, saved or not.
 */
import { useText } from '#data/text.ts';
import { queryShareAudience } from '#shared/api/applications/shares.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import { fromWire, toWireShares } from '#shared/rules/common/shares/wire-shares.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { ListScreen } from '../List/ListScreen.tsx';
import { pagedSource } from '../List/list-source.ts';
import { useList } from '../List/use-list.ts';
import ink from '../looks/ink.module.css';
import { shareReasonText } from '../Shares/reason-text.ts';
import { sharesKey } from '../Shares/shares-key.ts';
import { useShareNames } from '../Shares/use-share-names.ts';
import { StatusDot } from '../StatusDot.tsx';

type Reached = Output<typeof queryShareAudience>['result'][number];

interface AudienceDialogProps {
  readonly deptId: string;
  /** null for several applications. */
  readonly name: string | null;
  readonly shares: readonly Share[];
  readonly onClose: () => void;
}

export function AudienceDialog({ deptId, name, shares, onClose }: AudienceDialogProps) {
  const { t, formatNumber } = useText();
  const names = useShareNames(shares, appManageMenu);
  const sysMenuShares = toWireShares(shares, { moduleStr: '', moduleId: '', levels: true });
  const list = useList<Reached, 'q' | 'everybody'>({
    name: 'applications.audience',
    addressPrefix: null,
    filters: {
      q: { kind: 'search', label: t('appAudience.search') },
      everybody: { kind: 'toggle', label: t('appAudience.everybody') },
    },
    source: pagedSource(
      queryShareAudience,
      ({ values, pageNo, pageSize }) => ({
        deptId,
        sysMenuShares,
        pageNo,
        pageSize,
        everybody: values.everybody === '1',
        ...(values.q.trim() === '' ? {} : { keywords: values.q.trim() }),
      }),
      { of: `${deptId}\n${sharesKey(shares)}` },
    ),
    rowKey: ({ id }) => id,
    columns: [
      { key: 'name', title: t('appAudience.name'), text: ({ username }) => username, width: 130 },
      {
        key: 'department',
        title: t('appAudience.department'),
        text: ({ department }) => department,
        width: 150,
      },
      {
        key: 'sees',
        title: t('appAudience.sees'),
        width: 120,
        text: ({ reason }) => t(verdictOf(reason)),
        cell: ({ reason }) => (
          <StatusDot tone={reason.sees ? 'success' : 'neutral'}>{t(verdictOf(reason))}</StatusDot>
        ),
      },
      {
        key: 'why',
        title: t('appAudience.why'),
        filler: true,
        wraps: true,
        text: ({ reason: { why, by } }) =>
          shareReasonText({ why, by: (by && fromWire([by])[0]) ?? null }, names.nameOf, t),
      },
    ],
  });
  const all = list.values.everybody === '1';
  return (
    <Dialog
      open
      width={1000}
      title={name === null ? t('appAudience.titleMany') : t('appAudience.title', { name })}
      onClose={onClose}
    >
      <p className={ink.text}>{t('appAudience.unsaved')}</p>
      <ListScreen
        list={list}
        label={t('appAudience.list')}
        failed={t('appAudience.failed')}
        empty={{
          title: t('appAudience.empty'),
          text: t('appAudience.emptyText', {
            names: shares
              .filter(({ exclude }) => !exclude)
              .map((share) => names.nameOf(share).name)
              .join(t('common.form.separator')),
          }),
          action: (
            <Button onClick={() => list.set({ everybody: '1' })}>{t('appAudience.emptyAction')}</Button>
          ),
        }}
        count={(count) =>
          t(all ? 'appAudience.countAll' : 'appAudience.count', { count, total: formatNumber(count) })
        }
        height={380}
      />
    </Dialog>
  );
}

function verdictOf({ sees, why }: Reached['reason']): MessageKey {
  if (why === 'unknown') return 'appAudience.notKnown';
  return sees ? 'appAudience.yes' : 'appAudience.no';
}
