/**
 * Creates a theme from the store. The server assigns its number: after a lost answer the theme is recognised by its
 * name, among those that did not exist before, and a retry creates no second one.
 */
import { useRef } from 'react';
import { useChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { formCheck } from '#data/records/check-form.ts';
import { useText } from '#data/text.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import { themeReads } from '#shared/rules/records/themes/theme-reads.ts';
import { namingFields } from '#shared/rules/themes/fields/naming-fields.ts';
import { themesNamed } from '#shared/rules/themes/find-theme.ts';
import { scopeInput, type ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { storeOf } from '../store.ts';
import { undoOfCreation } from '../undo-of-creation.ts';

const named: Fields<{ readonly topicName: string }> = { topicName: namingFields().topicName };

export function useStoreTheme(scope: ThemeScope, fileId: string) {
  const { t } = useText();
  const { submit, pending } = useChange();
  /** The name of the last attempt, and the ids that had this name before. */
  const sent = useRef<{ readonly name: string; readonly idsBefore: ReadonlySet<string> } | null>(null);
  const isCreated = async () => {
    if (!sent.current) return null;
    const { name, idsBefore } = sent.current;
    return (await themesNamed(callRead, scope, name)).find(({ id }) => !idsBefore.has(id)) ?? null;
  };
  /** Resolves to whether the theme exists. */
  const create = async (topicName: string): Promise<boolean> => {
    try {
      if (await isCreated()) {
        notify({ tone: 'success', text: t('common.done.operation') });
        return true;
      }
      const idsBefore = new Set((await themesNamed(callRead, scope, topicName)).map(({ id }) => id));
      sent.current = { name: topicName, idsBefore };
    } catch (error) {
      notifyFailure(error);
      return false;
    }
    const done = await submit({
      title: 'themeActions.cloud.created',
      endpoint: storeOf(scope.terminal).create,
      before: null,
      success: 'common.done.operation',
      touches: themeReads,
      input: { fileId, topicName, ...scopeInput(scope) },
      restoresAfter: () => undoOfCreation(scope, isCreated),
      check: formCheck(storeOf(scope.terminal).create, named, { topicName }),
      async readBack() {
        const theme = await isCreated();
        const value = theme?.topicName ?? t('themeActions.gone');
        return { isApplied: theme !== null, fields: [{ label: t('themeActions.cloud.topicName'), value }] };
      },
    });
    return done !== null;
  };
  return { create, pending };
}
