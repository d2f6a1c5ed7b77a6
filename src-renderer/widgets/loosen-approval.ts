/** Loosens approval at a server: the shell answers SETTING_GUARDED until the user types the server's name. */
import { translate } from '#data/text.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { confirm } from './confirm.tsx';

/** Returns null when the user cancels. `words`: text keys of the question. */
export async function loosenApproval<Answer>(
  words: 'settings.approve' | 'settings.dailyDecisions',
  attempt: (typed?: string) => Promise<Answer>,
): Promise<{ readonly answer: Answer } | null> {
  try {
    return { answer: await attempt() };
  } catch (error) {
    if (!(error instanceof BridgeError) || error.code !== 'SETTING_GUARDED') throw error;
    const server = String(error.params.server);
    const yes = await confirm({
      title: translate(`${words}.question`),
      text: translate(`${words}.lowered`, { server, count: Number(error.params.count) }),
      action: translate(`${words}.action`),
      danger: true,
      typed: server,
    });
    return yes ? { answer: await attempt(server) } : null;
  }
}
