/** Of a file of changes: who asks for an approval and what was answered, each with the key that signed it. */
import { useText } from '#data/text.ts';
import type { OpenedSignatures, SignedBy } from '#shared/bridge/approval.ts';
import { Copyable } from '#widgets/Copyable.tsx';
import { Fact, FactList, Facts } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { useOwnFingerprint } from './use-own-fingerprint.ts';

export function SignedPart({ signatures }: { readonly signatures: OpenedSignatures }) {
  const { t } = useText();
  const { request, decision } = signatures;
  if (!request) return null;
  return (
    <div className={layout.stack}>
      <Facts title={t('changes.approval.request')}>
        <Signer signer={request} words={t('changes.approval.words')} />
        <Fact label={t('changes.approval.server')}>
          <bdi>{request.server || t('changes.approval.sandbox')}</bdi>
        </Fact>
      </Facts>
      {decision && (
        <Facts title={t('changes.approval.decision')}>
          <Fact label={t('changes.approval.decision')}>
            <StatusDot tone={decision.verdict === 'approved' ? 'success' : 'danger'}>
              {t(`changes.approval.verdict.${decision.verdict}`)}
            </StatusDot>
          </Fact>
          <Signer signer={decision} words={t('changes.approval.answerWords')} />
        </Facts>
      )}
      <OwnFingerprint />
    </div>
  );
}

function Signer({ signer, words: label }: { readonly signer: SignedBy; readonly words: string }) {
  const { t, formatTime } = useText();
  const { by, at, words, fingerprint, known } = signer;
  return (
    <>
      <Fact label={t('changes.approval.by')}>
        <bdi>{by}</bdi>
        <span className={ink.under}>{t('changes.approval.holds')}</span>
      </Fact>
      <Fact label={t('changes.approval.fingerprint')}>
        <Copyable value={fingerprint} />
        <p className={ink.quiet}>
          {known === null ? t('changes.approval.unknown') : t('changes.approval.knownAs', { name: known })}
        </p>
      </Fact>
      <Fact label={t('changes.approval.at')}>{formatTime(Date.parse(at))}</Fact>
      {words !== '' && (
        <Fact label={label}>
          <bdi>{words}</bdi>
        </Fact>
      )}
    </>
  );
}

function OwnFingerprint() {
  const { t } = useText();
  const own = useOwnFingerprint();
  if (own === null) return null;
  return (
    <FactList>
      <Fact label={t('changes.approval.own')}>
        <Copyable value={own} />
      </Fact>
    </FactList>
  );
}
