/** The rules of sign-in as the server has them now, each read by itself where the user may see it. */
import { useQuery } from '@tanstack/react-query';
import { callRead, useRead } from '#data/read.ts';
import { lockedAccounts } from '#shared/api/account-cases/account-cases.ts';
import { getLoginMethods, type LoginMethod } from '#shared/api/login-control/login-methods.ts';
import { ipconfig } from '#shared/api/network/ip-lists.ts';
import { getRestrictedLogin, type RestrictedLogin } from '#shared/api/system-settings/settings.ts';
import { clockInZone } from '#shared/kit/time-zone.ts';
import { type ListRules, limitToAddresses, listRulesOf } from '#shared/rules/network/list-rules.ts';
import { accountLockRecord } from '#shared/rules/records/account-lock-record.ts';
import { useActiveServer } from '#state/program.ts';
import { serverNow } from '#state/server-day.ts';
import { readLists, readShares } from '#widgets/LockOut/current-lists.ts';
import { requireClear, understood } from '#widgets/LockOut/require-understood.ts';
import { useSecurityRights } from '../use-security-rights.ts';
import type { PersonWay } from './sign-in-answer.ts';

const understoodHours = (setting: RestrictedLogin) => understood(getRestrictedLogin, setting);
const understoodMethods = (methods: LoginMethod[]) => understood(getLoginMethods, methods);

interface Asked {
  readonly userId: string;
  /** '' while unknown, so that the locked accounts are read as a whole. */
  readonly name: string;
  readonly ways: readonly PersonWay[];
}

export function useSignInRules({ userId, name, ways }: Asked) {
  const mayOpen = useSecurityRights();
  const may = {
    lock: mayOpen('accountLockList'),
    hours: mayOpen('securityconfig'),
    methods: mayOpen('loginType'),
    lists: mayOpen('ipconfigrec'),
  };
  const ips = [...new Set(ways.map(({ ip }) => ip))];
  const lock = useQuery({
    queryKey: [lockedAccounts.query.id, 'person', 'lock', userId, name],
    queryFn: () => accountLockRecord.read(callRead, { userId, username: name }, []),
    enabled: may.lock,
  });
  const hours = useRead(getRestrictedLogin, {}, { enabled: may.hours, select: understoodHours });
  const methods = useRead(getLoginMethods, {}, { enabled: may.methods, select: understoodMethods });
  const lists = useQuery({
    queryKey: [ipconfig.query.id, 'person', ips],
    queryFn: () => readRulesFor(ips),
    enabled: may.lists && ips.length > 0,
  });
  return { lock, hours, methods, lists, may };
}

/** The lists as far as they hold these addresses, with the people of each entry. */
async function readRulesFor(ips: readonly string[]): Promise<ListRules> {
  const rules = limitToAddresses(listRulesOf(await readLists()), ips);
  requireClear(rules.entries);
  return { ...rules, shares: await readShares([...new Set(rules.entries.map(({ id }) => id))]) };
}

/** The time of the server's clock where its zone is known, otherwise of this computer's. */
export function useServerClock(): string {
  return clockInZone(serverNow(), useActiveServer().timeZone);
}
