/** A network segment that is restored under its id counts the entries that refer to it. */
export const segmentsAgain = `
create trigger network_segment_added after insert on network_segment
  when exists (select 1 from login_ip where net_work_segment_id = new.id) begin
  update network_segment set reference = reference + (
    select count(*) from login_ip where net_work_segment_id = new.id and tenant_key = new.tenant_key
  ) where id = new.id;
  update login_ip set segment_name = new.segment_name
    where net_work_segment_id = new.id and tenant_key = new.tenant_key;
end;
`;
