/** Palette items of the tenant's applications, by their names in both languages; each leads to its settings. */
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryTenantApplicationList } from '#shared/api/applications/lookups.ts';
import { mayOpen } from '#state/access.ts';
import { screensAtom, useGrants } from '#state/menu.ts';
import { useSession } from '#state/session.ts';
import { useAppNames } from '#widgets/Names/use-app-names.ts';
import type { PaletteItem } from './palette-item.ts';

const none: readonly PaletteItem[] = [];
/** Milliseconds in which the list counts as fresh. */
const listFresh = 300_000;

/** `typed`: nothing is read before something was typed. A failed read gives no items: the page itself shows it. */
export function useAppItems(typed: string): readonly PaletteItem[] {
  const { t } = useText();
  const navigate = useNavigate();
  const screens = useAtomValue(screensAtom);
  const session = useSession();
  const { codes } = useGrants();
  const facts = session.status === 'signedIn' ? session.facts : null;
  const page = screens.find(({ id }) => id === 'applications.manage');
  const enabled = typed.trim() !== '' && page !== undefined && mayOpen(page, facts, codes) === 'yes';
  const { data } = useRead(
    queryTenantApplicationList,
    { teamOnly: true, loadAll: true },
    { enabled, staleTime: listFresh },
  );
  const nameOf = useAppNames({ enabled });
  return useMemo(() => {
    if (!enabled || !data) return none;
    return data.map((app): PaletteItem => {
      const label = nameOf(app);
      return {
        id: `app-${app.id}`,
        section: 'applications',
        label,
        ...(label === app.menuName ? {} : { otherName: app.menuName }),
        hint: t('applications.title'),
        also: `${app.shortName} ${app.menuCode}`,
        run: () => void navigate(`/appManage/edit/${encodeURIComponent(app.id)}`),
        of: 'read',
      };
    });
  }, [enabled, data, nameOf, t, navigate]);
}
