/** Every write without a way back says so where the user confirms it or fills it in, in every mode. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { WriteFacts } from '#shared/rules/changes/writes/write-facts.ts';
import { writes } from '#shared/rules/changes/writes.ts';

const screens = join(import.meta.dirname, '../src-renderer/screens');

/** Files under `src-renderer/screens` that say so, by the beginning of the calls' ids. */
const said: Readonly<Record<string, readonly string[]>> = {
  'tenant.applyAuth': ['tenant/TenantInfo/edit/AuthoriseAction.tsx'],
  'tenant.delete': ['tenant/TenantInfo/cancel/CancelDialog.tsx'],
  'tenant.bindMobile': ['tenant/TenantInfo/mobile/MobileDialog.tsx'],
  '.handle': ['account-cases/DecideDialog.tsx'],
  'invitations.send': ['invitations/InviteDialog.tsx', 'invitations/Many/ManyDialog.tsx'],
  'invitations.again': ['invitations/InvitationsPage.tsx'],
  'onlineUsers.end': ['security-settings/OnlineUsers.tsx'],
  'wechatTool.unbind': ['wechat/Bindings.tsx'],
  'feed.delete': ['feed/ShareCard.tsx'],
  'feed.deleteComment': ['feed/Comment.tsx'],
  'feed.deleteAttachment': ['feed/ShareCard.tsx'],
  'applications.syncDepartments': ['applications/AppManage/SyncDialog.tsx'],
  'applications.recoverDefaults': ['applications/Settings/Defaults.tsx'],
  'applications.resetMenus': ['applications/Settings/Defaults.tsx'],
  'applications.keepDefaults': ['applications/Settings/Defaults.tsx'],
  'applications.giveEmployees': ['applications/Settings/default-way.ts'],
  'applications.copy': ['applications/AppManage/copy-apps.ts'],
  'applications.copyMany': ['applications/AppManage/copy-apps.ts'],
  'cloudStore.importShare': ['themes/ThemeList/ThemeList.tsx'],
  'themes.sync': ['themes/ThemeDialogs/GiveDialog.tsx', 'themes/ThemeDialogs/AssignDialog.tsx'],
  'cssThemes.create': ['themes/CssTheme/CssThemePage.tsx'],
  'serviceCall.createTenant': ['service-call/CreateTenantDialog.tsx'],
  'sysconfig.generateRsaKey': ['system-settings/KeyPair.tsx'],
};

const lasting = (Object.entries(writes) as readonly (readonly [string, WriteFacts])[]).flatMap(
  ([id, facts]) => ('none' in facts && !('passes' in facts || 'fleeting' in facts) ? [[id, facts.none]] : []),
);

it.each(lasting)('%s (%s)', (id = '', why = '') => {
  const places = said[id] ?? said[id.slice(id.lastIndexOf('.'))] ?? [];
  expect(places, 'where is it said?').not.toEqual([]);
  for (const place of places) {
    const text = readFileSync(join(screens, place), 'utf8');
    expect(text, place).toMatch(new RegExp(`<NoWayBack why="${why}" />|lasts: '${why}'`));
  }
});
