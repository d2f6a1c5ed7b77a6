/** The page of logos: the name beside the logo, and what a refusal says (rows BRAND-010, 021). */
import { bridge } from '../../../src-renderer/data/bridge.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const path = '/ui_config/logo/own';
const saved = '/api/bs/basicserver/tenantlogo/saveShowInfoConfig';
const status = (page: Page) => page.getByRole('region', { name: /^(Notifications|通知)/ });

test('the switch turns the name beside the logo off and on again', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  const name = page.getByRole('switch', { name: /name|名称/i }).first();
  await expect(name).toBeChecked();
  await name.click();
  await expect(name).not.toBeChecked();
  await page.reload();
  await expect(name).not.toBeChecked();
  await name.click();
  await expect(name).toBeChecked();
  expect(page.calls(saved).map(({ url }) => url.searchParams.get('showInfoConfig'))).toEqual(['off', 'on']);
});

test('hostile files are refused by name before anything of them is drawn, and nothing is sent', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  const png = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600806000000', 'hex');
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(60)]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await expect(page.getByRole('switch', { name: /name|名称/i }).first()).toBeVisible();
  for (const [name, buffer, said] of [
    ['huge.png', png, /huge\.png has 60,?000 × 60,?000 pixels/],
    ['archive.png', zip, 'archive.png is not one of PNG / JPEG / WebP, despite its name.'],
    ['drawing.svg', svg, 'drawing.svg is an SVG file, which may hold scripts.'],
    ['drawing.png', svg, 'drawing.png is an SVG file, which may hold scripts.'],
    ['text.png', Buffer.from('\uFEFF<svg onload="alert(1)"/>', 'utf16le'), /text\.png is not one of/],
  ] as const)
    await step(name, async () => {
      await page.locator('input[type="file"]').first().setInputFiles({ name, mimeType: 'image/png', buffer });
      await expect(page.getByText(said)).toBeVisible();
    });
  expect(page.calls(/tenantlogo\/save|upload/i)).toEqual([]);
});

test('a refusal says what the server says, also where it says so only inside', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  const name = page.getByRole('switch', { name: /name|名称/i }).first();
  for (const language of ['en-US', 'zh-CN'] as const) {
    await bridge.settings.update({ language });
    for (const [said, json] of [
      ['Locked by the operator', { code: 500, msg: 'Locked by the operator', data: null }],
      ['Too many logos', { code: 500, msg: '', data: { msg: 'Too many logos' } }],
      ['No room left', { code: 412, error: { msg: 'No room left' } }],
    ] as const)
      await step(`${said}, ${language}`, async () => {
        page.route(saved, (route) => route.fulfill({ json }));
        await name.click();
        await expect(status(page).getByText(said)).toBeVisible();
      });
  }
});
