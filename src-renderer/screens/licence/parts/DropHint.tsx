/** Says, while a file is dragged over the page, that it can be let go anywhere. */
import { useText } from '#data/text.ts';
import { DropHint as Hint } from '#widgets/DropHint.tsx';

export function DropHint({ over }: { readonly over: boolean }) {
  const { t } = useText();
  return over ? <Hint text={t('licence.screen.file.dropHere')} /> : null;
}
