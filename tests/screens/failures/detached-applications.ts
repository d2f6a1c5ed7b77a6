/** The calls of application management that are asked only where departments are on their own. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { toast, type Write } from './writes.ts';

const path = '/appManage/settings';
const depth = (page: Page, say: Say) => page.getByRole('switch', { name: say('appSettings.detach.depth') });
const none = (page: Page, say: Say) => page.getByText(say('appSettings.detach.ownNone'));

export const detachedReads: readonly Read[] = [
  { endpoint: 'applications.detachConfig', path, title: 'appSettings.detach.failed', content: depth },
  { endpoint: 'applications.ownDepartments', path, title: 'appSettings.detach.ownFailed', content: none },
  { endpoint: 'applications.ownBuilderDepartments', path, title: 'silent', content: none },
];

export const detachedWrites: readonly Write[] = [
  {
    endpoint: 'applications.saveDetachConfig',
    account: 'systemAdministrator',
    path,
    readBack: true,
    logged: 0,
    press: (page, say) => depth(page, say).click(),
    kept: (page, say) => expect(depth(page, say)).toBeVisible(),
    done: (page, say) => expect(toast(page, say, say('applications.sync.saved'))).toBeVisible(),
  },
];
