/** Gives a theme to departments: the possible ones, marked if they have it (spec 2§4, 2§7; THM-035, 107, 153, 154). */
import { useChange } from '#data/changes/index.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { querySyncDepts } from '#shared/api/themes/packages.ts';
import { terminalFacts } from '#shared/rules/themes/terminals.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import ink from '#widgets/looks/ink.module.css';
import { NoWayBack } from '#widgets/NoWayBack.tsx';
import { AboutTheme, type AboutThemeProps } from './AboutTheme.tsx';
import { givingOf } from './give-themes.ts';
import { SyncDepartments } from './SyncDepartments.tsx';

export function AssignDialog(props: AboutThemeProps) {
  return (
    <AboutTheme {...props} words="themeActions.sync.title">
      {(_, locator, title) => <Assign locator={locator} title={title} onClose={props.onClose} />}
    </AboutTheme>
  );
}

interface AssignProps {
  readonly locator: ThemeLocator;
  readonly title: string;
  readonly onClose: () => void;
}

function Assign({ locator, title, onClose }: AssignProps) {
  const { t } = useText();
  const { submit, pending } = useChange();
  const { dtu = 'pc' } = terminalFacts[locator.terminal];
  const read = useRead(querySyncDepts, { deptId: locator.deptId, dtu, topicId: locator.id });
  return (
    <Dialog open title={title} width={720} onClose={onClose}>
      <p className={ink.text}>{t('themeActions.sync.text')}</p>
      <NoWayBack why="resets" />
      <SyncDepartments
        read={read}
        action={(count) => t('themeActions.sync.give', { count })}
        busy={pending}
        most={360}
        onChosen={async (departments) => {
          const { deptId } = locator;
          if (await submit(givingOf({ deptId, dtu, themes: [locator], departments }))) onClose();
        }}
      />
    </Dialog>
  );
}
