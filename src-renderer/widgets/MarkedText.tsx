import styles from './MarkedText.module.css';

export function MarkedText({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  let at = 0;
  return markedParts(text, words).map(({ part, marked }) => {
    const key = at;
    at += part.length;
    return marked ? (
      <mark key={key} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    );
  });
}

interface Part {
  readonly part: string;
  readonly marked: boolean;
}

/** Splits a text where marks begin and end; the joined parts equal the text. Letter case is ignored. */
export function markedParts(text: string, words: readonly string[]): Part[] {
  const folded = text.toLocaleLowerCase();
  // Lower case can change the length (İ), so indices would not fit the text.
  if (folded.length !== text.length) return [{ part: text, marked: false }];
  const marks = new Uint8Array(text.length);
  for (const word of words) {
    if (word === '') continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      marks.fill(1, at, at + word.length);
    }
  }
  const parts: Part[] = [];
  for (let from = 0; from < text.length; ) {
    let to = from + 1;
    while (to < text.length && marks[to] === marks[from]) to += 1;
    parts.push({ part: text.slice(from, to), marked: marks[from] === 1 });
    from = to;
  }
  return parts;
}

export function searchedWords(typed: string): string[] {
  return typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}
