/** Names of a theme in the platform's languages (spec 2§7). */
import { useText } from '#data/text.ts';
import { allows } from '#shared/rules/common/session/rights.ts';
import { themeNamesRecord } from '#shared/rules/records/themes/theme-names-record.ts';
import { themeNameProblems } from '#shared/rules/themes/theme-names.ts';
import { useSession } from '#state/session.ts';
import { NamesDialog } from '#widgets/Names/NamesDialog.tsx';
import { AboutTheme, type AboutThemeProps } from './AboutTheme.tsx';

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
            place: { kind: 'theme', targetId: id },
            rules: themeNameProblems,
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
