/** A dialog about one theme: it reads the theme first, and its title has the theme's name. */
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callRead, onFocus } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type AnyTheme, callsAt } from '#shared/rules/themes/families.ts';
import { findTheme } from '#shared/rules/themes/find-theme.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { ReadDialog } from '#widgets/ReadDialog.tsx';

export interface AboutThemeProps {
  /** Locator of the theme; its name may be ''. */
  readonly locator: ThemeLocator;
  readonly onClose: () => void;
}

interface AboutThemeParts extends AboutThemeProps {
  /** Key of the title, with the parameter `name`. */
  readonly words: MessageKey;
  readonly children: (theme: AnyTheme, locator: ThemeLocator, title: string) => ReactNode;
}

export function AboutTheme({ locator, onClose, words, children }: AboutThemeParts) {
  const { t } = useText();
  const read = useTheme(locator);
  const title = t(words, { name: read.data?.topicName ?? locator.name });
  return (
    <ReadDialog read={read} title={title} failed={t('themeActions.themeFailed')} onClose={onClose}>
      {(theme) => children(theme, { ...locator, name: theme.topicName, style: theme.topicStyle }, title)}
    </ReadDialog>
  );
}

/** Refetched on focus and after every change of a theme. The error is an ApiError, or GoneRecord. */
function useTheme(locator: ThemeLocator): UseQueryResult<AnyTheme> {
  const { query } = callsAt(locator.terminal);
  return useQuery({
    // The key begins with the list's call id, so that changes of the list refetch it.
    queryKey: [query.id, 'theme', locator],
    queryFn: ({ signal }) => findTheme((call, input) => callRead(call, input, { signal }), locator),
    refetchOnWindowFocus: onFocus,
  });
}
