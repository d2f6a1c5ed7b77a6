/** What a start had to do or to refuse, as notices for the user. */
import type { AppFacts } from '#shared/bridge/app.ts';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import type { LoadReport } from '../services/durable/store.ts';

/** `params.file` names the document, `params.kept` the files that were set aside. */
export function noticeOf(file: 'settings' | 'servers', report: LoadReport): AppFacts['notices'] {
  if (report.outcome === 'ok') return [];
  const params = { file, kept: report.kept.join(', ') };
  if (report.outcome === 'restored') return [{ code: 'SETTINGS_RESTORED', params }];
  return [{ code: file === 'settings' ? 'SETTINGS_CORRUPT' : 'SERVERS_CORRUPT', params }];
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
