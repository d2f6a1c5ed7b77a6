/**
 * Makes a custom CSS theme. The call gives it its number, none can be asked for first: where an answer was lost, the
 * theme is known by what was sent, among those that were not there before. Pressed again, that one is saved.
 */
import { useRef } from 'react';
import { createCssTheme, queryCssThemes, updateCssTheme } from '#shared/api/themes/css-theme.ts';
import { sameValue } from '#shared/rules/records/merge.ts';
import type { Ask } from '#shared/rules/records/record.ts';
import { cssBody, cssThemeRecord } from '#shared/rules/records/themes/css-theme-record.ts';
import type { CssForm } from '#shared/rules/themes/fields/css-fields.ts';
import type { FormChange } from '#widgets/Form/change.ts';
import { useNewRecord } from '#widgets/Form/new-record.ts';

interface Making {
  /** Ids of those that were there before the first press. */
  readonly known: Set<string>;
  /** What was sent last; '' of the name: nothing yet. */
  sent: CssForm;
  /** '' until it was found. */
  id: string;
}

export function useNewCssTheme(): FormChange<CssForm> {
  const { current: making } = useRef<Making>({
    ...{ known: new Set(), id: '' },
    sent: { name: '', content: '', refStyles: '' },
  });
  return useNewRecord<CssForm>({
    ...{ kind: cssThemeRecord, title: 'themeEditor.css.created', success: 'common.done.saved' },
    async newId(read) {
      for (const { id } of await read(queryCssThemes, {})) making.known.add(id);
      return 'new';
    },
    find: (read) => findMade(read, making),
    ...{ add: createCssTheme, update: updateCssTheme },
    input(_, values) {
      making.sent = values;
      return { ...(making.id === '' ? {} : { id: making.id }), ...cssBody(values) };
    },
  });
}

/** Several of one name may have come meanwhile: only what holds exactly what was sent is the one. */
async function findMade(read: Ask, making: Making): Promise<CssForm | null> {
  const { name } = cssBody(making.sent);
  if (name === '') return null;
  const listed = await read(queryCssThemes, {});
  for (const { id, name: called } of listed) {
    if (called !== name || making.known.has(id)) continue;
    const held = await cssThemeRecord.read(read, { id }, []);
    if (!sameValue(cssBody(held), cssBody(making.sent))) continue;
    making.id = id;
    return making.sent;
  }
  return null;
}
