/** Session facts and menu permissions (1§1, 1§3 "Current user", 1§6, 1§7.4, 3§7.6). */
import { get, post } from '../call.ts';
import { text } from '../value-checks.ts';

/** The facts of S-32; the names are those of 1§3 "Current user" and "Tenant". */
const sessionFacts = {
  user: {
    id: 'U5501',
    username: '薛明棠',
    department: '行政中心',
    admin: true,
    managerType: 0,
    managedDepartments: ['D12'],
    platformOperator: true,
    permissions: { orgSetting: true, meeting: false },
  },
  tenant: { tenantKey: 'TS7700123', tenantName: '磐石远航（集团）', managerTenant: true },
  platform: {
    deployment: 'public',
    runMode: 'production',
    edition: 'standard',
    wechatHidden: false,
    helpDisabled: '0',
  },
};

/** Menu ids of 1§2.2; that of the page designer is its permission flag's (1§3), that of the themes our own (2§6). */
const menus = [
  'base',
  'org',
  'role',
  'ui_config',
  'appManage',
  'log_opt',
  'safe_account',
  'engine_rule',
  'ebuilder',
  'interfaceConfig',
];

export const frameCalls = [
  get({
    // Rows FRAME-008, 137, 138.
    name: 'session facts',
    path: '/api/basicserver/session/current',
    data: sessionFacts,
    source: 'S-32',
    chosen: 'everything: S-32',
  }),
  post({
    name: 'sign-out',
    path: '/api/basicserver/session/signOut',
    data: null,
    source: 'S-32',
    chosen: 'everything: S-32',
  }),
  get({
    // Rows FRAME-139, 143.
    name: 'current-tree',
    path: '/api/bs/auth/menu/current-tree',
    data: menus.map((menuCode) => ({ menuCode, children: [] })),
    source: '1§7.4; 1§6',
    chosen: 'the method: S-6',
  }),
  post({
    // Rows FRAME-140, 144.
    name: 'check-permission',
    path: '/api/basicserver/menu/check-permission',
    fields: { required: { menuCode: text } },
    data: true,
    source: '1§7.4; 2§7; 3§7.3',
  }),
  get({
    // Rows FRAME-141, 145.
    name: 'e-builder tenant right',
    path: '/api/ebuilder/app/tenant/right',
    data: true,
    source: '1§7.4; 1§6',
    chosen: 'the method: S-6',
  }),
  get({
    // Row FRAME-146.
    name: 'permission cache status',
    path: '/api/basicserver/permission/cache/status',
    data: true,
    source: '1§7.4; 3§7.6; S-28',
    chosen: 'path and method: S-6',
  }),
  post({
    // Row FRAME-147.
    name: 'permission cache reload',
    path: '/api/basicserver/permission/cache/reload',
    data: null,
    source: '1§7.4; 3§7.6',
    chosen: 'path and method: S-6',
  }),
];
