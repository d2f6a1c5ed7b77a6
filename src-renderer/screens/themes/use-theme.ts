/** The present state of one theme of any family: refetched on focus and after every change of a theme. */
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callRead, onFocus } from '#data/read.ts';
import { type AnyTheme, callsAt } from '#shared/rules/themes/families.ts';
import { findTheme } from '#shared/rules/themes/find-theme.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';

/** The error is an ApiError, or GoneRecord for a missing theme. */
export function useTheme(locator: ThemeLocator): UseQueryResult<AnyTheme> {
  const { query } = callsAt(locator.terminal);
  return useQuery({
    // The key begins with the list's call id, so that changes of the list refetch it.
    queryKey: [query.id, 'theme', locator],
    queryFn: ({ signal }) => findTheme((call, input) => callRead(call, input, { signal }), locator),
    refetchOnWindowFocus: onFocus,
  });
}
