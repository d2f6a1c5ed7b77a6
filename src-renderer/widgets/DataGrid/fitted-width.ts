/** Estimates the width that fits a column's texts; they can't be measured, since rows render only on view. */
interface FitOptions {
  readonly least: number;
  /** Limit in pixels; a longer text is truncated and complete in its tooltip. */
  readonly most: number;
  /** Pixels beside the text: padding, a dot, a mark. */
  readonly beside?: number;
  readonly mono?: boolean;
}

/** Pixels per character at the tables' font size, slightly more than the widest system fonts' average. */
const narrow = 7.4;
const monospaced = 7.5;
const wide = 13.2;
/** East Asian characters are full-width. */
const square =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\ud840-\ud8ff][\udc00-\udfff]/g;

/** Returns the width in pixels. */
export function fittedWidth(texts: Iterable<string>, options: FitOptions): number {
  const { least, most, beside = 26, mono = false } = options;
  let widest = 0;
  for (const text of texts) {
    // Length alone reaches the limit, so counting is unnecessary.
    if (text.length * narrow > most * 2) return most;
    const squares = text.match(square)?.length ?? 0;
    widest = Math.max(widest, squares * wide + (text.length - squares) * (mono ? monospaced : narrow));
  }
  return Math.round(Math.min(most, Math.max(least, widest + beside)));
}
