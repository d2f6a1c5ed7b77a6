/**
 * Texts of the tray's changes, computed on first use and cached; the rest is computed in the background, a few at a
 * time, so that a search does not wait for all of them.
 */

import { useEffect, useMemo, useState } from 'react';
import { runInSlices } from '#data/run-in-slices.ts';
import { useText } from '#data/text.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import type { Steps } from '#shared/kit/steps.ts';
import { objectText } from '#shared/rules/changes/object-name.ts';
import { areaText, changeText, changeTitleText, type Kinds, noKinds } from './change-words.ts';
import { immediateLimit } from './immediate-limit.ts';

export interface TrayWords {
  readonly area: string;
  readonly what: string;
  readonly object: string;
  readonly fields: string;
}

interface Words {
  readonly of: (change: TrayChange) => TrayWords;
  /** The text for the search; '' where it has not been computed yet. */
  readonly searched: (change: TrayChange) => string;
  readonly allRead: boolean;
}

export function useTrayWords(changes: readonly TrayChange[], kinds: Kinds): Words {
  const { t } = useText();
  const [readBy, setReadBy] = useState<unknown>(null);
  const words = useMemo(() => {
    const known = new Map<number, TrayWords>();
    /** Many changes share one title. */
    const titled = new Map<string, Pick<TrayWords, 'area' | 'what'>>();
    const of = (change: TrayChange): TrayWords => {
      const there = known.get(change.id);
      if (there) return there;
      const ofTitle = titled.get(change.title) ?? { area: areaText(change), what: changeTitleText(change) };
      titled.set(change.title, ofTitle);
      const made = { ...ofTitle, object: objectText(change), fields: changeText(change, kinds, t) };
      known.set(change.id, made);
      return made;
    };
    const searched = (change: TrayChange): string => {
      if (!known.has(change.id) && changes.length > immediateLimit) return '';
      const { area, what, object, fields } = of(change);
      return [area, what, object, fields].join(' ');
    };
    return { of, searched };
  }, [changes, kinds, t]);
  useEffect(() => {
    if (kinds === noKinds) return;
    return runInSlices(reading(changes, words.of), () => setReadBy(words));
  }, [changes, kinds, words]);
  return { ...words, allRead: readBy === words };
}

function* reading<One>(all: readonly One[], read: (one: One) => unknown): Steps<void> {
  for (const one of all) {
    yield;
    read(one);
  }
}
