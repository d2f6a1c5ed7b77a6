/** The existing themes at the destination of an import, read once for each terminal of the packages. */
import { useQuery } from '@tanstack/react-query';
import { callRead } from '#data/read.ts';
import { queryCssThemes } from '#shared/api/themes/css-theme.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { themeReads } from '#shared/rules/records/themes/theme-reads.ts';
import { listedForm } from '#shared/rules/records/themes/theme-values-records.ts';
import { allThemes } from '#shared/rules/themes/find-theme.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import type { ExistingTheme, ExistingThemes } from './incoming-themes.ts';

/** `scope` is null without a server. */
export function useExistingThemes(
  scope: Omit<ThemeScope, 'terminal'> | null,
  terminals: readonly (Terminal | '')[],
) {
  return useQuery<ExistingThemes>({
    // The key begins with a theme read's id, so that every change of a theme refetches it.
    queryKey: [themeReads[0]?.id, 'packages', scope, terminals],
    enabled: scope !== null && terminals.length > 0,
    queryFn: async ({ signal }) => {
      const ask: Ask = (endpoint, input) => callRead(endpoint, input, { signal });
      const found = new Map<Terminal | '', readonly ExistingTheme[]>();
      for (const terminal of terminals)
        if (scope) found.set(terminal, await existingOf(ask, { ...scope, terminal }));
      return found;
    },
  });
}

async function existingOf(
  ask: Ask,
  { terminal, ...scope }: Omit<ThemeScope, 'terminal'> & { readonly terminal: Terminal | '' },
): Promise<readonly ExistingTheme[]> {
  if (terminal === '')
    return (await ask(queryCssThemes, {})).map(({ id, name }) => ({ id, name, style: '', listValues: null }));
  return (await allThemes(ask, { ...scope, terminal })).map((theme) => ({
    id: theme.id,
    name: theme.topicName,
    style: theme.topicStyle,
    listValues: listedForm(terminal, theme),
  }));
}
