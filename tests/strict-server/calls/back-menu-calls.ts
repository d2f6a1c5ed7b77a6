/** Menus of the admin centre (3§3.8, 3§7.6). */
import { get } from '../call.ts';
import { text } from '../value-checks.ts';

const names = { customNameStatus: '0', customName: '', menuOrder: 1 };

export const backMenuCalls = [
  get({
    name: 'getBackstageMenus',
    path: '/api/basicserver/backstage/menu/getBackstageMenus',
    fields: { required: { domainName: text }, optional: { keywords: text, deptId: text } },
    data: {
      backstageMenus: [
        {
          ...names,
          id: '9001',
          menuName: '全局基础',
          originCustomName: '',
          menuType: 'system',
          children: [
            {
              ...names,
              id: '9101',
              menuCode: 'org',
              menuName: '组织架构',
              menuStatus: '1',
              type: '9001',
              parentId: '9001',
              common: '0',
              openMode: 'current',
              icon: 'icon-org',
              menuPath: 'org',
              isParent: '0',
            },
          ],
        },
      ],
      permission: true,
      hasSelfMenus: false,
    },
    source: '3§7.6; 3§3.8',
  }),
];
