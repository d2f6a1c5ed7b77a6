/** The dialogs of a list of themes; the address names the open one. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { TopicStyle } from '#shared/api/themes/context.ts';
import type { ThemeLocator, ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { usePreviewMenus } from '#state/preview-menus.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';
import { FamiliesDialog } from '../Family/FamiliesDialog.tsx';
import { ExportDialog } from '../Packages/ExportDialog.tsx';
import { rowLook } from '../row-look.ts';
import { type AskedConsequence, ConsequenceDialog } from '../Spread/ConsequenceDialog.tsx';
import { ApplyColoursDialog } from '../TakeColours/ApplyColoursDialog.tsx';
import { TrialDialog } from '../Trial/TrialDialog.tsx';
import { themeNameIn } from '../theme-name-state.ts';
import { UnseenDialog } from '../Unseen/UnseenDialog.tsx';
import { AboutTheme, type AboutThemeProps } from './AboutTheme.tsx';
import { AppointDialog } from './AppointDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { ModuleStyleDialog } from './ModuleStyleDialog.tsx';
import { NamesOfTheme } from './NamesOfTheme.tsx';
import { PutBeforeDialog } from './PutBeforeDialog.tsx';
import { RangeDialog } from './RangeDialog.tsx';
import { StoreDraft } from './StoreDraft.tsx';
import { StoreList } from './StoreList.tsx';
import { SystemTitlesDialog } from './SystemTitlesDialog.tsx';
import { TitlesDialog } from './TitlesDialog.tsx';
import type { ThemeDialog } from './use-theme-dialog.ts';

interface ThemeDialogsProps {
  readonly dialog: ThemeDialog;
  readonly scope: ThemeScope;
  readonly style: TopicStyle;
  /** Makes the change that a dialog has asked about. */
  readonly onAgreed: (of: AskedConsequence, locator: ThemeLocator) => void;
}

export function ThemeDialogs({ dialog: { name, id, close }, scope, style, onAgreed }: ThemeDialogsProps) {
  const { state } = useLocation();
  if (name === null) return null;
  if (name === 'cloud' || name === 'export')
    return name === 'cloud' ? (
      <CloudDialog scope={scope} onClose={close} />
    ) : (
      <ExportDialog
        from={id === '' ? scope : [{ ...scope, id, name: themeNameIn(state), style }]}
        onClose={close}
      />
    );
  if (name === 'unseen') return <UnseenDialog scope={scope} onClose={close} />;
  if (name === 'families') return <FamiliesDialog scope={scope} onClose={close} />;
  if (name === 'system') return <SystemTitlesDialog onClose={close} />;
  const about = { key: id, locator: { ...scope, id, name: themeNameIn(state), style }, onClose: close };
  switch (name) {
    case 'appoint':
      return <AppointDialog {...about} />;
    case 'default':
    case 'enable':
    case 'disable':
      return <ConsequenceDialog {...about} of={name} onAgreed={(locator) => onAgreed(name, locator)} />;
    case 'before':
      return <PutBeforeDialog {...about} />;
    case 'trial':
      return <TrialDialog {...about} />;
    case 'colours':
      return <ApplyColoursDialog {...about} />;
    case 'range':
      return <RangeDialog {...about} />;
    case 'titles':
      return scope.terminal === 'h5' ? null : <TitlesDialog {...about} />;
    case 'preview':
      return <PreviewDialog {...about} />;
    case 'names':
      return <NamesOfTheme {...about} />;
    case 'style':
      return scope.terminal === 'special' ? <ModuleStyleDialog {...about} /> : null;
    case 'departments':
      return <AssignDialog {...about} />;
  }
}

interface CloudDialogProps {
  readonly scope: ThemeScope;
  readonly onClose: () => void;
}

/** A theme from the cloud store: chosen, previewed, created by the store's type (spec 2§4; THM-002, 039, 108, 109). */
function CloudDialog({ scope, onClose }: CloudDialogProps) {
  const { t } = useText();
  const [fileId, setFileId] = useState<string | null>(null);
  return (
    <Dialog open title={t('themeActions.cloud.title')} width={720} onClose={onClose}>
      {fileId === null ? (
        <StoreList terminal={scope.terminal} onChoose={setFileId} />
      ) : (
        <StoreDraft scope={scope} fileId={fileId} onBack={() => setFileId(null)} onDone={onClose} />
      )}
    </Dialog>
  );
}

/** A preview of a theme in the list, light and dark, as the platform draws it. */
function PreviewDialog(props: AboutThemeProps) {
  const menus = usePreviewMenus();
  return (
    <AboutTheme {...props} words="themePackages.preview">
      {(theme, { terminal }, title) => (
        <Dialog open width={1200} title={title} onClose={props.onClose}>
          <ThemePreview
            terminal={terminal}
            menus={menus}
            values={rowLook(theme)}
            appearance={terminal === 'h5' ? 'both' : 'light'}
            label={title}
          />
        </Dialog>
      )}
    </AboutTheme>
  );
}
