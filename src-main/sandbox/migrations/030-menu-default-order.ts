/** Menus of the admin centre keep the order that they began with, beside the present one (3§3.8 `defaultOrderNo`). */
export const menuDefaultOrder = `
alter table back_menu add column default_position integer not null default 0;
update back_menu set default_position = position;
`;
