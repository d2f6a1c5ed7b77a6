/** The dialogs of a list of themes; the address names the open one. */
import { useLocation } from 'react-router-dom';
import type { TopicStyle } from '#shared/api/themes/context.ts';
import type { ThemeLocator, ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { FamiliesDialog } from '../Family/FamiliesDialog.tsx';
import { ExportDialog } from '../Packages/ExportDialog.tsx';
import { type AskedConsequence, ConsequenceDialog } from '../Spread/ConsequenceDialog.tsx';
import { ApplyColoursDialog } from '../TakeColours/ApplyColoursDialog.tsx';
import { TrialDialog } from '../Trial/TrialDialog.tsx';
import { themeNameIn } from '../theme-name-state.ts';
import { UnseenDialog } from '../Unseen/UnseenDialog.tsx';
import { AppointDialog } from './AppointDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { CloudDialog } from './CloudDialog.tsx';
import { ModuleStyleDialog } from './ModuleStyleDialog.tsx';
import { NamesOfTheme } from './NamesOfTheme.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { PutBeforeDialog } from './PutBeforeDialog.tsx';
import { RangeDialog } from './RangeDialog.tsx';
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
