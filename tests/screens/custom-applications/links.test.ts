/** All addresses of link applications checked at once, or every week by consent; what is wrong stands on the cards. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe } from 'vitest';
import * as z from 'zod';
import { appInfo } from '#shared/api/applications/manage.ts';
import { defaultInfo } from '#shared/rules/common/applications/app-defaults.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

let server: Server;
let title: string;
let status: number;
let asked: number;
/** The application's own name, by which its card is found. */
let storedName: string;
beforeEach(async () => {
  [title, status, asked] = ['Weather', 200, 0];
  server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return void response.writeHead(404).end();
    asked += 1;
    response.writeHead(status, { 'content-type': 'text/html' }).end(`<title>${title}</title>Sunny`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => void server.close());

/** One link application of the team, which opens the server of this test. */
async function openLinks(page: Page): Promise<void> {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.route('/api/basicserver/free/querySysMenus', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    storedName = data.result[0].menuName;
    const result = data.result.slice(0, 1).map((app: object) => ({ ...app, menuName: 'Weather' }));
    await route.fulfill({ json: { ...rest, data: { ...data, result, totalCount: result.length } } });
  });
  await page.route('/api/basicserver/free/queryFreeApplication', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    await route.fulfill({
      json: { ...rest, data: { ...data, content: { ...data.content, outerUrl: address } } },
    });
  });
  await page.getByRole('button', { name: 'Check links…' }).click();
}

const linkInfo = (id: string) =>
  defaultInfo({
    id,
    menuname: id,
    applicationType: 'freeUrl',
    icon: 'app',
    openMode: 'current',
    acId: '',
    module: '',
    moduleId: '',
    orderNum: 1,
    status: true,
    display: true,
    target: '',
  });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Addresses of link applications' });
const row = (page: Page) => dialog(page).getByRole('row').filter({ hasText: 'Weather' });
const checkAll = (page: Page) => dialog(page).getByRole('button', { name: 'Check all now' }).click();

test('all are checked at a click; what has changed is accepted, what is dead stands on the card', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/customApps');
  await openLinks(page);
  await expect(row(page)).toContainText('not checked yet');
  expect(asked).toBe(0);
  await checkAll(page);
  await expect(row(page)).toContainText('As it was');
  await step('another page is told, and taken as the right one', async () => {
    title = 'Domain for sale';
    await checkAll(page);
    await expect(row(page)).toContainText('Another page than before: “Domain for sale”');
    await dialog(page).getByRole('button', { name: 'Confirm: Weather' }).click();
    await expect(row(page)).toContainText('As it was');
  });
  status = 404;
  await checkAll(page);
  await expect(row(page)).toContainText('Link is dead');
  await page.keyboard.press('Escape');
  await page.goto(`/appManage?q=${encodeURIComponent(storedName)}`);
  await expect(page.getByText('Link is dead')).toBeVisible();
});

test('more than five hundred are all checked; one that can’t be read, or is too long, is named', async ({
  page,
  console,
}) => {
  const total = 612;
  const apps = Array.from({ length: total }, (_, at) => ({ id: `L${at}`, menuName: `Link ${at}` }));
  await page.route('/api/basicserver/free/querySysMenus', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const pageNo = Number(route.request().postDataJSON().pageNo);
    const result = apps.slice((pageNo - 1) * 250, pageNo * 250).map((app) => ({ ...data.result[0], ...app }));
    await route.fulfill({ json: { ...rest, data: { ...data, result, totalCount: total } } });
  });
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.route('/api/basicserver/free/queryFreeApplication', async (route) => {
    const id = String(route.request().postDataJSON().sysMenuId);
    if (id === 'L7') return route.fulfill({ status: 400, json: { code: 400, msg: 'No such application' } });
    const outerUrl = id === 'L9' ? `${own}${'a'.repeat(2001)}` : own + id;
    const { content, ...rest } = z.encode(appInfo, linkInfo(id)) as { content: object };
    await route.fulfill({
      json: { code: 200, msg: '', data: { ...rest, content: { ...content, outerUrl } } },
    });
  });
  await console.openAs('systemAdministrator', '/customApps');
  await page.getByRole('button', { name: 'Check links…' }).click();
  await expect(
    dialog(page).getByText(/1 link application is not checked, because it could not be read: Link 7/),
  ).toBeVisible();
  await expect(dialog(page).getByText(/its address is longer than 2,000 characters: Link 9/)).toBeVisible();
  await checkAll(page);
  await expect.poll(() => asked).toBe(total - 2);
});

describe('with the program’s clock', () => {
  test.override({ sameClock: true });
  test('the weekly check is off at first, says what is sent where, and goes on by consent alone', async ({
    page,
    console,
  }) => {
    await console.shell.restart();
    await console.openAs('systemAdministrator', '/customApps');
    await openLinks(page);
    const weekly = dialog(page).getByRole('switch', { name: 'Check every week' });
    await expect(weekly).not.toBeChecked();
    await expect(dialog(page).getByText(/Nothing is sent to anybody else/)).toBeVisible();
    await page.pass(60_000);
    expect(asked).toBe(0);
    await weekly.click();
    await expect(weekly).toBeChecked();
    await page.pass(60_000);
    await expect.poll(() => asked).toBe(1);
    await expect(row(page)).toContainText('As it was');
    await page.pass(60_000);
    expect(asked).toBe(1);
    await weekly.click();
    await expect(row(page)).toContainText('not checked yet');
  });
});
