/** The invitation list: a tab of base settings (spec 1§2.2, 1§2.10), and a part of account security (1§2.7). */
import { invitationsRight } from '#shared/rules/invitations/availability.ts';
import { securityRight } from '#shared/rules/security/entries.ts';
import { lazyPage, screen } from '#state/screen.ts';

const page = () => import('./InvitationsPage.tsx');

export const invitationsScreens = [
  screen({
    id: 'invitations',
    path: '/base/inviteList',
    dialogs: ['new', 'many'],
    page: lazyPage(() => page().then((file) => file.InvitationsPage)),
    titleKey: 'invitations.title',
    within: 'tenant.info',
    purposeKey: 'invitations.purpose',
    permission: invitationsRight,
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'invitations.security',
    path: '/safe_account/invite_list',
    dialogs: ['new', 'many'],
    page: lazyPage(() => page().then((file) => file.SecurityInvitationsPage)),
    titleKey: 'invitations.title',
    within: 'security',
    purposeKey: 'invitations.purpose',
    permission: securityRight('invite_list'),
    menuGroup: null,
    menuCode: null,
  }),
];
