/** Error page for a failure of the frame itself, the router's last resort. */
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { logCrash } from './PageBoundary.tsx';
import { PageFailure } from './PageFailure.tsx';

export function RouteFailure() {
  const thrown = useRouteError();
  useEffect(() => logCrash(thrown), [thrown]);
  return <PageFailure error={thrown instanceof Error ? thrown : new Error(String(thrown))} />;
}
