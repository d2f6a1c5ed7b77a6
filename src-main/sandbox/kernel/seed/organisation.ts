/** The two tenants, their departments and the six accounts that can sign in. All are invented. */
import type { SandboxAccount } from '#shared/api/session/session.ts';

const manager = 'T1000001';
/** The tenant of all accounts but the manager tenant's. */
export const ordinary = 'T2308147';

const tips = `<p><strong>授权与存储说明</strong></p>
<ul>
<li>账号数达到授权上限的 80% 时，系统会提醒管理员。</li>
<li>存储空间用满后不能再上传文件，已有文件可以继续查看。</li>
<li>需要增加授权时，请联系您的服务顾问，或写信到 <a href="mailto:service@example.com">service@example.com</a>。</li>
</ul>`;

const managerTips =
  '<p>平台租户的授权由运营人员维护。 Licences of the platform tenant are kept by its operators.</p>';

type Department = readonly [id: string, parent: string | null, name: string];
const departments: Readonly<Record<string, readonly Department[]>> = {
  [manager]: [
    ['D100', null, '云岫协同平台'],
    ['D101', 'D100', '平台管理部'],
    ['D102', 'D100', 'Platform Operations'],
    ['D103', 'D100', '客户成功部'],
  ],
  [ordinary]: [
    ['D200', null, '澄汀智造科技有限公司'],
    ['D201', 'D200', '总经理办公室'],
    ['D202', 'D200', '信息中心'],
    ['D203', 'D200', '人力资源部'],
    ['D204', 'D200', '财务部'],
    ['D205', 'D200', '销售中心'],
    ['D206', 'D205', '华东销售部'],
    ['D207', 'D205', '华南销售部'],
    ['D208', 'D206', '上海办事处'],
    ['D209', 'D206', '杭州办事处'],
    ['D210', 'D200', '研发中心'],
    ['D211', 'D210', 'Product Design'],
    ['D212', 'D210', '嵌入式软件组'],
    ['D213', 'D200', '生产制造部'],
    ['D214', 'D200', 'Singapore Office'],
  ],
};

interface Person {
  readonly account: SandboxAccount;
  readonly id: string;
  readonly name: string;
  readonly tenant: string;
  readonly department: string;
  readonly admin?: true;
  readonly managerType?: number;
  readonly operator?: true;
  readonly manages?: readonly string[];
}
const people: readonly Person[] = [
  {
    account: 'systemAdministrator',
    id: 'U20001',
    name: '林知远',
    tenant: ordinary,
    department: 'D201',
    admin: true,
  },
  {
    account: 'managerTenantAdministrator',
    id: 'U10001',
    name: '沈若川',
    tenant: manager,
    department: 'D101',
    admin: true,
  },
  {
    account: 'subAdministrator',
    id: 'U20016',
    name: '周以宁',
    tenant: ordinary,
    department: 'D202',
    managerType: 1,
    manages: ['D202', 'D205', 'D210'],
  },
  {
    account: 'departmentAdministrator',
    id: 'U20037',
    name: '许嘉禾',
    tenant: ordinary,
    department: 'D206',
    manages: ['D206', 'D208', 'D209'],
  },
  { account: 'employee', id: 'U20112', name: 'Grace Holloway', tenant: ordinary, department: 'D211' },
  {
    account: 'platformOperator',
    id: 'U10007',
    name: 'Marcus Lindqvist',
    tenant: manager,
    department: 'D102',
    operator: true,
  },
];

/** Other tenants of the platform: nobody can sign in to them, but their names and mobiles are taken. */
const neighbours = [
  ['T2411093', '望海启澜医药有限公司', '陶静姝', '+8613900001093', '2024-11-05'],
  ['T2502266', '鹿鸣教育科技（苏州）有限公司', '何以安', '+8613900002266', '2025-02-18'],
  ['T2507731', 'Northgate Logistics', 'Isla Brennan', '+6581230731', '2025-07-21'],
] as const satisfies readonly (readonly [string, string, string, string, string])[];
const neighbourRows = () =>
  neighbours.map(([tenant_key, name, contact, mobile, created_on]) => ({
    tenant_key,
    name,
    contact,
    mobile,
    email: '',
    telephone: '',
    address: '',
    imc_id: `imc-${tenant_key.slice(1)}`,
    authentication_status: '',
    created_on,
  }));

export const tenantRows = () => [
  {
    tenant_key: manager,
    name: '云岫协同平台',
    contact: '沈若川',
    mobile: '+8613800001001',
    email: 'ruochuan.shen@example.com',
    telephone: '021-5550100',
    address: '上海市浦东新区听潮路 88 号 12 层',
    imc_id: 'imc-1000001',
    authentication_status: 'verified',
    created_on: '2021-03-08',
  },
  {
    tenant_key: ordinary,
    name: '澄汀智造科技有限公司',
    contact: '林知远',
    mobile: '+8613900002047',
    email: 'zhiyuan.lin@example.com',
    telephone: '0512-5550147',
    address: '苏州市工业园区望澜街 16 号 3 幢',
    imc_id: 'imc-2308147',
    authentication_status: 'verified',
    created_on: '2023-06-15',
  },
  ...neighbourRows(),
];

export const configRows = () => [
  { id: 'C1001', tenant_key: manager, config_key: 'tenantTips', config_value: managerTips },
  { id: 'C2001', tenant_key: ordinary, config_key: 'tenantTips', config_value: tips },
];

export const departmentRows = () =>
  Object.entries(departments).flatMap(([tenant_key, rows]) =>
    rows.map(([id, parent_id, name], position) => ({ id, tenant_key, parent_id, name, position })),
  );

export const rootDepartments = (): readonly (readonly [tenant: string, department: string])[] =>
  Object.entries(departments).flatMap(([tenant, rows]) =>
    rows.filter(([, parent]) => parent === null).map(([id]) => [tenant, id] as const),
  );

export const accountRows = () =>
  people.map((person) => ({
    account: person.account,
    user_id: person.id,
    username: person.name,
    tenant_key: person.tenant,
    department_id: person.department,
    admin: person.admin ? 1 : 0,
    manager_type: person.managerType ?? 0,
    platform_operator: person.operator ? 1 : 0,
  }));

export const managedDepartmentRows = () =>
  people.flatMap(({ account, manages = [] }) => manages.map((department_id) => ({ account, department_id })));
