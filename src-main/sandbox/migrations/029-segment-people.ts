/** IP segments get the ids of their creator and last updater, and a mark that they are not deleted (1§3). */
export const segmentPeople = `
alter table network_segment add column creator text not null default '';
alter table network_segment add column updater text not null default '';
alter table network_segment add column delete_type text not null default '0';
update network_segment set creator = 'U20009' where creator_name = '陈静';
update network_segment set updater = 'U20009' where updater_name = '陈静';
`;
