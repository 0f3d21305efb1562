-- A phone's photos land at the box that is open at the station; the station shows whether a phone is connected.
alter table receiving_phone_links
  add column box_no int,
  add column last_seen_at timestamptz;
create policy following on receiving_phone_links for select to quayside_public using (true);
grant select on receiving_phone_links to quayside_public;

-- Appointments with boxes to count, to shelve or to close, for the queue.
create index inbounds_at_work on inbounds (arrived_at)
  where stage in ('pending_quality_control', 'shelved') and deleted_at is null;
