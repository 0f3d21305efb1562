-- Written by `node scripts/check-sharding.ts` from the migrations. Do not edit. How to use it: docs/sharding.md.

-- Only on the coordinator: the servers' own tables.
-- attempts
-- idempotency_keys
-- jobs
-- known_devices
-- last_writes
-- log_heads
-- mails
-- operation_log
-- pending_files
-- port_hours
-- rate_limits
-- schedules
-- server_secrets

-- Keys that cannot be kept over several nodes: unique within a customer instead, and found as before.
alter table files drop constraint if exists files_storage_key_key;
drop index if exists files_storage_key_key;
create unique index files_storage_key_key on files (customer_id, storage_key);
create index files_storage_key_key_lookup on files (storage_key);
alter table handover_parcels drop constraint if exists handover_parcels_handover_id_position_key;
drop index if exists handover_parcels_handover_id_position_key;
create unique index handover_parcels_handover_id_position_key on handover_parcels (customer_id, handover_id, position);
create index handover_parcels_handover_id_position_key_lookup on handover_parcels (handover_id, position);
alter table packing_baskets drop constraint if exists packing_baskets_wave_id_basket_key;
drop index if exists packing_baskets_wave_id_basket_key;
create unique index packing_baskets_wave_id_basket_key on packing_baskets (customer_id, wave_id, basket);
create index packing_baskets_wave_id_basket_key_lookup on packing_baskets (wave_id, basket);
alter table parcel_labels drop constraint if exists parcel_labels_label_key_key;
drop index if exists parcel_labels_label_key_key;
create unique index parcel_labels_label_key_key on parcel_labels (customer_id, label_key);
create index parcel_labels_label_key_key_lookup on parcel_labels (label_key);
alter table storage_bills drop constraint if exists storage_bills_bill_no_key;
drop index if exists storage_bills_bill_no_key;
create unique index storage_bills_bill_no_key on storage_bills (customer_id, bill_no);
create index storage_bills_bill_no_key_lookup on storage_bills (bill_no);
alter table bank_statement_lines drop constraint bank_statement_lines_customer_id_top_up_id_fkey;
alter table bank_statement_lines drop constraint bank_statement_lines_named_customer_id_named_top_up_id_fkey;
alter table receiving_phone_links drop constraint receiving_phone_links_customer_id_inbound_id_fkey;

-- On every node.
select create_reference_table('account_links');
select create_reference_table('account_recovery_codes');
select create_reference_table('accounts');
select create_reference_table('api_keys');
select create_reference_table('approvals');
select create_reference_table('bank_statement_lines');
select create_reference_table('basic_config');
select create_reference_table('brands');
select create_reference_table('carrier_numbers');
select create_reference_table('categories');
select create_reference_table('consumables');
select create_reference_table('customers');
select create_reference_table('dock_slots');
select create_reference_table('exchange_rates');
select create_reference_table('handovers');
select create_reference_table('help_article_versions');
select create_reference_table('help_articles');
select create_reference_table('inbound_services');
select create_reference_table('integration_keys');
select create_reference_table('integrations');
select create_reference_table('notices');
select create_reference_table('packing_waves');
select create_reference_table('properties');
select create_reference_table('provider_files');
select create_reference_table('receiving_accounts');
select create_reference_table('receiving_phone_links');
select create_reference_table('role_seal');
select create_reference_table('sessions');
select create_reference_table('staff');
select create_reference_table('staff_links');
select create_reference_table('staff_list_settings');
select create_reference_table('staff_recovery_codes');
select create_reference_table('stock_takes');
select create_reference_table('storage_rates');
select create_reference_table('storage_runs');
select create_reference_table('tariff_import_faults');
select create_reference_table('tariff_imports');
select create_reference_table('tariff_notes');
select create_reference_table('tariff_versions');
select create_reference_table('tax_survey_options');
select create_reference_table('unapproved_moves');
select create_reference_table('waiting_reports');
select create_reference_table('wallet_reconciliations');
select create_reference_table('warehouses');
select create_reference_table('work_claims');
select create_reference_table('work_price_lists');

-- All rows of a customer on one node. One colocation group: joins and foreign keys stay on it.
select create_distributed_table('account_list_settings', 'customer_id');
select create_distributed_table('credit_limit_changes', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('customer_notes', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('customer_pauses', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('customer_price_groups', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('evaluations', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('files', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('form_drafts', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('inbounds', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('notice_reads', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('open_requests', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('statistics_deliveries', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('statistics_expenses', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('statistics_placed', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('statistics_shipments', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('statistics_skus', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('storage_bills', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('storage_settlements', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('stores', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('tax_survey_answers', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('wallet_adjustments', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('wallet_entries', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('wallet_holds', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('wallets', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('warning_email_settings', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('webhook_deliveries', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('imports', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('inbound_booked_services', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('inbound_boxes', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('inbound_events', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('inbound_photos', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('loss_orders', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('products', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('receiving_scans', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('storage_bill_lines', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('top_ups', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('webhook_tries', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('import_rows', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('inbound_box_items', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('inbound_lines', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('loss_order_images', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('loss_order_lines', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('product_codes', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('product_consumables', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('serial_numbers', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('sourcing_requests', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('stock_levels', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('stock_take_lines', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('stock_warnings', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('store_skus', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('top_up_rounds', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('work_orders', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('sourcing_events', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('sourcing_images', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('sourcing_messages', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('stock_freezes', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('stock_layers', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('stock_log', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('work_order_events', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('work_order_lines', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('work_order_photos', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('handover_parcels', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('open_parcels', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('order_consumables', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('order_events', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('order_exception_images', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('order_exception_messages', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('order_exceptions', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('order_interceptions', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('order_lines', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('order_quotes', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('order_services', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('orders', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('packed_units', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('packing_baskets', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('parcel_labels', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('store_orders', 'customer_id', colocate_with => 'account_list_settings');
select create_distributed_table('tracking_events', 'customer_id', colocate_with => 'account_list_settings');
