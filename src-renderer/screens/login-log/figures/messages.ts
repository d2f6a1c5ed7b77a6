/** What the page and the thread that works figures out say to each other. */
import type { ApiErrorFacts } from '#shared/api/api-error.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import type { LogFigures } from './log-figures.ts';

export type ToThread =
  /** A piece of the answer to a page, as it came. */
  | { readonly kind: 'piece'; readonly bytes: ArrayBuffer }
  /** The page is whole: its rows count. */
  | { readonly kind: 'end' }
  /** A page begins; what came of one that was cut does not count. `mapping`: of the server that answers. */
  | { readonly kind: 'discard'; readonly mapping: Mapping };

export type FromThread =
  /** `figures`: only now and then, since they cost more the more rows there are; always with the last row. */
  | {
      readonly kind: 'counted';
      readonly rows: number;
      readonly total: number;
      readonly figures: LogFigures | null;
    }
  | { readonly kind: 'failed'; readonly error: ApiErrorFacts };
