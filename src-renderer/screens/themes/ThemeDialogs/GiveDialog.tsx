/** Gives a department's themes to departments below: of every style, several at once (THM-107, 154). */
import { useChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import { type Terminal, terminalFacts } from '#shared/rules/themes/terminals.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import ink from '#widgets/looks/ink.module.css';
import { NoWayBack } from '#widgets/NoWayBack.tsx';
import { ChooseThemes } from '../ThemeList/ChooseThemes.tsx';
import { givingOf, type SyncDepartment } from './give-themes.ts';

interface GiveDialogProps {
  readonly terminal: Terminal;
  readonly deptId: string;
  readonly departments: readonly SyncDepartment[];
  readonly onClose: () => void;
}

export function GiveDialog({ terminal, deptId, departments, onClose }: GiveDialogProps) {
  const { t } = useText();
  const { submit, pending } = useChange();
  const { dtu = 'pc' } = terminalFacts[terminal];
  const scope = { terminal, deptId, external: false };
  const names = departments.map(({ deptName }) => deptName).join(t('common.form.separator'));
  const give = async (themes: readonly { readonly id: string; readonly topicName: string }[]) => {
    const named = themes.map(({ id, topicName: name }) => ({ id, name }));
    if (await submit(givingOf({ deptId, dtu, themes: named, departments }))) onClose();
  };
  return (
    <Dialog open title={t('themeActions.sync.giveTitle')} width={720} onClose={onClose}>
      <p className={ink.text}>{t('themeActions.sync.giveText', { names })}</p>
      <NoWayBack why="resets" />
      <ChooseThemes
        scope={scope}
        action={(count) => t('themeActions.sync.giveChosen', { count })}
        busy={pending}
        most={360}
        onChosen={give}
      />
    </Dialog>
  );
}
