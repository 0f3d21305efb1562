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
  '20261117_2010_statistics': `
    insert into statistics_shipments (customer_id, month, warehouse_id, method, country, orders) select customer_id, '2026-01-01', 1, 'AIR', 'DE', 1 from customers;
    insert into statistics_deliveries (customer_id, month, warehouse_id, method, country, days, parcels) select customer_id, '2026-01-01', 1, 'AIR', 'DE', 4, 1 from customers;
    insert into statistics_skus (customer_id, month, warehouse_id, product_id, orders, units) select customer_id, '2026-01-01', 1, product_id, 1, 2 from products;
    insert into statistics_expenses select customer_id, '2026-01-01', 1, 'storage', 'storage', 5, 1 from customers on conflict do nothing;`,
  '20261118_1930_placed_orders': `
    insert into statistics_placed (customer_id, day, status, orders) select customer_id, '2026-01-01', 'delivered', 1 from customers;`,
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
  '20261116_1500_inbound': `
    insert into inbounds (customer_id, code, inbound_no, original_no, warehouse_id, created_by, created_at, updated_at)
      select customer_id, 'RWS22', 'ASN-260102-RWS22', 'ASN-260102-RWS22', 1, 'x', now(), now() from products limit 1;
    insert into inbound_lines (customer_id, inbound_id, line_no, product_id, quantity)
      select p.customer_id, i.inbound_id, 1, p.product_id, 3 from inbounds i join products p using (customer_id) limit 1;
    insert into inbound_boxes (customer_id, inbound_id, box_no, group_no) select customer_id, inbound_id, 1, 1 from inbounds;
    insert into inbound_box_items (customer_id, inbound_id, box_no, product_id, quantity)
      select customer_id, inbound_id, 1, product_id, 3 from inbound_lines;
    insert into inbound_booked_services (customer_id, inbound_id, service_id, price, quantity)
      select customer_id, inbound_id, 1, 0.05, 3 from inbounds;
    insert into inbound_events (customer_id, inbound_id, kind, actor_kind, actor_name, created_at)
      select customer_id, inbound_id, 'created', 'main', 'x', now() from inbounds;`,
  '20261116_1510_receiving': `
    insert into inbound_photos (customer_id, inbound_id, box_no, file_id, taken_by, created_at)
      select i.customer_id, i.inbound_id, 1, f.file_id, 'x', now() from inbounds i join files f using (customer_id) limit 1;
    insert into receiving_scans (customer_id, inbound_id, code, result, scanned_by, created_at)
      select customer_id, inbound_id, 'x', 'unknown', 'x', now() from inbounds;`,
  '20261116_1520_loss_orders': `
    insert into loss_orders (customer_id, loss_order_no, type, source_id, source_no, warehouse_id, inspection, waits_for, difference, compensation,
        creator, deadline, created_at, updated_at)
      select customer_id, 'LO-260102-ABCDE', 'normal', inbound_id, inbound_no, 1, 'full', 'merchant', 1, 2.50, 'x', '2026-02-01', now(), now()
        from inbounds limit 1;
    insert into loss_order_lines (customer_id, loss_order_id, box_no, product_id, sku, product_name, color, size, appointment_quantity,
        arrival_quantity, qualified_quantity, actual_quantity, difference)
      select o.customer_id, o.loss_order_id, 1, l.product_id, 'x', 'x', '', '', 3, 2, 2, 2, 1
        from loss_orders o join inbound_lines l using (customer_id) limit 1;
    insert into loss_order_images (customer_id, loss_order_id, file_id, created_at)
      select o.customer_id, o.loss_order_id, f.file_id, now() from loss_orders o join files f using (customer_id) limit 1;`,
  '20261116_1540_receiving_station': `
    insert into receiving_phone_links (token_hash, customer_id, inbound_id, staff_id, expires_at, created_at, box_no)
      select '\\x06', customer_id, inbound_id, (select min(staff_id) from staff), now(), now(), 1 from inbounds;`,
  '20261116_1900_tariffs': `
    insert into tariff_versions (name, currency, first_day, last_day, tariff) values ('RATES-1', 'CNY', '2026-01-01', '2026-12-31', '{}');
    insert into customer_price_groups (customer_id, price_group) select customer_id, 'GOLD' from customers;`,
  '20261116_1910_order_logistics': `
    insert into order_services (customer_id, order_id, service, name_en, name_cn, quantity, projected_fee)
      select customer_id, order_id, 'PHOTO', 'x', '拍照', 1, 0.50 from orders;
    insert into order_quotes (customer_id, order_id, method, method_name_en, method_name_cn, version_id, price_group, at, expires_at, total,
        shipping, items, input, facts, created_at)
      select customer_id, order_id, 'EXP', 'x', '快递', (select min(version_id) from tariff_versions), 'STANDARD', now(), now(), 12.40, 9, '[]', '{}', '{}', now()
        from orders;
    -- Orders and quotes refer to each other.
    update orders o set quote_id = q.quote_id from order_quotes q where q.order_id = o.order_id;
    insert into order_events (customer_id, order_id, kind, actor_kind, actor_name, created_at)
      select customer_id, order_id, 'created', 'main', 'x', now() from orders;`,
  '20261116_1930_tariff_imports': `
    insert into tariff_imports (file_id, file_name, version_id, staff_id, created_at)
      select f.file_id, 'x.xlsx', (select min(version_id) from tariff_versions), s.staff_id, now() from provider_files f, staff s limit 1;
    insert into tariff_import_faults (import_id, fault_no, code, sheet, place, figures) select import_id, 1, 'gap', 'rates', '', '{}' from tariff_imports;`,
  '20261116_2130_order_life': `
    insert into order_exceptions (customer_id, order_id, reason, raised_by, raised_at, deadline)
      select customer_id, order_id, 'customs', 'x', now(), now() from orders limit 1;
    insert into order_exception_messages (customer_id, exception_id, body, author_kind, author_name, created_at)
      select customer_id, exception_id, 'x', 'staff', 'x', now() from order_exceptions;
    insert into order_exception_images (customer_id, message_id, file_id, position)
      select m.customer_id, m.message_id, f.file_id, 1 from order_exception_messages m join files f using (customer_id) limit 1;`,
  '20261116_2140_packing': `
    insert into packing_waves (wave_no, warehouse_id, orders, made_by, made_at) values ('WV-260102-ABCD', 1, 1, 'x', now());
    insert into packing_baskets (customer_id, order_id, wave_id, basket) select customer_id, order_id, (select max(wave_id) from packing_waves), 1 from orders limit 1;
    insert into open_parcels (customer_id, order_id, staff_id, staff_name, opened_at, seen_at)
      select customer_id, order_id, (select min(staff_id) from staff), 'x', now(), now() from orders limit 1;
    insert into packed_units (customer_id, order_id, unit_no, scan_key, product_id, created_at)
      select o.customer_id, o.order_id, 1, gen_random_uuid(), p.product_id, now() from orders o join products p using (customer_id) limit 1;`,
  '20261116_2145_interceptions': `
    insert into order_interceptions (customer_id, order_id, status, method, reason, requested_by, requested_at)
      select customer_id, order_id, 'approved', 'EXP', 'x', 'x', now() from orders limit 1;`,
  '20261116_2150_shipping': `
    insert into handovers (handover_no, warehouse_id, method, method_name_en, method_name_cn, parcels, weight_g, made_by, made_at)
      values ('HO-260102-ABCD', 1, 'EXP', 'x', '快递', 1, 100, 'x', now());
    insert into handover_parcels (customer_id, order_id, handover_id, position)
      select customer_id, order_id, (select max(handover_id) from handovers), 1 from orders limit 1;`,
  '20261116_2155_tracking': `
    insert into tracking_events (customer_id, order_id, event_key, happened_at, status, source, received_at)
      select customer_id, order_id, repeat('0', 64), now(), 'info', 'feed', now() from orders limit 1;
    insert into waiting_reports (number, report_key, report, received_at) values ('X', repeat('0', 64), '{}', now());`,
  '20261117_0130_carrier_labels': `
    insert into parcel_labels (customer_id, order_id, label_key, account, service, warehouse, requested_at)
      select customer_id, order_id, gen_random_uuid(), 'se-1', 'ground', 'se-2', now() from orders limit 1;`,
  '20261118_1755_top_up_references': `
    insert into orders (customer_id, order_no, platform_order_no, warehouse_id, country, address_type, first_name, last_name, phone, email, id_number,
        company, state, city, postal_code, house_number, address1, address2, address3, remark, tracking_no, created_at, updated_at)
      select min(customer_id), 'SO-260101-ABC234', 'BEFORE-1', 1, 'US', 'business', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'SHIPPED-BEFORE', now(), now()
        from customers where customer_id > 0;`,
  '20261118_1757_carrier_numbers': `
    insert into carrier_numbers (kind, tracking_no, customer_id, order_id) select 'order', 'X', customer_id, order_id from orders limit 1;`,
  '20261117_2110_evaluations': `
    insert into evaluations (customer_id, staff_id, stars, text, created_by, created_at)
      select customer_id, (select min(staff_id) from staff), 4, 'x', 'x', now() from customers limit 1;`,
  '20261117_2120_tax_survey': `
    insert into tax_survey_answers (customer_id, name, telephone, email, option_id, option_en, option_cn, created_by, created_at)
      select customer_id, 'x', '12345', '', (select min(option_id) from tax_survey_options), 'x', 'x', 'x', now() from customers limit 1;`,
  '20261117_2130_guides': `
    insert into help_articles (slug, section, position, title_en, title_cn, body_en, body_cn, updated_by, updated_at, words)
      values ('own-article', 'start', 10, 'x', '帮助', '<p>x</p>', '<p>帮助</p>', 'x', now(), to_tsvector('english', 'x'));
    insert into help_article_versions (article_id, version, title_en, title_cn, body_en, body_cn, pictures, saved_by, saved_at)
      select article_id, 1, title_en, title_cn, body_en, body_cn, '{}', 'x', now() from help_articles where slug = 'own-article';`,
  '20261117_2050_integrations': `
    insert into integrations (customer_id, name, store_account_id, created_at) select customer_id, 'Shop', 'shop', now() from customers;
    insert into integration_keys (customer_id, integration_id, key_hash, last_four, created_at)
      select customer_id, integration_id, convert_to(integration_id::text, 'UTF8'), 'abcd', now() from integrations;
    insert into webhook_deliveries (customer_id, integration_id, delivery_id, topic, object, body, next_try_at, created_at)
      select customer_id, integration_id, gen_random_uuid(), 'test', 'test', '{}', now(), now() from integrations;
    insert into webhook_tries (customer_id, seq, try_no, tried_at, ms, status, answer) select customer_id, seq, 1, now(), 5, 200, 'ok' from webhook_deliveries;
    insert into open_requests (customer_id, integration_id, request_id, method, path, status, code, ms, ip, requested_at)
      select customer_id, integration_id, gen_random_uuid(), 'GET', '/open/v1/orders', 200, '', 5, '', now() from integrations;`,
  '20261117_2210_work_orders': `
    insert into work_orders (customer_id, work_order_no, type, warehouse_id, skus, units, prices, quoted, fees, created_by, created_at)
      select customer_id, 'SS-260102-ABCDE', 'count', 1, 1, 2, '{}', 3.10, '[]', 'x', now() from inbounds limit 1;
    insert into work_order_lines (customer_id, work_order_id, line_no, product_id, quantity)
      select o.customer_id, o.work_order_id, 1, p.product_id, 2 from work_orders o join products p using (customer_id) limit 1;
    insert into work_order_photos (customer_id, work_order_id, file_id, created_at)
      select o.customer_id, o.work_order_id, f.file_id, now() from work_orders o cross join provider_files f limit 1;
    insert into work_order_events (customer_id, work_order_id, kind, actor_kind, actor_name, created_at)
      select customer_id, work_order_id, 'submitted', 'main', 'x', now() from work_orders;`,
  '20261117_2220_sourcing': `
    insert into sourcing_requests (customer_id, request_no, waits_for, waiting_since, product_name, link, quantity, country, created_by, created_at, updated_at)
      select customer_id, 'DS-260102-ABCDE', 'staff', now(), 'x', 'https://example.com', 1, 'DE', 'x', now(), now() from inbounds limit 1;
    insert into sourcing_images (customer_id, request_id, position, file_id)
      select r.customer_id, r.request_id, 1, f.file_id from sourcing_requests r join files f using (customer_id) limit 1;
    insert into sourcing_messages (customer_id, request_id, body, actor_kind, actor_name, created_at)
      select customer_id, request_id, 'x', 'main', 'x', now() from sourcing_requests;
    insert into sourcing_events (customer_id, request_id, kind, actor_kind, actor_name, created_at)
      select customer_id, request_id, 'requested', 'main', 'x', now() from sourcing_requests;`,
  '20261118_1100_sandboxes': `
    insert into customers (customer_id, name) overriding system value select -customer_id, name from customers where customer_id > 0;
    insert into integration_keys (customer_id, integration_id, key_hash, last_four, created_at, is_test)
      select customer_id, integration_id, convert_to('test' || integration_id::text, 'UTF8'), 'efgh', now(), true from integrations;`,
  '20261118_1110_port_health': `
    insert into port_hours (port, hour, successes, errors, last_success_at, configured) values ('mail', date_trunc('hour', now()) - interval '5 hours', 3, 1, now(), true);`,
  '20261118_1300_last_writes': `
    insert into last_writes (customer_id, staff_id, write_no) select customer_id, 0, 4711 from customers;`,
  '20261118_1410_store_changes': `
    update store_orders set change_due = 'canceled', shop_state = 'canceled', fingerprint = 'x', shop_change = 'changed', shop_changed_at = now(), change_told = false;`,
  '20261118_1030_stores': `
    insert into stores (customer_id, kind, name, shop_url, warehouse_id, pull_since, next_pull_at, created_at)
      select customer_id, 'shopify', 'Shop', 'https://x.myshopify.com', 1, now(), now(), now() from customers;
    insert into store_orders (customer_id, store_id, external_id, number, ordered_at, content, state, created_at, updated_at)
      select customer_id, store_id, '1', '#1', now(), '{}', 'held', now(), now() from stores;
    insert into store_skus (customer_id, store_id, sku, created_at) select customer_id, store_id, 'x', now() from stores;`,
};
