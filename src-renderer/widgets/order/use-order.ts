/**
 * Orders a list manually: by dragging, or by Space at the handle, arrows and Space again. Every step is announced; Esc
 * and a refusal restore the old order.
 */
import { type DragEvent, useState } from 'react';
import { useText } from '#data/text.ts';
import { groupCompanions, inOrder, moveItem, type OrderItem } from './order.ts';
import { type HandleProps, useHandles } from './use-handles.ts';

interface OrderOptions<Item extends OrderItem> {
  /** The items in their stored order. */
  readonly items: readonly Item[];
  /** Saves the new order; throws a refusal, after which the list shows the stored order. */
  readonly save: (ids: readonly string[]) => Promise<void>;
  readonly onRefused: (error: unknown) => void;
}

export interface Order<Item extends OrderItem> {
  /** The items in displayed order. */
  readonly items: readonly Item[];
  /** Id of the item being moved. */
  readonly liftedId: string | null;
  /** Text for a live region. */
  readonly announcement: string;
  /** Props for a row's element. */
  readonly row: (id: string) => RowProps;
  /** Props for `OrderHandle`. */
  readonly handle: (id: string) => HandleProps;
}

interface RowProps {
  readonly 'data-held': true | undefined;
  readonly onDragOver: (event: DragEvent<HTMLElement>) => void;
  readonly onDrop: (event: DragEvent<HTMLElement>) => void;
}

const idsOf = (items: readonly OrderItem[]) => items.map(({ id }) => id);
const same = (a: readonly OrderItem[], b: readonly OrderItem[]) => idsOf(a).join() === idsOf(b).join();

export function useOrder<Item extends OrderItem>({
  items,
  save,
  onRefused,
}: OrderOptions<Item>): Order<Item> {
  const { t } = useText();
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [liftedId, setHeld] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const shown = draft ? inOrder(items, draft) : [...items];
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? '';

  const say = (what: 'pickedUp' | 'movedTo' | 'putDown' | 'putBack', id: string, list: readonly Item[]) => {
    const near = groupCompanions(list, id);
    const index = near.findIndex((item) => item.id === id) + 1;
    setAnnouncement(t(`controls.order.${what}`, { name: nameOf(id), place: index, total: near.length }));
  };
  const pickUp = (id: string) => {
    setHeld(id);
    setDraft(idsOf(items));
    say('pickedUp', id, items);
  };
  const putBack = () => {
    if (liftedId) say('putBack', liftedId, items);
    setHeld(null);
    setDraft(null);
  };
  const putDown = async () => {
    if (!liftedId) return;
    setHeld(null);
    say('putDown', liftedId, shown);
    try {
      if (!same(shown, items)) await save(idsOf(shown));
    } catch (error) {
      say('putBack', liftedId, items);
      onRefused(error);
    }
    setDraft(null);
  };
  const moveTo = (id: string, to: number) => {
    const next = moveItem(shown, id, to);
    if (same(next, shown)) return;
    setDraft(idsOf(next));
    say('movedTo', id, next);
  };
  const positionAmong = (id: string) => groupCompanions(shown, id).findIndex((item) => item.id === id);
  const moveByKey = (id: string, key: string) => {
    const all = items.length;
    const steps: Record<string, number> = {
      ArrowUp: -1,
      ArrowDown: 1,
      Home: -all,
      End: all,
      // Left and right serve items side by side.
      ArrowLeft: -1,
      ArrowRight: 1,
    };
    const step = steps[key];
    if (step !== undefined) moveTo(id, positionAmong(id) + step);
    return step !== undefined;
  };
  const handle = useHandles({
    liftedId,
    draft,
    nameOf,
    pickUp,
    putBack,
    moveByKey,
    putDown: () => void putDown(),
  });

  return {
    items: shown,
    liftedId,
    announcement,
    row: (id) => ({
      'data-held': liftedId === id || undefined,
      onDragOver: (event) => {
        const over = liftedId ? groupCompanions(shown, liftedId).filter((item) => item.id !== liftedId) : [];
        const at = over.findIndex((item) => item.id === id);
        if (!liftedId || (at < 0 && id !== liftedId)) return;
        event.preventDefault();
        if (id === liftedId) return;
        const { top, height } = event.currentTarget.getBoundingClientRect();
        moveTo(liftedId, at + (event.clientY > top + height / 2 ? 1 : 0));
      },
      onDrop: (event) => {
        event.preventDefault();
        void putDown();
      },
    }),
    handle,
  };
}
