/**
 * Who sees what is shared, by an independent judgement: 15 people and 17 lists of shares over all eight kinds of
 * target, 255 verdicts; counts, "view as" and the launchers of those who sign in agree (spec 3§3.3; rows APP-044, 045).
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

test('255 verdicts, and 17 counts, as an independent judgement has them', async () => {
  const sandbox = await freshSandbox();
  const client = await signedIn(sandbox, 'systemAdministrator');
  const people = await judgedPeople(client);
  const { between, pick } = createRandom(30);
  const idOf = (kind: ShareKind): string => {
    if (kind === 'all' || kind === 'allExternal') return '';
    const of = pick(people.filter(({ external }) => external === (kind === 'external')));
    if (kind === 'user' || kind === 'external') return of.id;
    if (kind === 'department') return pick(of.departments);
    return pick(of.memberOf[kind] ?? []);
  };
  const used = new Set<string>();
  const lists = Array.from({ length: 17 }, (_, turn) => {
    const kinds = [
      shareKinds[turn % shareKinds.length] ?? 'all',
      ...Array.from({ length: between(0, 4) }, () => pick(shareKinds)),
    ];
    const made = kinds.map((kind, at) => {
      const out = at > 0 && between(0, 2) === 0;
      const below = kind === 'department' && between(0, 1) === 0;
      return share(kind, idOf(kind), out, below);
    });
    // The finding's own cases: everybody, or one group, without somebody.
    const first = turn < 8 ? [share('all', '', false), share('allExternal', '', false)] : [];
    const out = shareKinds[turn];
    const left = out && out !== 'all' ? [share(out, idOf(out), true)] : [];
    const named = turn < 8 ? [...first, ...left] : made;
    const unique = [...new Map(named.map((one) => [`${one.entryType}/${one.id}`, one])).values()];
    for (const { entryType, reverse } of unique) used.add(`${reverse} ${entryType}`);
    return unique;
  });
  for (const kind of shareKinds) expect(used).toContain(`false ${kind}`);
  let verdicts = 0;
  const wrong: unknown[] = [];
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
    }
  }
  expect(verdicts).toBe(255);
  expect(wrong).toEqual([]);
  await sandbox.close();
});

test('view as and the launchers of those who sign in agree, and the reason names who is left out', async () => {
  const sandbox = await freshSandbox();
  const client = await signedIn(sandbox, 'systemAdministrator');
  const accounts: readonly SandboxAccount[] = ['employee', 'departmentAdministrator', 'subAdministrator'];
  const page = { installed: true, showDisable: false, pageNo: 1, pageSize: 100 };
  const apps = (await client.call(queryAppList, page)).result.filter(({ baseApp }) => !baseApp);
  for (const account of accounts) {
    const own = await signedIn(sandbox, account);
    const { user } = await own.call(currentSession, {});
    const asked = { userId: user.id, lang: 'zh_CN' } as const;
    const { within = {} } = (await client.call(queryViewAs, asked)).person;
    const [group = '', position = '', subcompany = ''] = [
      within.group?.[0],
      within.position?.[0],
      within.subcompany?.[0],
    ];
    const lists = [
      [share('group', group, false)],
      [share('position', position, false)],
      [share('subcompany', subcompany, false)],
      [share('all', '', false), share('group', group, true)],
      [share('all', '', false), share('position', position, true)],
      [share('user', user.id, false), share('subcompany', subcompany, true)],
      [share('group', group, true)],
    ];
    const expected = [true, true, true, false, false, false, false];
    for (const [at, sysMenuShares] of lists.entries())
      await client.call(calls.batchSaveSysMenuShares, { sysMenuIds: [apps[at]?.id ?? ''], sysMenuShares });
    const facts = await client.call(queryViewAs, asked);
    const seen = new Map(seenApps(launcherFacts(facts, 'pc')).map((one) => [one.app.id, one]));
    const { empmenus } = await own.call(queryEmpMenus, {
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
