/**
 * The form of a roll-out: who gets the application now, who else on a day, and when it ends. Each step after the first
 * is a change from what the step before it leaves, so that it is not sent over somebody else's change.
 */
import { momentOf } from '#data/local-moment.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { mostShares } from '#shared/rules/common/applications/share-fields.ts';
import type { FieldProblem } from '#shared/rules/common/fields/check-fields.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import { type Share, targetKey } from '#shared/rules/common/shares/share.ts';
import { appSharesRecord } from '#shared/rules/records/applications/app-shares-record.ts';
import { moduleStatusRecord } from '#shared/rules/records/applications/module-status-record.ts';

export interface RollOutForm {
  readonly pilot: readonly Share[];
  readonly others: 'nobody' | 'everybody' | 'named';
  readonly named: readonly Share[];
  /** `YYYY-MM-DD HH:mm` of this computer's clock; '' for none. */
  readonly othersAt: string;
  readonly end: 'stay' | 'before' | 'disable';
  readonly endAt: string;
}

export const newRollOut: RollOutForm = {
  pilot: [],
  others: 'nobody',
  named: [],
  othersAt: '',
  end: 'stay',
  endAt: '',
};

const shareRow = { kind: 'shares', menuCode: appManageMenu, most: mostShares, levels: true } as const;

export const rollOutFields: Fields<RollOutForm> = {
  pilot: {
    ...shareRow,
    label: 'appRollOut.pilot',
    help: 'appRollOut.pilotHelp',
    required: true,
  },
  others: {
    kind: 'choice',
    label: 'appRollOut.others.label',
    look: 'list',
    options: (['nobody', 'everybody', 'named'] as const).map((value) => ({
      value,
      label: `appRollOut.others.${value}` as const,
    })),
  },
  named: {
    ...shareRow,
    label: 'appRollOut.named',
    help: 'appRollOut.namedHelp',
    required: true,
    when: ({ others }) => others === 'named',
    otherwise: [],
  },
  end: {
    kind: 'choice',
    label: 'appRollOut.end.label',
    look: 'list',
    options: (['stay', 'before', 'disable'] as const).map((value) => ({
      value,
      label: `appRollOut.end.${value}` as const,
    })),
  },
};

interface RollOutLimits {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Somebody else has to approve changes here, so that nothing can be scheduled. */
  readonly isApproved: boolean;
}

export function rollOutProblems(
  form: RollOutForm,
  { now, isApproved }: RollOutLimits,
): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const others = form.others !== 'nobody';
  const ends = form.end !== 'stay';
  if (isApproved && (others || ends))
    problems.push({ name: others ? 'others' : 'end', message: { key: 'appRollOut.approved' } });
  if (others && !(momentOf(form.othersAt) > now))
    problems.push({ name: 'othersAt', message: { key: 'changes.later.past' } });
  if (ends && !(momentOf(form.endAt) > now))
    problems.push({ name: 'endAt', message: { key: 'changes.later.past' } });
  else if (ends && others && momentOf(form.endAt) <= momentOf(form.othersAt))
    problems.push({ name: 'endAt', message: { key: 'appRollOut.endsFirst' } });
  return problems;
}

interface RolledOutApp {
  readonly deptId: string;
  readonly id: string;
  readonly module: { readonly moduleId: string; readonly moduleStr: string; readonly moduleName: string };
  /** The shares before the roll-out. */
  readonly before: readonly Share[];
}

type RollOutChange = Pick<CollectedChange, 'title' | 'kind' | 'place' | 'edits' | 'touches'>;

export interface RollOutStep {
  readonly step: 'others' | 'before' | 'disable';
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly change: RollOutChange;
}

/** Steps after the first one, in the order of their times. */
export function laterSteps(form: RollOutForm, app: RolledOutApp): readonly RollOutStep[] {
  const steps: RollOutStep[] = [];
  const wide = form.others === 'nobody' ? form.pilot : widerShares(form);
  if (form.others !== 'nobody') {
    const change = sharesStep(app, form.pilot, wide);
    steps.push({ step: 'others', at: momentOf(form.othersAt), change });
  }
  if (form.end === 'stay') return steps;
  const change = form.end === 'before' ? sharesStep(app, wide, app.before) : disableStep(app);
  return [...steps, { step: form.end, at: momentOf(form.endAt), change }];
}

/** People who are left out of the pilot stay left out of the wider group. */
function widerShares({ pilot, others, named }: RollOutForm): readonly Share[] {
  const everybody: Share = { kind: 'all', id: '', exclude: false, below: false };
  const more = others === 'everybody' ? [everybody] : named;
  const known = new Set(more.map(targetKey));
  const kept = pilot.filter((share) => !known.has(targetKey(share)) && (others === 'named' || share.exclude));
  return [...kept, ...more];
}

function sharesStep(
  { deptId, id }: RolledOutApp,
  from: readonly Share[],
  to: readonly Share[],
): RollOutChange {
  return {
    title: 'applications.share.change',
    kind: appSharesRecord.id,
    place: { deptId, ids: [id] },
    edits: { shares: { from: { [id]: from }, to: { [id]: to } } },
    touches: appSharesRecord.touches.map((read) => read.id),
  };
}

function disableStep({ deptId, module }: RolledOutApp): RollOutChange {
  return {
    title: 'applications.enable.offChange',
    kind: moduleStatusRecord.id,
    place: { deptId, modules: [module] },
    edits: { enabled: { from: true, to: false } },
    touches: moduleStatusRecord.touches.map((read) => read.id),
  };
}
