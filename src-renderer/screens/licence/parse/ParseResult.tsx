/** The result of parsing: message, verdict, result list, module table. A file that can't be read has no list. */
import { useText } from '../../../data/text.ts';
import { useActiveServer } from '../../../state/program.ts';
import factStyles from '../parts/facts.module.css';
import { FileFacts, LicenceFacts } from '../parts/LicenceFacts.tsx';
import { ModuleTree } from '../parts/ModuleTree.tsx';
import styles from '../parts/parts.module.css';
import { ResultBanner } from '../parts/ResultBanner.tsx';
import { SaveJson } from '../parts/SaveJson.tsx';
import { VerdictBanner } from '../parts/VerdictBanner.tsx';
import { type ParseOutcome, parseOutcomeJson } from './parseWork.ts';

export function ParseResult({ outcome }: { readonly outcome: ParseOutcome }) {
  const { t } = useText();
  const server = useActiveServer();
  const save = <SaveJson content={() => parseOutcomeJson(outcome)} />;
  if (outcome.by === 'server') {
    const { licence, daysRemaining } = outcome;
    return (
      <div className={styles.result}>
        <ResultBanner
          look="server"
          headline={t('licence.screen.verdict.serverOnly')}
          reason={t('licence.screen.verdict.serverReason')}
          caption={
            <Caption
              message={t('licence.screen.message.parsed')}
              source={t('licence.screen.source.server', { server: server.name })}
            />
          }
          actions={save}
        />
        <LicenceFacts licence={licence} daysRemaining={daysRemaining} reading={null} />
        <ModuleTree modules={licence.modules} />
      </div>
    );
  }
  const { reading } = outcome;
  const message = t(
    reading.readable ? 'licence.screen.message.parsed' : 'licence.screen.message.parseFailed',
  );
  return (
    <div className={styles.result}>
      <VerdictBanner
        reading={reading}
        caption={<Caption message={message} source={t('licence.screen.source.local')} />}
        actions={save}
      />
      {reading.licence ? (
        <>
          <LicenceFacts licence={reading.licence} daysRemaining={reading.daysRemaining} reading={reading} />
          <ModuleTree modules={reading.licence.modules} />
        </>
      ) : (
        <div className={factStyles.columns}>
          <FileFacts reading={reading} />
        </div>
      )}
    </div>
  );
}

function Caption({ message, source }: { readonly message: string; readonly source: string }) {
  return (
    <span role="status">
      <strong>{message}</strong>
      {' · '}
      {source}
    </span>
  );
}
