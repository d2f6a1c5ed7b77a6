/** The keys of the console's texts, typed from the English files; every other language has exactly the same keys. */
import type { texts } from './tables/en-US/index.ts';
import type { TextKey } from './types.ts';

export type Texts = typeof texts;
export type MessageKey = TextKey<Texts>;
