/**
 * Creates the trials service on first use, or when trials of an earlier start are found: it tries changes and takes
 * them back through the gateway, with the session that the program has at their server.
 */
import { randomUUID } from 'node:crypto';
import { isUnauthorised } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { keepNumberIds } from '#shared/api/id-types.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import {
  type AppliedOutcome,
  type Applying,
  applyChanges,
  reviewChange,
} from '#shared/rules/changes/apply.ts';
import { isApprovalDemanded } from '#shared/rules/changes/approval/approval-demand.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { readSession } from '#shared/rules/common/session/read-session.ts';
import { keptWayBack } from '#shared/rules/journal/kept-way-back.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { type Trial, type TrialProblem, trialLength } from '#shared/rules/security/trial.ts';
import type { Settings } from '#shared/rules/settings/settings.ts';
import { callThrough, idTypesOfGateway } from '../gateway/call-through.ts';
import type { Gateway } from '../gateway/index.ts';
import type { DatabaseServices } from '../services/databases/database-services.ts';
import { journalledWrites } from '../services/journal/journalled-write.ts';
import type { ServersService } from '../services/servers/servers-service.ts';
import { createTrialsService, type TakenBack } from '../services/trials/trials-service.ts';
import type { ProgramSurroundings } from './surroundings.ts';

export interface TrialsSurroundings extends ProgramSurroundings {
  /** Milliseconds; default ten minutes. */
  readonly length: number | undefined;
  readonly journal: DatabaseServices['journal'];
  readonly gateway: Pick<Gateway, 'handleAt'>;
  readonly servers: () => Pick<ServersService, 'targetFor' | 'rules'>;
  readonly settings: () => Settings;
}

type Made = Pick<Trial, 'entry' | 'server' | 'user' | 'title' | 'language'>;

export function openTrials(o: TrialsSurroundings) {
  const report = (error: unknown) => o.report('trials', error);
  const service = createTrialsService({
    folder: o.dataDir,
    now: o.now,
    length: o.length ?? trialLength,
    report,
    onChanged: (trials) => o.emit('trials.changed', { trials: [...trials] }),
    isOver: async (entry) => (await o.journal.undoOf(entry)).undo === null,
    takeBack,
  });

  /** The rules of the server, for any user. */
  const ruled = (server: string, tenant?: string) => {
    const rules = o.servers().rules(server, tenant);
    if (isApprovalDemanded(o.settings(), { rules })) return 'approval';
    return rules.readOnly === null ? null : 'readOnly';
  };

  function reached({ server, language }: Pick<Made, 'server' | 'language'>) {
    const target = o.servers().targetFor(server);
    const through: Pick<Gateway, 'handle'> = { handle: (request) => o.gateway.handleAt(target, request) };
    const call = (headers: Record<string, string>): Ask => {
      const all = { 'Accept-Language': language, ...headers };
      return (endpoint, input) => callThrough(through, target, endpoint, input, { headers: all });
    };
    return { target, ids: idTypesOfGateway(through), ask: call({}), call };
  }

  /** The way back of a journal entry; null where the journal no longer has it. */
  async function wayBack(entry: number) {
    const { undo } = await o.journal.undoOf(entry);
    const kept = undo && keptWayBack(undo);
    if (!undo || !kept) return null;
    const { title, touches } = undo;
    const change: CollectedChange = { ...kept, title, touches, path: '' };
    return { change, touches };
  }

  /** Checks that the author of the change is still signed in there; returns the problem otherwise. */
  async function stillThere(signedIn: Pick<Trial, 'person' | 'tenant'> | null, ask: Ask, server: string) {
    let facts: SessionFacts;
    try {
      facts = await readSession(ask, o.servers().targetFor(server).mapping);
    } catch (error) {
      return {
        problem: isUnauthorised(error) ? 'signedOut' : 'unreachable',
        message: errorText(error),
      } as const;
    }
    const { user, tenant } = facts;
    if (
      signedIn &&
      /* wall: trial-own */ (signedIn.person !== user.id || signedIn.tenant !== tenant.tenantKey)
    )
      return { problem: 'otherPerson' } as const;
    const problem = ruled(server, tenant.tenantKey);
    return problem ? ({ problem } as const) : { problem: null, facts };
  }

  /** Checks everything for taking a change back, without sending the call. */
  async function tried(trial: Made): Promise<Pick<Trial, 'person' | 'tenant'> | TrialProblem> {
    const way = await wayBack(trial.entry);
    if (!way) return 'notNoted';
    const { ask, ids } = reached(trial);
    const there = await stillThere(null, ask, trial.server);
    if (there.problem !== null) return there.problem;
    const learn = (numbers: readonly string[]) => keepNumberIds(numbers, ids);
    try {
      const { state } = await reviewChange(way.change, { kindOf: recordById, ask, learn, refusal: () => '' });
      if (state !== 'open' && state !== 'held') return state === 'foreign' ? 'refused' : state;
    } catch (error) {
      return isUnauthorised(error) ? 'signedOut' : 'unreachable';
    }
    return { person: there.facts.user.id, tenant: there.facts.tenant.tenantKey };
  }

  async function takeBack(trial: Trial): Promise<TakenBack> {
    const { entry } = trial;
    if (!(await o.journal.claimUndo(entry)).claimed) {
      const { undo } = await o.journal.undoOf(entry);
      return { problem: undo === null ? null : 'elsewhere' };
    }
    let done = false;
    try {
      const came = await sentBack(trial);
      done = came.problem === null;
      return came;
    } finally {
      await (done ? o.journal.markUndone(entry) : o.journal.releaseUndo(entry));
    }
  }

  async function sentBack(trial: Trial): Promise<TakenBack> {
    const way = await wayBack(trial.entry);
    if (!way) return { problem: 'notNoted' };
    const { target, ids, ask, call } = reached(trial);
    const there = await stillThere(trial, ask, trial.server);
    if (there.problem !== null) return there;
    const writes = journalledWrites({
      journal: o.journal,
      user: trial.user,
      undoes: trial.entry,
      now: o.now,
      ids,
      ask,
      server: { id: target.id, name: (await o.journal.entry(trial.entry)).entry?.serverName ?? '' },
      send: (endpoint, input, key) => call({ 'Idempotency-Key': key })(endpoint, input),
      words: errorText,
      notNoted: report,
    });
    const outcomes: AppliedOutcome[] = [];
    const how: Applying<CollectedChange> = {
      kindOf: recordById,
      ask,
      words: errorText,
      refusal: () => '',
      hasBegun: () => false,
      learn: (numbers) => keepNumberIds(numbers, ids),
      begin: async () => ({ key: randomUUID(), approver: '' }),
      send: writes.send,
      finish: async (_, outcome) => void outcomes.push(outcome),
    };
    await applyChanges([way.change], how);
    const [{ result, message } = { result: 'failed', message: '' } as const] = outcomes;
    if (result === 'done' || result === 'held') {
      const { server, title } = trial;
      o.emit('trials.takenBack', { server, title, touches: way.touches });
      return { problem: null };
    }
    return { problem: result === 'blocked' || result === 'foreign' ? 'refused' : result, message };
  }

  const handlers: BridgeHandlers['trials'] = {
    list: async () => ({ trials: [...(await service.all())] }),
    async may({ server }) {
      return { problem: ruled(server) ?? ((await service.endsSession(server)) ? 'ends' : null) };
    },
    async begin({ entry: id, language }) {
      const { entry } = await o.journal.entry(id);
      if (!entry) return { problem: 'notNoted' };
      const { server, user, title } = entry;
      const trial = { entry: id, server, user, title, language };
      const outcome = await tried(trial);
      // An end of the session is noted before the next trial is tried.
      if (outcome === 'signedOut') await service.noteEndsSession(server).catch(report);
      if (typeof outcome === 'string') return { problem: /* wall: trial-session-ended */ outcome };
      try {
        await service.begin({ ...trial, ...outcome });
      } catch (error) {
        report(error);
        return { problem: 'notNoted' };
      }
      return { problem: null };
    },
    async keep({ entry }) {
      await service.keep(entry);
      return null;
    },
  };
  return { handlers, service };
}

/** The server's message, or the gateway's code. */
function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : '';
  return error.message === '' ? String(error.code) : error.message;
}
