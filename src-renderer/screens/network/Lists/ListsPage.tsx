/** The black and the white list of sign-in: switches, entries, permissions, history (SEC-004, NET-022 to 033). */
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type IpListType, ipListTypes, queryIpListFlag, queryOptRec } from '#shared/api/network/ip-lists.ts';
import { isClientScope } from '#shared/rules/common/sign-in/client-types.ts';
import { ipList } from '#shared/rules/network/ip-list.ts';
import { ipListFlagRecord } from '#shared/rules/network/ip-list-records.ts';
import { SecurityArea } from '#widgets/AccountSecurity/SecurityArea.tsx';
import { SignInPolicyMenu } from '#widgets/AccountSecurity/SignInPolicyMenu.tsx';
import { Button } from '#widgets/Button.tsx';
import { timeWidth } from '#widgets/DataGrid/column.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { pagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import { readShares } from '#widgets/LockOut/current-lists.ts';
import layout from '#widgets/looks/layout.module.css';
import { PlainListScreen } from '#widgets/PlainList/PlainListScreen.tsx';
import { usePlainList } from '#widgets/PlainList/use-plain-list.ts';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { PermissionDialog } from './PermissionDialog.tsx';
import { SegmentField } from './SegmentField.tsx';

/** Breaks between the addresses only. */
function AddressRange({ from, to }: { readonly from: string; readonly to: string }) {
  if (from === to) return <code>{from}</code>;
  return (
    <>
      <code>{`${from}\u00a0–`}</code> <code>{to}</code>
    </>
  );
}

const pages = { initial: 20, options: [20, 50, 100] };

/** The history of the sign-in lists (NET-030). */
function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  return (
    <Dialog open onClose={onClose} title={t('ipList.history')} width={720}>
      <History />
    </Dialog>
  );
}

function History() {
  const { t, formatTime } = useText();
  const list = useList({
    name: 'ipList.history',
    addressPrefix: null,
    pages,
    filters: {},
    source: pagedSource(queryOptRec, ({ pageNo, pageSize }) => ({ pageNo, pageSize })),
    columns: [
      {
        key: 'when',
        title: t('ipList.historyOf.when'),
        width: timeWidth,
        text: ({ operateTime }) => formatTime(operateTime),
        export: ({ operateTime }) => operateTime,
      },
      { key: 'who', title: t('ipList.historyOf.who'), text: ({ operatorName }) => operatorName },
      { key: 'what', title: t('ipList.historyOf.what'), text: ({ content }) => content, filler: true },
    ],
    rowKey: ({ id }) => id,
  });
  return (
    <ListScreen
      list={list}
      label={t('ipList.history')}
      empty={{ title: t('ipList.historyOf.empty'), text: t('ipList.historyOf.emptyText') }}
      failed={t('ipList.historyOf.failed')}
    />
  );
}

const path = '/safe_account/ipconfigrec';

export function ListsPage() {
  const { t } = useText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const forWhom = useMatch(`${path}/for/:id`)?.params.id;
  const history = useMatch(`${path}/history`) !== null;
  const goTo = (below: string) => void navigate({ pathname: `${path}/${below}`, search });
  const close = () => void navigate({ pathname: path, search }, { replace: true });
  const list = usePlainList(ipList, {
    filters: {},
    narrow: () => ({}),
    without: ['segmentType', 'ipStart', 'ipEnd', 'netWorkSegmentId', 'clientType', 'instructions'],
    columns: [
      {
        // Two IPv6 addresses are too long for a narrow window: they wrap there.
        key: 'range',
        title: t('ipList.range'),
        wraps: true,
        text: ({ segmentType, ipStart, ipEnd, segmentName }) =>
          segmentType === 'segment' ? segmentName : ipStart === ipEnd ? ipStart : `${ipStart} – ${ipEnd}`,
        cell: ({ segmentType, ipStart, ipEnd, segmentName }) =>
          segmentType === 'segment' ? segmentName : <AddressRange from={ipStart} to={ipEnd} />,
      },
      {
        // The range already shows the source, and the filter finds it.
        key: 'segmentType',
        title: t('ipList.source'),
        sort: true,
        hidden: true,
        text: ({ segmentType }) => t(`ipList.sources.${segmentType}`),
      },
      {
        key: 'clientType',
        title: t('ipList.terminal'),
        sort: true,
        text: ({ clientType }) => (isClientScope(clientType) ? t(`clientTypes.${clientType}`) : clientType),
      },
      {
        key: 'instructions',
        title: t('network.instructions'),
        hidden: true,
        text: ({ instructions }) => instructions,
      },
    ],
  });
  return (
    <SecurityArea>
      <PlainListScreen
        kind={ipList}
        list={list}
        notices={<ListFlags />}
        headActions={
          <>
            <SignInPolicyMenu />
            <Button onClick={() => goTo('history')}>{t('ipList.history')}</Button>
          </>
        }
        draw={(form) => (
          <>
            <FormFields
              form={form}
              names={['configName', 'ipConfigType', 'segmentType', 'ipStart', 'ipEnd']}
            />
            <SegmentField form={form} />
            <FormFields form={form} names={['clientType', 'instructions']} />
          </>
        )}
        restorable={isForEverybody}
        more={({ id, configName }) => [
          {
            key: 'for',
            label: t('ipList.forWhom'),
            name: t('ipList.forWhomOf', { name: configName }),
            onSelect: () => goTo(`for/${encodeURIComponent(id)}`),
          },
        ]}
      />
      {forWhom !== undefined && <PermissionDialog key={forWhom} id={forWhom} onClose={close} />}
      {history && <HistoryDialog onClose={close} />}
    </SecurityArea>
  );
}

type Named = readonly { readonly id: string }[];

/** The most entries whose shares are read. */
const most = 60;

/** Whether all entries concern everybody: recreating an entry does not restore its share. */
async function isForEverybody(items: Named): Promise<boolean> {
  if (items.length > most) return false;
  const shares = await readShares(items.map(({ id }) => id)).catch(() => null);
  return shares !== null && [...shares.values()].every((each) => each.length === 0);
}

/** Whether the white and the black list are in force: switches that act at once (NET-031 to 033). */
function ListFlags() {
  const { t } = useText();
  const read = useRead(queryIpListFlag, {});
  const turn = async (list: IpListType, from: boolean, to: boolean) => {
    await saveNow(ipListFlagRecord, { list }, { on: { from, to } }, 'common.done.operation');
  };
  return (
    <ReadPart read={read} failed={t('ipList.flagsFailed')} rows={2}>
      {(data) => (
        <section className={layout.below} aria-label={t('ipList.inForce')}>
          {ipListTypes.map((list) => {
            const on = list === 'white' ? data.isWhiteList : data.isBlackList;
            return (
              <SwitchNow
                key={list}
                label={t(`ipList.flags.${list}`)}
                text={t(`ipList.flagText.${list}`)}
                checked={on}
                of={{ kind: ipListFlagRecord, place: { list }, name: 'on' }}
                onTurn={(to) => turn(list, on, to)}
              />
            );
          })}
        </section>
      )}
    </ReadPart>
  );
}
