/** Toast about a scheduled job that the console has run. */
import { translate } from '#data/text.ts';
import type { EventPayload } from '#shared/bridge/index.ts';
import { notify } from '#widgets/notify.tsx';

export function tellRan({ name, serverName: server, result }: EventPayload<'jobs.ran'>): void {
  const came = translate(`changes.jobs.result.${result}`);
  const text = translate('changes.jobs.ran', { name, server, result: came });
  notify({ tone: result === 'done' ? 'success' : 'danger', text });
}
