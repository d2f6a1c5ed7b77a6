/** The comparison of two licences: verdicts, consequences, fields, modules. */

import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { isLockedFile } from '#shared/rules/licence/is-locked-file.ts';
import { checkUsage } from '#shared/rules/licence/usage-check.ts';
import { useActiveServer } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { useSession } from '#state/session.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { SecretPrompt } from '../parse/SecretPrompt.tsx';
import { ResultBanner } from '../parts/ResultBanner.tsx';
import { VerdictBanner } from '../parts/VerdictBanner.tsx';
import { CompareReport } from '../report/CompareReport.tsx';
import { usePresentUse } from '../report/use-present-use.ts';
import { compareCautions } from './cautions.ts';
import type { Compared, CompareOutcome, CompareSecrets } from './compare-work.ts';
import { summaryText } from './comparison-view.ts';
import { FieldChanges } from './FieldChanges.tsx';
import { ModuleComparison } from './ModuleComparison.tsx';
import { PayModules } from './PayModules.tsx';
import { PresentUseView } from './PresentUseView.tsx';
import { RiskList } from './RiskList.tsx';

interface CompareResultProps {
  readonly outcome: CompareOutcome;
  readonly busy: boolean;
  readonly onSecret: (secrets: CompareSecrets) => void;
}

export function CompareResultView({ outcome, busy, onSecret }: CompareResultProps) {
  const text = useText();
  const { t } = text;
  const server = useActiveServer();
  const { readings, compared } = outcome;
  const source = readings
    ? t('licence.screen.source.local')
    : t('licence.screen.source.server', { server: serverName(server, t) });
  const signedIn = useSession().status === 'signedIn';
  const known = usePresentUse(signedIn);
  const after = compared?.after;
  const use = known?.use ?? null;
  const findings = useMemo(() => (after && use ? checkUsage(after, use, 'new') : []), [after, use]);
  const verdicts = <Verdicts outcome={outcome} busy={busy} onSecret={onSecret} />;
  if (!compared) {
    return (
      <div className={layout.part}>
        <Notice tone="danger" title={t('licence.screen.message.compareFailed')}>
          {t('licence.screen.compare.notComparable')}
        </Notice>
        {verdicts}
      </div>
    );
  }
  const { view } = compared;
  return (
    <div className={layout.part}>
      <ResultBanner
        look={view.equal ? 'same' : 'different'}
        caption={
          <span role="status">
            <strong>{t('licence.screen.message.compared')}</strong>
            {' · '}
            {source}
          </span>
        }
        headline={t(view.equal ? 'licence.screen.compare.equal' : 'licence.screen.compare.different')}
        reason={view.equal ? null : summaryText(view, text)}
        cautions={compareCautions(readings, findings, text)}
        actions={<CompareReport outcome={outcome} />}
      />
      {verdicts}
      {!view.equal && <RiskList risks={view.risks} zone={commonZone(compared)} />}
      {signedIn && <PresentUseView known={known} findings={findings} company={compared.after.companyName} />}
      <FieldChanges comparison={view} names={outcome.names} zones={compared} />
      <PayModules comparison={view} />
      <ModuleComparison columns={view.modules} />
    </div>
  );
}

/** The zone of both licences' days; undefined where they differ, and each field states its own. */
function commonZone({ before, after }: Compared): string | undefined {
  return before.timeZone === after.timeZone ? after.timeZone : undefined;
}

function Verdicts({ outcome, busy, onSecret }: CompareResultProps) {
  const { t } = useText();
  const { readings, secrets } = outcome;
  if (!readings) return null;
  return (
    <div className={`${layout.columns} ${layout.above}`}>
      {(['before', 'after'] as const).map((side) => (
        <div key={side}>
          <VerdictBanner
            reading={readings[side]}
            caption={`${t(`licence.screen.compare.${side === 'before' ? 'old' : 'new'}Licence`)} · ${shownInSentence(readings[side].name)}`}
          />
          {isLockedFile(readings[side]) && (
            <SecretPrompt
              reading={readings[side]}
              tried={secrets[side] !== undefined}
              busy={busy}
              keepable={false}
              onSecret={({ secret }) => onSecret({ ...secrets, [side]: secret })}
            />
          )}
        </div>
      ))}
    </div>
  );
}
