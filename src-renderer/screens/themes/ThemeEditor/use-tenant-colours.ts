/**
 * The colours that the tenant's themes of a terminal use. They are read when the first colour picker is opened, once:
 * a page of each style, as long as nothing of a theme changes.
 */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { TopicStyle } from '#shared/api/themes/context.ts';
import { callsAt } from '#shared/rules/themes/families.ts';
import { terminalFacts } from '#shared/rules/themes/terminals.ts';
import { scopeInput, type ThemePlace } from '#shared/rules/themes/theme-place.ts';
import { usedColours } from './used-colours.ts';

/** Themes of a style that are looked at: the first of the list, which are those that people see. */
const looked = 100;

export function useTenantColours({ terminal, deptId, external }: ThemePlace) {
  const { t } = useText();
  const [wanted, setWanted] = useState(false);
  const { query } = callsAt(terminal);
  const scope = { terminal, deptId, external };
  // Where they cannot be read the picker has no presets, as it has none in any other form.
  const { data: colours = none } = useQuery({
    enabled: wanted,
    // Begins as a read's: what touches the list touches it.
    queryKey: [query.id, 'colours', scope],
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn({ signal }) {
      const styles: readonly TopicStyle[] = terminalFacts[terminal].styles;
      const asked = { ...scopeInput(scope), currentPage: 1, pageSize: looked };
      const pages = await Promise.all(
        (styles.length === 0 ? [{}] : styles.map((style) => ({ style }))).map((style) =>
          callRead(query, { ...asked, ...style }, { signal }),
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
