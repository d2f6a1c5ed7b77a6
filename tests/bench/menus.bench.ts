/**
 * 3,000 menus in 100 groups, 200 departments with menus of their own: the longest task while the editor is opened, scrolled,
 * folded, a menu is moved, and while the sheet of names is opened and scrolled through.
 */
import type { Browser, Page } from '@playwright/test';
import type { Session } from '../e2e/support/session.ts';
import type { WebShell } from '../e2e/support/web-shell.ts';
import { freshPage, launchChromium, quiet } from './support/chromium.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { pretendOnly, shellOf, signIn } from './support/shell.ts';
import { tasksDuring } from './support/tasks.ts';
import { type BenchRow, limitRow, median, type Size, times } from './types.ts';

const samples = 5;
interface Amounts {
  readonly groups: number;
  readonly menusInGroup: number;
  readonly departments: number;
}
const amounts: Record<Size, Amounts> = {
  whole: { groups: 100, menusInGroup: 30, departments: 200 },
  small: { groups: 10, menusInGroup: 10, departments: 10 },
};
/** Milliseconds from which a task is long (W3C Long Tasks). */
const longTask = 50;

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, size));
}

async function measure(ground: Ground, size: Size): Promise<BenchRow[]> {
  const [shell, browser] = await Promise.all([shellOf(ground, 'small'), launchChromium(ground)]);
  const session = await signIn(shell);
  await pretendOnly(session, { detach: 'on' });
  const taken: Record<'editor' | 'work' | 'names', number[]> = { editor: [], work: [], names: [] };
  for (let i = 0; i < times(size, samples); i++) {
    const { context, page } = await freshPage(browser);
    await openPage(page, shell, session, size);
    taken.editor.push(await longest(browser, page, () => openEditor(page)));
    taken.work.push(await longest(browser, page, () => work(page)));
    taken.names.push(await longest(browser, page, () => openNames(page)));
    await context.close();
  }
  const row = (what: string, values: readonly number[]) =>
    limitRow(
      `3,000 menus, 200 departments: the longest task while ${what}`,
      median([...values]),
      longTask,
      'ms',
    );
  return [
    row('the editor opens', taken.editor),
    row('it is scrolled and folded, and a menu moved', taken.work),
    row('the sheet of names opens and is scrolled', taken.names),
  ];
}

const longest = async (browser: Browser, page: Page, act: () => Promise<unknown>) =>
  (await tasksDuring(browser, page, act))[0] ?? 0;

const rows = (page: Page) => page.getByRole('list', { name: 'Groups and menus' });

async function openEditor(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Admin centre menus', exact: true }).last().click();
  await rows(page).getByText('Menu 0-0', { exact: true }).waitFor();
}

async function work(page: Page): Promise<void> {
  await rows(page).hover();
  for (let turn = 0; turn < 20; turn += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(30);
  }
  await page.mouse.wheel(0, -100_000);
  await page.getByRole('button', { name: /^Move Menu 0-3( |$)/ }).focus();
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await page.getByText(/is not saved yet/).waitFor();
  await page.getByRole('button', { name: 'Discard the moves' }).click();
  const collapse = page.getByRole('checkbox', { name: 'collapse all groups' });
  await collapse.click();
  await collapse.click();
}

async function openNames(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Names in languages', exact: true }).click();
  const sheet = page.getByRole('grid', { name: 'Names by language' });
  await sheet.getByText('Menu 0-0', { exact: true }).first().waitFor();
  await sheet.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+Home');
}

/** The page is opened on a server with so many menus. */
async function openPage(page: Page, shell: WebShell, session: Session, size: Size): Promise<void> {
  const { departments } = amounts[size];
  const answer = (data: unknown) => JSON.stringify({ code: 200, msg: '', data });
  const bodies = {
    queryBackstageMenus: answer({
      backstageMenus: madeGroups(amounts[size]),
      permission: true,
      hasSelfMenus: true,
    }),
    queryDepartmentMenus: answer(madeDetails(amounts[size])),
    queryDepartmentMenuConfigs: answer(
      Array.from({ length: departments }, (_, at) => ({
        dept: { id: `X${at}`, name: `Department ${at}` },
        own: '1',
        below: at % 3 ? '1' : '0',
      })),
    ),
  };
  for (const [call, body] of Object.entries(bodies))
    await page.route(`**/backstage/menu/${call}**`, (route) => route.fulfill({ status: 200, body }));
  await session.enter(page);
  await page.goto(`${shell.origin}/info`);
  await page.getByRole('link', { name: 'Admin centre menus', exact: true }).last().waitFor();
  // The page's prefetching is no part of it.
  await quiet(page, size);
}

const each = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

function madeGroups({ groups, menusInGroup }: Amounts) {
  return each(groups, (group) => ({
    id: `g${group}`,
    menuName: '',
    customName: `Group ${group}`,
    customNameStatus: '1',
    menuOrder: group + 1,
    originCustomName: '',
    menuType: 'custom',
    children: each(menusInGroup, (menu) => ({
      id: `m${group}-${menu}`,
      menuName: '',
      customName: `Menu ${group}-${menu}`,
      customNameStatus: '1',
      menuOrder: menu + 1,
      menuCode: '',
      menuStatus: '1',
      type: `g${group}`,
      parentId: `g${group}`,
      common: '0',
      icon: '',
      menuPath: `path/${menu}`,
      openMode: 'current',
      isParent: '0',
    })),
  }));
}

function madeDetails({ groups, menusInGroup }: Amounts) {
  const detail = (id: string, parentId: string, name: string) => ({
    id,
    parentId,
    customMenuName: name,
    i18nMenuName: [],
    menuKey: '',
    url: '',
    menuEnable: '1',
    i18nCustomMenuName: ['zh_CN', 'en_US', 'ar_AE', 'de_DE'].map((lang) => ({
      lang,
      name: `${name} ${lang}`,
    })),
    openWay: '2',
    useLimit: '',
    orderNo: 1,
    defaultOrderNo: 1,
    menuType: 'CUSTOM_MENU',
    menuAuth: '',
    groupType: 'NAVIGATION',
    windowSize: '0',
    windowHeight: 0,
    windowWidth: 0,
    cornerMarkSetting: '',
    clientType: 'webClient',
    menuNameShow: '1',
    allowUserChange: '0',
    showWay: 'mainmenu',
    licenseDisplay: '0',
  });
  return each(groups, (group) => [
    detail(`g${group}`, '', `Group ${group}`),
    ...each(menusInGroup, (menu) => detail(`m${group}-${menu}`, `g${group}`, `Menu ${group}-${menu}`)),
  ]).flat();
}
