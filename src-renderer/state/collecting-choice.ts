/**
 * Whether changes are applied at once or collected first: the user's choice per server, unless the settings (which the
 * organisation's policy can lock) require collecting.
 */
import { atom, useAtomValue } from 'jotai';
import { setCollecting } from '#data/changes/index.ts';
import { store } from '#data/store.ts';
import { useText } from '#data/text.ts';
import { isApprovalDemanded, isCollectingDemanded } from '#shared/rules/changes/approval/approval-demand.ts';
import { dailyAt } from '#shared/rules/changes/daily-at.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { saveChoice } from './choices.ts';
import { activeServer, currentProgram, useActiveServer, useProgram } from './program.ts';
import { readHint } from './stored-hints.ts';
import { productionText } from './server-rules.ts';

export interface Collecting {
  readonly on: boolean;
  /** The settings require it, so the user can't choose. */
  readonly isRequired: boolean;
  readonly toggle: (on: boolean) => void;
}

/** Increments at each toggle in this tab, so that readers render again. */
const turnedAtom = atom(0);
const choiceOf = (server: string) => `collect.${server}`;
const isChosen = ({ id }: ServerProfile) => readHint(choiceOf(id)) === 'on';

setCollecting(
  () => {
    const program = currentProgram();
    if (!program) return 'no';
    const server = activeServer(program.servers);
    if (isApprovalDemanded(program.settings, server)) return 'approved';
    return isCollectingDemanded(program.settings, server) || isChosen(server) ? 'yes' : 'no';
  },
  () => currentProgram()?.settings.dailyDecisions === 'atOnce',
);

/** Approval of daily decisions on the server in use; null when nobody approves changes there. */
export function useDaily(): { readonly passes: boolean; readonly managed: boolean } | null {
  const server = useActiveServer();
  const { settings, facts } = useProgram();
  const daily = dailyAt(settings, server);
  return daily && { passes: daily === 'atOnce', managed: facts.lockedSettings.includes('dailyDecisions') };
}

/** Explains who requires collecting or approval on the server in use, and why the requirement applies here. */
export function useWhyDemanded(): string {
  const { t } = useText();
  const server = useActiveServer();
  const { settings, facts } = useProgram();
  const setting = isApprovalDemanded(settings, server) ? 'approve' : 'collectFirst';
  const isLocked = facts.lockedSettings.includes(setting);
  const who = t(isLocked ? 'servers.because.policy' : 'servers.because.settings');
  const why = settings[setting] === 'production' ? productionText(server, t) : '';
  return [who, why].filter((text) => text !== '').join(' ');
}

export function useCollecting(): Collecting {
  const server = useActiveServer();
  const { settings } = useProgram();
  useAtomValue(turnedAtom);
  const isRequired = isCollectingDemanded(settings, server);
  return {
    on: isRequired || isChosen(server),
    isRequired,
    toggle(on) {
      saveChoice(choiceOf(server.id), on ? 'on' : '');
      store.set(turnedAtom, (times) => times + 1);
    },
  };
}
