/** Possible break-ins of the login log, but for those that somebody has judged in the console. */
import { join } from 'node:path';
import { pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { breakInKey } from '#shared/rules/login-log/break-ins.ts';
import { findBreakIns } from '#shared/rules/login-log/find-break-ins.ts';
import { stateOfFinding } from '#shared/rules/login-log/finding-mark.ts';
import type { TimeSpan } from '#shared/rules/login-log/span.ts';
import { createFindingsService } from '../../services/findings/findings-service.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import type { AllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import type { Looked } from './watched-subject.ts';

export async function lookAtLog(
  { rows, server, facts }: PlatformSession,
  span: TimeSpan,
  now: () => number,
  words: TerminalWords,
  allWords: AllWords,
): Promise<Looked> {
  const found = await findBreakIns(span, (streamFilter) => rows(pageQueryLoginLog, { streamFilter }));
  const findings = createFindingsService({
    folder: join(server.folder, 'findings'),
    now,
    marked: () => undefined,
    setAside: () => undefined,
  });
  const scope = { server: server.target.id, tenant: facts.tenant.tenantKey };
  const marked = await findings.marks(scope).catch((error: unknown) => {
    if (error instanceof BridgeError) return { marks: [], unread: error };
    throw error;
  });
  const marks = new Map(marked.marks.map((mark) => [mark.key, mark]));
  const unread =
    'unread' in marked
      ? allWords.sayIfKnown(`errors.bridge.${marked.unread.code}`, reasonOf(marked.unread))
      : '';
  return {
    reason: found.isPart ? words.say('cli.watch.part') : unread,
    notices: found.breakIns.flatMap((breakIn) => {
      const key = breakInKey(breakIn);
      if (stateOfFinding(marks.get(key), breakIn.time) !== 'open') return [];
      const { kind, username, account, ip, time, failures, accounts, seconds } = breakIn;
      const text = allWords.say(`loginLog.unusual.breakInText.${kind}`, {
        time,
        ip,
        name: username || account,
        failures: words.number(failures),
        accounts: words.number(accounts),
        minutes: words.number(Math.max(1, Math.ceil(seconds / 60))),
      });
      return [{ key, state: 'danger' as const, text }];
    }),
  };
}

const reasonOf = ({ params }: BridgeError) => ({ reason: String(params.reason ?? '') });
