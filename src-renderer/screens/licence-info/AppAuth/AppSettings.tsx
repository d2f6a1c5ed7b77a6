/** The authorization settings of one app (spec 1§2.5): its licence and its reminders. */

import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { type AppLicenceRow, getModuleLicenseInfo } from '#shared/api/licence-info/apps.ts';
import {
  checkAppManageRemindPermission,
  queryModuleRemindSetting,
  resetDefaultRemindSetting,
} from '#shared/api/licence-info/reminder.ts';
import { remindOn } from '#shared/rules/licence-info/remind.ts';
import { moduleRemindRecord, whichModule } from '#shared/rules/records/remind-record.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { Fact, Facts } from '#widgets/Facts.tsx';
import { joinReads } from '#widgets/join-reads.ts';
import ink from '#widgets/looks/ink.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { RemindSwitch } from '../parts/RemindSwitch.tsx';
import { seatsOf, statusTones } from './app-columns.tsx';
import { AppSeatUse } from './Seats.tsx';

interface AppSettingsProps {
  readonly moduleStr: string;
  /** The app's row; undefined where the list does not have it. */
  readonly row: AppLicenceRow | undefined;
  /** Whether reminders are on: they decide about the warning colour, as in the list (LIC-010). */
  readonly remind: boolean;
  /** '' for the whole tenant. */
  readonly deptId: string;
  readonly onClose: () => void;
}

export function AppSettings({ moduleStr, row, remind, deptId, onClose }: AppSettingsProps) {
  const { t } = useText();
  return (
    <Dialog
      open
      side
      onClose={onClose}
      title={t('licenceInfo.screen.apps.settingsOf', { name: row?.name ?? moduleStr })}
    >
      <Licence moduleStr={moduleStr} row={row} remind={remind} />
      <Reminding moduleStr={moduleStr} deptId={deptId} />
    </Dialog>
  );
}

function Licence({ moduleStr, row, remind }: Pick<AppSettingsProps, 'moduleStr' | 'row' | 'remind'>) {
  const { t } = useText();
  const read = useRead(getModuleLicenseInfo, { moduleStr });
  return (
    <ReadPart read={read} failed={t('licenceInfo.screen.failed.base')} rows={4}>
      {(data) =>
        data ? (
          <LicenceFacts moduleStr={moduleStr} row={row} remind={remind} data={data} />
        ) : (
          <p>{t('licenceInfo.screen.settings.unknown', { code: moduleStr })}</p>
        )
      }
    </ReadPart>
  );
}

interface LicenceFactsProps extends Pick<AppSettingsProps, 'moduleStr' | 'row' | 'remind'> {
  readonly data: NonNullable<Output<typeof getModuleLicenseInfo>>;
}

function LicenceFacts({ moduleStr, row, remind, data }: LicenceFactsProps) {
  const { t, formatDay } = useText();
  const asRow: AppLicenceRow = {
    name: row?.name ?? moduleStr,
    deptName: row?.deptName ?? '',
    usedLicenseCount: data.usedLicense,
    licenseTotalCount: data.maxLicense,
    appUsedLicenseCount: data.usedLicenseApp,
    appLicenseTotalCount: data.maxLicenseApp,
    upperLimitRemind: data.upperLimitRemind,
    appUpperLimitRemind: data.appUpperLimitRemind,
    ...(data.unstated && { unstated: asRowNames(data.unstated) }),
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
        <AppSeatUse seats={seatsOf(asRow, 'pc', remind)} />
      </Fact>
      <Fact label={t('licenceInfo.screen.column.app')}>
        <AppSeatUse seats={seatsOf(asRow, 'app', remind)} />
      </Fact>
      {data.probationExpire !== '' && (
        <Fact label={t('licenceInfo.screen.settings.trialUntil')}>{formatDay(data.probationExpire)}</Fact>
      )}
    </Facts>
  );
}

/** Names of the same figures in a row of the list. */
const rowNames: Readonly<Record<string, keyof AppLicenceRow>> = {
  usedLicense: 'usedLicenseCount',
  maxLicense: 'licenseTotalCount',
  usedLicenseApp: 'appUsedLicenseCount',
  maxLicenseApp: 'appLicenseTotalCount',
};
function asRowNames(unstated: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unstated).map(([name, problem]) => [rowNames[name] ?? name, problem]),
  );
}

function Reminding({ moduleStr, deptId }: Pick<AppSettingsProps, 'moduleStr' | 'deptId'>) {
  const { t } = useText();
  const department = deptId === '' ? {} : { deptId };
  const locator = { moduleId: moduleStr, deptId };
  const setting = useRead(queryModuleRemindSetting, whichModule(locator));
  const permission = useRead(checkAppManageRemindPermission, {
    permissionSetCode: 'appManageLicenseRemind',
    ...department,
  });
  return (
    <ReadPart
      read={joinReads([setting], [permission])}
      failed={t('licenceInfo.screen.failed.settings')}
      rows={2}
    >
      {([configs, mayChange]) =>
        mayChange ? (
          <RemindSwitch
            title={t('licenceInfo.screen.settings.reminding')}
            label={t('licenceInfo.screen.settings.on')}
            text={t('licenceInfo.screen.settings.onText')}
            configs={configs}
            kind={moduleRemindRecord}
            locator={locator}
            reset={{
              title: 'licenceInfo.screen.settings.titleReset',
              endpoint: resetDefaultRemindSetting,
              input: whichModule(locator),
            }}
          />
        ) : (
          <Facts title={t('licenceInfo.screen.settings.reminding')}>
            <Fact label={t('licenceInfo.screen.settings.on')}>
              {t(remindOn(configs) ? 'licenceInfo.screen.on' : 'licenceInfo.screen.off')}
              <p className={ink.small}>
                {t(`licenceInfo.screen.settings.${deptId === '' ? 'chooseDepartment' : 'noPermission'}`)}
              </p>
            </Fact>
          </Facts>
        )
      }
    </ReadPart>
  );
}
