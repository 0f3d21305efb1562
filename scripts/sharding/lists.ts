import type { Lists } from './rules.ts';

const door = 'found by a token, a hash or an address before the customer is known';
const queue = 'one queue for all merchants; the servers work through it, no list of a merchant joins it';
const own = 'of the servers themselves';

/** The tables that are not where their columns say, and the keys that are not as they should be. Only to be made shorter. */
export const lists: Lists = {
  placed: [
    { table: 'customers', placement: 'reference', reason: 'a few thousand rows that everything refers to, also before sign-in' },
    { table: 'accounts', placement: 'reference', reason: `${door}; an email is unique for all merchants` },
    { table: 'account_links', placement: 'reference', reason: door },
    { table: 'account_recovery_codes', placement: 'reference', reason: 'belongs to accounts' },
    { table: 'api_keys', placement: 'reference', reason: door },
    { table: 'integrations', placement: 'reference', reason: 'few per merchant; their keys are looked up before the customer is known' },
    { table: 'integration_keys', placement: 'reference', reason: door },
    { table: 'receiving_phone_links', placement: 'reference', reason: door },
    { table: 'sessions', placement: 'reference', reason: `${door}; staff have sessions too` },
    { table: 'consumables', placement: 'reference', reason: 'packaging of the provider for all merchants, or of one' },
    { table: 'notices', placement: 'reference', reason: 'for all merchants, or for one' },
    { table: 'carrier_numbers', placement: 'reference', reason: 'whose a number is that the carrier chose; found by the number alone' },
    { table: 'approvals', placement: 'reference', reason: 'work of staff; some concern no merchant' },
    { table: 'unapproved_moves', placement: 'reference', reason: 'belongs to approvals' },
    { table: 'bank_statement_lines', placement: 'reference', reason: 'a line has no merchant before it is matched' },
    { table: 'jobs', placement: 'coordinator', reason: queue },
    { table: 'mails', placement: 'coordinator', reason: queue },
    { table: 'operation_log', placement: 'coordinator', reason: 'lines of staff have no customer; to be distributed once they have 0' },
    { table: 'idempotency_keys', placement: 'coordinator', reason: `${own}; staff have keys under 0` },
    { table: 'log_heads', placement: 'coordinator', reason: 'the chain of operation_log' },
    { table: 'last_writes', placement: 'coordinator', reason: own },
    { table: 'attempts', placement: 'coordinator', reason: own },
    { table: 'known_devices', placement: 'coordinator', reason: own },
    { table: 'pending_files', placement: 'coordinator', reason: own },
    { table: 'port_hours', placement: 'coordinator', reason: own },
    { table: 'rate_limits', placement: 'coordinator', reason: own },
    { table: 'schedules', placement: 'coordinator', reason: own },
    { table: 'server_secrets', placement: 'coordinator', reason: own },
  ],
  keys: [
    { index: 'files_storage_key_key', unique: 'by_construction', reason: 'a storage key holds a random UUID' },
    { index: 'parcel_labels_label_key_key', unique: 'by_construction', reason: 'a random UUID' },
    {
      index: 'handover_parcels_handover_id_position_key',
      unique: 'by_construction',
      reason: 'one statement numbers all parcels of a handover',
    },
    { index: 'packing_baskets_wave_id_basket_key', unique: 'by_construction', reason: 'one statement numbers all baskets of a wave' },
    { index: 'stock_take_lines_pkey', unique: 'per_customer', reason: 'holds the customer, after the stock take that staff open' },
    { index: 'storage_bills_bill_no_key', unique: 'by_construction', reason: 'day, warehouse and customer' },
  ],
  foreignKeys: [
    { key: 'bank_statement_lines.bank_statement_lines_customer_id_top_up_id_fkey', reason: 'matching locks the top-up first' },
    { key: 'bank_statement_lines.bank_statement_lines_named_customer_id_named_top_up_id_fkey', reason: 'matching locks the top-up first' },
    {
      key: 'receiving_phone_links.receiving_phone_links_customer_id_inbound_id_fkey',
      reason: 'a link is made under the lock of its appointment',
    },
  ],
};
