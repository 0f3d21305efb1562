-- The job that made the file. No foreign key: jobs are deleted after a while, and a file of a deleted job must stay unreadable.
alter table files add column job_id bigint;
update files set job_id = j.job_id
  from jobs j
 where j.customer_id = files.customer_id and j.result ->> 'file_id' = files.file_id::text;
