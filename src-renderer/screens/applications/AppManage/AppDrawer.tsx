/**
 * An application in a sheet at the edge of the page (spec 3§2.1, 3§3.2, 3§5.1; APP-011, 012, 028 to 043): the tenant's
 * overrides of a platform application, or a custom application itself.
 */
import { useEffect } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type AppInfo, querySysAppManageInfo } from '#shared/api/applications/manage.ts';
import { queryModuleLicense } from '#shared/api/applications/modules.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { appMenuFields } from '#shared/rules/applications/menu-setting.ts';
import { appFields } from '#shared/rules/common/applications/app-fields.ts';
import { withForm } from '#shared/rules/common/applications/app-form.ts';
import { licenceRatios, toMerge } from '#shared/rules/licence-info/licence-ratio.ts';
import { nextChanges } from '#shared/rules/licence-info/next-licence.ts';
import {
  type AppInfoPlace,
  type AppInfoValues,
  appInfoRecord,
  infoValues,
} from '#shared/rules/records/applications/app-info-record.ts';
import { useNextLicence } from '#state/next-licence.ts';
import { AudienceButton } from '#widgets/Audience/AudienceButton.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ReadDialog } from '#widgets/ReadDialog.tsx';
import { ViewAsButton } from '#widgets/ViewAs/ViewAsButton.tsx';
import { AudienceChange } from '../AudienceChange/AudienceChange.tsx';
import { AppIcon } from './AppIcon.tsx';
import { ratioText, shownAppName } from './app-words.ts';
import { NextChanges } from './NextLicence.tsx';
import { type ToggleRights, useMenuRules } from './use-menu-rules.ts';

interface AppDrawerProps {
  readonly place: AppInfoPlace;
  readonly readOnly: boolean;
  readonly turning: ToggleRights;
  readonly onClose: () => void;
}

const sheet = { width: 720, side: true } as const;

export function AppDrawer(props: AppDrawerProps) {
  const { t } = useText();
  const { place, onClose } = props;
  const read = useRead(querySysAppManageInfo, { deptId: place.deptId, sysMenuId: place.id });
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

function InfoForm({ place, info, readOnly, turning, onClose }: InfoFormProps) {
  const { t } = useText();
  const menu = useMenuRules(place.deptId, info, turning);
  const form = useForm<AppInfoValues>({
    name: `${appInfoRecord.id}/${place.deptId}/${place.id}`,
    stored: infoValues(info, place.detach),
    fields: appFields,
    rules: menu.rules,
    change: recordChange(appInfoRecord, place, { success: 'applications.form.saved' }),
  });
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
      <About place={place} info={info} />
      <FormFields
        form={form}
        readOnly={readOnly}
        fixed={menu.fixed ? appMenuFields : []}
        beside={(name) => {
          if (name === 'icon' || name === 'mobileIcon')
            return { below: <AppIcon form={form} name={name} readOnly={readOnly} /> };
          return name === 'menuDisplay' && hiding ? { below: hiding } : {};
        }}
      />
      <AudienceChange
        deptId={place.deptId}
        edits={[{ name: shownAppName(info), before: form.stored.shares, after: form.values.shares }]}
      />
      <div className={layout.row}>
        <AudienceButton deptId={place.deptId} name={shownAppName(info)} shares={form.values.shares} />
        <ViewAsButton
          size="small"
          deptId={place.deptId}
          unsaved={
            form.dirty
              ? {
                  deptId: place.deptId,
                  info: withForm(info, form.values),
                  turnsOff: turning.here && form.stored.menuDisplay && !form.values.menuDisplay,
                }
              : null
          }
        />
      </div>
    </FormDialog>
  );
}

/** Facts that cannot be edited here: the module, the licence, the forms. */
function About({ place, info }: { readonly place: AppInfoPlace; readonly info: AppInfo }) {
  const text = useText();
  const { t } = text;
  const { module, moduleId } = info.appModuleLink;
  // A failed read is silent (3§8) and looks like a missing licence.
  const licence = useRead(queryModuleLicense, { deptId: place.deptId, moduleId }).data;
  const open = useNextLicence();
  const merged = licence && toMerge(licence);
  const ratios = merged ? licenceRatios(merged, false) : [];
  const seatsLeft = ratios.flatMap(({ terminal, used, max }) =>
    typeof max === 'number' ? [{ terminal, count: Math.max(0, max - used) }] : [],
  );
  const next = merged && open ? nextChanges(merged, open.modules.get(module)) : [];
  const separator = t('common.form.separator');
  return (
    <FactList>
      <Fact label={t('applications.app.module')}>{module}</Fact>
      <Fact label={t('applications.app.id')}>{info.sysMenus.id}</Fact>
      {ratios.length > 0 && (
        <Fact label={t('applications.app.licence.title')}>
          {ratios.map((ratio) => ratioText(ratio, text)).join(separator)}
        </Fact>
      )}
      {seatsLeft.length > 0 && (
        <Fact label={t('applications.next.left')}>
          {seatsLeft
            .map(({ terminal, count }) =>
              t(`applications.next.seats.${terminal}`, { count, total: text.formatNumber(count) }),
            )
            .join(separator)}
        </Fact>
      )}
      {open && merged && (
        <Fact label={t('applications.next.title')}>
          {next.length > 0 ? <NextChanges changes={next} /> : t('applications.next.same')}
          <span className={ink.small}>{shownInSentence(open.name)}</span>
        </Fact>
      )}
      {info.content.forms.length > 0 && (
        <Fact label={t('applications.form.forms')}>
          {info.content.forms.map(({ name, id }) => name || id).join(separator)}
        </Fact>
      )}
    </FactList>
  );
}
