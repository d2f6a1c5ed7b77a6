/**
 * Putting servers into another order: dragged, or picked up with Space at the handle, moved with the arrows and put
 * down with Space. Every step is announced; Esc puts it back.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import type { ServerProfile } from '#shared/bridge/servers.ts';
import { takeServers } from '#state/program.ts';
import { notify } from '#widgets/notify.tsx';
import { inOrder, isOwn, moved } from './server-order.ts';

export interface ServerOrder {
  readonly profiles: readonly ServerProfile[];
  /** The one that is being moved. */
  readonly held: string | null;
  /** For a live region. */
  readonly announcement: string;
  readonly handle: (profile: ServerProfile) => HandleProps;
  /** `after`: the pointer is over the lower half. */
  readonly dragOver: (id: string, after: boolean) => void;
  readonly drop: () => void;
}

export interface HandleProps {
  readonly ref: (button: HTMLButtonElement | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
}

export function useServerOrder(profiles: readonly ServerProfile[]): ServerOrder {
  const { t } = useText();
  const own = profiles.filter(isOwn).map(({ id }) => id);
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const ids = draft ?? own;

  // Moving its row takes the focus away from the handle.
  useEffect(() => {
    if (draft && held) buttons.current.get(held)?.focus();
  }, [draft, held]);

  const say = (what: 'pickedUp' | 'movedTo' | 'putDown' | 'putBack', id: string, order = ids) =>
    setAnnouncement(
      t(`servers.order.${what}`, {
        name: profiles.find((profile) => profile.id === id)?.name ?? '',
        place: order.indexOf(id) + 1,
        total: order.length,
      }),
    );
  const pickUp = (id: string) => {
    setHeld(id);
    setDraft(own);
    say('pickedUp', id);
  };
  const end = () => {
    setHeld(null);
    setDraft(null);
  };
  const putBack = () => {
    if (held) say('putBack', held, own);
    end();
  };
  const putDown = async () => {
    if (!held) return;
    const order = [...ids];
    setHeld(null);
    say('putDown', held);
    try {
      if (order.join() !== own.join()) takeServers(await bridge.servers.reorder({ ids: order }));
    } catch (error) {
      notify({ tone: 'danger', text: describeError(error).message });
    }
    setDraft(null);
  };
  const moveTo = (id: string, to: number) => {
    const order = moved(ids, id, to);
    if (order.join() === ids.join()) return;
    setDraft(order);
    say('movedTo', id, order);
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -ids.length, End: ids.length };
    const step = steps[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (held === id) void putDown();
      else pickUp(id);
    } else if (held === id && step !== undefined) {
      event.preventDefault();
      moveTo(id, ids.indexOf(id) + step);
    } else if (held === id && event.key === 'Escape') {
      event.stopPropagation();
      putBack();
    }
  };
  const stillHeld = useRef<string | null>(null);
  stillHeld.current = held;
  const letGo = useRef(putDown);
  letGo.current = putDown;

  return {
    profiles: inOrder(profiles, ids),
    held,
    announcement,
    handle: ({ id }) => ({
      ref: (button) => {
        if (button) buttons.current.set(id, button);
        else buttons.current.delete(id);
      },
      onKeyDown: (event) => onKeyDown(event, id),
      onBlur: () => {
        // The focus comes back where only the row was moved; gone for good means put down here.
        setTimeout(() => {
          const away = document.activeElement !== buttons.current.get(id);
          if (stillHeld.current === id && away) void letGo.current();
        });
      },
      onDragStart: () => pickUp(id),
      onDragEnd: () => {
        if (stillHeld.current === id) putBack();
      },
    }),
    dragOver: (id, after) => {
      if (!held || id === held) return;
      const rest = ids.filter((one) => one !== held);
      moveTo(held, rest.indexOf(id) + (after ? 1 : 0));
    },
    drop: () => void putDown(),
  };
}
