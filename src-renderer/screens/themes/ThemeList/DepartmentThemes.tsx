/** The tab of departments: own rights, and who below has themes (spec 2§2, 2§4, 2§6; THM-017, 107, 125, 153, 154). */
import { useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { ThemeDtu } from '#shared/api/themes/context.ts';
import { querySyncDepts } from '#shared/api/themes/packages.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { Notice } from '#widgets/Notice.tsx';
import { Section } from '#widgets/Section.tsx';
import { ThemeAuthority } from '../ThemeDialogs/Authority.tsx';
import { GiveDialog } from '../ThemeDialogs/GiveDialog.tsx';
import type { SyncDepartment } from '../ThemeDialogs/give-themes.ts';
import { SyncDepartments } from '../ThemeDialogs/SyncDepartments.tsx';

interface DepartmentThemesProps {
  readonly deptId: string;
  readonly terminal: Terminal;
  readonly dtu: ThemeDtu;
  /** Departments have themes of their own on this platform. */
  readonly detached: boolean;
  /** This person may give themes to departments below. */
  readonly maySync: boolean;
}

export function DepartmentThemes({ deptId, terminal, dtu, detached, maySync }: DepartmentThemesProps) {
  const { t } = useText();
  return (
    <>
      {!detached && <Notice>{t('themeActions.authority.notDetached')}</Notice>}
      <ThemeAuthority deptId={deptId} dtu={dtu} />
      {maySync && <Below deptId={deptId} terminal={terminal} dtu={dtu} />}
    </>
  );
}

function Below({ deptId, terminal, dtu }: Pick<DepartmentThemesProps, 'deptId' | 'terminal' | 'dtu'>) {
  const { t } = useText();
  const read = useRead(querySyncDepts, { deptId, dtu });
  const [chosen, setChosen] = useState<readonly SyncDepartment[] | null>(null);
  return (
    <Section title={t('themeActions.sync.below')} text={t('themeActions.sync.belowText')}>
      <SyncDepartments
        read={read}
        any
        action={(count) => t('themeActions.sync.choose', { count })}
        most={420}
        onChosen={setChosen}
      />
      {chosen && (
        <GiveDialog
          terminal={terminal}
          deptId={deptId}
          departments={chosen}
          onClose={() => setChosen(null)}
        />
      )}
    </Section>
  );
}
