/** The dialogs for a new and an edited group, with common menus (spec 3§2.5, 3§5.5; BMENU-013, 057 to 060, 064). */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type BackMenuGroup, queryBackstageMenuByPid } from '#shared/api/back-menu/back-menu.ts';
import {
  commonProblem,
  groupFields,
  type MenuGroupForm,
  mostCommon,
  nextGroupOrder,
} from '#shared/rules/back-menu/group-fields.ts';
import {
  backGroupRecord,
  type GroupValues,
  groupForm,
} from '#shared/rules/records/back-menu/back-menu-records.ts';
import { MultiSelect } from '#widgets/controls/Select.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import { type FormState, useForm } from '#widgets/Form/use-form.ts';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { addMenuGroup } from './menu-changes.ts';
import { useMenuNames } from './menu-names.ts';
import type { OpenProps } from './open-props.ts';

export function NewMenuGroup({ at, groups, onClose }: OpenProps) {
  const { t } = useText();
  const form = useForm<MenuGroupForm>({
    name: `backMenuGroup/new/${at.deptId}`,
    stored: { customName: '', customNameStatus: true, menuOrder: nextGroupOrder(groups), common: [] },
    fields: groupFields(groups.length, 'new'),
    isNew: true,
    change: {
      async send({ values }) {
        await addMenuGroup(at, values);
        return 'saved';
      },
    },
  });
  return (
    <FormDialog form={form} title={t('backMenu.group.newTitle')} onClose={onClose}>
      <FormFields form={form} />
    </FormDialog>
  );
}

export function EditMenuGroup({ at, groups, group, onClose }: OpenProps & { readonly group: BackMenuGroup }) {
  const { t } = useText();
  const nameOf = useMenuNames(at.deptId);
  const isCustom = group.menuType === 'custom';
  const form = useForm<GroupValues>({
    name: `${backGroupRecord.id}/${at.deptId}/${group.id}`,
    stored: groupForm(group, groups),
    fields: groupFields(groups.length, isCustom ? 'own' : 'system') as object,
    rules: ({ common }) => {
      const message = commonProblem(common);
      return message ? [{ name: 'common', message }] : [];
    },
    label: (name) => (name === 'common' ? t('backMenu.group.common') : undefined),
    change: recordChange(backGroupRecord, { ...at, id: group.id }, { success: 'backMenu.group.changed' }),
  });
  return (
    <FormDialog
      form={form}
      title={t('backMenu.group.editNamed', { name: nameOf(group) })}
      width={720}
      onClose={onClose}
    >
      <Section title={t('backMenu.group.base')}>
        <FormFields form={form} />
      </Section>
      <Section title={t('backMenu.group.children')}>
        <Children form={form} id={group.id} deptId={at.deptId} />
      </Section>
    </FormDialog>
  );
}

interface ChildrenProps {
  readonly form: FormState<GroupValues>;
  readonly id: string;
  readonly deptId: string;
}

function Children({ form, id, deptId }: ChildrenProps) {
  const { t } = useText();
  const read = useRead(queryBackstageMenuByPid, { parentId: id, deptId });
  const label = t('backMenu.group.common');
  const nameOf = useMenuNames(deptId);
  return (
    <ReadPart
      read={read}
      failed={t('backMenu.group.childrenFailed')}
      waiting={<SkeletonRows rows={2} columns={1} />}
    >
      {(menus) =>
        menus.length === 0 ? (
          <p>{t('backMenu.group.noChildren')}</p>
        ) : (
          <FormField
            label={label}
            help={t('backMenu.group.commonHelp', { most: mostCommon })}
            problem={form.problem('common')}
            name="common"
          >
            {(control) => (
              <MultiSelect
                {...control}
                label={label}
                options={menus.map((menu) => ({ value: menu.id, label: nameOf(menu) }))}
                value={form.values.common}
                onChange={(common) => form.set('common', common)}
              />
            )}
          </FormField>
        )
      }
    </ReadPart>
  );
}
