/** The lock-out guard of the login white list: before it is put in force for a scope. */
import { callRead } from '#data/read.ts';
import { addressesAtOnce, checkWhiteList, type WhiteScope } from '#shared/api/login-control/login-white.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { whiteScopeOf } from '#shared/rules/login-control/white-scopes.ts';
import { askLockOut } from '#widgets/LockOut/ask-lock-out.tsx';

export async function guardWhite(session: SessionFacts, scope: WhiteScope): Promise<boolean> {
  // The log tells of the organisation's own people alone.
  if (scope === 'external') return true;
  const ownIp = callRead(checkWhiteList, { useScope: scope }).then(({ clientIp }) => clientIp);
  const ip = await ownIp.catch(() => null);
  return askLockOut({
    ...{ session, menuCode: 'securitySetting', self: { clientType: 'pc', ip: ip ?? '' } },
    async change({ people }) {
      // Not known from where the user comes: said by the guard.
      await ownIp;
      const ways = people.flatMap((person) => person.ways);
      const asked = new Set([ip ?? '', ...ways.map((way) => way.ip)].filter((one) => one !== ''));
      const listed = await listedOf([...asked], scope);
      return {
        before: () => true,
        after: (_, way) => whiteScopeOf(way.clientType) !== scope || listed.has(way.ip),
      };
    },
  });
}

async function listedOf(ips: readonly string[], useScope: WhiteScope): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let at = 0; at < ips.length; at += addressesAtOnce) {
    const part = ips.slice(at, at + addressesAtOnce);
    const { listed } = await callRead(checkWhiteList, { useScope, ips: part });
    for (const ip of listed) found.add(ip);
  }
  return found;
}
