/** The notes of this computer on the themes of the server's tenant. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bridge, onBridgeEvent } from '#data/bridge.ts';
import { onFocus } from '#data/read.ts';
import type { ThemeNotes } from '#shared/bridge/theme-notes.ts';
import { useTenantScope } from '#state/tenant-scope.ts';

export function useThemeNotes() {
  const scope = useTenantScope();
  const read = useQuery<ThemeNotes>({
    queryKey: ['themeNotes', scope],
    queryFn: () =>
      scope === null ? Promise.resolve({ families: [], imports: [] }) : bridge.themeNotes.read(scope),
    retry: false,
    staleTime: 0,
    // Another program on this computer may have kept a note, and sends no event here.
    refetchOnWindowFocus: onFocus,
  });
  const { refetch } = read;
  useEffect(() => onBridgeEvent('themeNotes.changed', () => void refetch()), [refetch]);
  return { scope, read };
}
