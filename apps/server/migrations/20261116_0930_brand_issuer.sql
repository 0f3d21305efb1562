-- Who issues a brand's documents: printed on statements. Empty falls back to the site's name, or is left out.
alter table brands
  add column issuer_name text not null default '' check (length(issuer_name) <= 120),
  add column issuer_address text not null default '' check (length(issuer_address) <= 300),
  add column issuer_registration text not null default '' check (length(issuer_registration) <= 120),
  add column billing_email text not null default '' check (length(billing_email) <= 200);
