import type { Language } from '#shared/text/types.ts';
import { type Refusal, refuse } from '../../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../../kernel/message-text.ts';
import { messagesIn } from '../../../kernel/messages.ts';
import type { CodeVerdict } from './codes.ts';

export function refuseCode(
  verdict: Exclude<CodeVerdict, 'right'>,
  language: Language,
): Refusal | Promise<Refusal> {
  if (verdict === 'wrong') return refuse(messagesIn(language).codeWrong);
  return refuseWithMessage(language, { key: `tenantEdit.mobile.${verdict}` });
}
