/** Begins a trial of a theme, with its end as a scheduled job, and ends it early. */
import { bridge } from '#data/bridge.ts';
import { collectedHere } from '#data/changes/collected-here.ts';
import { isCollecting } from '#data/changes/index.ts';
import { type RecordSaveOutcome, readNewest, UnreadRecord } from '#data/records/save-record.ts';
import { serverMark } from '#data/server-mark.ts';
import { useText } from '#data/text.ts';
import type { ScheduledJob } from '#shared/bridge/jobs.ts';
import { changePlanOf } from '#shared/rules/changes/plan.ts';
import {
  appointmentValuesOf,
  themeAppointmentRecord,
} from '#shared/rules/records/themes/theme-appointment-record.ts';
import { themeStateRecord } from '#shared/rules/records/themes/theme-state-record.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { usePlatformHost } from '#state/menu.ts';
import { useActiveServer } from '#state/program.ts';
import { refreshScheduledJobs } from '#state/scheduled-jobs.ts';
import { serverDay, useServerClockAhead } from '#state/server-day.ts';
import { serverName } from '#state/servers.ts';
import { useSession } from '#state/session.ts';
import { saveAsking, saveNow } from '#widgets/Form/save-asking.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { disableTheme, enableTheme } from '../ThemeList/theme-changes.ts';
import {
  appointedFields,
  appointmentEdits,
  type TrialForm,
  trialAppointment,
  type TrialAppointment,
  trialEnd,
  trialTakeBack,
} from './trial-form.ts';
import { appointmentDigest, trialKey, trialMarksOf } from './trial-key.ts';

const done = 'common.done.operation';

export function useThemeTrial(locator: ThemeLocator, theme: AnyTheme) {
  const { t, formatTime } = useText();
  const server = useActiveServer();
  const host = usePlatformHost();
  const session = useSession();
  const user = session.status === 'signedIn' ? session.facts.user : null;
  const clockAhead = useServerClockAhead();
  const before = appointmentValuesOf(theme);
  const isOff = !theme.topicStatus;

  const appointmentNow = () =>
    readNewest(themeAppointmentRecord, locator, [...appointedFields], serverMark());
  /** The server decides by its own day who sees the theme. */
  const me = user?.id ?? '';
  const appointmentOf = (form: TrialForm) =>
    trialAppointment(form, {
      me,
      now: Date.now(),
      dayOf: (time) => serverDay(time + clockAhead, server.timeZone),
    });

  const schedule = async (form: TrialForm) => {
    const { scheduleSet } = await import('#widgets/schedule-set.ts');
    // The server's own spelling of what was just saved: another one would look like somebody else's change.
    const now = await appointmentNow();
    const { allowUserSwitch: allowsSwitch } = before;
    const changes = trialTakeBack(locator, { before, now, isOff }).map((change) =>
      collectedHere(change, `/themes/${locator.terminal}`),
    );
    await scheduleSet(
      changes,
      {
        name: t('themesTrial.job', { name: locator.name }),
        at: new Date(trialEnd(form)).toISOString(),
        late: true,
        about: trialKey(locator, { isOff, allowsSwitch, digest: await appointmentDigest(now) }),
      },
      {
        user: user?.username ?? '',
        plan: changePlanOf(changes),
        server: { profile: server.id, name: serverName(server, t), host },
      },
    );
  };
  /** Whether both are as before; each failure has been shown. */
  const takeBack = async (now: TrialAppointment, to: TrialAppointment, wasOff: boolean) => {
    // The appointment says whose trial the theme is in, so that it is restored last.
    if (wasOff && !(await disableTheme(locator))) return false;
    return saveNow(themeAppointmentRecord, locator, appointmentEdits(now, to), done);
  };
  const takeBegun = async () => {
    // An answer that was lost leaves it open whether the theme is enabled.
    const { enabled } = await readNewest(themeStateRecord, locator, ['enabled'], serverMark());
    await takeBack(await appointmentNow(), before, isOff && enabled);
  };
  /** Throws as the change door, or where the end cannot be scheduled; what was begun is taken back then. */
  const begin = async (form: TrialForm): Promise<RecordSaveOutcome> => {
    const edits = appointmentEdits(before, appointmentOf(form));
    const outcome = await saveAsking(themeAppointmentRecord, locator, edits, done);
    if (outcome === 'kept' || outcome === 'collected') return outcome;
    try {
      if (isOff) await enableTheme(locator);
      await schedule(form);
    } catch (error) {
      await takeBegun().catch((failure: unknown) => notifyFailure(causeOf(failure)));
      throw error;
    }
    await refreshScheduledJobs();
    const told = { name: locator.name, time: formatTime(trialEnd(form)) };
    notify({ tone: 'success', text: t('themesTrial.begun', told) });
    return outcome;
  };
  /** Whether the trial is over. Somebody else's change of the appointment stays. */
  const end = async ({ id, about = '' }: ScheduledJob): Promise<boolean> => {
    const { isOff: wasOff, allowsSwitch, digest } = trialMarksOf(about);
    const now = await appointmentNow().catch((failure: unknown) => Promise.reject(causeOf(failure)));
    const isOurs = (await appointmentDigest(now)) === digest;
    const nobody: TrialAppointment = {
      topicAppoint: 'none',
      appointDate: { from: null, to: null },
      appointRange: [],
      allowUserSwitch: allowsSwitch,
    };
    if (isOurs && !(await takeBack(now, nobody, wasOff))) return false;
    await bridge.jobs.remove({ id });
    await refreshScheduledJobs();
    if (!isOurs) notify({ tone: 'info', text: t('themesTrial.changed', { name: locator.name }) });
    return true;
  };
  return { begin, end, appointmentOf, me, collects: isCollecting() };
}

/** The cause of a failed read of the newest state tells more than the failure itself. */
const causeOf = (failure: unknown) => (failure instanceof UnreadRecord ? failure.cause : failure);
