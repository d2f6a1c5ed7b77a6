/** An external name: hidden characters are shown as codes, and its text direction is isolated. */
import { shownText } from '#shared/kit/shown-text.ts';

export function ExternalName({ text }: { readonly text: string }) {
  return <bdi>{shownText(text)}</bdi>;
}
