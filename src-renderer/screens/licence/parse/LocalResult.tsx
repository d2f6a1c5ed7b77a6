/** The local reading of one file: verdict, prompts for missing keys or secrets, result list, keys, module table. */

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { SecretKeeping } from '#shared/bridge/licence/licence.ts';
import { isLockedFile } from '#shared/rules/licence/is-locked-file.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { GiveKey } from '../keys/GiveKey.tsx';
import { OpenMapping } from '../keys/OpenMapping.tsx';
import { KeyPanel } from '../parts/KeyPanel.tsx';
import { FileFacts, LicenceFacts } from '../parts/LicenceFacts.tsx';
import { ModuleTree } from '../parts/ModuleTree.tsx';
import { VerdictBanner } from '../parts/VerdictBanner.tsx';
import type { Secret } from './parse-work.ts';
import { SecretPrompt } from './SecretPrompt.tsx';

export interface LocalResultProps {
  readonly reading: LicenceReading;
  readonly caption: ReactNode;
  readonly actions: ReactNode;
  readonly secretTried: boolean;
  /** The result of keeping the secret; null where it was not asked for. */
  readonly keeping: SecretKeeping | null;
  readonly busy: boolean;
  readonly onSecret: (secret: Secret) => void;
  readonly onAgain: () => void;
  /** Reads the file on the server, where the format is unknown here; absent without a server. */
  readonly onServer?: () => void;
}

export function LocalResult(props: LocalResultProps) {
  const { t } = useText();
  const session = useSession();
  const { reading, caption, actions, secretTried, keeping, busy, onSecret, onAgain, onServer } = props;
  const offersServer =
    onServer && session.status === 'signedIn' && reading.state === 'FORMAT_UNKNOWN' && reading.size > 0;
  return (
    <>
      <VerdictBanner
        reading={reading}
        caption={caption}
        actions={
          <>
            {offersServer && (
              <Button size="small" onClick={onServer}>
                {t('licence.screen.action.sendInstead')}
              </Button>
            )}
            {wantsMapping(reading) && <OpenMapping onOpened={onAgain} />}
            {wantsKey(reading) && <GiveKey onTrusted={onAgain} />}
            {actions}
          </>
        }
      />
      {isLockedFile(reading) && (
        <SecretPrompt reading={reading} tried={secretTried} busy={busy} onSecret={onSecret} />
      )}
      <SecretKeepingNotice keeping={keeping} />
      {reading.findings.some(({ state }) => state === 'CLOCK_SUSPECT') && <ClockAdvice onAgain={onAgain} />}
      {reading.licence ? (
        <>
          <LicenceFacts licence={reading.licence} daysRemaining={reading.daysRemaining} reading={reading} />
          <KeyPanel reading={reading} onTrusted={onAgain} />
          <ModuleTree modules={reading.licence.modules} />
        </>
      ) : (
        <>
          <div className={layout.part}>
            <FileFacts reading={reading} />
          </div>
          {reading.signature && <KeyPanel reading={reading} onTrusted={onAgain} />}
        </>
      )}
    </>
  );
}

/** The file may have a platform's own format. */
function wantsMapping({ state, size, mapped, findings }: LicenceReading): boolean {
  const looksLike = findings.some(({ params }) => params.reason === 'looksLike');
  return state === 'FORMAT_UNKNOWN' && size > 0 && !mapped && !looksLike;
}

/** No trusted key has signed the file; the user may know the signer. */
function wantsKey({ findings }: LicenceReading): boolean {
  return findings.some(({ state }) => state === 'KEY_UNKNOWN');
}

function ClockAdvice({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useText();
  return (
    <div className={layout.above}>
      <Notice
        tone="warning"
        title={t('licence.screen.clock.title')}
        actions={
          <Button size="small" onClick={onAgain}>
            {t('licence.screen.clock.again')}
          </Button>
        }
      >
        <p>{t('licence.screen.clock.text')}</p>
        <ol>
          {t('licence.screen.clock.steps')
            .split('\n')
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
        <Link to="?entry=keys">{t('licence.screen.entry.keys')}</Link>
      </Notice>
    </div>
  );
}

/** Whether the secret was kept, if the user asked for it. */
function SecretKeepingNotice({ keeping }: { readonly keeping: SecretKeeping | null }) {
  const { t } = useText();
  if (keeping === null) return null;
  return (
    <div className={layout.above}>
      {keeping === 'KEPT' ? (
        <Notice tone="info" title={t('licence.screen.secret.kept')} />
      ) : (
        <Notice tone="warning" title={t('licence.screen.secret.notKeptTitle')}>
          {t(`licence.screen.secret.notKept.${keeping}`)}
        </Notice>
      )}
    </div>
  );
}
