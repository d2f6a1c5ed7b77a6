/** What loading a durable file had to do, as notices for the user. */
import type { AppFacts } from '#shared/bridge/app.ts';
import type { LoadReport } from '../services/durable/store.ts';

/** `params.file` names the document, `params.kept` the files that were set aside. */
export function noticeOf(file: 'settings' | 'servers', report: LoadReport): AppFacts['notices'] {
  if (report.outcome === 'ok') return [];
  const params = { file, kept: report.kept.join(', ') };
  if (report.outcome === 'restored') return [{ code: 'SETTINGS_RESTORED', params }];
  return [{ code: file === 'settings' ? 'SETTINGS_CORRUPT' : 'SERVERS_CORRUPT', params }];
}
