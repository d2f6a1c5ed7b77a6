/**
 * Texts that stand in many cells of a workbook, kept once in a part of their own (ECMA-376 §18.4): a long table is a
 * good deal smaller then. The first times a text stands in its cell, so that a small table is one part to read.
 * What is remembered is short texts seen lately, and those that are shared.
 */
import { textItem } from './text-item.ts';

/** UTF-16 units: longer texts are seldom the same. */
const longest = 128;
/** A text is shared from here on; at most that many are remembered that are not. */
const sharedFrom = 16;
const remembered = 4096;
/** Cells of a column after which it is known whether it repeats itself: a quarter of them were shared texts. */
const trial = 2000;
const worthIt = trial / 4;

interface Known {
  uses: number;
  /** The cell's rest, where the text is shared. */
  shared: string | null;
}

/** What a column's cells are looked up with; one that is full of different texts stops looking. */
export interface ColumnTexts {
  /** What follows the place of a cell with that text; null where the text stands in the cell itself. */
  rest(text: string): string | null;
}

export class SharedTexts {
  readonly #items: string[] = [];
  #lately = new Map<string, Known>();
  #before = new Map<string, Known>();

  column(): ColumnTexts {
    let tried = 0;
    let shared = 0;
    return {
      rest: (text) => {
        if (text.length > longest || (tried >= trial && shared < worthIt)) return null;
        const found = this.#look(text);
        if (tried < trial) {
          tried += 1;
          if (found !== null) shared += 1;
        }
        return found;
      },
    };
  }

  #look(text: string): string | null {
    const known = this.#find(text);
    known.uses += 1;
    if (known.uses === sharedFrom) known.shared = this.#share(textItem(text));
    return known.shared;
  }

  #share(item: string): string {
    if (item === '') return '';
    this.#items.push(item);
    return ` t="s"><v>${this.#items.length - 1}</v></c>`;
  }

  #find(text: string): Known {
    const known = this.#lately.get(text);
    if (known) return known;
    if (this.#lately.size >= remembered) {
      this.#before = this.#lately;
      this.#lately = new Map();
    }
    // Of the generation before, those that are still in use stay.
    const kept = this.#before.get(text) ?? { uses: 0, shared: null };
    this.#lately.set(text, kept);
    return kept;
  }

  /** The part, to be written when every cell is. */
  *part(): Generator<string, void, undefined> {
    yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
    for (const item of this.#items) yield `<si>${item}</si>`;
    yield '</sst>';
  }
}
