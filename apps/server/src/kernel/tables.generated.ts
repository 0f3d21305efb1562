// Written by `npm run db:types` from the migrations. Do not edit.
import type { ColumnType, Generated } from 'kysely';

/** Read as a value, written as its JSON text. */
type JsonColumn = ColumnType<unknown, string | null, string | null>;

export type Tables = {
  account_links: {
    token_hash: Buffer;
    customer_id: number;
    account_id: number;
    purpose: 'reset_password' | 'verify_email';
    expires_at: Date;
    used_at: Date | null;
  };
  accounts: {
    account_id: Generated<number>;
    customer_id: number;
    account_type: 'main' | 'internal' | 'supplier';
    email: string;
    password_hash: string;
    firstname: string;
    lastname: string;
    language: Generated<'en' | 'zh_CN'>;
    status: Generated<'enabled' | 'disabled'>;
    permissions: Generated<string[]>;
    guide_read: Generated<boolean>;
    created_at: Generated<Date>;
    phone: Generated<string>;
    email_verified_at: Date | null;
    totp_secret: Buffer | null;
    totp_enabled: Generated<boolean>;
    totp_last_step: number | null;
    skus: string[] | null;
  };
  api_keys: {
    key_hash: Buffer;
    customer_id: number;
    created_at: Generated<Date>;
    sealed: Buffer | null;
  };
  basic_config: {
    cfg_name: string;
    value: string;
    updated_at: Generated<Date>;
    updated_by: number | null;
  };
  brands: {
    platform_type: number;
    site_name: string;
    color: string;
    website: string;
    host: string | null;
    logo_svg: Generated<string>;
    favicon_svg: Generated<string>;
    api_address: Generated<string>;
    shop_address: Generated<string>;
    logistics_address: Generated<string>;
    terms_path: Generated<string>;
    privacy_path: Generated<string>;
    quote_path: Generated<string>;
    guide_en: Generated<string>;
    guide_cn: Generated<string>;
    register_text_en: Generated<string>;
    register_text_cn: Generated<string>;
    offers_zh_tw: Generated<boolean>;
    updated_at: Generated<Date>;
  };
  customers: {
    customer_id: Generated<number>;
    name: string;
    platform_type: Generated<number>;
    status: Generated<'active' | 'paused'>;
    created_at: Generated<Date>;
    phone: Generated<string>;
    country: Generated<string>;
    currency: Generated<string>;
    account_manager_id: number | null;
    show_true_tracking_number: Generated<boolean>;
  };
  files: {
    customer_id: number;
    file_id: Generated<string>;
    account_id: number | null;
    storage_key: string;
    name: string;
    mime: string;
    bytes: number;
    sha256: Buffer;
    created_at: Generated<Date>;
  };
  idempotency_keys: {
    customer_id: number;
    actor: string;
    key: string;
    call: string;
    body_hash: Buffer;
    reply: JsonColumn;
    created_at: Generated<Date>;
  };
  jobs: {
    job_id: Generated<number>;
    customer_id: number | null;
    account_id: number | null;
    staff_id: number | null;
    name: string;
    is_task: Generated<boolean>;
    key: string | null;
    payload: JsonColumn;
    state: Generated<'waiting' | 'running' | 'done' | 'dead' | 'discarded'>;
    attempts: Generated<number>;
    max_attempts: number;
    run_at: Generated<Date>;
    leased_by: string | null;
    leased_until: Date | null;
    done: Generated<number>;
    total: number | null;
    result: JsonColumn;
    error: string | null;
    created_at: Generated<Date>;
    ended_at: Date | null;
  };
  mails: {
    mail_id: Generated<number>;
    customer_id: number | null;
    template: string;
    platform_type: number;
    language: 'en' | 'zh_CN';
    to_address: string;
    to_name: string;
    subject: string;
    html: string;
    text: string;
    state: Generated<'queued' | 'sent' | 'kept' | 'failed'>;
    error: string | null;
    created_at: Generated<Date>;
    sent_at: Date | null;
  };
  notice_reads: {
    customer_id: number;
    account_id: number;
    press_id: number;
    read_at: Generated<Date>;
  };
  notices: {
    press_id: Generated<number>;
    title_en: string;
    title_cn: string;
    description_en: string;
    description_cn: string;
    meta_title: Generated<string>;
    platform_types: Generated<number[]>;
    publish_on_time: Date;
    withdrawn: Generated<boolean>;
    created_by: number | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  operation_log: {
    log_id: Generated<number>;
    customer_id: number | null;
    operation_time: Date;
    operation: string;
    call_method: string;
    actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system' | null;
    account_id: number | null;
    staff_id: number | null;
    account: string;
    operator: string;
    ip: string;
    request_method: string;
    request_address: string;
    request_url: string;
    full_url: string;
    request_parameters: string;
    outcome: string;
    duration_ms: number;
    request_id: string;
    user_agent: Generated<string>;
  };
  rate_limits: {
    bucket: string;
    minute: Date;
    used: number;
  };
  schedules: {
    name: string;
    last_slot: Date;
  };
  server_secrets: {
    name: string;
    value: Buffer;
  };
  sessions: {
    token_hash: Buffer;
    account_id: number | null;
    staff_id: number | null;
    customer_id: number | null;
    remember: Generated<boolean>;
    ip: string;
    user_agent: string;
    created_at: Generated<Date>;
    last_seen_at: Generated<Date>;
    expires_at: Date;
    session_id: Generated<string>;
    acting_staff_id: number | null;
  };
  staff: {
    staff_id: Generated<number>;
    email: string;
    password_hash: string;
    name: string;
    role: 'administrator' | 'sales_manager' | 'account_manager' | 'customer_service' | 'order_clerk' | 'warehouse_clerk' | 'finance';
    status: Generated<'enabled' | 'disabled'>;
    created_at: Generated<Date>;
  };
  warning_email_settings: {
    customer_id: number;
    enabled: Generated<boolean>;
    emails: Generated<string[]>;
    updated_at: Date;
  };
};
