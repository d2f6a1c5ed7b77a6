/** How wide a column must be for its texts to stand there whole: reckoned, since rows are drawn as they come into view. */
interface FitOptions {
  readonly least: number;
  /** What is longer than this is cut after all, and whole in its tooltip. */
  readonly most: number;
  /** Pixels of what stands beside the text: padding, a dot, a mark. */
  readonly beside?: number;
  readonly mono?: boolean;
}

/** Pixels of a character at the tables' font size: a little more than the widest system fonts take on average. */
const narrow = 7.4;
const monospaced = 7.5;
const wide = 13.2;
/** East Asian characters take a whole square. */
const square =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\ud840-\ud8ff][\udc00-\udfff]/g;

/** Pixels. */
export function fittedWidth(texts: Iterable<string>, options: FitOptions): number {
  const { least, most, beside = 26, mono = false } = options;
  let widest = 0;
  for (const text of texts) {
    // A text that reaches the limit by its length alone need not be counted through.
    if (text.length * narrow > most * 2) return most;
    const squares = text.match(square)?.length ?? 0;
    widest = Math.max(widest, squares * wide + (text.length - squares) * (mono ? monospaced : narrow));
  }
  return Math.round(Math.min(most, Math.max(least, widest + beside)));
}
