/** The dialogs for a new menu and for editing one (spec 3§2.5, 3§5.5; BMENU-014, 061 to 063). */
import { useText } from '#data/text.ts';
import type { BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import { type MenuForm, menuFields, parentProblem } from '#shared/rules/back-menu/menu-fields.ts';
import { backMenuRecord, menuForm } from '#shared/rules/records/back-menu/back-menu-records.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { Select } from '#widgets/controls/Select.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import type { FieldExtras } from '#widgets/Form/FieldRow.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import { type FormPlan, type FormState, useForm } from '#widgets/Form/use-form.ts';
import layout from '#widgets/looks/layout.module.css';
import { MenuReach } from './MenuReach.tsx';
import { addMenu } from './menu-changes.ts';
import { useMenuNames } from './menu-names.ts';
import type { OpenProps } from './open-props.ts';

const AppSigns = lazyComponent(async () => (await import('#widgets/AppIcon/AppSigns.tsx')).AppSigns);

const blank: MenuForm = {
  parentId: '',
  customNameStatus: true,
  customName: '',
  icon: '',
  menuPath: '',
  openMode: 'current',
};

type Shared = Pick<FormPlan<MenuForm>, 'rules' | 'label' | 'drawnFirst'>;

function useShared(groups: OpenProps['groups']): Shared {
  const { t } = useText();
  return {
    rules: ({ parentId }) => {
      const message = parentProblem(parentId, groups);
      return message ? [{ name: 'parentId', message }] : [];
    },
    label: (name) => (name === 'parentId' ? t('backMenu.menu.parent') : undefined),
    drawnFirst: ['parentId'],
  };
}

export function NewMenu({ at, groups, onClose }: OpenProps) {
  const { t } = useText();
  const form = useForm<MenuForm>({
    name: `backMenu/new/${at.deptId}`,
    stored: blank,
    fields: menuFields(true),
    isNew: true,
    ...useShared(groups),
    change: {
      async send({ values }) {
        await addMenu(at, values);
        return 'saved';
      },
    },
  });
  return (
    <FormDialog form={form} title={t('backMenu.menu.newTitle')} onClose={onClose}>
      <Parent form={form} groups={groups} deptId={at.deptId} />
      <FormFields form={form} beside={iconSigns(form, t('backMenu.menu.icon'))} />
      <MenuReach deptId={at.deptId} menu />
    </FormDialog>
  );
}

export function EditMenu({ at, groups, menu, onClose }: OpenProps & { readonly menu: BackMenuItem }) {
  const { t } = useText();
  const nameOf = useMenuNames(at.deptId);
  const form = useForm<MenuForm>({
    name: `${backMenuRecord.id}/${at.deptId}/${menu.id}`,
    stored: menuForm(menu),
    fields: menuFields(menu.menuCode === ''),
    ...useShared(groups),
    change: recordChange(backMenuRecord, { ...at, id: menu.id }, { success: 'backMenu.menu.changed' }),
  });
  return (
    <FormDialog form={form} title={t('backMenu.menu.editNamed', { name: nameOf(menu) })} onClose={onClose}>
      <Parent form={form} groups={groups} deptId={at.deptId} />
      <FormFields form={form} beside={iconSigns(form, t('backMenu.menu.icon'))} />
      <MenuReach deptId={at.deptId} menu />
    </FormDialog>
  );
}

/** The named icons below the field, which also takes the address of a picture. */
function iconSigns(form: FormState<MenuForm>, label: string): FieldExtras<MenuForm> {
  return (name) =>
    name === 'icon'
      ? {
          below: (
            <div className={layout.below}>
              <AppSigns label={label} value={form.values.icon} onChange={(icon) => form.set('icon', icon)} />
            </div>
          ),
        }
      : {};
}

interface ParentProps extends Pick<OpenProps, 'groups'> {
  readonly form: FormState<MenuForm>;
  readonly deptId: string;
}

/** The choice of the menu's group. */
function Parent({ form, groups, deptId }: ParentProps) {
  const { t } = useText();
  const nameOf = useMenuNames(deptId);
  const label = t('backMenu.menu.parent');
  return (
    <FormField label={label} name="parentId" required problem={form.problem('parentId')}>
      {(control) => (
        <Select
          {...control}
          label={label}
          options={groups.map((group) => ({ value: group.id, label: nameOf(group) }))}
          value={form.values.parentId === '' ? null : form.values.parentId}
          onChange={(parentId) => form.set('parentId', parentId)}
        />
      )}
    </FormField>
  );
}
