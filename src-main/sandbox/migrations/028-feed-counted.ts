/** The feed's index by time includes who may see a share, so that a hundred thousand are counted without being read. */
export const feedCounted = `
drop index feed_share_by_time;
create index feed_share_by_time
  on feed_share (tenant_key, create_time desc, id desc, share_scope, user_id, department_id);
`;
