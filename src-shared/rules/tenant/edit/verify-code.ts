/** Checks the verification code that a user types (spec 1§5 "Mobile dialog"; TEN-077). */
import type { Message } from '../../../text/message.ts';

export function checkCode(code: string): Message | null {
  return code.trim() === '' ? { key: 'tenantEdit.mobile.codeRequired' } : null;
}
