/**
 * The words of the changes that a tray holds, each worked out when it is first read; those that nobody has read yet
 * meanwhile, a few at a time, so that whoever searches does not wait for all of them.
 */
import { useEffect, useMemo } from 'react';
import { inStretches } from '#data/in-stretches.ts';
import { useText } from '#data/text.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import type { Steps } from '#shared/rules/steps.ts';
import { areaText, changeText, type Kinds, noKinds, objectText, titleText } from './change-words.ts';

export interface TrayWords {
  readonly area: string;
  readonly what: string;
  readonly object: string;
  readonly fields: string;
}

export function useTrayWords(
  changes: readonly TrayChange[],
  kinds: Kinds,
): (change: TrayChange) => TrayWords {
  const { t } = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was known of other changes is let go
  const wordsOf = useMemo(() => {
    const known = new Map<number, TrayWords>();
    /** Many changes have one title. */
    const titled = new Map<string, Pick<TrayWords, 'area' | 'what'>>();
    return (change: TrayChange): TrayWords => {
      const there = known.get(change.id);
      if (there) return there;
      const ofTitle = titled.get(change.title) ?? { area: areaText(change), what: titleText(change) };
      titled.set(change.title, ofTitle);
      const words = { ...ofTitle, object: objectText(change), fields: changeText(change, kinds, t) };
      known.set(change.id, words);
      return words;
    };
  }, [changes, kinds, t]);
  useEffect(
    () => (kinds === noKinds ? undefined : inStretches(reading(changes, wordsOf))),
    [changes, kinds, wordsOf],
  );
  return wordsOf;
}

function* reading<One>(all: readonly One[], read: (one: One) => unknown): Steps<void> {
  for (const one of all) {
    yield;
    read(one);
  }
}
