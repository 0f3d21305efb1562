-- The choices of the tax survey. One is switched off, not deleted: answers name it.
create table tax_survey_options (
  option_id bigint generated always as identity primary key,
  name_en text not null check (length(name_en) between 1 and 200),
  name_cn text not null check (length(name_cn) between 1 and 200),
  sort int not null default 0 check (sort between 0 and 9999),
  enabled boolean not null default true
);
insert into tax_survey_options (name_en, name_cn, sort) values
  ('Declare and pay import VAT and duty for us, and charge them to our balance (DDP)', '由贵司代为申报并缴纳进口增值税和关税，费用从余额扣除（DDP）', 10),
  ('We use our own tax numbers (IOSS, VAT, GST) and settle the tax ourselves', '使用我司自有税号（IOSS、VAT、GST），税费自行缴纳', 20);
grant select on tax_survey_options to quayside_merchant, quayside_desk, quayside_system;
grant insert, update on tax_survey_options to quayside_desk;
call seal_table('tax_survey_options');

-- One answer per customer: the primary key refuses the second of two sub-accounts that submit at once.
create table tax_survey_answers (
  customer_id bigint not null references customers primary key,
  name text not null check (length(name) between 1 and 60),
  telephone text not null check (length(telephone) between 1 and 30),
  email text not null check (length(email) <= 254),
  option_id bigint not null references tax_survey_options,
  -- The words of that day: an option reworded later does not change what was answered.
  option_en text not null,
  option_cn text not null,
  created_by text not null,
  created_at timestamptz not null
);
create index tax_survey_answers_newest on tax_survey_answers (created_at desc, customer_id desc);
create index tax_survey_answers_of_option on tax_survey_answers (option_id, created_at desc);
call protect_tenant_table('tax_survey_answers');
grant select, insert on tax_survey_answers to quayside_merchant, quayside_system;
grant select on tax_survey_answers to quayside_desk;
