/** Words as administrators type them, written down before the search was made, each find what they look for. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { menuEntries } from '#shared/rules/common/menu/entries.ts';
import { openPanel } from '#state/panels.ts';
import { aSession } from '#state/testing/session.ts';
import { screens } from '../registry.ts';
import { Panels } from '../Panels.tsx';
import { stage } from '../testing/frame-stage.tsx';
import everyday from './everyday-words.json' with { type: 'json' };

const send = vi.hoisted(() => vi.fn());
vi.mock('#data/http.ts', () => ({ send }));
vi.mock('#data/bridge.ts', () => ({ bridge: { choices: { keep: async () => null } } }));
afterEach(() => {
  cleanup();
  openPanel(null);
});

/** The name, or the path, of one of the first three hits, by the wish that a person has. */
const places: Readonly<Record<string, RegExp>> = {
  'the list of addresses that may sign in': /^(White list|白名单)(Account security|账号安全)/,
  'the list of addresses that may not sign in': /^(Black list|黑名单)(Account security|账号安全)/,
  'the rules for passwords': /^Rule configurations|^规则配置/,
  "the organisation's logos": /^Logos|^Logo/,
  "the organisation's name": /^Organisation name|^组织名称/,
  "the licence's last day": /^Licence information|^授权详情|^Valid until|^有效期/,
  'the watermark over pages': /^Watermark over pages|^页面水印/,
  'the methods of signing in': /A code by text message|^Login method|Verification code/,
  'how long a session lasts': /^Idle sign-ins/,
  'the log of sign-ins': /^Login log|^登录日志|^登录失败/,
  invitations: /^Invitation list|^Invite somebody|^邀请/,
  'the mail server': /^Mail server|^邮件服务器/,
  'the servers of the console': /^Servers|^服务器/,
  "the console's appearance": /^Appearance|^外观/,
  "the console's language": /^Language|^语言/,
  "the licence's seats": /^Seats|^席位|^Authorisation info|^授权信息/,
  themes: /^Themes|^主题/,
  'style sheets of themes': /^CSS|^Custom CSS themes/,
  'the applications of the organisation': /Application management|应用管理/,
  'the order of applications': /Application management|应用管理/,
  "reminders of the licence's end": /^Licence reminder|^授权提醒/,
  'the log of operations': /^Operation log|^操作日志/,
  'the journal of changes': /Journal of changes|更改记录/,
  'changes that wait': /^Approve changes|^Change tray|^Changes|^更改|^待/,
  'area codes of telephones': /^Default area code|^Area code|默认区号/,
  'the menus of the admin centre': /Admin centre menus|后台菜单/,
  'IP segments': /IP 网段|^网段/,
  'restricted sign-in': /^受限登录/,
  agreements: /^协议/,
  WeCom: /^企业微信/,
  'quick create': /^快捷新建/,
};

test('sixty words find what they look for among the first three', async () => {
  const codes = [
    ...menuEntries.map(({ code }) => code),
    ...screens.flatMap(({ permission }) =>
      typeof permission === 'object' && 'menu' in permission ? permission.menu : [],
    ),
  ];
  const page = { totalCount: 0, pageNo: 1, pageSize: 5, result: [] };
  send.mockImplementation(async ({ id }: { id: string }) => {
    if (id === 'frame.currentTree') return codes.map((menuCode) => ({ menuCode, children: [] }));
    if (id === 'applications.ofTenant' || id === 'languageNames.list') return [];
    return id.startsWith('people.') ? page : true;
  });
  expect(everyday.words.length).toBe(60);
  const missed: string[] = [];
  for (const language of ['en-US', 'zh-CN'] as const) {
    await stage(<Panels />, { session: aSession({ platform: { deployment: 'single' } }) });
    await loadLanguage(language);
    openPanel('palette');
    const field = await screen.findByRole('combobox', {}, { timeout: 10_000 });
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    const found = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
    type(language === 'en-US' ? 'white list' : '白名单');
    // The labels of all pages load first.
    await waitFor(() => expect(found().join()).toMatch(/White list|白名单/), { timeout: 20_000 });
    for (const [typed = '', meaning = ''] of everyday.words) {
      if (/^[a-z]/.test(typed) !== (language === 'en-US')) continue;
      type(typed);
      const place = places[meaning];
      if (
        !found()
          .slice(0, 3)
          .some((text) => place?.test(text))
      )
        missed.push(`${typed} (${meaning}): ${found().slice(0, 3).join(' | ')}`);
    }
    cleanup();
    openPanel(null);
  }
  expect(missed).toEqual([]);
});
