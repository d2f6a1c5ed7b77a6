/** State of a picker's dialog: the chosen entries, and the message about the limit. */
import { useCallback, useMemo, useState } from 'react';
import { useText } from '#data/text.ts';
import { mostChosen, type PickedItem, toggleItems } from './picked-items.ts';

interface ChosenOptions {
  readonly initial: readonly PickedItem[];
  readonly multiple: boolean;
  /** Receives a single choice at once. */
  readonly onTake: (chosen: readonly PickedItem[]) => void;
}

export function usePickedItems({ initial, multiple, onTake }: ChosenOptions) {
  const { t, formatNumber } = useText();
  const [chosen, setChosen] = useState(initial);
  const [full, setFull] = useState(false);
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const turn = useCallback(
    (items: readonly PickedItem[], on: boolean) => {
      // Picking the chosen entry again applies it, which closes the dialog.
      if (!multiple) return onTake(items.slice(0, 1));
      const result = toggleItems(chosen, items, on, { multiple });
      setFull(!result.ok);
      if (result.ok) setChosen(result.chosen);
    },
    [chosen, multiple, onTake],
  );
  /** Chooses all found entries; fetches them only when they fit the limit. */
  const takeAll = useCallback((total: number, gather: () => Promise<void>) => {
    setFull(total > mostChosen);
    if (total <= mostChosen) void gather();
  }, []);
  const problem = full ? t('people.picker.full', { most: formatNumber(mostChosen) }) : null;
  /**
   * An empty choice over an empty one changes nothing, while the user who presses the button believes to have chosen
   * something.
   */
  const isEmpty = initial.length === 0 && chosen.length === 0;
  return { chosen, ids, turn, takeAll, problem, isEmpty };
}
