/** A name with the first occurrence of the search word marked. */
import { shownText } from '#shared/kit/shown-text.ts';

export function Highlight({ text: name, word }: { readonly text: string; readonly word: string }) {
  const text = shownText(name);
  const start = word === '' ? -1 : text.toLocaleLowerCase().indexOf(word.toLocaleLowerCase());
  if (start < 0) return <bdi>{text}</bdi>;
  const end = start + word.length;
  return (
    <bdi>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </bdi>
  );
}
