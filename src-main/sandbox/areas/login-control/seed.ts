import type { LoginTarget } from '#shared/api/login-control/login-methods.ts';
import { ordinary } from '../../kernel/seed/organisation.ts';

const methods: readonly (readonly [name: string, terminals: string, targets: readonly LoginTarget[]])[] = [
  ['全员登录', 'total', [{ type: 'department', targetId: 'D200' }]],
  ['销售移动办公', 'pc,app-pc,app-and,app-ios,h5', [{ type: 'department', targetId: 'D205' }]],
  [
    'Guests from Singapore',
    'pc,h5',
    [
      { type: 'department', targetId: 'D214' },
      { type: 'employee', targetId: 'U20112' },
    ],
  ],
];

export const loginMethodRows = () =>
  methods.map(([name, terminals, targets], at) => ({
    id: `LT${1_000_001 + at}`,
    tenant_key: ordinary,
    name,
    terminals,
    targets: JSON.stringify(targets),
  }));
