/** The two tenants, their departments and the six accounts that can sign in. All are invented. */
import seed from './organisation.json' with { type: 'json' };

/** The tenant of all accounts but the manager tenant's. */
export const ordinary = 'T2308147';

/** Other tenants of the platform: nobody can sign in to them, but their names and mobiles are taken. */
const neighbourRows = () =>
  seed.neighbours.map((neighbour) => ({
    ...neighbour,
    email: '',
    telephone: '',
    address: '',
    imc_id: `imc-${neighbour.tenant_key.slice(1)}`,
    authentication_status: '',
  }));

export const tenantRows = () => [...seed.tenants, ...neighbourRows()];

export const configRows = () =>
  Object.entries(seed.tips).map(([tenant_key, lines], index) => ({
    id: `C${index + 1}001`,
    tenant_key,
    config_key: 'tenantTips',
    config_value: lines.join('\n'),
  }));

const departmentsOf = Map.groupBy(seed.departments, ({ tenant }) => tenant);

export const departmentRows = () =>
  [...departmentsOf].flatMap(([tenant_key, rows]) =>
    rows.map(({ id, parent, name }, position) => ({ id, tenant_key, parent_id: parent, name, position })),
  );

export const rootDepartments = (): readonly (readonly [tenant: string, department: string])[] =>
  seed.departments.flatMap(({ id, tenant, parent }) => (parent === null ? [[tenant, id] as const] : []));

export const accountRows = () =>
  seed.people.map((person) => ({
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
  seed.people.flatMap(({ account, manages = [] }) =>
    manages.map((department_id) => ({ account, department_id })),
  );
