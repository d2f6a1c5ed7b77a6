/** Actions on a signed file: the approver answers it, the requester takes the answer. */
import { bridge } from '#data/bridge.ts';
import { withHandle } from '#data/files.ts';
import { translate } from '#data/text.ts';
import type { OpenedSignatures } from '#shared/bridge/approval.ts';
import type { ApprovalVerdict } from '#shared/rules/changes/approval/blocks.ts';
import type { ApprovalSpan } from '#shared/rules/changes/approval/span.ts';
import { confirm } from '#widgets/confirm.tsx';
import { notify } from '#widgets/notify.tsx';
import { saveChangeFile } from '../save-changes.ts';
import { trustText } from './TrustText.tsx';

export interface DecisionContext {
  readonly server: string;
  readonly serverName: string;
  readonly user: string;
}

/** Resolves to whether the answer was saved. */
export async function saveDecision(
  file: File,
  { digest, request }: OpenedSignatures,
  {
    verdict,
    words,
    count,
    span,
  }: {
    readonly verdict: ApprovalVerdict;
    readonly words: string;
    readonly count: number;
    readonly span: ApprovalSpan;
  },
  { server, serverName, user }: DecisionContext,
): Promise<boolean> {
  const yes = await confirm({
    title: translate(
      verdict === 'approved' ? 'changes.approval.approveQuestion' : 'changes.approval.refuseQuestion',
      { count, name: request?.by ?? '' },
    ),
    text: translate('changes.approval.decideText'),
    action: translate('changes.approval.sign'),
  });
  if (!yes) return false;
  const { text } = await withHandle(file, (handle) =>
    bridge.approval.decide({ server, user, file: handle, digest, verdict, words: words.trim(), ...span }),
  );
  const name = translate('changes.approval.answerName', { server: serverName });
  const saved = await saveChangeFile(name, text);
  if (saved) notify({ tone: 'success', text: translate('changes.approval.answered') });
  return saved;
}

/** Resolves to whether the answer is in force now. An unknown key needs a confirmation. */
export async function takeAnswer(
  file: File,
  { decision, answering }: OpenedSignatures,
  { server, user }: DecisionContext,
): Promise<boolean> {
  if (!decision) return false;
  const { by: name, fingerprint, verdict } = decision;
  if (answering === 'notTrusted') {
    const same = await confirm({
      title: translate('changes.approval.trustTitle', { name }),
      text: trustText(fingerprint),
      action: translate('changes.approval.trust'),
      wide: true,
    });
    if (!same) return false;
    await bridge.approval.trust({ server, name, fingerprint });
  }
  await withHandle(file, (handle) => bridge.approval.take({ server, user, file: handle }));
  notify({
    tone: verdict === 'approved' ? 'success' : 'info',
    text: translate(`changes.approval.taken.${verdict}`),
  });
  return true;
}
