/** A custom application in a sheet at the edge of the page (spec 3§3.2, 3§5.1, 3§8; CUST-030, 034, 040, 041). */
import { useLocation } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { AppInfo } from '#shared/api/applications/manage.ts';
import { customCallsOf, inDepartment } from '#shared/rules/custom-applications/calls.ts';
import { customFields } from '#shared/rules/custom-applications/custom-fields.ts';
import { type CustomForm, customForm, toInfo } from '#shared/rules/custom-applications/custom-form.ts';
import {
  type CustomAppLocator,
  customAppRecord,
} from '#shared/rules/records/custom-applications/custom-app-record.ts';
import { AppAbout } from '#widgets/AppEditor/AppAbout.tsx';
import { useAppBeside } from '#widgets/AppEditor/use-app-beside.tsx';
import { AudienceChange } from '#widgets/AudienceChange/AudienceChange.tsx';
import { AudienceButton } from '#widgets/Audience/AudienceButton.tsx';
import { departmentQuery } from '#state/department-query.ts';
import { Fact } from '#widgets/Facts.tsx';
import { PageLink } from '#widgets/PageLink.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ReadDialog } from '#widgets/ReadDialog.tsx';
import { ViewAsButton } from '#widgets/ViewAs/ViewAsButton.tsx';

interface EditAppProps {
  readonly locator: CustomAppLocator;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

const sheet = { width: 720, side: true } as const;

export function EditApp(props: EditAppProps) {
  const { t } = useText();
  const { locator, onClose } = props;
  const { owner, deptId, type, id } = locator;
  const read = useRead(customCallsOf(owner, type).read, { ...inDepartment(owner, deptId), sysMenuId: id });
  return (
    <ReadDialog
      {...sheet}
      read={read}
      title={t('customApplications.edit')}
      failed={t('customApplications.readFailed')}
      onClose={onClose}
    >
      {(info) => <AppForm {...props} info={info} />}
    </ReadDialog>
  );
}

function AppForm({ locator, info, readOnly, onClose }: EditAppProps & { readonly info: AppInfo }) {
  const { t } = useText();
  const { owner, deptId, id } = locator;
  const { search } = useLocation();
  const form = useForm<CustomForm>({
    name: `${customAppRecord.id}/${owner}/${deptId}/${id}`,
    stored: customForm(info, locator),
    fields: customFields,
    change: recordChange(customAppRecord, locator, {
      success: 'customApplications.saved',
      missing: 'customApplications.saveFailed',
    }),
  });
  const edited = useAppBeside(form, { deptId: owner === 'team' ? deptId : null, id, readOnly });
  const name = info.sysMenus.menuname;
  const beside = (field: string) =>
    field === 'shares'
      ? {
          below: (
            <AudienceChange
              deptId={deptId}
              edits={[{ name, before: form.stored.shares, after: form.values.shares }]}
            />
          ),
        }
      : edited(field);
  return (
    <FormDialog
      {...sheet}
      form={form}
      title={t('customApplications.editTitle', { name: info.sysMenus.menuname })}
      readOnly={readOnly}
      onClose={onClose}
    >
      {readOnly && (
        <Notice tone="locked">
          {t(owner === 'team' ? 'customApplications.mayNot' : 'customApplications.ownMayNot')}
        </Notice>
      )}
      {owner === 'team' && (
        <AppAbout deptId={deptId} info={info}>
          <Fact label={t('applications.title')}>
            <PageLink to={`/appManage/edit/${encodeURIComponent(id)}${departmentQuery(search)}`}>
              {t('customApplications.toManage')}
            </PageLink>
          </Fact>
        </AppAbout>
      )}
      <FormFields form={form} readOnly={readOnly} beside={beside} />
      {owner === 'team' && (
        <div className={layout.row}>
          <AudienceButton deptId={deptId} name={info.sysMenus.menuname} shares={form.values.shares} />
          <ViewAsButton deptId={deptId} unsaved={form.dirty ? { deptId, info: toInfo(form.values) } : null} />
        </div>
      )}
    </FormDialog>
  );
}
