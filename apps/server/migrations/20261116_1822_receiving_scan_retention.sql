-- Old scans are deleted every night.
create index receiving_scans_by_age on receiving_scans (created_at);
