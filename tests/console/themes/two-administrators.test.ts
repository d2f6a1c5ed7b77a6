// @vitest-environment jsdom
/**
 * Two administrators on the themes of one tenant, each in a tab of their own: what one did not touch stays as the other
 * left it, the same field is asked about, what was deleted is said to be gone, and a session that ended sends nothing.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint, Input } from '#shared/api/endpoint.ts';
import { signOut } from '#shared/api/session/session.ts';
import { GoneRecord, type RecordKind } from '#shared/rules/records/record.ts';
import { cssThemeRecord } from '#shared/rules/records/themes/css-theme-record.ts';
import { systemTitlesRecord } from '#shared/rules/records/themes/system-titles-record.ts';
import { themeAppointmentRecord } from '#shared/rules/records/themes/theme-appointment-record.ts';
import { themeAuthorityRecord } from '#shared/rules/records/themes/theme-authority-record.ts';
import { themeIndependenceRecord } from '#shared/rules/records/themes/theme-independence-record.ts';
import { themeNamesRecord } from '#shared/rules/records/themes/theme-names-record.ts';
import { themeRangeRecord } from '#shared/rules/records/themes/theme-range-record.ts';
import { themeStateRecord } from '#shared/rules/records/themes/theme-state-record.ts';
import { themeTitlesRecord } from '#shared/rules/records/themes/theme-titles-record.ts';
import {
  backThemeRecord,
  mobileThemeRecord,
  specialThemeRecord,
} from '#shared/rules/records/themes/theme-values-records.ts';
import { callsAt } from '#shared/rules/themes/families.ts';
import { findTheme } from '#shared/rules/themes/find-theme.ts';
import type { ThemePlace } from '#shared/rules/themes/theme-place.ts';
import { twoAdministrators } from '../support/two-administrators.ts';
import '../support/window-without-media.ts';

const append = vi.hoisted(() => vi.fn((..._: unknown[]) => Promise.resolve({ id: 1 })));
vi.mock('../../../src-renderer/data/bridge.ts', () => ({ bridge: { journal: { append } } }));
const { isGone, saveRecord } = await import('../../../src-renderer/data/records/save-record.ts');
const { sortThemes } = await import('../../../src-renderer/screens/themes/ThemeList/theme-changes.ts');
const { callRead } = await import('../../../src-renderer/data/read.ts');
const { oddReportsAtom } = await import('../../../src-renderer/data/odd-reports.ts');
const { store } = await import('../../../src-renderer/data/store.ts');

const two = twoAdministrators('systemAdministrator');
const noQuestion = () => Promise.reject(new Error('nobody is to be asked'));
const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => two.other.call(endpoint, input);

beforeEach(() => void append.mockClear());

const at = (part: Partial<ThemePlace>): ThemePlace => ({
  terminal: 'pc',
  id: 'TP100001',
  name: 'Harbour',
  style: 'dark',
  deptId: 'D200',
  external: false,
  ...part,
});
const web = at({});
const client = at({ terminal: 'pcClient', id: 'TP120001', name: '', style: 'client' });
const special = at({ terminal: 'special', id: 'TF100001', name: '' });
const mobile = at({ terminal: 'h5', id: 'TM100001', name: '' });

/** As another window of somebody else would save. */
async function elsewhere<Place, Values extends object>(
  kind: RecordKind<Place, Values>,
  place: Place,
  part: Partial<Values>,
): Promise<void> {
  const names = Object.keys(part) as (keyof Values & string)[];
  const { endpoint, input } = kind.write(place, { ...(await kind.read(ask, place, names)), ...part }, names);
  await two.other.call(endpoint, input as never);
}

const share = (id: string) => ({ kind: 'department', id, exclude: false, below: true }) as const;

/** A record, a field of mine, one of theirs, what I want, what they want, and what they want of mine. */
interface Case {
  readonly what: string;
  readonly kind: RecordKind<never, never>;
  readonly place: object;
  readonly mine: string;
  readonly want: unknown;
  readonly other: string;
  readonly otherWants: unknown;
  readonly clash: unknown;
  /** Deletes it; absent: it is a setting, which nobody deletes. */
  readonly remove?: () => Promise<unknown>;
}

const removal = (place: ThemePlace) => () =>
  two.other.call(callsAt(place.terminal).remove, { topicId: place.id });

const values = (what: string, kind: object, place: ThemePlace, colour: string): Case => ({
  what,
  kind: kind as Case['kind'],
  place,
  remove: removal(place),
  mine: 'titleName',
  want: 'Mine',
  clash: 'Theirs',
  other: colour,
  otherWants: '#123456',
});
const titles = (what: string, kind: object, place: object, remove?: Case['remove']): Case => ({
  what,
  kind: kind as Case['kind'],
  place,
  ...(remove && { remove }),
  mine: 'titles',
  want: ['appTitle'],
  clash: ['teamTitle'],
  other: '',
  otherWants: '',
});

const cases: readonly Case[] = [
  values('a web theme', backThemeRecord, web, 'primaryColor'),
  values('a theme of the client', backThemeRecord, client, 'navigationBgColor'),
  values('a special theme', specialThemeRecord, special, 'bubbleColor'),
  values('a mobile theme', mobileThemeRecord, mobile, 'mainColor'),
  {
    what: 'an appointment',
    kind: themeAppointmentRecord as unknown as Case['kind'],
    place: web,
    mine: 'allowUserSwitch',
    want: true,
    clash: true,
    other: 'appointRange',
    otherWants: [share('D204')],
    remove: removal(web),
  },
  {
    what: 'how it is appointed',
    kind: themeAppointmentRecord as unknown as Case['kind'],
    place: web,
    mine: 'topicAppoint',
    want: 'permanent',
    clash: 'timed',
    other: 'appointDate',
    otherWants: { from: '2026-11-01', to: '2026-11-30' },
  },
  ...[web, client, special, mobile].map(
    (place): Case => ({
      what: `the range, ${place.terminal}`,
      kind: themeRangeRecord as unknown as Case['kind'],
      place,
      mine: 'useRange',
      want: [share('D204')],
      clash: [share('D205')],
      other: 'useRangeDisable',
      otherWants: [share('D203')],
      remove: removal(place),
    }),
  ),
  titles('titles, web', themeTitlesRecord, web, removal(web)),
  titles('titles, special', themeTitlesRecord, special, removal(special)),
  titles('titles of the platform’s own', systemTitlesRecord, { id: 'TS100001', publishLogo: '' }),
  {
    what: 'authority',
    kind: themeAuthorityRecord as unknown as Case['kind'],
    place: { deptId: 'D200', settingModule: 'pc' },
    mine: 'allowLow',
    want: false,
    clash: false,
    other: '',
    otherWants: '',
  },
  {
    what: 'independence',
    kind: themeIndependenceRecord as unknown as Case['kind'],
    place: { deptId: 'D200', tenantKey: 'T2308147' },
    mine: 'allowAlone',
    want: true,
    clash: true,
    other: '',
    otherWants: '',
  },
  {
    what: 'a CSS theme',
    kind: cssThemeRecord as unknown as Case['kind'],
    place: { id: 'TC100001' },
    mine: 'name',
    want: 'Mine',
    clash: 'Theirs',
    other: 'content',
    otherWants: '.a { color: red }',
  },
  {
    what: 'names in languages',
    kind: themeNamesRecord as unknown as Case['kind'],
    place: { kind: 'theme', targetId: web.id },
    mine: 'en_US',
    want: 'Mine',
    clash: 'Theirs',
    other: 'ja_JP',
    otherWants: '港',
  },
  {
    what: 'whether it is enabled',
    kind: themeStateRecord as unknown as Case['kind'],
    place: web,
    mine: 'enabled',
    want: false,
    clash: false,
    other: '',
    otherWants: '',
    remove: removal(web),
  },
];

type Plain = Readonly<Record<string, unknown>>;
const plain = ({ kind }: Case) => kind as unknown as RecordKind<object, Plain>;
const now = (one: Case) => plain(one).read(ask, one.place, [one.mine]);
const edit = (from: Plain, { mine, want }: Case) => ({ [mine]: { from: from[mine], to: want } });

describe.each(cases.map((one) => [one.what, one] as const))('%s', (_, one) => {
  const { place, mine, want, other, otherWants, clash, remove } = one;

  if (other !== '')
    it('what another changed beside it stays', async () => {
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
      await remove();
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
      expect.objectContaining({ result: 'done', found: expect.objectContaining({ held: true }) }),
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

it('who is gone for one is gone for the other', async () => {
  await removal(mobile)();
  await expect(findTheme(callRead, mobile)).rejects.toBeInstanceOf(GoneRecord);
});
