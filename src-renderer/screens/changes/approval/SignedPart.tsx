/** The request and the answer of a file of changes, each with its signer's key. */
import { useText } from '#data/text.ts';
import type { OpenedSignatures, SignedBy } from '#shared/bridge/approval.ts';
import { spanWords } from '#shared/rules/changes/approval/span.ts';
import { sharedComputer } from '#shared/rules/changes/approval/verdict.ts';
import { Copyable } from '#widgets/Copyable.tsx';
import { Fact, FactList, Facts } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { useOwnFingerprint } from './use-own-fingerprint.ts';

export function SignedPart({ signatures }: { readonly signatures: OpenedSignatures }) {
  const { t } = useText();
  const fingerprint = useOwnFingerprint();
  const { request, decision } = signatures;
  if (!request) return null;
  const shared = sharedComputer(request, decision);
  return (
    <div className={layout.stack}>
      <Facts title={t('changes.approval.request')}>
        <Signer signer={request} ownFingerprint={fingerprint} words={t('changes.approval.words')} />
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
          <Signer signer={decision} ownFingerprint={fingerprint} words={t('changes.approval.answerWords')} />
          <HoldsFact decision={decision} />
        </Facts>
      )}
      {shared !== null && (
        <Notice tone="warning">{t('changes.approval.oneComputer', { computer: shared })}</Notice>
      )}
      {fingerprint !== null && (
        <FactList>
          <Fact label={t('changes.approval.own')}>
            <Copyable value={fingerprint} />
          </Fact>
        </FactList>
      )}
    </div>
  );
}

/** The span in which an answer holds. */
function HoldsFact({ decision }: { readonly decision: NonNullable<OpenedSignatures['decision']> }) {
  const { t, language } = useText();
  const words = spanWords(decision, language);
  if (words.length === 0) return null;
  return (
    <Fact label={t('changes.approval.span.label')}>
      {words.map(({ key, time }) => t(key, { time })).join(' ')}
    </Fact>
  );
}

interface SignerProps {
  readonly signer: SignedBy;
  /** The fingerprint of this installation; null before it is read. */
  readonly ownFingerprint: string | null;
  readonly words: string;
}

function Signer({ signer, ownFingerprint, words: label }: SignerProps) {
  const { t, formatTime } = useText();
  const { by, at, words, fingerprint, known, computer } = signer;
  const unknown = fingerprint === ownFingerprint ? 'changes.approval.isOwn' : 'changes.approval.unknown';
  return (
    <>
      <Fact label={t('changes.approval.by')}>
        <bdi>{by}</bdi>
        <span className={ink.under}>{t('changes.approval.holds')}</span>
      </Fact>
      <Fact label={t('changes.approval.fingerprint')}>
        <Copyable value={fingerprint} />
        <p className={ink.quiet}>
          {known === null ? t(unknown) : t('changes.approval.knownAs', { name: known })}
        </p>
      </Fact>
      <Fact label={t('changes.approval.at')}>{formatTime(Date.parse(at))}</Fact>
      {computer !== null && (
        <Fact label={t('changes.approval.computer')}>
          <bdi>{computer}</bdi>
        </Fact>
      )}
      {words !== '' && (
        <Fact label={label}>
          <bdi>{words}</bdi>
        </Fact>
      )}
    </>
  );
}
