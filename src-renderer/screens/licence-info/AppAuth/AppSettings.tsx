/** The authorization settings of one app (spec 1§2.5): its licence, and whether reminders are sent for it. */
import { useState } from 'react';
import { configValue } from '#shared/api/config-record.ts';
import { type AppLicenceRow, getModuleLicenseInfo } from '#shared/api/licence-apps.ts';
import {
  checkAppManageRemindPermission,
  queryModuleRemindSetting,
  resetDefaultRemindSetting,
  saveModuleRemindSetting,
} from '#shared/api/licence-remind.ts';
import { remindConfigKey, remindOn } from '#shared/rules/licence-info/remind.ts';
import { useChange } from '../../../data/changes/index.ts';
import { useRead } from '../../../data/read.ts';
import { useText } from '../../../data/text.ts';
import { Button } from '../../../widgets/Button.tsx';
import { Fact, Facts } from '../../../widgets/DetailPage.tsx';
import { Dialog } from '../../../widgets/Dialog.tsx';
import { Switch } from '../../../widgets/Field.tsx';
import { ErrorNotice } from '../../../widgets/Notice.tsx';
import { SkeletonFacts } from '../../../widgets/Skeleton.tsx';
import { StatusDot } from '../../../widgets/StatusDot.tsx';
import styles from './app-auth.module.css';
import { seatsOf, statusTones } from './app-view.ts';
import { Seats } from './Seats.tsx';

interface AppSettingsProps {
  readonly moduleStr: string;
  /** The app's row, where the list has it. */
  readonly row: AppLicenceRow | undefined;
  /** '' for the whole tenant. */
  readonly deptId: string;
  readonly onClose: () => void;
}

export function AppSettings({ moduleStr, row, deptId, onClose }: AppSettingsProps) {
  const { t } = useText();
  return (
    <Dialog
      open
      side
      width={480}
      onClose={onClose}
      title={t('licenceInfo.screen.apps.settingsOf', { name: row?.name ?? moduleStr })}
    >
      <Licence moduleStr={moduleStr} row={row} />
      <Reminding moduleStr={moduleStr} deptId={deptId} />
    </Dialog>
  );
}

function Licence({ moduleStr, row }: Pick<AppSettingsProps, 'moduleStr' | 'row'>) {
  const { t, formatDay } = useText();
  const read = useRead(getModuleLicenseInfo, { moduleStr });
  const { data, error } = read;
  if (error) return <ErrorNotice error={error} onRetry={() => void read.refetch()} />;
  if (data === undefined) return <SkeletonFacts rows={4} />;
  if (data === null) return <p>{t('licenceInfo.screen.settings.unknown', { code: moduleStr })}</p>;
  const asRow: AppLicenceRow = {
    name: row?.name ?? moduleStr,
    deptName: row?.deptName ?? '',
    usedLicenseCount: data.usedLicense,
    licenseTotalCount: data.maxLicense,
    appUsedLicenseCount: data.usedLicenseApp,
    appLicenseTotalCount: data.maxLicenseApp,
    upperLimitRemind: data.upperLimitRemind,
    appUpperLimitRemind: data.appUpperLimitRemind,
    applyClient: data.applyClient,
    moduleStr,
    status: data.status,
  };
  return (
    <Facts title={t('licenceInfo.screen.settings.licence')}>
      {data.status && (
        <Fact label={t('licenceInfo.screen.column.status')}>
          <StatusDot tone={statusTones[data.status]}>{t(`licenceInfo.state.${data.status}`)}</StatusDot>
        </Fact>
      )}
      {row?.deptName && <Fact label={t('licenceInfo.screen.column.department')}>{row.deptName}</Fact>}
      <Fact label={t('licenceInfo.screen.column.pc')}>
        <Seats seats={seatsOf(asRow, 'pc', true)} />
      </Fact>
      <Fact label={t('licenceInfo.screen.column.app')}>
        <Seats seats={seatsOf(asRow, 'app', true)} />
      </Fact>
      {data.probationExpire !== '' && (
        <Fact label={t('licenceInfo.screen.settings.trialUntil')}>{formatDay(data.probationExpire)}</Fact>
      )}
    </Facts>
  );
}

/** A switch acts at once; a failure leaves it at its stored value and says so here. */
function Reminding({ moduleStr, deptId }: Pick<AppSettingsProps, 'moduleStr' | 'deptId'>) {
  const { t } = useText();
  const place = { moduleId: moduleStr, ...(deptId === '' ? {} : { deptId }) };
  const setting = useRead(queryModuleRemindSetting, place);
  const permission = useRead(checkAppManageRemindPermission, {
    permissionSetCode: 'appManageLicenseRemind',
    ...(deptId === '' ? {} : { deptId }),
  });
  const { submit, pending } = useChange();
  const [asked, setAsked] = useState<boolean | null>(null);
  const error = setting.error ?? permission.error;
  const retry = () => {
    if (setting.error) void setting.refetch();
    if (permission.error) void permission.refetch();
  };
  if (error) {
    return <ErrorNotice error={error} title={t('licenceInfo.screen.failed.settings')} onRetry={retry} />;
  }
  if (!setting.data || permission.data === undefined) return <SkeletonFacts rows={2} />;
  const on = remindOn(setting.data);
  const configs = (value: boolean) => [{ configKey: remindConfigKey, configValue: value ? '1' : '0' }];
  const change = (value: boolean) => ({
    title: 'licenceInfo.screen.settings.title' as const,
    endpoint: saveModuleRemindSetting,
    input: { ...place, appManageConfigs: configs(value) },
    before: { [remindConfigKey]: configValue(setting.data, remindConfigKey) },
    touches: [queryModuleRemindSetting],
  });
  const save = async (value: boolean) => {
    setAsked(value);
    await submit({ ...change(value), undo: { ...change(!value), before: configs(value) } });
    setAsked(null);
  };
  const reset = () =>
    submit({
      title: 'licenceInfo.screen.settings.titleReset',
      endpoint: resetDefaultRemindSetting,
      input: place,
      before: setting.data,
      touches: [queryModuleRemindSetting],
      undo: change(on),
    });
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h3 className={styles.partTitle}>{t('licenceInfo.screen.settings.reminding')}</h3>
        {permission.data && (
          <Button size="small" look="quiet" busy={pending && asked === null} onClick={() => void reset()}>
            {t('licenceInfo.screen.settings.reset')}
          </Button>
        )}
      </div>
      {permission.data ? (
        <Switch
          label={t('licenceInfo.screen.settings.on')}
          text={t('licenceInfo.screen.settings.onText')}
          checked={asked ?? on}
          onChange={(value) => {
            if (!pending) void save(value);
          }}
        />
      ) : (
        <>
          <p>
            {t('licenceInfo.screen.settings.on')}:{' '}
            {t(on ? 'licenceInfo.screen.on' : 'licenceInfo.screen.off')}
          </p>
          <p className={styles.note}>{t('licenceInfo.screen.settings.noPermission')}</p>
        </>
      )}
    </section>
  );
}
