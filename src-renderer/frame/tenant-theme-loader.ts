/** Lazily loads the tenant's theme for the frame; without it the console keeps its own colours. */
import { afterStartContent } from '#data/start-content.ts';
import { store } from '#data/store.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { tenantThemeAtom } from '#state/tenant-theme.ts';

export const LazyTenantTheme = lazyComponent(async () => {
  await new Promise<void>(afterStartContent);
  try {
    return (await import('./tenant-theme/TenantTheme.tsx')).TenantTheme;
  } catch (error) {
    noteFailure(error);
    return () => null;
  }
});

/** Shows the cached theme before the first render; without a session none is shown. */
export async function rememberedLook(): Promise<(facts: SessionFacts | null, server: string) => void> {
  try {
    const { showRememberedTheme } = await import('./tenant-theme/show-theme.ts');
    return (facts, server) => {
      if (facts) showRememberedTheme({ facts, server });
    };
  } catch (error) {
    noteFailure(error);
    return () => undefined;
  }
}

function noteFailure(error: unknown): void {
  store.set(tenantThemeAtom, {
    status: 'failed',
    error: error instanceof Error ? error : new Error(String(error)),
  });
}
