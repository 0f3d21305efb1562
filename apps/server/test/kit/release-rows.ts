/** A few rows for the tables of each release, so that the next migrations run on data and not only on empty tables. */
export const rowsOfRelease: Readonly<Record<string, string>> = {
  '0001_kernel': `
    insert into customers (name) values ('Shop'), ('Other shop');
    insert into accounts (customer_id, account_type, email, password_hash, firstname, lastname)
      select customer_id, 'main', customer_id || '@shop.test', 'x', 'Lin', '林' from customers;
    insert into accounts (customer_id, account_type, email, password_hash, firstname, lastname)
      select min(customer_id), 'supplier', 'maker@shop.test', 'x', '', '' from customers;
    insert into staff (email, password_hash, name, role) values ('desk@desk.test', 'x', 'Desk', 'finance');
    insert into api_keys (key_hash, customer_id) select '\\x01', min(customer_id) from customers;
    insert into sessions (token_hash, account_id, customer_id, ip, user_agent, expires_at)
      select '\\x02', account_id, customer_id, '', '', now() from accounts limit 1;
    insert into operation_log (operation_time, operation, call_method, account, operator, ip, request_method, request_address, request_url,
      full_url, request_parameters, outcome, duration_ms, request_id) values (now(), 'x', '', '', '', '', '', '', '', '', '', 'done', 1, '1');`,
  '0002_jobs_mails_files': `
    insert into files (customer_id, storage_key, name, mime, bytes, sha256) select customer_id, customer_id, 'a.pdf', 'application/pdf', 0, '' from customers;
    insert into jobs (name, key, payload, max_attempts, state, leased_until, ended_at) values
      ('mails.deliver', '1', '{}', 8, 'done', null, now()), ('mails.deliver', '2', '{}', 8, 'waiting', null, null),
      ('products.export', null, '{}', 3, 'running', now(), null), ('mails.deliver', '3', '{}', 8, 'dead', null, now());
    insert into schedules values ('kernel.clean_up', now());
    insert into mails (template, platform_type, language, to_address, to_name, subject, html, text) values ('t', 1, 'en', 'a', '', '', '', '');`,
  '0003_warning_emails': `insert into warning_email_settings select min(customer_id), true, '{a@b.test}', now() from customers;`,
  '0004_shell': `
    insert into notices (title_en, title_cn, description_en, description_cn, publish_on_time) values ('a', 'b', '', '', now());`,
  '0005_products': `
    insert into products (customer_id, sku, product_name, name_cn, name_en, declared_value, property_ids, hs_code, weight_g, barcode)
      select customer_id, 'A b.1', 'x', '灯', 'x', 12.50, '{1}', '940540', 1, '2000000000015' from customers;`,
  '0006_inventory': `
    insert into stock_levels (customer_id, warehouse_id, product_id, total, frozen) select customer_id, 1, product_id, 5, 2 from products;`,
  '0007_wallets': `
    insert into wallets (customer_id, balance, held, last_seq) select customer_id, 12.34, 0, 0 from customers;
    insert into storage_runs values ('2026-01-31', now(), 1, 1.20);
    insert into wallet_adjustments (customer_id, amount, reason, proposed_by, needs_second)
      select customer_id, -900, 'x', (select min(staff_id) from staff), true from customers;
    insert into receiving_accounts (platform_type, method, currency, account_name, account_number) values (1, 'bank', 'USD', 'Quay', '0 1');
    insert into top_ups (customer_id, reference, method, currency, receiving_account_id)
      select min(customer_id), 'TU-DRAFT222', 'bank', 'USD', (select min(receiving_account_id) from receiving_accounts) from customers;`,
  '20261116_0611_staff_access': `
    insert into staff_links (token_hash, staff_id, purpose, expires_at) select '\\x03', staff_id, 'invitation', now() from staff limit 1;
    insert into staff_recovery_codes (staff_id, code_hash) select staff_id, '\\x04' from staff limit 1;
    insert into account_recovery_codes (customer_id, account_id, code_hash) select customer_id, account_id, '\\x05' from accounts limit 1;`,
  '20261116_1130_work_claims': `
    insert into work_claims (queue, record_id, staff_id, opened_at, seen_at) select 'top-ups.to_review', 1, staff_id, now(), now() from staff;`,
  '20261116_0920_list_settings': `
    insert into account_list_settings (customer_id, account_id, list) select customer_id, account_id, 'orders.list' from accounts;
    insert into staff_list_settings (staff_id, list) select staff_id, 'orders.list' from staff;`,
  '20261116_1140_top_up_rounds': `
    insert into top_up_rounds (customer_id, top_up_id, round, amount, paid_on, voucher_file_id, remark, submitted_at, reviewed_at,
        staff_remark, staff_remark_cn)
      select t.customer_id, t.top_up_id, 1, 5, '2026-01-02', f.file_id, '', now(), now(), 'x', ''
        from top_ups t join files f on f.customer_id = t.customer_id limit 1;`,
  '20261116_1141_bank_lines_by_hand': `
    insert into bank_statement_lines (statement, row_no, booked_on, currency, amount, words, line_key, named_customer_id, named_top_up_id)
      select 'bank.csv', 2, '2026-01-02', 'USD', 5, 'words', 'key by hand', customer_id, top_up_id from top_ups limit 1;`,
  '20261116_1150_customer_care': `
    insert into customer_pauses (customer_id, reason, paused_by, paused_at) select customer_id, 'x', (select min(staff_id) from staff), now() from customers;
    insert into customer_notes (customer_id, body, created_by, created_at) select customer_id, 'x', (select min(staff_id) from staff), now() from customers;`,
  '20261116_1153_credit_limit_changes': `
    insert into credit_limit_changes (customer_id, limit_before, limit_after, reason, changed_by, created_at)
      select customer_id, 0, 100, 'x', (select min(staff_id) from staff), now() from customers;`,
  '20261116_1200_storage_settlement': `
    insert into storage_settlements (customer_id, changed_by, changed_at) select customer_id, 'x', now() from customers;`,
  '20261116_1210_stock_takes': `
    insert into stock_takes (take_no, warehouse_id, started_by, started_at) values ('ST-260102-ABCDEF', 1, 'x', now());
    insert into stock_take_lines (take_id, customer_id, product_id, believed, counted, counted_by, counted_at)
      select (select max(take_id) from stock_takes), customer_id, product_id, 1, 2, 'x', now() from products limit 1;`,
};
