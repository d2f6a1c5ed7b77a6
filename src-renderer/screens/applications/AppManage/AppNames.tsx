/** Names of an application in the platform's languages (spec 3§2.1; APP-014): its own and its further names. */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { querySysAppManageInfo } from '#shared/api/applications/manage.ts';
import { appNameProblems } from '#shared/rules/common/applications/app-name.ts';
import { allows } from '#shared/rules/common/session/rights.ts';
import { appNamesRecord } from '#shared/rules/records/applications/app-names-record.ts';
import { useSession } from '#state/session.ts';
import { NamesDialog } from '#widgets/Names/NamesDialog.tsx';
import { ReadDialog } from '#widgets/ReadDialog.tsx';

interface AppNamesProps {
  readonly deptId: string;
  readonly id: string;
  readonly onClose: () => void;
}

export function AppNamesDialog({ deptId, id, onClose }: AppNamesProps) {
  const { t } = useText();
  const session = useSession();
  // The calls for names are open to the tenant's administrator only (S-12).
  const may = session.status === 'signedIn' && allows('administrator', session.facts);
  const read = useRead(querySysAppManageInfo, { deptId, sysMenuId: id });
  const title = t('applications.names.action');
  return (
    <ReadDialog read={read} title={title} failed={t('applications.form.failed')} onClose={onClose}>
      {({ sysMenus }) => (
        <NamesDialog
          plan={{
            kind: appNamesRecord,
            locator: { kind: 'application', targetId: id },
            rules: appNameProblems,
            words: { success: 'applications.category.changed' },
          }}
          title={t('applications.names.title', { name: sysMenus.menuname })}
          readOnly={may ? null : t('departments.noPermission')}
          onClose={onClose}
        />
      )}
    </ReadDialog>
  );
}
