/** A placeholder for a page of the platform itself while the sandbox is the server (S-1): its module and path. */

import { useParams, useSearchParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { menuEntries } from '#shared/rules/common/menu/entries.ts';
import { defaultPurchaseUrl } from '#shared/rules/tenant/edit/purchase.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { useCrumb } from '#state/crumbs.ts';
import { useMenu } from '#state/menu.ts';
import { Copyable } from '#widgets/Copyable.tsx';
import { Fact, Facts } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { PageHeader } from '#widgets/PageHeader.tsx';

/** Pages of the platform that no menu leads to. */
const otherPages: Readonly<Record<string, MessageKey | undefined>> = {
  help: 'frame.header.platformHelp',
  sales: 'tenantEdit.purchase.open',
  custom_auto: 'frame.menu.entry.custom_auto',
  login_page: 'frame.menu.entry.login_page',
  ebpreview: 'frame.platformViews.ebpreview.title',
};

export function PlatformPage() {
  const { t } = useText();
  const { code = '' } = useParams();
  const [params] = useSearchParams();
  const { sections } = useMenu();
  const listed = sections
    .flatMap(({ items }) => items)
    .find(({ kind, id }) => kind === 'platform' && id === code);
  const entry = listed?.entry ?? menuEntries.find((candidate) => candidate.code === code);
  const other = otherPages[code];
  const given = params.get('path');
  // A path in the address comes from the documents or an administrator; only the default sales page is our own choice.
  const isGiven = given !== null && `{host}${given}` !== defaultPurchaseUrl;
  const known = entry ?? (other ? { path: given ?? code, pathOrigin: isGiven ? 'given' : 'chosen' } : null);
  const menuName = listed?.name;
  const name =
    menuName ??
    t(entry ? (`frame.menu.entry.${entry.code}` as MessageKey) : (other ?? 'frame.platformPage.unknown'));
  useCrumb(name);
  return (
    <div className={layout.form}>
      <PageHeader title={name} purpose={t('frame.platformPage.text')} />
      <Facts>
        <Fact label={t('frame.platformPage.module')}>
          {name} <code>{code}</code>
        </Fact>
        {known && (
          <Fact label={t('frame.platformPage.path')}>
            <Copyable value={known.path} />
            {known.pathOrigin === 'chosen' && <p className={ink.small}>{t('frame.platformPage.chosen')}</p>}
          </Fact>
        )}
      </Facts>
    </div>
  );
}
