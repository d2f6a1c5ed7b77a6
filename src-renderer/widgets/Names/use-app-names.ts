/** Names of applications in the reader's language, by one read for all of them. */
import { useCallback, useMemo } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { applicationNames, multilangList } from '#shared/api/language-names/language-names.ts';
import { nameFor, readsOtherNames, toNames } from '#shared/rules/common/names/languages.ts';

export function useAppNames({ enabled = true } = {}): (app: Pick<AppItem, 'id' | 'menuName'>) => string {
  const { language } = useText();
  // A failed read is silent: the stored names stand then.
  const { data } = useRead(multilangList, applicationNames, {
    enabled: enabled && readsOtherNames(language),
  });
  const names = useMemo(
    () => new Map((data ?? []).map(({ targetId, langs }) => [targetId, toNames(langs)])),
    [data],
  );
  return useCallback(
    ({ id, menuName }) => nameFor(names.get(id) ?? {}, language, menuName),
    [names, language],
  );
}
