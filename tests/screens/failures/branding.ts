/** The calls of the logos. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { button, inEnglish, pressSave, toast, type Write } from './writes.ts';

const at = { account: 'systemAdministrator', path: '/ui_config/logo/own' } as const;
const name = (page: Page, say: Say) => page.getByRole('switch', { name: say('branding.showInfo') });

export const brandingReads: readonly Read[] = [
  { endpoint: 'branding.query', path: at.path, title: 'branding.failed', content: name },
];

const target = (page: Page, say: Say) =>
  page.getByRole('dialog').getByRole('textbox', { name: say('branding.target.horizontal') });
const address = (say: Say) => inEnglish(say, '/portal', '/start');

const headers = () => ({ 'X-Steward-Session': sessionStorage.getItem('steward.session') ?? '' });
const post = (path: string, body: FormData | URLSearchParams) =>
  fetch(path, { method: 'POST', headers: headers(), body });

/** A logo and an icon of the tenant's own, so that there is something to restore. */
async function give(page: Page): Promise<void> {
  const form = new FormData();
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  form.append('file', new File([png], 'logo.png', { type: 'image/png' }));
  form.append('module', 'document');
  const { data } = await (await post('/api/file/module/upload', form)).json();
  const picture = `/api/file/preview?fileId=${data.fileId}&type=imgs`;
  const logos = '/api/bs/basicserver/tenantlogo';
  await post(`${logos}/saveLogoUrl`, new URLSearchParams({ logoUrl: picture }));
  await post(`${logos}/saveLogoUrl`, new URLSearchParams({ logoUrl: '', logoType: 'vertical' }));
  await post(`${logos}/saveFaviconUrl`, new URLSearchParams({ faviconUrl: picture }));
  await page.goto('/info');
  await page.goto(at.path);
}

/** The arrangement calls are in the operation log too. */
const arranged = { ...at, type: give, logged: 0 } as const;
const restore = (page: Page, say: Say, label: string) =>
  button(page, `${say('branding.words.restore')}: ${say(label)}`);
const restoring = (endpoint: string, label: string): Write => ({
  ...arranged,
  endpoint,
  readBack: true,
  press: (page, say) => restore(page, say, label).click(),
  kept: (page, say) => expect(restore(page, say, label)).toBeVisible(),
  done: async (page, say) => {
    await expect(toast(page, say, say('branding.done'))).toBeVisible();
    await expect(restore(page, say, label)).toHaveCount(0);
  },
});

export const brandingWrites: readonly Write[] = [
  {
    ...at,
    endpoint: 'branding.saveShowInfo',
    press: (page, say) => name(page, say).click(),
    // On a failure the switch goes back to what is stored (BRAND-011).
    kept: (page, say) => expect(name(page, say)).toBeChecked(),
    readBack: true,
    done: async (page, say) => {
      await expect(toast(page, say, say('branding.done'))).toBeVisible();
      await expect(name(page, say)).not.toBeChecked();
    },
  },
  {
    ...at,
    path: `${at.path}/target/horizontal`,
    endpoint: 'branding.saveTarget',
    type: (page, say) => target(page, say).fill(address(say)),
    press: pressSave,
    kept: (page, say) => expect(target(page, say)).toHaveValue(address(say)),
    readBack: true,
    done: (page, say) => expect(toast(page, say, say('branding.done'))).toBeVisible(),
  },
  restoring('branding.saveLogo', 'branding.logo.horizontal'),
  restoring('branding.saveFavicon', 'branding.favicon'),
  {
    ...arranged,
    endpoint: 'branding.sync',
    readBack: true,
    press: (page, say) => button(page, say('branding.sync.horizontal')).click(),
    kept: (page, say) => expect(button(page, say('branding.sync.horizontal'))).toBeVisible(),
    done: async (page, say, settled) => {
      if (!settled) await expect(toast(page, say, say('branding.sync.done'))).toBeVisible();
      await expect(button(page, say('branding.sync.horizontal'))).toHaveCount(0);
    },
  },
];
