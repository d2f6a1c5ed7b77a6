/** Messages between the page and the thread that computes the figures. */
import type { ApiErrorFacts } from '#shared/api/api-error.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import type { LogFigures } from './log-figures.ts';

export type ToFiguresThread =
  /** A piece of the response to one page, unparsed. */
  | { readonly kind: 'piece'; readonly bytes: ArrayBuffer }
  /** The page is complete, and its rows count. */
  | { readonly kind: 'end' }
  /**
   * A page begins; the rows of an interrupted one do not count. `mapping` is that of the answering server. `every`: the
   * figures have all findings; what the first page says holds for all.
   */
  | { readonly kind: 'discard'; readonly mapping: Mapping; readonly every?: boolean };

export type FromFiguresThread =
  /** `figures` come only from time to time, since their cost grows with the rows; always with the last row. */
  | {
      readonly kind: 'counted';
      readonly rows: number;
      readonly total: number;
      /** The page to read next; null when all have been read. */
      readonly next: number | null;
      readonly figures: LogFigures | null;
    }
  | { readonly kind: 'failed'; readonly error: ApiErrorFacts };
