/** Notices for the user about repairs and refusals at the start. */
import { basename } from 'node:path';
import type { AppFacts } from '#shared/bridge/app.ts';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import type { TrayDamage } from '../services/changes/tray-file.ts';
import type { LoadReport } from '../services/durable/store.ts';

/** `params.file` names the document, `params.kept` the files that were set aside. */
export function noticeOf(file: 'settings' | 'servers', report: LoadReport): AppFacts['notices'] {
  if (report.outcome === 'ok') return [];
  const params = { file, kept: report.asideNames.join(', ') };
  if (report.outcome === 'restored') return [{ code: 'SETTINGS_RESTORED', params }];
  return [{ code: file === 'settings' ? 'SETTINGS_CORRUPT' : 'SERVERS_CORRUPT', params }];
}

/** `reason`: why nothing can be written; null where writing works. `open`: paths that other users could write. */
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

/** Notices of parts that are opened on first use: the tray, the installation key, the journal. */
export function trayNotice({ outcome, asideName }: TrayDamage): AppFacts['notices'] {
  const params = { file: 'changes', kept: asideName };
  if (outcome === 'restored')
    return [{ code: asideName === '' ? 'CHANGES_MISSING' : 'CHANGES_RESTORED', params }];
  return [{ code: outcome === 'lost' ? 'CHANGES_CORRUPT' : 'CHANGES_CUT', params }];
}

export function keyNotice({ outcome, asideNames }: LoadReport): AppFacts['notices'] {
  const params = { file: 'installation-key', kept: asideNames.join(', ') };
  return [{ code: outcome === 'restored' ? 'KEY_RESTORED' : 'KEY_CORRUPT', params }];
}

export function journalNotice(path: string): AppFacts['notices'] {
  return [{ code: 'JOURNAL_CORRUPT', params: { file: 'journal', kept: basename(path) } }];
}

/** Adds a notice after the start, and writes it to the log. */
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

/** The notice of a start whose environment asked Node to skip every check of certificates. */
export function tlsVariableNotice(asked: boolean): AppFacts['notices'] {
  return asked ? [{ code: 'TLS_VARIABLE', params: {} }] : [];
}

/** Notices of existing but invalid policies, which their administrator should know; the log has them too. */
export function policyNotices(
  refused: EffectivePolicy['places'],
  report: (source: string, error: unknown) => void,
): AppFacts['notices'] {
  return refused.map(({ place, problem, detail }) => {
    report('policy', new Error(`${place} is refused: ${problem}`));
    return { code: 'POLICY_REFUSED', params: { place, problem: problem ?? 'IO', detail: detail ?? '' } };
  });
}
