-- Each lane has slots of its own, so that long work never delays a mail. The worker looks for the oldest due job of a lane.
alter table jobs add column lane text not null default 'long' check (lane in ('quick', 'long'));
update jobs set lane = 'quick'
 where state in ('waiting', 'running', 'dead') and name in ('mails.deliver', 'accounts.send_reset_email', 'page-errors.report');
drop index jobs_due;
create index jobs_due on jobs (lane, run_at, job_id) where state = 'waiting';

-- A key is taken while its job is open. After the job's end the same work may be asked for again.
drop index jobs_key;
create unique index jobs_open_key on jobs (name, key) where state in ('waiting', 'running');
