/** The code that was sent to a mobile, as it is typed in (spec 1§5 "Mobile dialog"; TEN-077). */
import type { Message } from '../../../text/message.ts';

/** null: a code that may be checked. */
export function checkCode(code: string): Message | null {
  return code.trim() === '' ? { key: 'tenantEdit.mobile.codeRequired' } : null;
}
