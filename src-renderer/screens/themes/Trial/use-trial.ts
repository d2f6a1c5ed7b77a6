/** Begins a trial of a theme, with its end as a scheduled job, and ends it early. */
import { bridge } from '#data/bridge.ts';
import { collectedHere } from '#data/changes/collected-here.ts';
import { isCollecting } from '#data/changes/index.ts';
import { localDay } from '#data/local-day.ts';
import { type RecordSaveOutcome, readNewest } from '#data/records/save-record.ts';
import { serverMark } from '#data/server-mark.ts';
import { useText } from '#data/text.ts';
import type { ScheduledJob } from '#shared/bridge/jobs.ts';
import { changePlanOf } from '#shared/rules/changes/plan.ts';
import {
  appointmentValuesOf,
  themeAppointmentRecord,
} from '#shared/rules/records/themes/theme-appointment-record.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { usePlatformHost } from '#state/menu.ts';
import { useActiveServer } from '#state/program.ts';
import { refreshScheduledJobs } from '#state/scheduled-jobs.ts';
import { serverName } from '#state/servers.ts';
import { useSession } from '#state/session.ts';
import { saveAsking, saveNow } from '#widgets/Form/save-asking.ts';
import { notify } from '#widgets/notify.tsx';
import { disableTheme, enableTheme } from '../ThemeList/theme-changes.ts';
import {
  appointedFields,
  appointmentEdits,
  type TrialForm,
  trialAppointment,
  trialEnd,
  trialKey,
  trialTakeBack,
} from './trial-form.ts';

const done = 'common.done.operation';

export function useThemeTrial(locator: ThemeLocator, theme: AnyTheme) {
  const { t, formatTime } = useText();
  const server = useActiveServer();
  const host = usePlatformHost();
  const session = useSession();
  const user = session.status === 'signedIn' ? session.facts.user : null;
  const before = appointmentValuesOf(theme);
  const isOff = !theme.topicStatus;

  const schedule = async (form: TrialForm) => {
    const { scheduleSet } = await import('#widgets/schedule-set.ts');
    // The server's own spelling of what was just saved: another one would look like somebody else's change.
    const now = await readNewest(themeAppointmentRecord, locator, [...appointedFields], serverMark());
    const changes = trialTakeBack(locator, { before, now, isOff }).map((change) =>
      collectedHere(change, `/themes/${locator.terminal}`),
    );
    await scheduleSet(
      changes,
      {
        name: t('themesTrial.job', { name: locator.name }),
        at: new Date(trialEnd(form)).toISOString(),
        late: true,
        about: trialKey(locator, isOff),
      },
      {
        user: user?.username ?? '',
        plan: changePlanOf(changes),
        server: { profile: server.id, name: serverName(server, t), host },
      },
    );
  };
  const takeBack = async (wasOff: boolean) => {
    const now = await readNewest(themeAppointmentRecord, locator, [...appointedFields], serverMark());
    const nobody = {
      ...now,
      topicAppoint: 'none' as const,
      appointDate: { from: null, to: null },
      appointRange: [],
    };
    const isTaken = await saveNow(themeAppointmentRecord, locator, appointmentEdits(now, nobody), done);
    if (isTaken && wasOff) await disableTheme(locator);
    return isTaken;
  };
  /** Throws as the change door, or where the end cannot be scheduled; what was begun is taken back then. */
  const begin = async (form: TrialForm): Promise<RecordSaveOutcome> => {
    const tried = trialAppointment(form, { me: user?.id ?? '', today: localDay(Date.now()) });
    const outcome = await saveAsking(themeAppointmentRecord, locator, appointmentEdits(before, tried), done);
    if (outcome === 'kept' || outcome === 'collected') return outcome;
    let isEnabled = false;
    try {
      if (isOff) await enableTheme(locator);
      isEnabled = isOff;
      await schedule(form);
    } catch (error) {
      await takeBack(isEnabled);
      throw error;
    }
    await refreshScheduledJobs();
    const told = { name: locator.name, time: formatTime(trialEnd(form)) };
    notify({ tone: 'success', text: t('themesTrial.begun', told) });
    return outcome;
  };
  const end = async ({ id, about }: ScheduledJob): Promise<boolean> => {
    if (!(await takeBack(about?.endsWith('/off') === true))) return false;
    await bridge.jobs.remove({ id });
    await refreshScheduledJobs();
    return true;
  };
  return { begin, end, me: user?.id ?? '', collects: isCollecting() };
}
