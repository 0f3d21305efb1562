import { cleanUpJob, sweepFilesJob } from '@quayside/contract/kernel/kernel.jobs';
import { FORM_DRAFT_DAYS } from '@quayside/domain/drafts/draft-rules';
import { WAITING_DAYS } from '@quayside/domain/tracking/tracking-statuses';

/**
 * What happens to the rows of a table in time. `keep`: an interval, counted from the row's own moment; `until it expires`: the row says how
 * long; `for ever`: a business record that the law and the merchant's history need; `bounded`: master data and current states, which grow with
 * the business and not with time.
 */
export type Retention = {
  readonly keep: string;
  /** `delete` the rows, or `clear` one field of them. */
  readonly end?: 'delete' | 'clear';
  readonly job?: string;
  readonly why: string;
};

const cleanUp = (keep: string, why: string, end: 'delete' | 'clear' = 'delete'): Retention => ({ keep, end, job: cleanUpJob.name, why });
const words = (text: string) => text.trim().split(/\s+/);
const expires = (why: string) => cleanUp('until it expires', why);

/** The tables whose rows go, and when. The jobs read their intervals here; a test holds that every table is in one of these lists. */
export const retained = {
  operation_log: cleanUp('400 days', 'audits need a bit more than a year'),
  jobs: cleanUp('30 days', 'done and discarded; dead ones: dead_jobs'),
  dead_jobs: cleanUp('90 days', 'they wait for a person; rows of jobs too'),
  idempotency_keys: cleanUp('48 hours', 'no client retries longer'),
  open_requests: cleanUp('30 days', 'the log of requests of the open API'),
  port_hours: cleanUp('90 days', 'the page of external services'),
  rate_limits: cleanUp('1 hour', 'counters of a minute'),
  attempts: cleanUp('1 day', 'waiting times end within a day'),
  known_devices: cleanUp('180 days', 'a browser that came back'),
  sessions: expires('an ended session is of no use'),
  account_links: expires('links in mails'),
  staff_links: expires('links in mails'),
  receiving_phone_links: expires('the phone at a receiving station'),
  work_claims: cleanUp('1 hour', 'who has an item open'),
  form_drafts: cleanUp(`${FORM_DRAFT_DAYS} days`, 'unsaved forms'),
  waiting_reports: cleanUp(`${WAITING_DAYS} days`, 'reports about numbers nobody has yet'),
  import_rows: cleanUp('30 days', 'rows of order imports hold recipients (PRIV-02); the others stay with their import'),
  receiving_scans: cleanUp('90 days', 'after the appointment was closed'),
  webhook_deliveries: cleanUp('30 days', 'their tries go with them'),
  statistics_placed: cleanUp('100 days', 'the workplace looks back to the beginning of last month'),
  mails: cleanUp('7 days', 'the link in a mail; the mail itself stays', 'clear'),
  pending_files: { keep: '1 day', end: 'delete', job: sweepFilesJob.name, why: 'files without a row' },
} as const satisfies Record<string, Retention>;

/** Business records: of money, goods and what was agreed. They are never deleted by age; only a sandbox is emptied. */
export const keptForEver: readonly string[] = words(`
  orders order_lines order_services order_consumables order_quotes order_events order_exceptions order_exception_images
  order_exception_messages order_interceptions packed_units packing_baskets packing_waves parcel_labels handovers
  handover_parcels carrier_numbers tracking_events serial_numbers store_orders inbounds inbound_lines inbound_boxes inbound_box_items
  inbound_booked_services inbound_events inbound_photos loss_orders loss_order_lines loss_order_images work_orders
  work_order_lines work_order_events work_order_photos sourcing_requests sourcing_events sourcing_images sourcing_messages
  stock_log stock_takes stock_take_lines wallet_entries wallet_adjustments wallet_reconciliations top_ups top_up_rounds
  bank_statement_lines storage_bills storage_bill_lines storage_runs storage_settlements approvals unapproved_moves
  credit_limit_changes customer_notes customer_pauses evaluations imports files provider_files notices notice_reads
  tariff_versions tariff_imports tariff_import_faults help_article_versions exchange_rates tax_survey_answers
`);

/** Grow with merchants, products, staff and settings, or hold what is open now. `webhook_tries` goes with its delivery. */
export const bounded: readonly string[] = words(`
  account_list_settings account_recovery_codes accounts api_keys basic_config brands categories consumables
  customer_price_groups customers dock_slots help_articles inbound_services integration_keys integrations last_writes log_heads
  open_parcels product_codes product_consumables products properties receiving_accounts role_seal schedules server_secrets
  staff staff_list_settings staff_recovery_codes statistics_deliveries statistics_expenses statistics_shipments statistics_skus
  stock_freezes stock_layers stock_levels stock_warnings storage_rates store_skus stores tariff_notes tax_survey_options
  wallet_holds wallets warehouses warning_email_settings webhook_tries work_price_lists
`);

/** How long rows of this table are kept, as an interval of PostgreSQL. */
export function keptFor(table: keyof typeof retained): string {
  return retained[table].keep;
}
