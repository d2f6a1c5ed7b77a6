/** IP segments: filters, references, and the two confirmations of a deletion (NET-001 to 003, 011, 012, 048, 049). */
import { Link, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useRead, callRead } from '#data/read.ts';
import { useText, type Translate } from '#data/text.ts';
import { getSearchCondition, querySegmentReference, segmentTypes } from '#shared/api/network/segments.ts';
import { segmentList } from '#shared/rules/network/segment-list.ts';
import { SecurityArea } from '#widgets/AccountSecurity/SecurityArea.tsx';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { pagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import { PlainListScreen } from '#widgets/PlainList/PlainListScreen.tsx';
import { usePlainList } from '#widgets/PlainList/use-plain-list.ts';

interface ReferencesDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

const pages = { initial: 20, options: [20, 50, 100] };

/** The references of other modules to an IP segment (spec 1§2.13, 1§7.4; NET-038, 047). */
function ReferencesDialog({ id, onClose }: ReferencesDialogProps) {
  const { t } = useText();
  return (
    <Dialog open onClose={onClose} title={t('network.reference')} width={720}>
      <References id={id} />
    </Dialog>
  );
}

function References({ id }: Pick<ReferencesDialogProps, 'id'>) {
  const { t } = useText();
  const list = useList({
    name: 'network.references',
    addressPrefix: null,
    pages,
    filters: {},
    source: pagedSource(querySegmentReference, ({ pageNo, pageSize }) => ({ id, pageNo, pageSize }), {
      of: id,
    }),
    columns: [
      { key: 'module', title: t('network.referring.module'), text: ({ module }) => module },
      { key: 'name', title: t('network.referring.name'), text: ({ name }) => name, filler: true },
    ],
    rowKey: ({ module, name }) => `${module}/${name}`,
  });
  return (
    <ListScreen
      list={list}
      label={t('network.reference')}
      empty={{ title: t('network.referring.none'), text: t('network.referring.noneText') }}
      failed={t('network.referring.failed')}
    />
  );
}

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
        lostParts={(chosen) => (chosen.some(({ reference }) => reference > 0) ? 'network.lost' : null)}
        namesInQuestion={(chosen) => namesWithReferences(chosen, t)}
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

interface NamedSegment {
  readonly id: string;
  readonly segmentName: string;
  readonly reference: number;
}

/** References that are named of one segment; the further ones are counted. */
const most = 3;
/** Segments whose references are read: each is a request. */
const mostRead = 20;

/** Names of segments for the question before a deletion, each with what refers to it. */
async function namesWithReferences(
  segments: readonly NamedSegment[],
  t: Translate,
): Promise<readonly string[]> {
  const toRead = segments.filter(({ reference }) => reference > 0).slice(0, mostRead);
  const referring = new Map(
    await Promise.all(toRead.map(async ({ id }) => [id, await referringTo(id)] as const)),
  );
  return segments.map(({ id, segmentName: name, reference: count }) => {
    if (count === 0) return name;
    const by = referring.get(id) ?? [];
    if (by.length === 0) return t('network.referencedTimes', { name, count });
    const others = count - by.length;
    const words = by.join(t('common.form.separator'));
    return others > 0
      ? t('network.referencedByMore', { name, by: words, count: others })
      : t('network.referencedBy', { name, by: words });
  });
}

/** Empty where it cannot be read: the question then has the number alone. */
async function referringTo(id: string): Promise<readonly string[]> {
  try {
    const { result } = await callRead(querySegmentReference, { id, pageNo: 1, pageSize: most });
    return result.map(({ module, name }) => `${module} · ${name}`);
  } catch {
    return [];
  }
}
