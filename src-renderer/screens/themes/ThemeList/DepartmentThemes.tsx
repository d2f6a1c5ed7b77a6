/** The departments' tab: what they may have of their own, and who has the themes of this one (spec 2§2, 2§4, 2§6). */
import { useText } from '#data/text.ts';
import type { ThemeDtu } from '#shared/api/themes/context.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { Authority } from '../ThemeDialogs/Authority.tsx';

interface DepartmentThemesProps {
  readonly deptId: string;
  readonly dtu: ThemeDtu;
  /** Departments keep themes of their own on this platform. */
  readonly detached: boolean;
}

export function DepartmentThemes({ deptId, dtu, detached }: DepartmentThemesProps) {
  const { t } = useText();
  return (
    <div className={layout.narrow}>
      {!detached && <Notice>{t('themeActions.authority.notDetached')}</Notice>}
      <Authority deptId={deptId} dtu={dtu} />
    </div>
  );
}
