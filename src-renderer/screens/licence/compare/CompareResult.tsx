/** What two licences have in common and what not: message, verdict of each file, fields, modules. */
import { useText } from '../../../data/text.ts';
import { useActiveServer } from '../../../state/program.ts';
import { Notice } from '../../../widgets/Notice.tsx';
import partStyles from '../parts/parts.module.css';
import { ResultBanner } from '../parts/ResultBanner.tsx';
import { SaveJson } from '../parts/SaveJson.tsx';
import { VerdictBanner } from '../parts/VerdictBanner.tsx';
import styles from './compare.module.css';
import { type CompareOutcome, compareOutcomeJson } from './compareWork.ts';
import { summaryText } from './comparisonView.ts';
import { FieldChanges } from './FieldChanges.tsx';
import { ModuleChanges } from './ModuleChanges.tsx';
import { PayModules } from './PayModules.tsx';

export function CompareResult({ outcome }: { readonly outcome: CompareOutcome }) {
  const text = useText();
  const { t } = text;
  const server = useActiveServer();
  const { readings, comparison } = outcome;
  const source = readings
    ? t('licence.screen.source.local')
    : t('licence.screen.source.server', { server: server.name });
  const verdicts = readings && (
    <div className={styles.verdicts}>
      {(['before', 'after'] as const).map((side) => (
        <VerdictBanner
          key={side}
          reading={readings[side]}
          caption={`${t(`licence.screen.file.${side}`)} · ${readings[side].name}`}
        />
      ))}
    </div>
  );
  if (!comparison) {
    return (
      <div className={partStyles.result}>
        <Notice tone="danger" title={t('licence.screen.message.compareFailed')}>
          {t('licence.screen.compare.notComparable')}
        </Notice>
        {verdicts}
      </div>
    );
  }
  return (
    <div className={partStyles.result}>
      <ResultBanner
        look={comparison.equal ? 'same' : 'different'}
        caption={
          <span role="status">
            <strong>{t('licence.screen.message.compared')}</strong>
            {' · '}
            {source}
          </span>
        }
        headline={t(comparison.equal ? 'licence.screen.compare.equal' : 'licence.screen.compare.different')}
        reason={comparison.equal ? null : summaryText(comparison, text)}
        actions={<SaveJson content={() => compareOutcomeJson(outcome)} />}
      />
      {verdicts}
      <FieldChanges comparison={comparison} names={outcome.names} />
      <PayModules comparison={comparison} />
      <ModuleChanges modules={comparison.modules} />
    </div>
  );
}
