/**
 * The colours of the tenant's themes for a terminal. They are read once, when the first colour picker opens: a page of
 * each style, until a theme changes.
 */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { TopicStyle } from '#shared/api/themes/context.ts';
import { callsAt } from '#shared/rules/themes/families.ts';
import { terminalFacts } from '#shared/rules/themes/terminals.ts';
import { scopeInput, type ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { usedColours } from './used-colours.ts';

/** Themes of a style that are read: the first of the list. */
const looked = 100;

export function useTenantColours({ terminal, deptId, external }: ThemeLocator) {
  const { t } = useText();
  const [enabled, setWanted] = useState(false);
  const { query } = callsAt(terminal);
  const scope = { terminal, deptId, external };
  // After a failed read the picker has no presets.
  const { data: colours = none } = useQuery({
    enabled,
    // The key begins with the list's call id, so that changes of the list refetch it.
    queryKey: [query.id, 'colours', scope],
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn({ signal }) {
      const styles: readonly TopicStyle[] = terminalFacts[terminal].styles;
      const listQuery = { ...scopeInput(scope), currentPage: 1, pageSize: looked };
      const pages = await Promise.all(
        (styles.length === 0 ? [{}] : styles.map((style) => ({ style }))).map((style) =>
          callRead(query, { ...listQuery, ...style }, { signal }),
        ),
      );
      return usedColours(pages.flatMap(({ datas }) => datas));
    },
  });
  return useMemo(
    () => ({ label: t('themeColours.presets'), colours, onWanted: () => setWanted(true) }),
    [t, colours],
  );
}

const none: readonly string[] = [];
