/** Applications that people made for themselves, beside the team's. */
export const ownApplications = `
alter table app_menu add column owner text not null default '';
`;
