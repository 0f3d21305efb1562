-- How far below its limit a wallet is because packed parcels cost a little more than was held (D-108). Nothing else may take it there.
alter table wallets
  add column overdraft numeric(16,2) not null default 0 check (overdraft >= 0),
  drop constraint wallets_check,
  add constraint wallets_covered check (balance - held + credit_limit + overdraft >= 0);
