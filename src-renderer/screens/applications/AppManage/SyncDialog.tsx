/** The application settings that departments below inherit (spec 3§2.1, 3§3.7, 3§6; APP-016, 071 to 075, 092). */
import type { UseQueryResult } from '@tanstack/react-query';
import { useChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import { type queryAppManageSyncConfigs, syncOrgAppManageConfigs } from '#shared/api/applications/sync.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { syncFields } from '#shared/rules/applications/sync-configs.ts';
import { settingHere } from '#shared/rules/common/departments/setting.ts';
import {
  appSyncRecord,
  type SyncValues,
  syncValues,
} from '#shared/rules/records/applications/app-sync-record.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { SettingSource } from '#widgets/DepartmentScope/SettingSource.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ReadDialog } from '#widgets/ReadDialog.tsx';
import { Section } from '#widgets/Section.tsx';

type Said = Output<typeof queryAppManageSyncConfigs>;

interface SyncDialogProps {
  readonly scope: ReadyScope;
  readonly read: UseQueryResult<Said>;
  readonly onClose: () => void;
}

export function SyncDialog({ scope, read, onClose }: SyncDialogProps) {
  const { t } = useText();
  const title = t('applications.sync.title', { name: read.data?.dept.name || scope.department.name });
  return (
    <ReadDialog
      read={read}
      title={title}
      width={720}
      failed={t('applications.sync.failed')}
      onClose={onClose}
    >
      {(settings) => <SyncSettings scope={scope} settings={settings} title={title} onClose={onClose} />}
    </ReadDialog>
  );
}

interface SyncSettingsProps {
  readonly scope: ReadyScope;
  readonly settings: Said;
  readonly title: string;
  readonly onClose: () => void;
}

function SyncSettings({ scope, settings, title, onClose }: SyncSettingsProps) {
  const { t } = useText();
  const { detach, department } = scope;
  const { permission, rootDept, hasSelfMenus, parentSub, from } = settings;
  const form = useForm<SyncValues>({
    name: `${appSyncRecord.id}/${department.id}`,
    stored: syncValues(settings),
    fields: syncFields,
    change: recordChange(appSyncRecord, { deptId: department.id }, { success: 'applications.sync.saved' }),
  });
  const facts = { rootDept, parentSub, from, permission: permission.moduleShareEdit };
  // If the department above allows it, saving here gives this department settings of its own.
  const setting = settingHere(detach, department, { ...facts, hasOwn: hasSelfMenus || parentSub });
  const inherits = settingHere(detach, department, { ...facts, hasOwn: hasSelfMenus }).inheritedFrom;
  const readOnly = setting.readOnly !== null;
  return (
    <FormDialog form={form} title={title} width={720} readOnly={readOnly} onClose={onClose}>
      <SettingSource scope={scope} setting={setting} />
      {!readOnly && inherits && (
        <Notice title={t('departments.inherited', { name: inherits.name })}>
          {t('applications.sync.becomesOwn')}
        </Notice>
      )}
      <FormFields
        form={form}
        readOnly={readOnly}
        names={setting.belowOffered ? ['share', 'category', 'below'] : ['share', 'category']}
      />
      {detach !== 'off' && !readOnly && (
        <div className={layout.part}>
          <GiveBelow deptId={department.id} name={settings.dept.name} />
        </div>
      )}
    </FormDialog>
  );
}

function GiveBelow({ deptId, name }: { readonly deptId: string; readonly name: string }) {
  const { t } = useText();
  const { submit, pending } = useChange();
  const give = async () => {
    const yes = await confirm({
      title: t('applications.sync.giveQuestion', { name }),
      text: t('applications.sync.giveConsequence'),
      lasts: 'resets',
      action: t('applications.sync.give'),
      danger: true,
    });
    if (!yes) return;
    await submit({
      title: 'applications.sync.giveDone',
      endpoint: syncOrgAppManageConfigs,
      input: { deptId },
      before: null,
      touches: appSyncRecord.touches,
      success: 'common.done.operation',
    });
  };
  return (
    <Section title={t('applications.sync.giveTitle')} text={t('applications.sync.giveText')}>
      <Button busy={pending} onClick={() => void give()}>
        {t('applications.sync.give')}
      </Button>
    </Section>
  );
}
