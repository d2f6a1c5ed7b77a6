/** A theme's colours as a short text to copy, or to paste from somebody else. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import { coloursToSet } from '#shared/rules/themes/look/look-of.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { Button } from '#widgets/Button.tsx';
import { CopyButton } from '#widgets/Copyable.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { readShareString, shareString } from './share-string.ts';

interface ShareColoursProps<Of extends Terminal> {
  readonly terminal: Of;
  readonly values: LookValues[Of];
  /** Called with fields of the terminal's look by name. */
  readonly onUse: (colours: Readonly<Record<string, string>>) => void;
}

export function ShareColours<Of extends Terminal>({ terminal, values, onUse }: ShareColoursProps<Of>) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const mine = shareString(terminal, values);
  const read = text.trim() === '' ? null : readShareString(text, terminal);
  const taken = coloursToSet(terminal, values, read?.colours ?? {});
  const count = Object.keys(taken).length;
  const wrong = text.trim() !== '' && count === 0;
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('themePackages.share.title')}</Button>
      <Dialog
        open={open}
        title={t('themePackages.share.title')}
        onClose={close}
        footer={
          <Button
            look="primary"
            disabled={count === 0}
            onClick={() => {
              onUse(taken);
              setText('');
              close();
            }}
          >
            {count > 0 ? t('themePackages.share.take', { count }) : t('themePackages.share.takeNone')}
          </Button>
        }
      >
        {/* Not a form element, because it is inside the editor's form. */}
        <div className={layout.stack}>
          <div className={layout.spread}>
            <strong>{t('themePackages.share.mine')}</strong>
            <CopyButton value={mine} label={t('themePackages.share.copy')} />
          </div>
          <code className={ink.broken}>{mine}</code>
          <FormField
            label={t('themePackages.share.theirs')}
            help={read ? t(`themePackages.share.from.${read.source}`) : t('themePackages.share.help')}
            problem={wrong ? t('themePackages.share.none') : undefined}
          >
            {(control) => (
              <textarea
                {...control}
                rows={3}
                spellCheck={false}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </FormField>
        </div>
      </Dialog>
    </>
  );
}
