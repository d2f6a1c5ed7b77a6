// @vitest-environment jsdom
/**
 * Two administrators on the themes of one tenant, each in a tab of their own: what one did not touch stays as the other
 * left it, the same field is asked about, what was deleted is said to be gone, and a session that ended sends nothing.
 */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint, Input } from '#shared/api/endpoint.ts';
import { signOut } from '#shared/api/session/session.ts';
import { GoneRecord, type RecordKind } from '#shared/rules/common/record/record.ts';
import { backThemeRecord, mobileThemeRecord } from '#shared/rules/records/themes/theme-values-records.ts';
import { callsAt } from '#shared/rules/themes/families.ts';
import { findTheme } from '#shared/rules/themes/find-theme.ts';
import { twoAdministrators } from '../support/two-administrators.ts';
import '../support/window-without-media.ts';
import { type Case, cases, mobile, removal, web } from './theme-cases.ts';

const append = vi.hoisted(() => vi.fn((..._: unknown[]) => Promise.resolve({ id: 1 })));
vi.mock('../../../src-renderer/data/bridge.ts', () => ({ bridge: { journal: { append } } }));
const { isGone, saveRecord } = await import('../../../src-renderer/data/records/save-record.ts');
const { sortThemes } = await import('../../../src-renderer/screens/themes/ThemeList/theme-changes.ts');
const { callRead } = await import('../../../src-renderer/data/read.ts');
const { oddReportsAtom } = await import('../../../src-renderer/data/odd-reports.ts');
const { store } = await import('../../../src-renderer/data/store.ts');
const { loadLanguage } = await import('../../../src-renderer/data/text.ts');

const two = twoAdministrators('systemAdministrator');
const noQuestion = () => Promise.reject(new Error('nobody is to be asked'));
const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => two.other.call(endpoint, input);

// The server answers in the language of the document, which the worker shares with other files.
beforeAll(async () => {
  document.documentElement.lang = 'en-US';
  await loadLanguage('en-US');
});
beforeEach(() => void append.mockClear());

/** Saves what another administrator's window would save. */
async function elsewhere<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  part: Partial<Values>,
): Promise<void> {
  const names = Object.keys(part) as (keyof Values & string)[];
  const { endpoint, input } = kind.write(
    locator,
    { ...(await kind.read(ask, locator, names)), ...part },
    names,
  );
  await two.other.call(endpoint, input as never);
}

type Plain = Readonly<Record<string, unknown>>;
const plain = ({ kind }: Case) => kind as unknown as RecordKind<object, Plain>;
const now = (one: Case) => plain(one).read(ask, one.place, [one.mine]);
const edit = (from: Plain, { mine, want }: Case) => ({ [mine]: { from: from[mine], to: want } });

describe.each(cases.map((one) => [one.what, one] as const))('%s', (_, one) => {
  const { place, mine, want, other, otherWants, clash, remove } = one;

  if (other !== '')
    it('another administrator’s change of other fields stays', async () => {
      const before = await now(one);
      // A timed appointment says its days.
      const also = other === 'appointDate' ? { topicAppoint: 'timed', appointDate: otherWants } : null;
      await elsewhere(plain(one), place, also ?? { [other]: otherWants });
      const asked = vi.fn(async () => new Set([mine]));
      expect(
        await saveRecord(plain(one), place, edit(before, one), { choose: also ? asked : noQuestion }),
      ).toBe('saved');
      expect(asked).toHaveBeenCalledTimes(also ? 1 : 0);
      const after = await now(one);
      expect(after[mine]).toEqual(want);
      // Only a timed one has days.
      if (!also) expect(after[other]).toEqual(otherWants);
    });

  it('the same field is asked about, and theirs stays where the user says so', async () => {
    const before = await now(one);
    const theirs = other === 'appointDate' ? { appointDate: otherWants, [mine]: clash } : { [mine]: clash };
    await elsewhere(plain(one), place, theirs);
    const choose = vi.fn(async () => new Set<string>());
    const came = await saveRecord(plain(one), place, edit(before, one), { choose });
    // Two who want the same of a switch have nothing to settle.
    if (JSON.stringify(clash) === JSON.stringify(want)) {
      expect([came, choose.mock.calls.length]).toEqual(['same', 0]);
    } else {
      expect(came).toBe('same');
      expect(choose).toHaveBeenCalledExactlyOnceWith([
        { name: mine, from: before[mine], mine: want, theirs: clash },
      ]);
    }
    expect((await now(one))[mine]).toEqual(clash);
  });

  if (remove)
    it('deleted meanwhile: it is gone, and nothing is sent', async () => {
      const before = await now(one);
      await remove(two.other);
      const saving = saveRecord(plain(one), place, edit(before, one), { choose: noQuestion });
      await expect(saving).rejects.toSatisfy(isGone);
      expect(append).not.toHaveBeenCalled();
    });

  it('the session ended in the middle: nothing is sent', async () => {
    const before = await now(one);
    await two.here.call(signOut, {});
    const saving = saveRecord(plain(one), place, edit(before, one), { choose: noQuestion });
    await expect(saving).rejects.toMatchObject({ name: 'UnreadRecord', cause: { code: 401 } });
    expect(await now(one)).toEqual(before);
  });

  it('the answer was lost: what the server holds is found out', async () => {
    const before = await now(one);
    two.line = 'cut';
    await saveRecord(plain(one), place, edit(before, one), { choose: noQuestion });
    expect(two.outcomes).toEqual([
      expect.objectContaining({ result: 'done', readBack: expect.objectContaining({ isApplied: true }) }),
    ]);
    expect((await now(one))[mine]).toEqual(want);
  });
});

it('a theme that was renamed and given another style meanwhile is found, and keeps both', async () => {
  const before = await backThemeRecord.read(ask, web, []);
  await elsewhere(backThemeRecord, web, { topicName: 'Quay', topicStyle: 'light' });
  const edits = { titleName: { from: before.titleName, to: 'Mine' } };
  expect(await saveRecord(backThemeRecord, web, edits, { choose: noQuestion })).toBe('saved');
  expect(await backThemeRecord.read(ask, web, [])).toMatchObject({
    topicName: 'Quay',
    topicStyle: 'light',
    titleName: 'Mine',
  });
});

it('two who edit the same phone: other icons are asked about as one list', async () => {
  const before = await mobileThemeRecord.read(ask, mobile, []);
  const [first, ...rest] = before.icons;
  const named = (iconText: string) => [{ ...(first ?? expect.unreachable()), iconText }, ...rest];
  await elsewhere(mobileThemeRecord, mobile, { icons: named('Theirs') });
  const choose = vi.fn(async () => null);
  const edits = { icons: { from: before.icons, to: named('Mine') } };
  expect(await saveRecord(mobileThemeRecord, mobile, edits, { choose })).toBe('kept');
  expect(choose).toHaveBeenCalledOnce();
});

describe('the order', () => {
  const scope = { terminal: 'pc', deptId: 'D200', external: false, style: 'dark' } as const;
  const asked = { deptId: 'D200', dtu: 'pc', style: 'dark', currentPage: 1, pageSize: 5 } as const;
  const ids = async () => (await two.other.call(callsAt('pc').query, asked)).datas.map(({ id }) => id);

  it('somebody took one out of the stretch meanwhile: it is refused, and stands as they left it', async () => {
    const before = await ids();
    await two.other.call(callsAt('pc').remove, { topicId: before[0] ?? '' });
    await expect(sortThemes(scope, before.toReversed(), before, String)).rejects.toThrow(
      'The list has changed',
    );
    expect((await ids()).slice(0, 4)).toEqual(before.slice(1));
  });

  it('the answer was lost: the order is read', async () => {
    const before = await ids();
    two.line = 'cut';
    await sortThemes(scope, before.toReversed(), before, String);
    expect(two.outcomes).toEqual([expect.objectContaining({ result: 'done' })]);
    expect(await ids()).toEqual(before.toReversed());
  });
});

describe('figures of an odd type', () => {
  /** The list as a server spells it that keeps its figures in texts, or worse. */
  async function spelled(change: (page: Record<string, unknown>, theme: Record<string, unknown>) => void) {
    const answers = globalThis.fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      const answer = await answers(request);
      if (!new URL(request.url).pathname.includes('/qryTopic')) return answer;
      const body = (await answer.json()) as { data: { data: { datas: Record<string, unknown>[] } } };
      const page = body.data.data;
      for (const theme of page.datas) change(page, theme);
      return Response.json(body);
    });
  }

  it.each<[string, unknown, number | null]>([
    ['a text', '14', 14],
    ['with its unit', '14px', 14],
    ['no figure', 'large', null],
    ['nothing', null, null],
  ])('a size that is %s', async (_, navMenuFontSize, seen) => {
    await spelled((page, theme) => {
      page.totalCount = String(page.totalCount);
      theme.navMenuFontSize = navMenuFontSize;
      theme.topicOrder = 'first';
      theme.navMenuDisplayType = 7;
    });
    expect(await findTheme(callRead, web)).toMatchObject({
      id: 'TP100001',
      navMenuFontSize: seen,
      navMenuDisplayType: 'iconAndText',
    });
  });

  it.each(['-1', 'many', 1.5])(
    'a count that is %j takes no list away: it is said which',
    async (totalCount) => {
      await spelled((page) => void Object.assign(page, { totalCount }));
      expect(await findTheme(callRead, web)).toMatchObject({ id: 'TP100001' });
      expect(store.get(oddReportsAtom).flatMap(({ lines }) => lines)).toContainEqual(
        expect.stringContaining(`totalCount: ${JSON.stringify(totalCount)}`),
      );
    },
  );
});

it('a person who is removed by one administrator is gone for the other', async () => {
  await removal(mobile)(two.other);
  await expect(findTheme(callRead, mobile)).rejects.toBeInstanceOf(GoneRecord);
});
