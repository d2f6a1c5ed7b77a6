/** WeChat: two tabs of base settings and a tool (spec 1§2.1, 1§2.2). */
import { wechatServiceRight, wechatWorkRight } from '#shared/rules/common/session/area-rights.ts';
import { lazyPage, screen } from '#state/screen.ts';

const ways = () => import('./WechatPages.tsx');

export const wechatScreens = [
  screen({
    id: 'wechat.work',
    path: '/base/wechatWork',
    page: lazyPage(() => ways().then((file) => file.WechatWorkPage)),
    titleKey: 'wechat.work.title',
    within: 'tenant.info',
    purposeKey: 'wechat.work.purpose',
    permission: wechatWorkRight,
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'wechat.service',
    path: '/base/wechatService',
    page: lazyPage(() => ways().then((file) => file.WechatServicePage)),
    titleKey: 'wechat.service.title',
    within: 'tenant.info',
    purposeKey: 'wechat.service.purpose',
    permission: wechatServiceRight,
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'wechat.tool',
    path: '/wechatTool',
    page: lazyPage(() => import('./WechatToolPage.tsx').then((file) => file.WechatToolPage)),
    titleKey: 'wechat.tool.title',
    within: 'wechat.work',
    purposeKey: 'wechat.tool.purpose',
    permission: wechatWorkRight,
    views: {
      param: 'view',
      list: [
        { value: 'bindings', titleKey: 'wechat.tool.views.bindings' },
        { value: 'callback', titleKey: 'wechat.tool.views.callback' },
      ],
    },
    menuGroup: null,
    menuCode: null,
  }),
];
