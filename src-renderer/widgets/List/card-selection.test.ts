import { expect, it, vi } from 'vitest';
import { isSelected, nothingSelected } from '../DataGrid/selection.ts';
import { cardSelection } from './card-selection.ts';

interface Row {
  readonly id: string;
}

const all: readonly Row[] = ['a', 'portal', 'b'].map((id) => ({ id }));
const list = (come: number) => ({
  rows: { count: all.length, row: (place: number) => (place < come ? all[place] : undefined) },
  rowKey: ({ id }: Row) => id,
});
const isPortal = ({ id }: Row) => id === 'portal';

function chosenOf(come: number) {
  const setSelection = vi.fn();
  const before = { selection: nothingSelected, setSelection, chosen: async () => [...all] };
  return { setSelection, cards: cardSelection(list(come) as never, before as never, isPortal) };
}

it('all are chosen but for what no card is drawn for', () => {
  const { cards, setSelection } = chosenOf(3);
  cards.chooseAll();
  const [selection] = setSelection.mock.calls[0] as [Parameters<typeof isSelected>[0]];
  expect(all.map(({ id }) => isSelected(selection, id))).toEqual([true, false, true]);
});

it('cards that had not come when all were chosen are left out, too', async () => {
  const { cards } = chosenOf(1);
  cards.chooseAll();
  expect(await cards.chosen()).toEqual([{ id: 'a' }, { id: 'b' }]);
});
