/** All findings of the rows of a log, newest first: those that the figures count anyway, and those of further detectors. */
import { type BreakIn, breakInKey } from '#shared/rules/login-log/break-ins.ts';
import type { FirstTime } from '../figures/first-times.ts';
import type { LogEntry } from '#shared/rules/login-log/log-entry.ts';
import { ofBreakIn, ofFirstTime, spanOfBreakIn } from '../log-links.ts';
import { cameBack } from './came-back.ts';
import type { LogFinding } from './finding.ts';
import { frequentFailures } from './frequent-failures.ts';
import { manyDevices } from './many-devices.ts';
import { farApart } from './far-apart.ts';

interface Counted {
  readonly breakIns: readonly BreakIn[];
  readonly firstTimes: readonly FirstTime[];
}

export interface LogFindings {
  readonly add: (entry: LogEntry) => void;
  readonly findings: (counted: Counted) => readonly LogFinding[];
}

export function logFindings(): LogFindings {
  const detectors = [farApart(), manyDevices(), cameBack(), frequentFailures()];
  return {
    add(entry) {
      for (const detector of detectors) detector.add(entry);
    },
    findings: ({ breakIns, firstTimes }) =>
      [
        ...breakIns.map(ofBreakInFound),
        ...firstTimes.map(ofFirstTimeFound),
        ...detectors.flatMap((detector) => detector.findings()),
      ].sort((a, b) => (a.end === b.end ? (a.key < b.key ? -1 : 1) : a.end < b.end ? 1 : -1)),
  };
}

const whoIs = ({ userId, account }: { readonly userId: string; readonly account: string }) =>
  userId || account.toLowerCase();

function ofBreakInFound(breakIn: BreakIn): LogFinding {
  const { kind, userId, username, account, ip, failures, accounts, seconds } = breakIn;
  return {
    key: breakInKey(breakIn),
    kind: 'breakIn',
    userId,
    username,
    account,
    addresses: ip === '' ? [] : [ip],
    ...spanOfBreakIn(breakIn),
    facts: { kind: 'breakIn', of: kind, failures, accounts, seconds },
    rows: ofBreakIn(breakIn),
  };
}

function ofFirstTimeFound(firstTime: FirstTime): LogFinding {
  const { userId, username, account, ip, time, device, network } = firstTime;
  return {
    key: `firstTime ${whoIs(firstTime)} ${time}`,
    kind: 'firstTime',
    userId,
    username,
    account,
    addresses: ip === '' ? [] : [ip],
    begin: time,
    end: time,
    facts: { kind: 'firstTime', device, network },
    rows: ofFirstTime(firstTime),
  };
}
