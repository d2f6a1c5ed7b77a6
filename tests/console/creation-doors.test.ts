// @vitest-environment jsdom
/**
 * Creations without a record of their own go through the same check as records: bad values in each creation are refused
 * by the name of their field, and nothing is sent.
 */
import { renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';
import type { FeedShare } from '#shared/api/feed/feed.ts';
import { segments } from '#shared/api/network/segments.ts';
import { newShare } from '#shared/rules/feed/share-fields.ts';
import { segmentList } from '#shared/rules/network/segment-list.ts';
import { twoAdministrators } from './support/two-administrators.ts';
import './support/window-without-media.ts';

vi.mock('../../src-renderer/data/bridge.ts', () => ({
  bridge: { journal: { append: () => Promise.resolve({ id: 1 }) } },
}));
const { submitChange } = await import('../../src-renderer/data/changes/index.ts');
const { sendInvite } = await import('../../src-renderer/screens/invitations/send-invitation.ts');
const applications = await import('../../src-renderer/screens/applications/AppManage/app-groups.ts');
const launcher = await import('../../src-renderer/screens/launcher/Groups/group-changes.ts');
const { addGroup } = await import('../../src-renderer/widgets/AppGroups/group-changes.ts');
const backMenu = await import('../../src-renderer/screens/back-menu/BackMenu/menu-changes.ts');
const feed = await import('../../src-renderer/screens/feed/changes.ts');
const { useNewRecord } = await import('../../src-renderer/widgets/Form/new-record.ts');

const { loadLanguage, withTexts } = await import('../../src-renderer/data/text.ts');

beforeAll(async () => {
  await loadLanguage('en-US');
  await withTexts(Promise.resolve());
});
const two = twoAdministrators('systemAdministrator');

const said = { success: null, failure: 'here' } as const;
const at = { deptId: 'D200', domainName: 'base' };
const menu = { customNameStatus: true, icon: '', menuPath: 'hr/report', openMode: 'current' as const };
const share = { id: 'F1' } as FeedShare;
const address = { ipStart: '10.9.9.1', ipEnd: '10.9.9.9' };
const segment = { segmentName: 'Gate', segmentType: 'IPv4', instructions: '', ...address } as const;

/** `send` makes it with this text in its field; each rejects. */
const creations: Readonly<
  Record<string, { readonly field: string; readonly send: (text: string) => Promise<unknown> }>
> = {
  'an invitation': {
    field: 'Name',
    send: (invitee) => sendInvite({ invitee, contact: 'a@example.org', areaCode: '' }, 'd', said),
  },
  'a group of applications': {
    field: 'Group name',
    send: (groupName) => applications.addAppGroup('D200', { groupName, line: '1' } as never),
  },
  'a group of one’s own': {
    field: 'Group name',
    send: (groupName) => addGroup(launcher.ownGroups, { groupName, line: '1' } as never),
  },
  'a group of menus': {
    field: 'Custom name',
    send: (customName) => backMenu.addMenuGroup(at, { customName, menuOrder: 1 } as never),
  },
  'a menu': {
    field: 'Custom name',
    send: async (customName) => {
      const [group] = await groups();
      return backMenu.addMenu(at, { ...menu, customName, parentId: group?.id ?? '' } as never);
    },
  },
  'a share': { field: 'Words', send: (text) => feed.publish({ ...newShare, text }) },
  'a comment': {
    field: 'Words',
    send: (text) => submitChange(feed.commenting(share, { text, people: [] }, null)),
  },
  'a record of a list': {
    field: 'Name',
    send: (segmentName) => {
      const { send } = renderHook(() =>
        useNewRecord({
          kind: segmentList.record,
          locatorOf: (id) => ({ id }),
          fields: segmentList.fields,
          title: 'network.created',
          newId: async () => 'SEG9',
          find: async () => null,
          add: segments.add,
          update: segments.update,
        }),
      ).result.current;
      const values = { ...segment, segmentName };
      return send({ values, stored: values, edits: {} } as never);
    },
  },
};

async function groups(): Promise<readonly BackMenuGroup[]> {
  const { queryBackstageMenus } = await import('#shared/api/back-menu/back-menu.ts');
  return (await two.other.call(queryBackstageMenus, at)).backstageMenus;
}

const bad = {
  NUL: 'a\u0000b',
  'half a character': 'a\ud800',
  'a text that turns its line': 'a\u202egnp',
  'a text that is too long': 'x'.repeat(200_000),
};

describe.each(Object.entries(creations))('%s', (_, { field, send }) => {
  test.each(Object.entries(bad))('with %s is not sent', async (__, text) => {
    await expect(send(text)).rejects.toMatchObject({
      kind: 'refused',
      code: 'CONTENT_REFUSED',
      message: expect.stringContaining(`${field}: `),
    });
    expect(two.sent).toEqual([]);
  });
});
