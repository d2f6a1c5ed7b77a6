/** The comparison of two licences: verdicts, consequences, fields, modules. */

import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { compareCautions } from '#shared/rules/licence/description/cautions.ts';
import type { LicenceZones } from '#shared/rules/licence/description/licence-writer.ts';
import { isLockedFile } from '#shared/rules/licence/is-locked-file.ts';
import { checkOwnUse } from '#shared/rules/licence/usage-check.ts';
import { useActiveServer } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { useSession } from '#state/session.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { SecretPrompt } from '../parse/SecretPrompt.tsx';
import { useLicenceWriter } from '../parts/licence-writer.ts';
import { ResultBanner } from '../parts/ResultBanner.tsx';
import { VerdictBanner } from '../parts/VerdictBanner.tsx';
import { ReportMenu } from '../report/ReportMenu.tsx';
import { serverVerdict } from '../report/server-file.ts';
import { useOwnUses } from '../report/use-own-uses.ts';
import type { CompareOutcome, CompareSecrets, ComparisonResult } from './compare-work.ts';
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
  const writer = useLicenceWriter();
  const server = useActiveServer();
  const { readings, compared } = outcome;
  const source = readings
    ? t('licence.screen.source.local')
    : t('licence.screen.source.server', { server: serverName(server, t) });
  const signedIn = useSession().status === 'signedIn';
  const uses = useOwnUses(signedIn);
  const after = compared?.after;
  const findings = useMemo(() => (after && uses ? checkOwnUse(after, uses, 'new') : []), [after, uses]);
  const verdicts = <Verdicts outcome={outcome} busy={busy} onSecret={onSecret} />;
  if (!compared) {
    return (
      <div className={layout.part}>
        <Notice tone="danger" title={t('licence.screen.message.compareFailed')}>
          {t('licence.change.notComparable')}
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
        headline={t(view.equal ? 'licence.change.equal' : 'licence.change.different')}
        reason={view.equal ? null : summaryText(view, text)}
        cautions={compareCautions(cautioned(outcome, compared), findings, writer)}
        actions={<CompareReport outcome={outcome} />}
      />
      {verdicts}
      {!view.equal && <RiskList risks={view.risks} zones={zonesOfBoth(compared)} />}
      {signedIn && <PresentUseView uses={uses} findings={findings} licence={compared.after} />}
      <FieldChanges comparison={view} names={outcome.names} zones={compared} />
      <PayModules comparison={view} />
      <ModuleComparison columns={view.modules} />
    </div>
  );
}

function zonesOfBoth({ before, after }: ComparisonResult): LicenceZones {
  return { before: before.timeZone, after: after.timeZone };
}

/** Files that the server has read have no verdict of this computer, but may be the wrong way round too. */
function cautioned({ names, readings }: CompareOutcome, { before, after }: ComparisonResult) {
  if (readings) return readings;
  const read = (name: string, licence: ComparisonResult['before']) => ({
    ...serverVerdict({ name, size: 0 }),
    licence,
  });
  return { before: read(names.before, before), after: read(names.after, after) };
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
            caption={`${t(`licence.verdict.${side === 'before' ? 'old' : 'new'}Licence`)} · ${shownInSentence(readings[side].name)}`}
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

function CompareReport({ outcome }: { readonly outcome: CompareOutcome }) {
  const { compared, readings, gather } = outcome;
  const ends = (['before', 'after'] as const).some(
    (side) => compared?.[side].expiryDate || readings?.[side].fileEnd,
  );
  return <ReportMenu content={gather} noExpiry={!ends} />;
}
