/** The reader of a previewed menu: a role with the grants of the documents, in the signed-in person's tenant. */
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { grantedTree } from '#shared/rules/common/menu/menu-permissions.ts';
import { menuConditions } from '#shared/rules/common/menu/visible.ts';
import { platformLanguageOf } from '#shared/rules/common/names/languages.ts';
import { screensAtom } from '#state/menu.ts';
import { useSession } from '#state/session.ts';
import type { PreviewedReader } from './preview.ts';

export const previewRoles = ['everybody', 'subAdministrator', 'departmentAdministrator', 'employee'] as const;
export type PreviewRole = (typeof previewRoles)[number];

export function usePreviewedReader(role: PreviewRole): PreviewedReader | null {
  const { t, language } = useText();
  const screens = useAtomValue(screensAtom);
  const signedIn = useSession();
  const facts = signedIn.status === 'signedIn' ? signedIn.facts : null;
  return useMemo(
    () =>
      facts && {
        screens,
        session: sessionAs(role, facts),
        tree: grantedTree(
          role === 'everybody' ? 'systemAdministrator' : role,
          menuConditions(facts.platform),
        ),
        t,
        language: platformLanguageOf(language),
      },
    [facts, screens, role, t, language],
  );
}

/** The flags of another role are not known here, and an unknown flag hides nothing (1§3). */
export function sessionAs(role: PreviewRole, facts: SessionFacts): SessionFacts {
  return {
    ...facts,
    user: {
      ...facts.user,
      admin: role === 'everybody',
      managerType: role === 'subAdministrator' ? 1 : 0,
      managedDepartments: role === 'departmentAdministrator' ? [facts.user.departmentId ?? ''] : [],
      platformOperator: false,
      permissions: {},
    },
  };
}
