/** A text with the searched word marked where it occurs first. */
export function Highlight({ text, word }: { readonly text: string; readonly word: string }) {
  const start = word === '' ? -1 : text.toLocaleLowerCase().indexOf(word.toLocaleLowerCase());
  if (start < 0) return <>{text}</>;
  const end = start + word.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
