/**
 * The audience of shared applications, by an independent judgement: 15 people and 27 lists of shares, in which each of
 * the eight kinds of target decides both ways, 405 verdicts; counts, "view as" and the launchers of those who sign in
 * agree (spec 3§3.3; rows APP-044, 045).
 */
import { expect, test } from 'vitest';
import { queryAppList } from '#shared/api/applications/lists.ts';
import * as calls from '#shared/api/applications/shares.ts';
import { queryViewAs } from '#shared/api/applications/view-as.ts';
import { queryEmpMenus } from '#shared/api/launcher/launcher.ts';
import { queryPeople, queryShareTargets } from '#shared/api/people/people.ts';
import { currentSession, type SandboxAccount } from '#shared/api/session/session.ts';
import { type ShareKind, shareKinds, type WireShare } from '#shared/api/shares/share.ts';
import { createRandom } from '#shared/kit/random.ts';
import { seenApps } from '#shared/rules/launcher/visible-apps.ts';
import { launcherFacts } from '../../../src-renderer/widgets/ViewAs/view-as.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

interface Judged {
  readonly id: string;
  readonly external: boolean;
  readonly departments: readonly string[];
  readonly memberOf: Readonly<Record<string, readonly string[]>>;
}

/** The documents' sentences once more, without a look at the rule. */
function sees(person: Judged, shares: readonly WireShare[]): boolean {
  const meant = ({ entryType, id, subContain }: WireShare): boolean => {
    if (entryType === 'all') return !person.external;
    if (entryType === 'allExternal') return person.external;
    if (entryType === 'external' || entryType === 'user')
      return person.external === (entryType === 'external') && person.id === id;
    if (entryType === 'department')
      return subContain ? person.departments.includes(id) : person.departments[0] === id;
    return person.memberOf[entryType]?.includes(id) === true;
  };
  if (shares.some((share) => share.reverse && meant(share))) return false;
  const included = shares.filter((share) => !share.reverse);
  return included.length === 0 ? !person.external : included.some(meant);
}

const everything = { pageNo: 1, pageSize: 2000 };
const share = (entryType: ShareKind, id: string, reverse: boolean, subContain = false): WireShare => ({
  sid: '',
  id,
  entryType,
  reverse,
  moduleStr: '',
  moduleId: '',
  ...(subContain ? { subContain } : {}),
});

async function judgedPeople(client: Client): Promise<Judged[]> {
  const { pick } = createRandom(9);
  const all = (await client.call(queryPeople, everything)).result;
  const outside = (await client.call(queryShareTargets, { entryType: 'external', ...everything })).result;
  const own = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { id } = pick(all);
      const { person } = await client.call(queryViewAs, { userId: id, lang: 'zh_CN' });
      const { subcompany = [], group = [], position = [] } = person.within ?? {};
      return { id, external: false, departments: person.chain, memberOf: { subcompany, group, position } };
    }),
  );
  const external = Array.from({ length: 3 }, () => ({
    id: pick(outside).id,
    external: true,
    departments: [],
    memberOf: {},
  }));
  return [...own, ...external];
}

interface Variant {
  readonly kind: ShareKind;
  readonly below: boolean;
}
/** Each kind of target; a department without those below it, and with them. */
const variants = shareKinds.flatMap((kind): Variant[] =>
  kind === 'department' ? [false, true].map((below) => ({ kind, below })) : [{ kind, below: false }],
);

test('405 verdicts, and 27 counts, as an independent judgement has them; each kind of target decides both ways', async () => {
  const sandbox = await freshSandbox();
  const client = await signedIn(sandbox, 'systemAdministrator');
  const people = await judgedPeople(client);
  const { between, pick } = createRandom(30);
  /** A target that somebody of these people is part of. */
  const targetOf = ({ kind, below }: Variant, reverse: boolean): WireShare => {
    if (kind === 'all' || kind === 'allExternal') return share(kind, '', reverse);
    const of = pick(people.filter(({ external }) => external === (kind === 'external')));
    const ids = {
      user: [of.id],
      external: [of.id],
      department: below ? of.departments.slice(1) : of.departments.slice(0, 1),
    };
    const own = kind in ids ? ids[kind as keyof typeof ids] : (of.memberOf[kind] ?? []);
    return share(kind, pick(own), reverse, below);
  };
  const unique = (shares: readonly WireShare[]) => [
    ...new Map(shares.map((one) => [`${one.entryType}/${one.id}`, one])).values(),
  ];
  const lists = [
    ...variants.map((variant) => [targetOf(variant, false)]),
    // Everybody, or everybody external, without somebody.
    ...variants.map((variant) =>
      unique([share('all', '', false), share('allExternal', '', false), targetOf(variant, true)]),
    ),
    ...variants.map((variant) =>
      unique([
        targetOf(variant, false),
        ...Array.from({ length: between(1, 4) }, () => targetOf(pick(variants), between(0, 2) === 0)),
      ]),
    ),
  ];
  let verdicts = 0;
  const wrong: unknown[] = [];
  const decided = new Set<string>();
  for (const sysMenuShares of lists) {
    const asked = { ...everything, sysMenuShares };
    const { result, totalCount } = await client.call(calls.queryShareAudience, { ...asked, everybody: true });
    const whoSee = await client.call(calls.queryShareAudience, { ...asked, everybody: false });
    expect(result).toHaveLength(1380);
    expect(totalCount).toBe(1380);
    expect(whoSee.totalCount).toBe(result.filter(({ reason }) => reason.sees).length);
    const reasons = new Map(result.map(({ id, reason }) => [id, reason]));
    for (const person of people) {
      verdicts += 1;
      const reason = reasons.get(person.id);
      if (reason?.sees !== sees(person, sysMenuShares)) wrong.push([person, sysMenuShares, reason]);
      const by = reason?.by;
      if (by) decided.add(`${reason.why} ${by.entryType} ${by.subContain ?? false}`);
    }
  }
  expect({ verdicts, wrong }).toEqual({ verdicts: 405, wrong: [] });
  const ways = ['excluded', 'shared'].flatMap((why) =>
    variants.map(({ kind, below }) => `${why} ${kind} ${below}`),
  );
  expect(ways.filter((way) => !decided.has(way))).toEqual([]);
  await sandbox.close();
});

test('view as and the launchers of those who sign in agree, and the reason names who is left out', async () => {
  const sandbox = await freshSandbox();
  const client = await signedIn(sandbox, 'systemAdministrator');
  const accounts: readonly SandboxAccount[] = ['employee', 'departmentAdministrator', 'subAdministrator'];
  const page = { installed: true, showDisable: false, pageNo: 1, pageSize: 100 };
  const apps = (await client.call(queryAppList, page)).result.filter(({ baseApp }) => !baseApp);
  for (const account of accounts) {
    const self = await signedIn(sandbox, account);
    const { user } = await self.call(currentSession, {});
    const asked = { userId: user.id, lang: 'zh_CN' } as const;
    const { within = {}, chain } = (await client.call(queryViewAs, asked)).person;
    expect(chain.length).toBeGreaterThan(1);
    const [group = '', position = '', subcompany = ''] = [
      within.group?.[0],
      within.position?.[0],
      within.subcompany?.[0],
    ];
    const [own = '', above = ''] = chain;
    const everybody = share('all', '', false);
    const judged: readonly (readonly [WireShare[], boolean])[] = [
      [[share('group', group, false)], true],
      [[share('position', position, false)], true],
      [[share('subcompany', subcompany, false)], true],
      [[everybody, share('group', group, true)], false],
      [[everybody, share('position', position, true)], false],
      [[share('user', user.id, false), share('subcompany', subcompany, true)], false],
      [[share('group', group, true)], false],
      [[share('user', user.id, false)], true],
      [[everybody], true],
      [[share('allExternal', '', false)], false],
      [[share('external', 'E1', false)], false],
      [[share('department', own, false)], true],
      [[share('department', above, false)], false],
      [[share('department', above, false, true)], true],
      [[everybody, share('department', above, true)], true],
      [[everybody, share('department', above, true, true)], false],
      [[everybody, share('allExternal', '', true)], true],
    ];
    const lists = judged.map(([shares]) => shares);
    const expected = judged.map(([, isSeen]) => isSeen);
    expect(apps.length).toBeGreaterThanOrEqual(lists.length);
    for (const [at, sysMenuShares] of lists.entries())
      await client.call(calls.batchSaveSysMenuShares, { sysMenuIds: [apps[at]?.id ?? ''], sysMenuShares });
    const facts = await client.call(queryViewAs, asked);
    const seen = new Map(seenApps(launcherFacts(facts, 'pc')).map((one) => [one.app.id, one]));
    const { empmenus } = await self.call(queryEmpMenus, {
      displayClient: 'pc',
      loadAll: '1',
      navMode: 'standard',
    });
    const inLauncher = new Set(empmenus.map(({ id }) => id));
    for (const at of lists.keys()) {
      const id = apps[at]?.id ?? '';
      expect([account, at, inLauncher.has(id)]).toEqual([account, at, expected[at]]);
      expect(seen.get(id)?.reason.sees).toBe(expected[at]);
    }
    expect(seen.get(apps[3]?.id ?? '')?.reason).toMatchObject({
      why: 'excluded',
      by: { kind: 'group', id: group },
    });
  }
  await sandbox.close();
});
