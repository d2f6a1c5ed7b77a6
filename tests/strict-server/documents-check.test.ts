/** The check of a server that has what the documents show and nothing else: its pages work as far as they are its own. */
import { expect, onTestFinished, test } from 'vitest';
import { startDocumentsServer } from '../documents-only/documents-server.ts';
import { check, target, verdictOf } from './checked-server.ts';

test.each([false, true])(
  'pages that work with the documents’ calls alone; with odd values: %s',
  async (odd) => {
    const server = await startDocumentsServer({ odd });
    onTestFinished(() => server.close());
    const { mapping } = target(server.address);
    const words = { ...mapping, session: { userId: '18493027465183299', tenantKey: 'T7' } };
    const found = await check({ ...target(server.address), mapping: words });
    const those = (verdict: string) => found.pages.filter((page) => page.verdict === verdict);
    expect(those('works').map(({ id }) => id)).toEqual([
      'invitations',
      'loginControl',
      'quickCreate',
      'quickCreate.team',
      'securitySettings',
      'systemSettings.rules',
      'errorList',
      'themes.logo',
      'themes.whoSees',
      'themes.plugin',
      'themes.new',
      'themes.edit',
      'themes.navPreview',
      'themes.cssEdit',
      'themes.packages',
    ]);
    expect(those('partly').find(({ id }) => id === 'launcher')?.without).toEqual(['launcher.moduleStatus']);
    expect(those('works').some(({ besides = [] }) => besides.includes('people.people'))).toBe(true);
    for (const { besides = [], without } of those('works')) {
      expect(without).toEqual([]);
      expect(besides.every((id) => verdictOf(found, id) !== 'present')).toBe(true);
    }
    // The profile’s words say who asked where no call does.
    expect(found.account).toEqual({ userId: '18493027465183299', tenantKey: 'T7' });
  },
);
