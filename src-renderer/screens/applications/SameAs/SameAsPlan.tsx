/** The plan of what each department takes over, before and after it is saved; a single undo takes all of it back. */
import { useMemo } from 'react';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import type { SameAspect } from '#shared/rules/applications/same-as/same-aspects.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import type { Department, Detach } from '#shared/rules/common/departments/scope.ts';
import { type Share, targetKey } from '#shared/rules/common/shares/share.ts';
import { Notice } from '#widgets/Notice.tsx';
import { useShareNames } from '#widgets/Shares/use-share-names.ts';
import { PlanDialog, type SheetPlan } from '../Sheet/PlanDialog.tsx';
import { departmentColumns } from '../Sheet/result-columns.ts';
import { SheetResults } from '../Sheet/SheetResults.tsx';
import { cellRefusalText, cellValueText } from '#shared/rules/applications/sheet/sheet-words.ts';
import { isGood } from '../Sheet/summary.ts';
import { LookAsSomebody } from '../ViewAs/LookAsSomebody.tsx';
import {
  judgedWork,
  backParts,
  runSameAs,
  type SamePart,
  type SameResult,
  type SameWork,
} from './run-same-as.ts';

interface SameAsPlanProps {
  /** null where the parts say themselves what is wanted. */
  readonly source: Department | null;
  readonly parts: readonly SamePart[];
  readonly aspects: readonly SameAspect[];
  readonly detach: Detach;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

export function SameAsPlan({ source, parts: first, aspects, detach, onSent, onClose }: SameAsPlanProps) {
  const { t, language } = useText();
  const plan: SheetPlan<SameWork, SameResult> = {
    first: () => ({ parts: first, unsentResults: [] }),
    async run({ parts, unsentResults }, { send, signal, onDone }) {
      onDone(0, parts.length);
      const results = await runSameAs({
        source,
        aspects,
        parts,
        detach,
        language,
        send,
        signal,
        onDone: (done) => onDone(done, parts.length),
      });
      return [...results, ...unsentResults];
    },
    workAsJudged: judgedWork,
    back(results) {
      const parts = backParts(results);
      return parts.length > 0 ? { parts, unsentResults: [] } : null;
    },
    onSent,
  };
  return (
    <PlanDialog
      plan={plan}
      words={{ sending: t('appSheet.plan.sending'), progress: t('appSheet.plan.progress') }}
      onClose={onClose}
    >
      {(results, sent) => <Results results={results} isSent={sent} source={source} />}
    </PlanDialog>
  );
}

interface ResultsProps {
  readonly results: readonly SameResult[];
  readonly isSent: boolean;
  readonly source: Department | null;
}

function Results({ results: all, isSent, source }: ResultsProps) {
  const results = useMemo(() => all.filter(({ outcome }) => outcome !== 'same'), [all]);
  const words = useText();
  const { t } = words;
  const sharesText = useSharesText(results);
  const changeOf = (result: SameResult): readonly string[] => {
    if (result.aspect === 'group') return [];
    if (result.aspect === 'shares')
      return result.outcome === 'unread' ? [] : [result.before, result.after].map(sharesText);
    const { aspect, from, value } = result;
    return [...(from === null ? [] : [from]), value].map((one) => cellValueText(aspect, one, words));
  };
  return (
    <SheetResults
      list={{ name: 'applications.sameAs', prefix: 'same' }}
      results={results}
      columns={departmentColumns<SameResult>(t, ({ aspect }) => t(`sameAs.aspect.${aspect}`))}
      changeOf={changeOf}
      why={(result) => {
        if (result.aspect === 'group') return t('sameAs.otherGroup', { name: source?.name ?? '' });
        if (result.error) return describeError(result.error).message;
        if (result.aspect === 'shares')
          return result.refusal ? t(result.refusal.key, result.refusal.params) : '';
        if (result.refusal) return cellRefusalText(result.refusal, words);
        return result.turnsOff ? t('appSheet.turnsOff') : '';
      }}
      shortOf={(result) =>
        isGood(result.outcome)
          ? t('sameAs.line', {
              department: result.department.name,
              what: t(`sameAs.aspect.${result.aspect}`),
            })
          : null
      }
      keyOf={({ department, id, aspect }) => `${department.id} ${id} ${aspect}`}
      empty={{
        title: t('sameAs.same'),
        text: source ? t('sameAs.sameText', { name: source.name }) : t('sameAs.wantedAlready'),
      }}
    >
      {isSent ? (
        <LookAsSomebody departments={[...new Set(results.map(({ department }) => department.id))]} />
      ) : (
        <Notice>{t('appSheet.plan.below')}</Notice>
      )}
    </SheetResults>
  );
}

/** Shares in words; their names are read for all results at once. */
function useSharesText(results: readonly SameResult[]): (shares: readonly Share[]) => string {
  const { t } = useText();
  const all = new Map<string, Share>();
  for (const result of results)
    if (result.aspect === 'shares')
      for (const share of [...result.before, ...result.after]) all.set(targetKey(share), share);
  const names = useShareNames([...all.values()], appManageMenu);
  const listed = (shares: readonly Share[]) =>
    shares.map((share) => names.nameOf(share).name).join(t('common.form.separator'));
  return (shares) => {
    const out = shares.filter(({ exclude }) => exclude);
    const shared = shares.filter(({ exclude }) => !exclude);
    const params = { names: listed(shared), out: listed(out) };
    if (out.length === 0)
      return shared.length === 0 ? t('appSheet.audience.everybody') : t('sameAs.shared.with', params);
    return t(shared.length === 0 ? 'sameAs.shared.onlyExcept' : 'sameAs.shared.except', params);
  };
}
