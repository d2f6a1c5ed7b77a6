/** Pictures in the tips: the platform's own only, fetched with the session, described; never anybody else's (limits §6). */
import { deflateSync } from 'node:zlib';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import { address, button, expectEditable, readJson, toast, watchCalls } from '../support/tenant-page.ts';

/** A grey square of 60 pixels. */
function greyPng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const size = 60;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 8;
  const rows = Buffer.alloc(size * (size + 1), 0x99);
  for (let row = 0; row < size; row += 1) rows[row * (size + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

const plan = { name: 'plan.png', mimeType: 'image/png', buffer: greyPng() };

test('a picture is uploaded, described, saved, and shown to everybody', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const tips = page.getByRole('region', { name: 'Tips', exact: true });
  const sent = watchCalls(page, '/updateTenantInfo');
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/file/preview')) asked.push(request.headers()['x-steward-session']);
  });
  await tips.getByRole('button', { name: 'Edit tips' }).click();
  const text = tips.getByRole('textbox', { name: 'Tips', exact: true });
  const chooser = tips.locator('input[type=file][accept]');

  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(tips).toContainText('notes.txt is not a PNG, JPEG, GIF or WebP picture.');
  await expectAccessible(page);
  await tips.getByRole('button', { name: 'Dismiss' }).click();

  await console.pretend({ failures: { 'file.uploadModule': 'refused' } });
  await chooser.setInputFiles(plan);
  await expect(tips.getByRole('alert')).toContainText('plan.png could not be uploaded');
  await console.pretend({ failures: {} });
  await tips.getByRole('button', { name: 'Retry' }).click();
  const picture = text.getByRole('img', { name: 'plan' });
  await expect(picture).toHaveJSProperty('naturalWidth', 60);

  await picture.click();
  const words = tips.getByRole('textbox', { name: 'Picture description' });
  await expect(words).toHaveValue('plan');
  await words.fill('Floor plan');
  await expectAccessible(page);
  await words.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Change succeeded')).toBeVisible();
  const { configValue } = JSON.parse(sent()[0] ?? '').tenantTips;
  expect(configValue).toMatch(
    /<img alt="Floor plan" src="\/api\/file\/preview\?fileId=[\w-]+&amp;type=imgs">/,
  );

  for (const account of ['systemAdministrator', 'employee'] as const) {
    await console.signIn(account);
    await expect(tips.getByRole('img', { name: 'Floor plan' })).toHaveJSProperty('naturalWidth', 60);
    await expectAccessible(page);
  }
  expect(asked.length).toBeGreaterThanOrEqual(3);
  // Never without the session, which only the console itself sends.
  expect(asked).not.toContain(undefined);
});

test('a pasted picture goes the same way; taken out again by key', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address, 'zh-CN');
  await expectEditable(page);
  const tips = page.getByRole('region', { name: '提示信息', exact: true });
  await tips.getByRole('button', { name: '编辑提示信息' }).click();
  const text = tips.getByRole('textbox', { name: '提示信息', exact: true });
  await text.click();
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], '截图.png', { type: 'image/png' }));
      return transfer;
    },
    [...plan.buffer],
  );
  await text.evaluate(
    (element, clipboardData) =>
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
    data,
  );
  const picture = text.getByRole('img', { name: '截图' });
  await expect(picture).toHaveJSProperty('naturalWidth', 60);
  await picture.click();
  await expect(tips.getByRole('textbox', { name: '图片说明' })).toHaveValue('截图');
  await page.keyboard.press('Delete');
  await expect(picture).toHaveCount(0);
  // The text is what it was before, so that nothing is left to save.
  await expect(button(page, '保存')).toHaveCount(0);
  await expect(text).toContainText('授权与存储说明');
});

test('pictures of others are never asked for; one that is gone says so', async ({ page, console }) => {
  await console.openAs('employee', address);
  await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
  const answer = await readJson(page, '/api/basicserver/getTeamsTipsInfo');
  const configValue = [
    '<p>Before<img src="https://pixel.example/p.png" alt="spy"><img src="//pixel.example/q.png">',
    '<img src="/api/basicserver/session/signOut"><img src="data:image/png;base64,AAAA">',
    '<img src="/api/file/preview?fileId=gone&type=imgs" alt="Map">after</p>',
  ].join('');
  const json = { ...answer, data: { ...answer.data, configValue } };
  await page.route('**/getTeamsTipsInfo', (route) => route.fulfill({ json }));
  const origin = console.shell.origin;
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('blob:')) elsewhere.push(url);
    if (url.endsWith('/signOut')) elsewhere.push(url);
  });
  await page.reload();
  const tips = page.getByRole('region', { name: 'Tips', exact: true });
  await expect(tips.getByRole('img')).toHaveCount(1);
  await expect(tips.getByRole('img', { name: 'Map (the picture could not be loaded)' })).toBeVisible();
  await expect(tips).toContainText('Before');
  await expectAccessible(page);
  expect(elsewhere).toEqual([]);
});
