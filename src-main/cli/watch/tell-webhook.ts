/** Sends a webhook the notices that it has not taken yet. */
import { directRoute } from '../../services/servers/target.ts';
import { toJson } from '../render/to-json.ts';
import type { ResolvedServer } from '../session/platform-session.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { openToldNotices, unreadKey } from './told-notices.ts';
import { type WatchReport, worstState } from './watched-subject.ts';
import { postToWebhook } from './webhook.ts';

/** False where the webhook has not taken it, with the reason on standard error; the next run tells it again. */
export async function tellWebhook(
  webhook: URL,
  report: WatchReport,
  { server: { target, folder }, user }: { readonly server: ResolvedServer; readonly user: string },
  { terminal, words, allWords }: { terminal: CommandTerminal; words: TerminalWords; allWords: AllWords },
): Promise<boolean> {
  const memory = await openToldNotices(folder, [target.id, user, webhook.href], terminal.now);
  const news = newsOf(report, memory.keys);
  if (news.subjects.length > 0) {
    const route = target.kind === 'sandbox' ? directRoute : target.route;
    const reason = await postToWebhook(webhook, toJson(news), route);
    if (reason !== null) {
      const why = allWords.ifKnown(`errors.gateway.${reason}`) ?? reason;
      terminal.complain(
        `steward: ${words.say('cli.watch.notTold', { host: printable(webhook.host), reason: printable(why) })}\n`,
      );
      return false;
    }
  }
  await memory.keep(report);
  return true;
}

function newsOf(report: WatchReport, toldKeys: ReadonlySet<string>): WatchReport {
  const subjects = report.subjects.flatMap((one) => {
    const notices = one.notices.filter(({ key }) => !toldKeys.has(key));
    const isNewlyUnread = one.state === 'unread' && !toldKeys.has(unreadKey(one.subject));
    return notices.length > 0 || isNewlyUnread ? [{ ...one, notices }] : [];
  });
  return { ...report, subjects, state: worstState(subjects.map(({ state }) => state)) };
}
