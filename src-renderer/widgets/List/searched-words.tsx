/** Passes a list's search words to its cells, which mark them. */
import { createContext, useContext } from 'react';
import { shownText } from '#shared/kit/shown-text.ts';
import { MarkedText, searchedWords } from '../MarkedText.tsx';
import { filterKeys } from './filters.ts';
import type { List } from './use-list.ts';

const SearchedWords = createContext<readonly string[]>([]);
export const SearchedWordsProvider = SearchedWords.Provider;

const none: readonly string[] = [];

/** The current words of the list's search. */
export function searchWordsOf<Row, Key extends string>({
  filters,
  values,
}: List<Row, Key>): readonly string[] {
  const key = filterKeys(filters).find((each) => filters[each].kind === 'search');
  return key === undefined || values[key] === '' ? none : searchedWords(values[key]);
}

/** A cell's text with the search words marked. */
export function SearchedText({ text }: { readonly text: string }) {
  const words = useContext(SearchedWords);
  return (
    <bdi>
      <MarkedText text={shownText(text)} words={words} />
    </bdi>
  );
}
