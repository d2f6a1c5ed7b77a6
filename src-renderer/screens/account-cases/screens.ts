/** The lists of cases that administrators decide: parts of account security (spec 1§2.7). */
import { caseKinds } from '#shared/rules/account-cases/case-rules.ts';
import { securityRight } from '#shared/rules/security/entries.ts';
import { lazyPage, screen } from '#state/screen.ts';

export const accountCasesScreens = caseKinds.map((kind) =>
  screen({
    id: `accountCases.${kind}`,
    path: `/safe_account/${kind}`,
    page: lazyPage(() => import('./CasesPage.tsx').then((file) => file.CasesPage)),
    titleKey: `accountCases.kinds.${kind}.title`,
    purposeKey: `accountCases.kinds.${kind}.purpose`,
    permission: securityRight(kind),
    within: 'security',
    menuGroup: null,
    menuCode: null,
  }),
);
