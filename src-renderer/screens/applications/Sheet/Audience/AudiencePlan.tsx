/** The plan for filled cells of the audience sheet: judged and sent, applications with equal shares together. */
import { useState } from 'react';
import { describeError } from '#data/describe-error.ts';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import {
  type NamedApp,
  readSharedApps,
  readSharesOf,
  sharedAlike,
} from '#shared/rules/applications/same-as/shared-apps.ts';
import { targetKey } from '#shared/rules/common/shares/share.ts';
import { AudienceChange } from '#widgets/AudienceChange/AudienceChange.tsx';
import type { ShareEdit } from '#widgets/AudienceChange/compare-audiences.ts';
import {
  type AudienceTarget,
  type JudgedMark,
  judgeAudience,
  type MarkRights,
  type RequestedMark,
  shareMarks,
} from '#shared/rules/applications/sheet/judge-audience.ts';
import type { EmptyContent } from '#widgets/EmptyState.tsx';
import { PlanDialog, type SheetPlan } from '../PlanDialog.tsx';
import { SheetResults } from '../SheetResults.tsx';
import { isDoneCell, isGood } from '../summary.ts';
import { type SentShares, sendShares } from './send-shares.ts';

interface SaidResult extends Omit<JudgedMark, 'outcome'> {
  readonly outcome: JudgedMark['outcome'] | SentShares['outcome'];
  readonly name: string;
  readonly targetName: string;
  readonly error: unknown;
}

interface AudiencePlanProps {
  readonly deptId: string;
  readonly rights: MarkRights;
  /** A function is asked with the newest shares. */
  readonly marks: readonly RequestedMark[] | ((apps: readonly NamedApp[]) => readonly RequestedMark[]);
  readonly nameOf: (target: AudienceTarget) => string;
  /** Called with the cells that are done, to empty them. */
  readonly onSettled: (cells: readonly RequestedMark[]) => void;
  readonly onClose: () => void;
  /** The text of a plan without cells; by default that nothing is filled in. */
  readonly empty?: EmptyContent;
}

export function AudiencePlan(props: AudiencePlanProps) {
  const { deptId, rights, marks, nameOf, onSettled, onClose, empty } = props;
  const { t, language } = useText();
  const [edits, setEdits] = useState<readonly ShareEdit[]>([]);
  const plan: SheetPlan<AudiencePlanProps['marks'], SaidResult> = {
    first: () => marks,
    async run(wanted, { send, signal, onDone }) {
      const apps = await (typeof wanted === 'function'
        ? readSharedApps(callRead, deptId, language)
        : readSharesOf(callRead, deptId, language, [...new Set(wanted.map(({ id }) => id))]));
      const names = new Map(apps.map(({ id, menuName }) => [id, menuName]));
      const cells = typeof wanted === 'function' ? wanted(apps) : wanted;
      const judged = judgeAudience(apps, cells, rights);
      const results = judged.cells.map(
        (cell): SaidResult => ({
          ...cell,
          error: null,
          name: names.get(cell.id) ?? cell.id,
          targetName: nameOf(cell.target),
        }),
      );
      if (!send) {
        setEdits(
          apps.flatMap(({ id, menuName: name, shares: before }) => {
            const after = judged.lists.get(id);
            return after ? [{ name, before, after }] : [];
          }),
        );
        return results;
      }
      const groups = sharedAlike(apps, judged.lists);
      onDone(0, groups.length);
      const sent = await sendShares({
        deptId,
        groups,
        signal,
        onDone: (calls) => onDone(calls, groups.length),
      });
      return results.map((cell) => (cell.outcome === 'change' ? { ...cell, ...sent.get(cell.id) } : cell));
    },
    workAsJudged: (_, results) =>
      results.map(({ id, target, value, below, from, wasBelow }) => ({
        id,
        target,
        value,
        ...(below === undefined ? {} : { below }),
        ...(from === null ? {} : { expected: { value: from, below: wasBelow } }),
      })),
    back(results) {
      const cells = results.flatMap(({ id, target, value, below, from, wasBelow, outcome }) => {
        if (outcome !== 'done' || from === null) return [];
        const expected = { value, below: below ?? wasBelow };
        return [{ id, target, value: from, below: wasBelow, expected }];
      });
      return cells.length > 0 ? cells : null;
    },
    onSent: (results) => onSettled(results.filter(({ outcome }) => isDoneCell(outcome))),
  };
  const wordOf = (value: number, below = false) => {
    const word = t(`appSheet.said.${shareMarks[value] ?? 0}`);
    return below && value > 0 ? t('sameAs.target.below', { word }) : word;
  };
  const why = ({ refusal, error, turns }: SaidResult) => {
    if (refusal) return t(refusal.key, refusal.params);
    if (error) return describeError(error).message;
    return turns ? t(`appSheet.audience.${turns}`) : '';
  };
  return (
    <PlanDialog
      plan={plan}
      words={{ sending: t('appSheet.audience.sending'), progress: t('applications.list') }}
      onClose={onClose}
    >
      {(results, sent) => (
        <SheetResults
          list={{ name: 'applications.sheet.audience', prefix: 'audience' }}
          results={results}
          columns={[
            {
              key: 'target',
              title: t('appSheet.audience.target'),
              width: 180,
              sort: true,
              text: ({ targetName }) => targetName,
            },
          ]}
          changeOf={({ from, wasBelow, value, below = wasBelow }) => [
            ...(from === null ? [] : [wordOf(from, wasBelow)]),
            wordOf(value, below),
          ]}
          why={why}
          shortOf={(result) => {
            if (!isGood(result.outcome)) return null;
            const [word, reason] = [wordOf(result.value), why(result)];
            return reason === '' ? word : t('appSheet.plan.because', { word, why: reason });
          }}
          keyOf={({ id, target }) => `${id} ${targetKey(target)}`}
          {...(empty && { empty })}
        >
          {!sent && <AudienceChange deptId={deptId} edits={edits} />}
        </SheetResults>
      )}
    </PlanDialog>
  );
}
