/** Logos, their targets and the tab's icon (spec 1§2.11, 1§4, 1§7.3). */
import {
  queryTenantLogo,
  saveFaviconUrl,
  saveLogoClickUrl,
  saveLogoUrl,
  saveShowInfoConfig,
  syncTenantLogo,
  type TenantLogo,
} from '#shared/api/branding/branding.ts';
import { brandFields } from '#shared/rules/branding/brand-fields.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { brandRight } from '#shared/rules/common/session/area-rights.ts';
import { findFile } from '../../kernel/files/store.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, type Refusal, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { type LogoName, saveLogo, storedLogos } from './logos.ts';

async function set<Name extends LogoName>(
  context: SignedInContext,
  name: Name,
  given: TenantLogo[Name],
): Promise<Refusal | null> {
  const { store, user, language } = context;
  const value = typeof given === 'string' ? given.trim() : given;
  const stored = await storedLogos(store, user.tenantKey);
  if (stored[name] === value) return null;
  const [problem] = checkFields(brandFields, { ...stored, [name]: value }, stored);
  if (problem) return refuseWithMessage(language, problem.message);
  if (brandFields[name]?.kind === 'image' && typeof value === 'string' && value !== '') {
    const fileId = new URLSearchParams(value.slice(value.indexOf('?'))).get('fileId') ?? '';
    if (!(await findFile(store, user.tenantKey, fileId))) return refuse(messagesIn(language).noSuchFile);
  }
  await store.transaction().execute(async (transaction) => {
    await saveLogo(transaction, user.tenantKey, name, value);
    await record(transaction, context, {
      kind: value === '' ? 'logoReset' : 'logoSaved',
      targetId: user.tenantKey,
      targetName: user.tenantName,
      detail: name,
    });
  });
  return null;
}

export const brandingRoutes: readonly Implementation[] = [
  implement(queryTenantLogo, 'signedIn', (_, { store, user }) => storedLogos(store, user.tenantKey)),
  implement(saveLogoUrl, brandRight, ({ logoUrl, logoType }, context) =>
    set(context, logoType ? 'logoUrlVertical' : 'logoUrl', logoUrl),
  ),
  implement(saveLogoClickUrl, brandRight, ({ logoClickUrl, logoType }, context) =>
    set(context, logoType ? 'logoClickUrlVertical' : 'logoClickUrl', logoClickUrl),
  ),
  implement(saveFaviconUrl, brandRight, ({ faviconUrl }, context) => set(context, 'faviconUrl', faviconUrl)),
  implement(saveShowInfoConfig, brandRight, ({ showInfoConfig }, context) =>
    set(context, 'showInfoConfig', showInfoConfig),
  ),
  implement(syncTenantLogo, brandRight, async ({ type }, context) => {
    const { logoUrl, logoUrlVertical } = await storedLogos(context.store, context.user.tenantKey);
    return type === 'horizontal'
      ? set(context, 'logoUrlVertical', logoUrl)
      : set(context, 'logoUrl', logoUrlVertical);
  }),
];
