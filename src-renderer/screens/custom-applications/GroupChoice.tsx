/** The wizard's question for the group in which the new application stands (spec 3§3.2 "appModuleLink"). */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryGroupAppList } from '#shared/api/applications/lists.ts';
import { Select } from '#widgets/controls/Select.tsx';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';

interface GroupChoiceProps {
  readonly deptId: string;
  /** '' for no group. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

export function GroupChoice({ deptId, value, onChange }: GroupChoiceProps) {
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
