/**
 * Shared strings of a workbook (ECMA-376 §18.4), which make a long table much smaller. The first occurrences of a text
 * stay in their cells, so that a small table is a single part. The cache holds recent short texts and the shared ones.
 */
import { textItem } from './text-item.ts';

/** UTF-16 units; longer texts seldom repeat. */
const longest = 128;
/** A text is shared from its 16th occurrence; the cache holds 4,096 texts that are not shared. */
const sharedFrom = 16;
const remembered = 4096;
/** After this many cells a column is judged: with fewer shared texts than a quarter it is no longer looked up. */
const trial = 2000;
const worthIt = trial / 4;

interface Known {
  uses: number;
  /** The rest of the cell's XML where the text is shared. */
  shared: string | null;
}

/** Looks up the texts of one column; stops for a column whose texts hardly repeat. */
export interface ColumnTexts {
  /** The rest of the cell's XML after its reference; null where the text stays in the cell. */
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
    // Texts of the previous generation survive if they are still in use.
    const kept = this.#before.get(text) ?? { uses: 0, shared: null };
    this.#lately.set(text, kept);
    return kept;
  }

  /** The shared part, to be written after all cells. */
  *part(): Generator<string, void, undefined> {
    yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
    for (const item of this.#items) yield `<si>${item}</si>`;
    yield '</sst>';
  }
}
