/** Names of a theme in the platform's languages (spec 2§7). */
import { submitChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import { flushThemeNames } from '#shared/api/themes/settings.ts';
import { allows } from '#shared/rules/common/session/rights.ts';
import { themeNamesRecord } from '#shared/rules/records/themes/theme-names-record.ts';
import { themeReads } from '#shared/rules/records/themes/theme-reads.ts';
import { themeNameProblems } from '#shared/rules/themes/theme-names.ts';
import { useSession } from '#state/session.ts';
import { NamesDialog } from '#widgets/Names/NamesDialog.tsx';
import { AboutTheme, type AboutThemeProps } from './AboutTheme.tsx';

/**
 * Without this call the server may go on showing the former names. The names are saved whatever becomes of it; the
 * change door shows its failure.
 */
async function flushNames(): Promise<void> {
  const title = 'themeActions.names.flushed';
  const change = { title, endpoint: flushThemeNames, input: {}, before: null, touches: themeReads } as const;
  await submitChange({ ...change, success: null }).catch(() => undefined);
}

export function NamesOfTheme(props: AboutThemeProps) {
  const { t } = useText();
  const session = useSession();
  // The calls for names are open to the tenant's administrator only (S-12).
  const may = session.status === 'signedIn' && allows('administrator', session.facts);
  return (
    <AboutTheme {...props} words="themeActions.names.title">
      {(_, { id }, title) => (
        <NamesDialog
          plan={{
            kind: themeNamesRecord,
            locator: { kind: 'theme', targetId: id },
            rules: themeNameProblems,
            onSaved: flushNames,
            words: { success: 'common.done.saved' },
          }}
          title={title}
          readOnly={may ? null : t('departments.noPermission')}
          onClose={props.onClose}
        />
      )}
    </AboutTheme>
  );
}
