/** The question before a theme becomes the default or is enabled, with who sees what now and afterwards. */
import { useText } from '#data/text.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { AboutTheme, type AboutThemeProps } from '../ThemeDialogs/AboutTheme.tsx';
import { SpreadPicture } from './SpreadPicture.tsx';

export type Consequence = 'default' | 'enable';

interface ConsequenceDialogProps extends AboutThemeProps {
  readonly of: Consequence;
  /** Makes the change; the list shows its failure. */
  readonly onAgreed: (locator: ThemeLocator) => void;
}

export function ConsequenceDialog({ of, onAgreed, ...about }: ConsequenceDialogProps) {
  const { t } = useText();
  const { onClose } = about;
  const action = t(of === 'default' ? 'themeActions.setDefault' : 'themeActions.enable');
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
                {action}
              </Button>
            </>
          }
        >
          <SpreadPicture
            locator={locator}
            change={(own) => (of === 'default' ? { ...own, isDefault: true } : { ...own, topicStatus: true })}
            changeOthers={(other) =>
              of === 'default' && isOfSameList(other, locator) ? { ...other, isDefault: false } : other
            }
          />
        </Dialog>
      )}
    </AboutTheme>
  );
}

/** Each style of a department has one default. */
function isOfSameList(
  { deptId, topicStyle }: ClaimedTheme,
  locator: { readonly deptId: string; readonly style: string },
): boolean {
  return deptId === locator.deptId && topicStyle === locator.style;
}
