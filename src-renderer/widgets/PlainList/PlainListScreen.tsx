/** A plain list's screen: *New*, dialogs by address, editing and deleting one record, deleting several. */
import type { ReactNode } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { PlainList } from '#shared/api/plain-list.ts';
import { invertEdits } from '#shared/rules/changes/inverse.ts';
import { rowsOf } from '#shared/rules/common/fields/field.ts';
import { type ListKind, ownValues } from '#shared/rules/common/record/plain-list.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { Button } from '../Button.tsx';
import { confirm } from '../confirm.tsx';
import type { FormState } from '../Form/use-form.ts';
import { ListScreen } from '../List/ListScreen.tsx';
import type { RowAction } from '../List/RowActions.tsx';
import type { List } from '../List/use-list.ts';
import { notifyFailure } from '../notify.tsx';
import { NamesInQuestion } from '../NamesInQuestion.tsx';
import { ObjectLog, useWhoChanged } from '../OperationLog/ObjectLog.tsx';
import { EditRecord, NewRecord } from './RecordDialogs.tsx';
import type { ListItem } from './use-plain-list.ts';

interface PlainListProps<Item extends Values & ListItem, Values extends object, Narrow, Name extends string> {
  readonly kind: ListKind<Item, Values, Narrow, Name>;
  readonly list: List<Item>;
  /** The question before deletion; default: `confirm` of the list's words. */
  readonly question?: (chosen: readonly Item[]) => MessageKey;
  /** The parts that *Undo* would not restore; null when it restores everything. */
  readonly lostParts?: (chosen: readonly Item[]) => MessageKey | null;
  /** The names in the question before a deletion; default: those of the first field. */
  readonly namesInQuestion?: (chosen: readonly Item[]) => Promise<readonly string[]>;
  /** Replaces the table's fields in the dialogs. */
  readonly draw?: (form: FormState<Values>) => ReactNode;
  /** Whether creating the records again restores everything that their deletion removes; default: yes. */
  readonly restorable?: (items: readonly Item[]) => Promise<boolean>;
  readonly headActions?: ReactNode;
  /** Content between head and filters. */
  readonly notices?: ReactNode;
  readonly more?: (item: Item) => readonly RowAction[];
}

export function PlainListScreen<
  Item extends Values & ListItem,
  Values extends object,
  Narrow,
  Name extends string,
>(props: PlainListProps<Item, Values, Narrow, Name>) {
  const { kind, list, question, lostParts, draw, headActions, notices, more } = props;
  const { restorable = async () => true, namesInQuestion } = props;
  const { calls, fields, record, words } = kind;
  const { t } = useText();
  const { submit, pending } = useChange();
  const whoChanged = useWhoChanged();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const path = pathname.replace(/\/edit\/[^/]+$/, '');
  const id = useMatch(`${path}/edit/:id`)?.params.id;
  const open = (one: string) =>
    void navigate({ pathname: `${path}/edit/${encodeURIComponent(one)}`, search });
  const close = () => void navigate({ pathname: path, search }, { replace: true });
  const [named] = rowsOf(fields).map(([name]) => name);
  const nameOf = (item: Item) => (named === undefined ? item.id : String(item[named]));
  const remove = async (items: readonly Item[]) => {
    const names = items.map(nameOf);
    const yes = await confirm({
      title: t(question?.(items) ?? `${words}.confirm`),
      text: (
        <Deleting names={(await namesInQuestion?.(items)) ?? names} lostParts={lostParts?.(items) ?? null} />
      ),
      action: t('list.delete'),
      danger: true,
    });
    if (!yes) return;
    const again = makingAgain(kind, items);
    const restores = (await restorable(items)) ? again : undefined;
    const done = await submit({
      title: `${words}.deleted`,
      success: 'common.done.deleted',
      ...removing(calls, items),
      before: { names },
      touches: record.touches,
      restores,
      does: { ...again, edits: invertEdits(again.edits) },
      // The tray takes a deletion back by a single call.
      collects: restores !== undefined && (items.length === 1 || kind.addedMany !== undefined),
    });
    if (done) list.selection?.clear();
  };
  const add = () => open('new');
  return (
    <ListScreen
      list={list}
      label={t(`${words}.title`)}
      head={{
        title: t(`${words}.title`),
        purpose: t(`${words}.purpose`),
        actions: (
          <>
            {headActions}
            <Button look="primary" onClick={add}>
              {t(`${words}.add`)}
            </Button>
          </>
        ),
      }}
      notices={notices}
      empty={{ title: t(`${words}.empty`), action: <Button onClick={add}>{t(`${words}.add`)}</Button> }}
      failed={t('list.failed')}
      refresh
      bulk={(chosen) => (
        <Button
          size="small"
          look="danger"
          busy={pending}
          onClick={() => void chosen.chosen().then(remove).catch(notifyFailure)}
        >
          {t('list.delete')}
        </Button>
      )}
      onOpen={(item) => open(item.id)}
      actions={(item) => [
        {
          key: 'edit',
          label: t('common.edit'),
          name: t('list.editOne', { name: nameOf(item) }),
          onSelect: () => open(item.id),
        },
        ...(more?.(item) ?? []),
        ...whoChanged(item.id),
        {
          key: 'delete',
          label: t('list.delete'),
          name: t('list.deleteOne', { name: nameOf(item) }),
          danger: true,
          onSelect: () => void remove([item]).catch(notifyFailure),
        },
      ]}
    >
      <ObjectLog module="basicserver" />
      {id === 'new' && <NewRecord kind={kind} draw={draw} onClose={close} />}
      {id !== undefined && id !== 'new' && (
        <EditRecord key={id} kind={kind} draw={draw} id={id} onClose={close} />
      )}
    </ListScreen>
  );
}

interface DeletingProps {
  readonly names: readonly string[];
  readonly lostParts: MessageKey | null;
}

function Deleting({ names, lostParts }: DeletingProps) {
  const { t } = useText();
  return (
    <>
      <NamesInQuestion names={names} />
      {lostParts && <p>{t(lostParts)}</p>}
    </>
  );
}

/** The way back of a deletion. */
function makingAgain<Item extends Values & ListItem, Values extends object>(
  { presence, fields }: Pick<ListKind<Item, Values, never, never>, 'presence' | 'fields'>,
  items: readonly Item[],
) {
  const there = items.map((item) => ({ id: item.id, ...ownValues(fields, item) }));
  const locator = { ids: items.map(({ id }) => id) };
  return { kind: presence.id, place: locator, edits: { there: { from: [], to: there } } };
}

/** Chooses the call for deleting a single record, where one exists. */
function removing(
  { remove, removeOne }: Pick<PlainList<never, never, never, never>, 'remove' | 'removeOne'>,
  items: readonly ListItem[],
): { readonly endpoint: Endpoint; readonly input: unknown } {
  const ids = items.map(({ id }) => id);
  const [id = ''] = ids;
  return removeOne && ids.length === 1
    ? { endpoint: removeOne, input: { id } }
    : { endpoint: remove, input: { ids } };
}
