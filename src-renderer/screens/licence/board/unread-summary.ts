/** The row of a file that never reached the shell: the browser could not read it, or it is too large. */
import type { BridgeError } from '#shared/bridge/errors.ts';
import { fileSizeLimit } from '#shared/bridge/handed-files.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';

export function unreadSummary(
  { name, size }: { readonly name: string; readonly size: number },
  refusal: BridgeError | null,
): LicenceSummary {
  const tooLarge = refusal?.code === 'FILE_TOO_LARGE';
  const state = tooLarge ? 'TOO_LARGE' : 'UNREADABLE';
  const reason = refusal?.params.reason ?? 'IO';
  return {
    name,
    size,
    sha256: null,
    sm3: null,
    format: null,
    state,
    readable: false,
    verified: false,
    findings: [{ state, params: tooLarge ? { size, limit: fileSizeLimit } : { reason } }],
    signature: null,
    encryption: null,
    licence: null,
    daysRemaining: null,
  };
}
