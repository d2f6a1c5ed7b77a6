/**
 * An application in a sheet at the edge of the page (spec 3§2.1, 3§3.2, 3§5.1; APP-011, 012, 028 to 043): the tenant's
 * overrides of a platform application, or a custom application itself.
 */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type AppInfo, querySysAppManageInfo } from '#shared/api/applications/manage.ts';
import { appMenuFields } from '#shared/rules/applications/menu-setting.ts';
import { editingKey } from '#shared/rules/custom-applications/kinds.ts';
import { appFields } from '#shared/rules/common/applications/app-fields.ts';
import { withForm } from '#shared/rules/common/applications/app-form.ts';
import {
  type AppInfoLocator,
  type AppInfoValues,
  appInfoRecord,
  infoValues,
} from '#shared/rules/records/applications/app-info-record.ts';
import { departmentQuery } from '#state/department-query.ts';
import { AppAbout } from '#widgets/AppEditor/AppAbout.tsx';
import { useAppBeside } from '#widgets/AppEditor/use-app-beside.tsx';
import { AudienceButton } from '#widgets/Audience/AudienceButton.tsx';
import { Fact } from '#widgets/Facts.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { PageLink } from '#widgets/PageLink.tsx';
import { ReadDialog } from '#widgets/ReadDialog.tsx';
import { ViewAsButton } from '#widgets/ViewAs/ViewAsButton.tsx';
import { LookAsSomebody } from '../ViewAs/LookAsSomebody.tsx';
import { AudienceChange } from '#widgets/AudienceChange/AudienceChange.tsx';
import { shownAppName } from './app-words.ts';
import { type ToggleRights, useMenuRules } from './use-menu-rules.ts';

interface AppDrawerProps {
  readonly locator: AppInfoLocator;
  readonly readOnly: boolean;
  readonly turning: ToggleRights;
  readonly onClose: () => void;
}

const sheet = { width: 720, side: true } as const;

export function AppDrawer(props: AppDrawerProps) {
  const { t } = useText();
  const { locator, onClose } = props;
  const read = useRead(querySysAppManageInfo, { deptId: locator.deptId, sysMenuId: locator.id });
  return (
    <ReadDialog
      {...sheet}
      read={read}
      title={t('applications.app.edit')}
      failed={t('applications.form.failed')}
      onClose={onClose}
    >
      {(info) => <InfoForm {...props} info={info} />}
    </ReadDialog>
  );
}

interface InfoFormProps extends AppDrawerProps {
  readonly info: AppInfo;
}

function InfoForm({ locator, info, readOnly, turning, onClose }: InfoFormProps) {
  const { t } = useText();
  const menu = useMenuRules(locator.deptId, info, turning);
  const form = useForm<AppInfoValues>({
    name: `${appInfoRecord.id}/${locator.deptId}/${locator.id}`,
    stored: infoValues(info, locator.detach),
    fields: appFields,
    rules: menu.rules,
    change: recordChange(appInfoRecord, locator, { success: 'applications.form.saved' }),
  });
  const { applicationType } = info.sysMenus;
  const { search } = useLocation();
  const { customNameStatus, customMenuName } = form.values;
  // A name of one's own begins with the present one. Only turning the switch lays the names in: whoever empties the
  // field afterwards is asked for a name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the sentence above says
  useEffect(() => {
    if (info.customNameStatus || (customNameStatus && customMenuName !== '')) return;
    const { menuname, shortname } = info.sysMenus;
    form.set('customMenuName', customNameStatus ? menuname : info.customMenuName);
    form.set('customShortName', customNameStatus ? shortname || menuname : info.customShortName);
  }, [customNameStatus]);
  const beside = useAppBeside(form, { deptId: locator.deptId, id: locator.id, readOnly });
  const [wrong] = menu.rules(form.values, form.stored);
  // A switch field cannot show its own problem.
  const hiding = !form.values.menuDisplay && (
    <>
      <p className={ink.small}>
        {/* The text depends on whether hiding also turns off (3§4); showing an application again leaves it off. */}
        {t(turning.here ? 'applications.form.hiddenIsOff' : 'applications.form.hiddenHere')}
      </p>
      {wrong && (
        <p className={ink.problem} role="alert">
          {t(wrong.message.key, wrong.message.params)}
        </p>
      )}
    </>
  );
  const unsaved = form.dirty
    ? {
        deptId: locator.deptId,
        info: withForm(info, form.values),
        turnsOff: turning.here && form.stored.menuDisplay && !form.values.menuDisplay,
      }
    : null;
  return (
    <FormDialog
      {...sheet}
      form={form}
      title={t('applications.form.title', { name: shownAppName(info) })}
      readOnly={readOnly}
      onClose={onClose}
    >
      {readOnly && <Notice tone="locked">{t('applications.readOnly')}</Notice>}
      {menu.fixed && !readOnly && (
        <div className={layout.below}>
          <Notice tone="locked">{t(menu.fixed.key, menu.fixed.params)}</Notice>
        </div>
      )}
      <AppAbout deptId={locator.deptId} info={info}>
        {info.content.forms.length > 0 && (
          <Fact label={t('applications.form.forms')}>
            {info.content.forms.map(({ name, id }) => name || id).join(t('common.form.separator'))}
          </Fact>
        )}
        {applicationType !== '' && (
          <Fact label={t('applications.form.group.content')}>
            <PageLink
              to={`/customApps/edit/${editingKey(applicationType)}/${encodeURIComponent(locator.id)}${departmentQuery(search)}`}
            >
              {t('applications.form.toContent')}
            </PageLink>
          </Fact>
        )}
      </AppAbout>
      <FormFields
        form={form}
        readOnly={readOnly}
        fixed={menu.fixed ? appMenuFields : []}
        beside={(name) => {
          return name === 'menuDisplay' && hiding ? { below: hiding } : beside(name);
        }}
      />
      <AudienceChange
        deptId={locator.deptId}
        edits={[{ name: shownAppName(info), before: form.stored.shares, after: form.values.shares }]}
      />
      <div className={layout.row}>
        <AudienceButton deptId={locator.deptId} name={shownAppName(info)} shares={form.values.shares} />
        <ViewAsButton size="small" deptId={locator.deptId} unsaved={unsaved} />
        <LookAsSomebody
          departments={form.values.shares.flatMap(({ kind, id, exclude }) =>
            kind === 'department' && !exclude ? [id] : [],
          )}
          unsaved={unsaved}
        />
      </div>
    </FormDialog>
  );
}
