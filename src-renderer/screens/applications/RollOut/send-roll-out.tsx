/** Takes the first step of a roll-out and schedules the others, after a question that names all of them. */

import { collectedHere } from '#data/changes/collected-here.ts';
import type { RecordSaveOutcome } from '#data/records/save-record.ts';
import { collectInSlices } from '#data/run-in-slices.ts';
import { useText } from '#data/text.ts';
import { effectSteps } from '#shared/rules/changes/effects.ts';
import { isDestructive, planBy } from '#shared/rules/changes/plan.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import { appSharesRecord } from '#shared/rules/records/applications/app-shares-record.ts';
import { usePlatformHost } from '#state/menu.ts';
import { useActiveServer } from '#state/program.ts';
import { refreshScheduledJobs } from '#state/scheduled-jobs.ts';
import { serverName } from '#state/servers.ts';
import { useSession } from '#state/session.ts';
import { confirm } from '#widgets/confirm.tsx';
import { saveAsking } from '#widgets/Form/save-asking.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { toggleApp } from '../AppManage/toggle-app.ts';
import type { UsersOf } from '../use-users.ts';
import { laterSteps, type RollOutForm, type RollOutStep } from './roll-out-form.ts';
import { rollOutKey } from './roll-out-jobs.ts';

export interface RollOutFacts {
  readonly deptId: string;
  readonly id: string;
  readonly module: { readonly moduleId: string; readonly moduleStr: string; readonly moduleName: string };
  /** The shares before the roll-out. */
  readonly before: readonly Share[];
  readonly isOn: boolean;
  /** Names of the applications that would be disabled along with it. */
  readonly dependentNames: readonly string[];
}

interface RollOutRights {
  readonly mayEnable: boolean;
  readonly usersOf: UsersOf;
}

export function useSendRollOut(facts: RollOutFacts, { mayEnable, usersOf }: RollOutRights) {
  const { t, formatTime } = useText();
  const server = useActiveServer();
  const host = usePlatformHost();
  const session = useSession();
  const user = session.status === 'signedIn' ? session.facts.user.username : '';
  const { deptId, id, module, before } = facts;
  const nameOf = ({ step }: RollOutStep) => t(`appRollOut.step.${step}`, { name: module.moduleName });

  return async (form: RollOutForm): Promise<RecordSaveOutcome> => {
    // The module that schedules a set knows the records of all areas, so that no page of applications loads it before
    // it is needed. Nothing is sent until it has loaded.
    const { scheduleSet } = await import('#widgets/schedule-set.ts');
    const steps = laterSteps(form, facts);
    const changes = steps.map(({ change }) => collectedHere(change, '/appManage'));
    const plan = planBy(changes, await collectInSlices(effectSteps(changes)));
    const lines = steps.map((step) => `${formatTime(step.at)}: ${nameOf(step)}.`);
    const agreed =
      steps.length === 0 ||
      (await confirm({
        title: t('appRollOut.question', { name: module.moduleName }),
        text: (
          <>
            {[t('appRollOut.step.pilot'), ...lines, t('appRollOut.guarded')].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </>
        ),
        action: t('appRollOut.action'),
        danger: isDestructive(plan),
      }));
    if (!agreed) return 'kept';
    const first = await saveAsking(
      appSharesRecord,
      { deptId, ids: [id] },
      { shares: { from: { [id]: before }, to: { [id]: form.pilot } } },
      'applications.share.done',
    );
    if (first === 'kept') return first;
    if (!facts.isOn && mayEnable)
      await toggleApp(deptId, { moduleId: module.moduleId, menuName: module.moduleName }, true, usersOf);
    let scheduled = 0;
    const schedule = async (at: number, step: RollOutStep) => {
      const change = changes[at];
      if (!change) return;
      await scheduleSet(
        [change],
        {
          name: nameOf(step),
          at: new Date(step.at).toISOString(),
          late: true,
          about: rollOutKey(deptId, id),
        },
        { user, plan, server: { profile: server.id, name: serverName(server, t), host } },
      );
      scheduled += 1;
    };
    try {
      for (const [at, step] of steps.entries()) await schedule(at, step);
    } catch (error) {
      if (scheduled === 0) throw error;
      // The scheduled steps replace the form, so that a failure is reported beside them.
      notifyFailure(error);
    } finally {
      await refreshScheduledJobs();
    }
    if (scheduled > 0) {
      const told = { count: scheduled, name: module.moduleName };
      notify({ tone: 'success', text: t('appRollOut.kept', told) });
      if (first === 'collected') notify({ tone: 'info', text: t('appRollOut.inTray') });
    }
    return first;
  };
}
