/** The names of what a question is about: their number and the first of them, with all of them to be read below. */
import { type TextTools, useText } from '#data/text.ts';
import { Disclosure } from './Disclosure.tsx';
import layout from './looks/layout.module.css';

/** Names in the sentence. */
const namedMost = 10;

export function NamesInQuestion({ names }: { readonly names: readonly string[] }) {
  const text = useText();
  const { t, formatNumber } = text;
  return (
    <>
      <p>{namesText(names, text)}</p>
      {names.length > namedMost && (
        <Disclosure title={t('list.allNames', { count: formatNumber(names.length) })}>
          <ol
            className={layout.scroll}
            aria-label={t('list.allNames', { count: formatNumber(names.length) })}
          >
            {names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike, and none moves
              <li key={at}>{name}</li>
            ))}
          </ol>
        </Disclosure>
      )}
    </>
  );
}

/** Joins the names; several names are preceded by their number. */
function namesText(names: readonly string[], { t, formatNumber }: TextTools): string {
  const [first = '', ...others] = names;
  if (others.length === 0) return first;
  const named = names.slice(0, namedMost).join(t('common.form.separator'));
  const figures = { count: formatNumber(names.length), names: named };
  const rest = names.length - namedMost;
  return rest > 0 ? t('list.inAllMore', { ...figures, rest: formatNumber(rest) }) : t('list.inAll', figures);
}
