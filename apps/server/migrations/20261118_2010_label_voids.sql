-- Labels of orders that are taken back before they ship are voided at the carrier. `void_requested_at` is the newest request: a job that
-- answers an older one writes nothing but a success. 'closed': staff did what was left to do.
alter table parcel_labels
  add column void_state text not null default 'none' check (void_state in ('none', 'waiting', 'voided', 'refused', 'closed')),
  add column void_requested_at timestamptz,
  add column voided_at timestamptz,
  add column void_reason text not null default '' check (length(void_reason) <= 500),
  add check ((void_state = 'none') = (void_requested_at is null)),
  add check ((void_state = 'voided') = (voided_at is not null));
create index parcel_labels_not_voided on parcel_labels (void_requested_at) where void_state = 'refused';
