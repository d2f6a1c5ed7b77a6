/** Account cases and invitations know the department to which they belong (1§1), and invitations who sent them. */
export const rowOwners = `
alter table account_case add column department_id text not null default '';
update account_case set department_id = coalesce(
  (select id from department d where d.tenant_key = account_case.tenant_key and d.name = account_case.department), ''
);
alter table invitation add column inviter_id text not null default '';
alter table invitation add column department_id text not null default '';
`;
