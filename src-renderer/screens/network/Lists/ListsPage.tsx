/** The black and the white list of sign-in: switches, entries, permissions, history (SEC-004, NET-022 to 033). */
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { isClientScope } from '#shared/rules/common/sign-in/client-types.ts';
import { ipList } from '#shared/rules/network/ip-list.ts';
import { SecurityArea } from '#widgets/AccountSecurity/SecurityArea.tsx';
import { Button } from '#widgets/Button.tsx';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { readShares } from '#widgets/LockOut/current-lists.ts';
import { PlainListScreen } from '#widgets/PlainList/PlainListScreen.tsx';
import { usePlainList } from '#widgets/PlainList/use-plain-list.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { ListFlags } from './ListFlags.tsx';
import { PermissionDialog } from './PermissionDialog.tsx';
import { SegmentField } from './SegmentField.tsx';

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
        mono: true,
        wraps: true,
        text: ({ segmentType, ipStart, ipEnd, segmentName }) =>
          segmentType === 'segment' ? segmentName : ipStart === ipEnd ? ipStart : `${ipStart} – ${ipEnd}`,
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
        headActions={<Button onClick={() => goTo('history')}>{t('ipList.history')}</Button>}
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
