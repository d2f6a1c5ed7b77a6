/** A name that comes from elsewhere, shown for what it is: hidden characters by their codes, and set apart in its direction. */
import { shownText } from '#shared/kit/shown-text.ts';

export function Shown({ text }: { readonly text: string }) {
  return <bdi>{shownText(text)}</bdi>;
}
