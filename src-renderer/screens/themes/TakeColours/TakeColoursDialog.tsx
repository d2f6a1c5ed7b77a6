/** The dialog that takes colours of another theme, or of an earlier version, into the form. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { notify } from '#widgets/notify.tsx';
import { useVersionOwner, versionsOf } from '../Versions/keep-version.ts';
import { ColoursOfThemes } from './ColoursOfThemes.tsx';
import { ColoursOfVersions } from './ColoursOfVersions.tsx';
import { newColours, sharedColours } from './shared-colours.ts';

export interface TakeColoursProps<Values extends object> {
  readonly locator: ThemeLocator;
  /** Subject of the versions; null for a new theme, which has none. */
  readonly subject: string | null;
  readonly form: FormState<Values>;
  readonly onTake: (colours: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

export function TakeColoursDialog<Values extends object>(props: TakeColoursProps<Values>) {
  const { locator, subject, form, onTake, onClose } = props;
  const { t } = useText();
  const here = useVersionOwner();
  const [source, setSource] = useState<'themes' | 'versions'>('themes');
  const of = here && subject !== null ? versionsOf(here, subject) : null;
  const coloursIn = (other: object) => sharedColours(form.fields, form.values, other);
  const take = (other: object) => {
    const taken = newColours(form.values, coloursIn(other));
    if (Object.keys(taken).length === 0) notify({ tone: 'info', text: t('themeColours.same') });
    else onTake(taken);
  };
  return (
    <Dialog open width={1000} title={t('themeColours.title')} onClose={onClose}>
      <div className={layout.stack}>
        <p className={ink.text}>{t('themeColours.about')}</p>
        {of && (
          <div className={layout.row}>
            <Segmented
              label={t('themeColours.source')}
              value={source}
              options={(['themes', 'versions'] as const).map((value) => ({
                value,
                label: t(`themeColours.${value}`),
              }))}
              onChange={setSource}
            />
          </div>
        )}
        {of && source === 'versions' ? (
          <ColoursOfVersions of={of} coloursIn={coloursIn} onTake={take} />
        ) : (
          <ColoursOfThemes locator={locator} coloursIn={coloursIn} onTake={take} />
        )}
      </div>
    </Dialog>
  );
}
