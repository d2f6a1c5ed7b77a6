/** What a start had to do or to refuse, as notices for the user. */
import { basename } from 'node:path';
import type { AppFacts } from '#shared/bridge/app.ts';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import type { TrayDamage } from '../services/changes/tray-file.ts';
import type { LoadReport } from '../services/durable/store.ts';

/** `params.file` names the document, `params.kept` the files that were set aside. */
export function noticeOf(file: 'settings' | 'servers', report: LoadReport): AppFacts['notices'] {
  if (report.outcome === 'ok') return [];
  const params = { file, kept: report.kept.join(', ') };
  if (report.outcome === 'restored') return [{ code: 'SETTINGS_RESTORED', params }];
  return [{ code: file === 'settings' ? 'SETTINGS_CORRUPT' : 'SERVERS_CORRUPT', params }];
}

/** `reason`: why nothing can be kept; null: it can. `open`: what somebody else could write. */
export function folderNotices(
  folder: string,
  reason: string | null,
  open: readonly string[],
): AppFacts['notices'] {
  return [
    ...(reason === null ? [] : [{ code: 'DATA_READ_ONLY' as const, params: { folder, reason } }]),
    ...(open.length === 0
      ? []
      : [{ code: 'DATA_OPEN' as const, params: { folder, names: open.join(', ') } }]),
  ];
}

/** Of what is opened when it is first needed: the tray, the key of the installation, the journal. */
export function trayNotice({ outcome, kept }: TrayDamage): AppFacts['notices'] {
  const params = { file: 'changes', kept };
  if (outcome === 'restored') return [{ code: kept === '' ? 'CHANGES_MISSING' : 'CHANGES_RESTORED', params }];
  return [{ code: outcome === 'lost' ? 'CHANGES_CORRUPT' : 'CHANGES_CUT', params }];
}

export function keyNotice({ outcome, kept }: LoadReport): AppFacts['notices'] {
  const params = { file: 'installation-key', kept: kept.join(', ') };
  return [{ code: outcome === 'restored' ? 'KEY_RESTORED' : 'KEY_CORRUPT', params }];
}

export function journalNotice(path: string): AppFacts['notices'] {
  return [{ code: 'JOURNAL_CORRUPT', params: { file: 'journal', kept: basename(path) } }];
}

/** Adds what is found out after the start, and notes it in the log. */
export function laterNotices(
  notices: AppFacts['notices'],
  report: (source: string, error: unknown) => void,
  changed: () => void,
): (more: AppFacts['notices']) => void {
  return (more) => {
    for (const { code, params } of more) report(code, new Error(params.kept));
    notices.push(...more);
    changed();
  };
}

/** Of a start whose environment asked for connections without any check of certificates. */
export function tlsVariableNotice(asked: boolean): AppFacts['notices'] {
  return asked ? [{ code: 'TLS_VARIABLE', params: {} }] : [];
}

/** A policy that is there and does not hold: the administrator wants to know. */
export function policyNotice({ place, problem, detail }: EffectivePolicy['places'][number]) {
  return {
    code: 'POLICY_REFUSED' as const,
    params: { place, problem: problem ?? 'IO', detail: detail ?? '' },
  };
}
