/** The name of a stored theme, for the editor's heading. Saving its names renews it at once. */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { multilangGet, themeNames } from '#shared/api/language-names/language-names.ts';
import { nameFor, readsOtherNames, toNames } from '#shared/rules/common/names/languages.ts';
import { allows } from '#shared/rules/common/session/rights.ts';
import { useSession } from '#state/session.ts';
import { ShownName } from '#widgets/Names/ShownName.tsx';

interface ThemeTitleProps {
  readonly id: string;
  readonly stored: string;
}

export function ThemeTitle({ id, stored }: ThemeTitleProps) {
  const { language } = useText();
  const session = useSession();
  // The calls for names are open to the tenant's administrator only (S-12).
  const may = session.status === 'signedIn' && allows('administrator', session.facts);
  // A failed read is silent: the stored name stands then.
  const { data = [] } = useRead(
    multilangGet,
    { ...themeNames, targetId: id },
    { enabled: may && readsOtherNames(language) },
  );
  return <ShownName name={nameFor(toNames(data), language, stored)} stored={stored} />;
}
