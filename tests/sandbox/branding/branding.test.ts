/** Logos in the sandbox (rows BRAND-008, 009, 012, 014 to 020). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  queryTenantLogo,
  saveFaviconUrl,
  saveLogoClickUrl,
  saveLogoUrl,
  saveShowInfoConfig,
  syncTenantLogo,
} from '#shared/api/branding/branding.ts';
import { filePreviewPath, uploadModuleFile } from '#shared/api/file-upload/file-upload.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { currentSession } from '#shared/api/session/session.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const upload = async () => {
  const { fileId } = await client.call(uploadModuleFile, uploadModuleFile.example());
  return filePreviewPath({ fileId, type: 'imgs' });
};
const logos = () => client.call(queryTenantLogo, {});
const plain = {
  logoUrl: '',
  logoUrlVertical: '',
  logoClickUrl: '',
  logoClickUrlVertical: '',
  faviconUrl: '',
  showInfoConfig: true,
};

test('a fresh tenant has the platform’s own, with the name beside it', async () => {
  expect(await logos()).toEqual(plain);
});

test('each is saved by itself; an empty address restores the default, and the log tells both', async () => {
  const picture = await upload();
  await client.call(saveLogoUrl, { logoUrl: picture });
  await client.call(saveLogoClickUrl, { logoClickUrl: ' /portal ', logoType: 'vertical' });
  await client.call(saveFaviconUrl, { faviconUrl: picture });
  await client.call(saveShowInfoConfig, { showInfoConfig: false });
  const set = { ...plain, logoUrl: picture, logoClickUrlVertical: '/portal', faviconUrl: picture };
  expect(await logos()).toEqual({ ...set, showInfoConfig: false });
  await client.call(saveLogoUrl, { logoUrl: '' });
  expect((await logos()).logoUrl).toBe('');
  const streamFilter = { module: 'basicserver', functionName: 'backstage', pageNo: 1, pageSize: 5 } as const;
  const { rows } = await client.rows(pageQueryOperationLog, { streamFilter });
  expect(rows.map(({ operatedesc }) => operatedesc)).toEqual([
    'Restored the default of the logo of the horizontal navigation',
    'Changed the display of the name beside the logo',
    'Changed the browser tab icon',
    'Changed the target of the vertical navigation’s logo',
    'Changed the logo of the horizontal navigation',
  ]);
});

test('one navigation’s logo for both', async () => {
  const picture = await upload();
  await client.call(saveLogoUrl, { logoUrl: picture, logoType: 'vertical' });
  await client.call(syncTenantLogo, { type: 'vertical' });
  expect(await logos()).toMatchObject({ logoUrl: picture, logoUrlVertical: picture });
});

test('a file of another tenant, or a text that is no address, is refused', async () => {
  const elsewhere = filePreviewPath({ fileId: 'nowhere', type: 'imgs' });
  await expect(client.call(saveLogoUrl, { logoUrl: elsewhere })).rejects.toThrow('This file does not exist');
  await expect(client.call(saveFaviconUrl, { faviconUrl: 'https://example.com/a.png' })).rejects.toThrow(
    'This picture is not one that the server keeps',
  );
  await expect(client.call(saveLogoClickUrl, { logoClickUrl: 'javascript:alert(1)' })).rejects.toThrow(
    'An address begins with',
  );
  const other = await signedIn(sandbox, 'managerTenantAdministrator');
  await expect(other.call(saveLogoUrl, { logoUrl: await upload() })).rejects.toThrow('does not exist');
  expect(await logos()).toEqual(plain);
});

test('everybody sees them, the administrator sets them', async () => {
  for (const account of ['subAdministrator', 'departmentAdministrator', 'employee'] as const) {
    const other = await signedIn(sandbox, account);
    expect(await other.call(queryTenantLogo, {})).toEqual(plain);
    await expect(other.call(saveLogoUrl, { logoUrl: '' })).rejects.toThrow('No permission');
  }
});

test('in a private deployment they come with the page', async () => {
  expect((await client.call(currentSession, {})).tenant.tenantLogo).toBeUndefined();
  await client.call(saveShowInfoConfig, { showInfoConfig: false });
  await sandbox.pretend({ ...sandbox.scenario(), deployment: 'private' });
  expect((await client.call(currentSession, {})).tenant.tenantLogo).toEqual({
    ...plain,
    showInfoConfig: false,
  });
});
