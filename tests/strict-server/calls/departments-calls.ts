/** Global detach and the root department (2§7; 3§7.3; 3§7.4; 3§7.6). */
import { get } from '../call.ts';
import { oneOf } from '../value-checks.ts';

const moduleType = oneOf('PAGEMANAGER', 'MENU_DECENTRALIZATION');

export const departmentsCalls = [
  get({
    // Row APP-159.
    name: 'check-detach',
    path: '/api/basicserver/menu/check-detach',
    fields: { required: { moduleType } },
    data: { detachable: 1 },
    source: '2§7; 3§7.3',
  }),
  get({
    name: 'detach type query',
    path: '/api/basicserver/menu/detach-type',
    fields: { required: { moduleType } },
    data: { detachType: 0 },
    source: '2§7; 3§7.4; S-6',
    chosen: 'path, field and the name detachType',
  }),
  get({
    name: 'queryRootDept',
    path: '/api/basicserver/app/manage/queryRootDept',
    fields: {},
    data: 'D1',
    source: '3§7.4; 3§7.6',
  }),
];
