/** The question before a theme is the default, enabled or disabled, with who sees what now and afterwards. */
import { useText } from '#data/text.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { AboutTheme, type AboutThemeProps } from '../ThemeDialogs/AboutTheme.tsx';
import { type Consequence, ConsequencePicture } from './ConsequencePicture.tsx';

/** A deletion has a question of its own. */
export type AskedConsequence = Exclude<Consequence, 'delete'>;

interface ConsequenceDialogProps extends AboutThemeProps {
  readonly of: AskedConsequence;
  /** Makes the change; the list shows its failure. */
  readonly onAgreed: (locator: ThemeLocator) => void;
}

const actions = {
  default: 'themeActions.setDefault',
  enable: 'themeActions.enable',
  disable: 'themeActions.disable',
} as const;

export function ConsequenceDialog({ of, onAgreed, ...about }: ConsequenceDialogProps) {
  const { t } = useText();
  const { onClose } = about;
  return (
    <AboutTheme {...about} words={`themesSpread.question.${of}`}>
      {(_, locator, title) => (
        <Dialog
          open
          width={1000}
          title={title}
          onClose={onClose}
          footer={
            <>
              <Button onClick={onClose}>{t('common.cancel')}</Button>
              <Button
                look="primary"
                onClick={() => {
                  onClose();
                  onAgreed(locator);
                }}
              >
                {t(actions[of])}
              </Button>
            </>
          }
        >
          <ConsequencePicture of={of} locator={locator} />
        </Dialog>
      )}
    </AboutTheme>
  );
}
