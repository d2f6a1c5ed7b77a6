/**
 * The wizard: app type, choose form, app naming (spec 3§2.4, 3§5.1, 3§6; CUST-002 to 020, 023 to 028, 043). Types and
 * modules are read before its first step.
 */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { ModuleStatus } from '#shared/api/applications/app.ts';
import { queryAppTypes, queryGroupAppList } from '#shared/api/applications/lists.ts';
import { loadModuleStatus } from '#shared/api/applications/modules.ts';
import { loadModuleStatusPersonal } from '#shared/api/launcher/launcher.ts';
import { inDepartment } from '#shared/rules/custom-applications/calls.ts';
import { customFields, stepTitles } from '#shared/rules/custom-applications/custom-fields.ts';
import { type CustomForm, newCustomForm } from '#shared/rules/custom-applications/custom-form.ts';
import { defaultWizardType, presetType, storedType } from '#shared/rules/custom-applications/kinds.ts';
import { lackingModule } from '#shared/rules/custom-applications/prerequisites.ts';
import { useAppBeside } from '#widgets/AppEditor/use-app-beside.tsx';
import { AudienceButton } from '#widgets/Audience/AudienceButton.tsx';
import { AudienceChange } from '#widgets/AudienceChange/AudienceChange.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { joinReads } from '#widgets/join-reads.ts';
import layout from '#widgets/looks/layout.module.css';
import { ReadDialog } from '#widgets/ReadDialog.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import type { CustomAppsScope } from './custom-app-scope.ts';
import { FormWizard } from './parts/Wizard/FormWizard.tsx';
import type { WizardStep } from './parts/Wizard/use-wizard.ts';
import { useNewApp } from './use-new-app.ts';

interface NewAppProps {
  readonly scope: CustomAppsScope;
  /** The page that opened the wizard; '' for the usual one. */
  readonly source: string;
  /** Id of the new application's group; '' for none. */
  readonly group: string;
  readonly onClose: () => void;
}

export function NewApp(props: NewAppProps) {
  const { t } = useText();
  const { owner, deptId } = props.scope;
  const types = useRead(queryAppTypes, { type: owner, ...inDepartment(owner, deptId) });
  const team = useRead(loadModuleStatus, inDepartment(owner, deptId), { enabled: owner === 'team' });
  const personalStatuses = useRead(loadModuleStatusPersonal, {}, { enabled: owner === 'personal' });
  const statuses = owner === 'team' ? team : personalStatuses;
  const read = joinReads(
    [types, t('customApplications.typesFailed')],
    [statuses, t('customApplications.statusFailed')],
  );
  return (
    <ReadDialog read={read} width={720} title={t('customApplications.wizard')} onClose={props.onClose}>
      {([{ appTypes }, modules]) => (
        <Wizard {...props} allowedTypes={appTypes.map(({ id }) => id)} statuses={modules} />
      )}
    </ReadDialog>
  );
}

interface WizardProps extends NewAppProps {
  readonly allowedTypes: readonly string[];
  readonly statuses: readonly ModuleStatus[];
}

function Wizard({ scope, source, group, onClose, allowedTypes, statuses }: WizardProps) {
  const { t } = useText();
  const preset = presetType(source);
  const form = useForm<CustomForm>({
    name: `customApp/new/${scope.owner}/${scope.deptId}/${source}`,
    stored: {
      ...newCustomForm(storedType(preset ?? defaultWizardType, 1), group, scope),
      offered: allowedTypes,
    },
    fields: customFields,
    isNew: true,
    change: useNewApp(scope, source),
  });
  const { owner, deptId } = scope;
  const { shares, menuname, acId } = form.values;
  const edited = useAppBeside(form, { deptId: owner === 'team' ? deptId : null, id: '', readOnly: false });
  const beside = (name: string) => {
    if (name === 'shares')
      return {
        below: (
          <div className={`${layout.stack} ${layout.below}`}>
            {shares.length > 0 && (
              <AudienceChange deptId={deptId} edits={[{ name: menuname, before: null, after: shares }]} />
            )}
            <AudienceButton deptId={deptId} name={menuname || null} shares={shares} />
          </div>
        ),
      };
    if (name === 'description' && owner === 'team')
      return { below: <GroupChoice deptId={deptId} value={acId} onChange={(id) => form.set('acId', id)} /> };
    return edited(name);
  };
  const needs = ({ applicationType }: CustomForm) => lackingModule(applicationType, statuses);
  const steps: readonly WizardStep<CustomForm>[] = [
    {
      key: 'type',
      title: stepTitles.type,
      text: 'customApplications.stepText.type',
      needs,
      skip: () => preset !== null,
    },
    { key: 'content', title: stepTitles.content, text: 'customApplications.stepText.content', needs },
    { key: 'naming', title: stepTitles.naming, text: 'customApplications.stepText.naming' },
  ];
  return (
    <Dialog open width={720} title={t('customApplications.wizard')} locked={form.dirty} onClose={onClose}>
      <FormWizard
        form={form}
        label={t('customApplications.wizard')}
        steps={steps}
        beside={beside}
        action={t('customApplications.build')}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}

interface GroupChoiceProps {
  readonly deptId: string;
  /** '' for no group. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The wizard's question for the group in which the new application stands (spec 3§3.2 "appModuleLink"). */
function GroupChoice({ deptId, value, onChange }: GroupChoiceProps) {
  const { t } = useText();
  const read = useRead(queryGroupAppList, { deptId, showDisable: true, isGroup: true });
  const label = t('applications.app.group');
  return (
    <FormRow label={label} help={value === '' ? t('customApplications.form.noGroupHelp') : undefined}>
      <ReadPart read={read} failed={t('applications.groupsFailed')} waiting={null}>
        {(groups) => (
          <Select
            label={label}
            options={[
              { value: '', label: t('applications.app.noGroup') },
              ...groups.map(({ id, groupName }) => ({ value: id, label: groupName })),
            ]}
            value={groups.some(({ id }) => id === value) ? value : ''}
            onChange={onChange}
          />
        )}
      </ReadPart>
    </FormRow>
  );
}
