/** One theme as it is by now, of whatever family: read anew with the focus and after every change of a theme. */
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callRead, onFocus } from '#data/read.ts';
import { type AnyTheme, callsAt } from '#shared/rules/themes/families.ts';
import { findTheme } from '#shared/rules/themes/find-theme.ts';
import type { ThemePlace } from '#shared/rules/themes/theme-place.ts';

/** Its error is an ApiError, or GoneRecord where there is none. */
export function useTheme(place: ThemePlace): UseQueryResult<AnyTheme> {
  const { query } = callsAt(place.terminal);
  return useQuery({
    // Begins as a read's: what touches the list touches it.
    queryKey: [query.id, 'theme', place],
    queryFn: ({ signal }) => findTheme((call, input) => callRead(call, input, { signal }), place),
    refetchOnWindowFocus: onFocus,
  });
}
