/** Renders one screen of the registry with permission check, error boundary and, for a lazy page, its loading state. */
import { useEffect } from 'react';
import { useResolvedPath } from 'react-router-dom';
import { loadClient } from '#data/load-client.ts';
import type { Right } from '#shared/rules/common/session/rights.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { mayOpen } from '#state/access.ts';
import { useGrants, useMenuRefused } from '#state/menu.ts';
import type { Screen } from '#state/screen.ts';
import { useSession } from '#state/session.ts';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { SkeletonPage } from '#widgets/Skeleton.tsx';
import { NoRight } from '../screens/frame/NoRight/NoRight.tsx';
import { LazyAntdRoot, loadAntd } from './antd-loader.ts';
import { PageBoundary } from './PageBoundary.tsx';

/** Prefetches all code of a lazy page in parallel. */
export function preload(screen: Screen): Promise<unknown> {
  const { page } = screen;
  if (!('load' in page)) return Promise.resolve();
  return Promise.all([page.load(), page.plain ? null : loadAntd(), loadClient()]);
}

function reasonOf(permission: Right, session: ReturnType<typeof useSession>): MessageKey | null {
  if (typeof permission === 'string' || !('rule' in permission) || session.status !== 'signedIn') return null;
  return permission.because?.(session.facts) ?? null;
}

export function ScreenPage({ screen }: { readonly screen: Screen }) {
  const session = useSession();
  const grants = useGrants();
  // The resolved path is the screen's own, so a dialog below it keeps the same page.
  const { pathname } = useResolvedPath('.');
  const { page, permission } = screen;
  const refused = useMenuRefused(
    typeof permission === 'object' && 'menu' in permission ? permission.menu : screen.menuCode,
  );
  useEffect(() => {
    // Rendering the page shows a failure.
    preload(screen).catch(() => undefined);
  }, [screen]);
  if (session.status === 'loading' && permission !== 'anyone') return <SkeletonPage />;
  const access = mayOpen(screen, session.status === 'signedIn' ? session.facts : null, grants.codes);
  if (access === 'no' || refused) return <NoRight because={reasonOf(permission, session)} />;
  if (access === 'wait') {
    return grants.error ? <ErrorNotice error={grants.error} onRetry={grants.retry} /> : <SkeletonPage />;
  }
  if (!('load' in page))
    return (
      <PageBoundary key={pathname}>
        <page.component />
      </PageBoundary>
    );
  return (
    <PageBoundary key={pathname}>
      {page.plain ? (
        <page.component placeholder={<SkeletonPage />} />
      ) : (
        <LazyAntdRoot placeholder={<SkeletonPage />}>
          <page.component placeholder={<SkeletonPage />} />
        </LazyAntdRoot>
      )}
    </PageBoundary>
  );
}
