/** The result of parsing: message, verdict, result list, module table. An unreadable file has no list. */

import { useText } from '#data/text.ts';
import { endNextLicence, takeNextLicence, useNextLicenceState } from '#state/next-licence.ts';
import { useActiveServer } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { Button } from '#widgets/Button.tsx';
import layout from '#widgets/looks/layout.module.css';
import { LicenceFacts } from '../parts/LicenceFacts.tsx';
import { ModuleTree } from '../parts/ModuleTree.tsx';
import { VerdictBanner } from '../parts/VerdictBanner.tsx';
import { ParseReport } from '../report/ParseReport.tsx';
import { serverVerdict } from '../report/server-file.ts';
import { LocalResult, type LocalResultProps } from './LocalResult.tsx';
import type { ParseOutcome } from './parse-work.ts';

type ParseResultProps = Pick<LocalResultProps, 'busy' | 'onSecret' | 'onAgain' | 'onServer'> & {
  readonly outcome: ParseOutcome;
};

export function ParseResultView({ outcome, ...rest }: ParseResultProps) {
  const { t } = useText();
  const server = useActiveServer();
  if (outcome.by === 'local') {
    const { reading } = outcome;
    const message = t(
      reading.readable ? 'licence.screen.message.parsed' : 'licence.screen.message.parseFailed',
    );
    return (
      <div className={layout.part}>
        <LocalResult
          {...rest}
          reading={reading}
          secretTried={outcome.secret !== null}
          keeping={outcome.keeping}
          caption={<Caption message={message} source={t('licence.screen.source.local')} />}
          actions={
            <>
              <NextLicenceChoice />
              <ParseReport outcome={outcome} />
            </>
          }
        />
      </div>
    );
  }
  const { licence, daysRemaining } = outcome;
  return (
    <div className={layout.part}>
      <VerdictBanner
        reading={serverVerdict(outcome.file)}
        caption={
          <Caption
            message={t('licence.screen.message.parsed')}
            source={t('licence.screen.source.server', { server: serverName(server, t) })}
          />
        }
        actions={<ParseReport outcome={outcome} />}
      />
      <LicenceFacts licence={licence} daysRemaining={daysRemaining} reading={null} />
      <ModuleTree modules={licence.modules} />
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

/** Takes the open licence as the own next one, whose changes application management then shows, or ends that. */
function NextLicenceChoice() {
  const { t } = useText();
  const state = useNextLicenceState();
  if (state === 'none') return null;
  return state === 'other' ? (
    <Button size="small" onClick={takeNextLicence}>
      {t('licence.screen.next.take')}
    </Button>
  ) : (
    <Button size="small" onClick={endNextLicence}>
      {t('licence.screen.next.end')}
    </Button>
  );
}
