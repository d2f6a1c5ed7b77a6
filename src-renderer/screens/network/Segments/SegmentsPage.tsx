/** IP segments: filters, references, and the two confirmations of a deletion (NET-001 to 003, 011, 012, 048, 049). */
import { Link, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getSearchCondition, segmentTypes } from '#shared/api/network/segments.ts';
import { segmentList } from '#shared/rules/network/segment-list.ts';
import { SecurityArea } from '#widgets/AccountSecurity/SecurityArea.tsx';
import { Button } from '#widgets/Button.tsx';
import { PlainListScreen } from '#widgets/PlainList/PlainListScreen.tsx';
import { usePlainList } from '#widgets/PlainList/use-plain-list.ts';
import { ReferencesDialog } from './ReferencesDialog.tsx';

const path = '/safe_account/network_manage';
const references = ['referenced', 'unreferenced'] as const;

export function SegmentsPage() {
  const { t, formatNumber } = useText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const opened = useMatch(`${path}/references/:id`)?.params.id;
  const label = t('network.reference');
  const options = references.map((value) => ({ value, label: t(`network.references.${value}`) }));
  // The server's own labels of the types come before the console's; without an answer the console's hold.
  const described = useRead(getSearchCondition, {}).data?.items.segmentType?.options;
  const types =
    described?.map(({ id, content }) => ({ value: id, label: content })) ??
    segmentTypes.map((value) => ({ value, label: t(`network.types.${value}`) }));
  const list = usePlainList(segmentList, {
    filters: {
      segmentType: { kind: 'choice', label: t('network.type'), options: types },
      reference: { kind: 'choice', label, options },
    },
    narrow: ({ reference }) => ({ reference: references.find((one) => one === reference) ?? 'all' }),
    columns: [
      {
        key: 'reference',
        title: label,
        align: 'end',
        sort: true,
        text: ({ reference }) => formatNumber(reference),
        cell: ({ id, segmentName, reference }) =>
          reference === 0 ? (
            formatNumber(0)
          ) : (
            <Link
              to={{ pathname: `${path}/references/${encodeURIComponent(id)}`, search }}
              aria-label={t('network.referencesOf', { name: segmentName, count: reference })}
            >
              {formatNumber(reference)}
            </Link>
          ),
        export: ({ reference }) => reference,
      },
    ],
  });
  return (
    <SecurityArea>
      <PlainListScreen
        kind={segmentList}
        headActions={<Button onClick={() => void navigate(`${path}/tools`)}>{t('ipTools.title')}</Button>}
        list={list}
        lost={(chosen) => (chosen.some(({ reference }) => reference > 0) ? 'network.lost' : null)}
        question={(chosen) =>
          chosen.some(({ reference }) => reference > 0) ? 'network.confirmReferenced' : 'network.confirm'
        }
      />
      {opened !== undefined && (
        <ReferencesDialog
          key={opened}
          id={opened}
          onClose={() => void navigate({ pathname: path, search }, { replace: true })}
        />
      )}
    </SecurityArea>
  );
}
