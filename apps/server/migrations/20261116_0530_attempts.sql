-- Failed attempts to guess a password, a code or a link, per account and per address. The bucket is a hash: no email, no address.
create table attempts (
  bucket bytea primary key,
  failures int not null check (failures >= 0),
  last_at timestamptz not null,
  next_at timestamptz not null
);
create index attempts_age on attempts (last_at);

-- Browsers that have signed in to an account: a stranger's failures do not delay them.
create table known_devices (
  holder bytea not null,
  device bytea not null,
  last_used_at timestamptz not null,
  primary key (holder, device)
);
create index known_devices_age on known_devices (last_used_at);
grant select, delete on attempts, known_devices to quayside_system;
