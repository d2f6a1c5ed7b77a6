/**
 * Reorders groups and their items by dragging, or by keyboard: Space at the handle picks an entry up and puts it down,
 * the arrow keys move it, past the end of a group into the next one. Each step is announced; Esc restores the order.
 */
import { type DragEvent, useState } from 'react';
import { useText } from '#data/text.ts';
import {
  groupMoved,
  type MenuArrangement,
  menuMoved,
  menuStepped,
  menuPositionOf,
} from '#shared/rules/back-menu/arrange.ts';
import { type HandleProps, useHandles } from '#widgets/order/use-handles.ts';

interface ArrangeOptions {
  /** The order with all earlier moves. */
  readonly arrangement: MenuArrangement;
  readonly nameOf: (id: string) => string;
  /** Called after an entry was put down elsewhere. */
  readonly onMoved: (arrangement: MenuArrangement) => void;
}

export interface ArrangeState {
  /** The order to show during a move. */
  readonly displayedOrder: MenuArrangement;
  /** Id of the entry that is being moved. */
  readonly liftedId: string | null;
  /** Text for a live region. */
  readonly announcement: string;
  /** Handlers for the element of a row. */
  readonly row: (id: string) => {
    readonly onDragOver: (event: DragEvent<HTMLElement>) => void;
    readonly onDrop: (event: DragEvent<HTMLElement>) => void;
  };
  /** Properties for `OrderHandle`. */
  readonly handle: (id: string) => HandleProps;
}

export function useArrange({ arrangement, nameOf, onMoved }: ArrangeOptions): ArrangeState {
  const { t } = useText();
  const [lifted, setLifted] = useState<{ readonly id: string; readonly draft: MenuArrangement } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const displayedOrder = lifted?.draft ?? arrangement;
  const liftedId = lifted?.id ?? null;

  const where = (id: string, list: MenuArrangement) => {
    const position = menuPositionOf(list, id);
    if (!position)
      return { place: list.findIndex((one) => one.id === id) + 1, total: list.length, group: '' };
    const total = list.find((one) => one.id === position.group)?.menus.length ?? 0;
    return { place: position.at + 1, total, group: nameOf(position.group) };
  };
  const say = (what: 'pickedUp' | 'movedTo' | 'putDown' | 'putBack', id: string, list: MenuArrangement) => {
    const { group, ...facts } = where(id, list);
    const words = t(`controls.order.${what}`, { name: nameOf(id), ...facts });
    setAnnouncement(group === '' ? words : `${words} ${t('backMenu.moves.inGroup', { group })}`);
  };
  const pickUp = (id: string) => {
    setLifted({ id, draft: arrangement });
    say('pickedUp', id, arrangement);
  };
  const putBack = () => {
    if (liftedId) say('putBack', liftedId, arrangement);
    setLifted(null);
  };
  const putDown = () => {
    if (!lifted) return;
    setLifted(null);
    say('putDown', lifted.id, lifted.draft);
    if (lifted.draft !== arrangement) onMoved(lifted.draft);
  };
  const show = (id: string, draft: MenuArrangement) => {
    if (draft === displayedOrder) return;
    setLifted({ id, draft });
    say('movedTo', id, draft);
  };
  const isGroup = (id: string) => displayedOrder.some((one) => one.id === id);

  const byKey = (id: string, key: string): MenuArrangement | null => {
    const index = displayedOrder.findIndex((one) => one.id === id);
    const steps = { ArrowUp: -1, ArrowDown: 1 } as const;
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      const by = steps[key];
      return index < 0 ? menuStepped(displayedOrder, id, by) : groupMoved(displayedOrder, id, index + by);
    }
    if (key !== 'Home' && key !== 'End') return null;
    const at = key === 'Home' ? 0 : Number.MAX_SAFE_INTEGER;
    const position = menuPositionOf(displayedOrder, id);
    return position
      ? menuMoved(displayedOrder, id, { group: position.group, at })
      : groupMoved(displayedOrder, id, at);
  };
  const moveByKey = (id: string, key: string) => {
    const next = byKey(id, key);
    if (next) show(id, next);
    return next !== null;
  };
  const handle = useHandles({
    liftedId,
    draft: lifted?.draft ?? null,
    nameOf,
    pickUp,
    putDown,
    putBack,
    moveByKey,
  });
  const over = (id: string, after: boolean): MenuArrangement => {
    if (!liftedId) return displayedOrder;
    const step = after ? 1 : 0;
    const target = menuPositionOf(displayedOrder, id);
    if (isGroup(liftedId)) {
      const others = displayedOrder.filter((one) => one.id !== liftedId);
      const at = others.findIndex((one) => one.id === (target?.group ?? id));
      return at < 0 ? displayedOrder : groupMoved(displayedOrder, liftedId, target ? at + 1 : at + step);
    }
    if (!target) return menuMoved(displayedOrder, liftedId, { group: id, at: 0 });
    const others =
      displayedOrder.find((one) => one.id === target.group)?.menus.filter((one) => one !== liftedId) ?? [];
    return menuMoved(displayedOrder, liftedId, { group: target.group, at: others.indexOf(id) + step });
  };
  return {
    displayedOrder,
    liftedId,
    announcement,
    row: (id) => ({
      onDragOver: (event) => {
        if (!liftedId) return;
        event.preventDefault();
        if (id === liftedId) return;
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const next = over(id, event.clientY > top + height / 2);
        if (!sameOrder(next, displayedOrder)) show(liftedId, next);
      },
      onDrop: (event) => {
        event.preventDefault();
        putDown();
      },
    }),
    handle,
  };
}

/** Compares identity first: unchanged parts are the same arrays. */
function sameOrder(a: MenuArrangement, b: MenuArrangement): boolean {
  return (
    a.length === b.length &&
    a.every((group, index) => {
      const other = b[index];
      return (
        group === other ||
        (other?.id === group.id &&
          other.menus.length === group.menus.length &&
          group.menus.every((id, at) => id === other.menus[at]))
      );
    })
  );
}
