/** Applications that somebody made for themselves stand beside the team's. */
export const ownApplications = `
alter table app_menu add column owner text not null default '';
`;
