import { expect, it } from 'vitest';
import { deployments } from '../../../api/session/session.ts';
import { ruleMessage } from '../../../text/rule-message.ts';
import { tenantAccess } from './tenant-access.ts';

const viewers = deployments.flatMap((deployment) =>
  [true, false].flatMap((admin) =>
    [true, false].map((managerTenant) => ({ deployment, admin, managerTenant })),
  ),
);

// Rows TEN-007 to 009, 082.
it.each(viewers)('$deployment, admin $admin, manager tenant $managerTenant', (viewer) => {
  const { admin, managerTenant, deployment } = viewer;
  expect(tenantAccess(viewer)).toEqual({
    edit: admin,
    changeMobile: admin,
    refreshSpace: admin,
    editPurchase: admin && managerTenant && deployment !== 'single',
  });
});

it('tells the others why they may not', () => {
  expect(ruleMessage('en-US', { key: 'tenantEdit.onlyAdministrator' })).toBe(
    'only system administrator has permission',
  );
  expect(ruleMessage('zh-CN', { key: 'tenantEdit.onlyAdministrator' })).toBe('仅系统管理员有权限');
});
