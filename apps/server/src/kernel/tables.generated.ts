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
  account_list_settings: {
    customer_id: number;
    account_id: number;
    list: string;
    settings: Generated<unknown>;
    views: Generated<unknown>;
    updated_at: Generated<Date>;
  };
  account_recovery_codes: {
    customer_id: number;
    account_id: number;
    code_hash: Buffer;
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
  approvals: {
    approval_id: Generated<number>;
    kind:
      | 'adjustment'
      | 'credit_limit'
      | 'storage_discount'
      | 'top_up'
      | 'compensation'
      | 'exchange_rate'
      | 'receiving_account'
      | 'threshold'
      | 'tariff'
      | 'price_group';
    customer_id: number | null;
    subject: string;
    amount_usd: string | null;
    reason: string;
    payload: JsonColumn;
    before: JsonColumn;
    after: JsonColumn;
    state: Generated<'proposed' | 'agreed' | 'rejected' | 'withdrawn'>;
    proposed_by: number;
    proposed_at: Generated<Date>;
    decided_by: number | null;
    decided_at: Date | null;
    decision_remark: Generated<string>;
  };
  attempts: {
    bucket: Buffer;
    failures: number;
    last_at: Date;
    next_at: Date;
  };
  bank_statement_lines: {
    line_id: Generated<number>;
    statement: string;
    row_no: number;
    booked_on: string;
    currency: string;
    amount: string;
    words: string;
    customer_id: number | null;
    top_up_id: number | null;
    state: Generated<'open' | 'proposed' | 'confirmed' | 'ignored'>;
    line_key: string;
    created_at: Generated<Date>;
    named_customer_id: number | null;
    named_top_up_id: number | null;
    by_hand: 'matched' | 'unmatched' | null;
    decided_by: number | null;
    decided_at: Date | null;
    reason: Generated<string>;
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
    issuer_name: Generated<string>;
    issuer_address: Generated<string>;
    issuer_registration: Generated<string>;
    billing_email: Generated<string>;
  };
  carrier_numbers: {
    kind: 'order' | 'label';
    tracking_no: string;
    customer_id: number;
    order_id: number;
  };
  categories: {
    category_id: Generated<number>;
    parent_id: number | null;
    name_en: string;
    name_cn: string;
    sort: Generated<number>;
    enabled: Generated<boolean>;
  };
  consumables: {
    consumable_id: Generated<number>;
    customer_id: number | null;
    name_en: string;
    name_cn: string;
    image_file_id: string | null;
    unit_price: string;
    specification: Generated<string>;
    weight_g: number;
    chargeable: Generated<boolean>;
    quantity: Generated<number>;
    enabled: Generated<boolean>;
    updated_at: Generated<Date>;
  };
  credit_limit_changes: {
    customer_id: number;
    change_id: Generated<number>;
    limit_before: string;
    limit_after: string;
    reason: string;
    changed_by: number;
    agreed_by: number | null;
    created_at: Date;
  };
  customer_notes: {
    customer_id: number;
    note_id: Generated<number>;
    body: string;
    is_pinned: Generated<boolean>;
    created_by: number;
    created_at: Date;
    deleted_at: Date | null;
  };
  customer_pauses: {
    customer_id: number;
    pause_id: Generated<number>;
    reason: string;
    paused_by: number;
    paused_at: Date;
    resumed_by: number | null;
    resumed_at: Date | null;
  };
  customer_price_groups: {
    customer_id: number;
    price_group: string;
    set_by: number | null;
    set_at: Generated<Date>;
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
    muted_mails: Generated<string[]>;
  };
  dock_slots: {
    warehouse_id: number;
    weekday: number;
    period: 'morning' | 'afternoon';
    capacity_m3: string;
  };
  evaluations: {
    customer_id: number;
    evaluation_id: Generated<number>;
    staff_id: number;
    stars: number;
    text: string;
    created_by: string;
    created_at: Date;
  };
  exchange_rates: {
    currency: string;
    valid_from: string;
    rate: string;
    source: string;
    staff_id: number | null;
    created_at: Generated<Date>;
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
    job_id: number | null;
  };
  form_drafts: {
    customer_id: number;
    account_id: number;
    acting_staff_id: Generated<number>;
    form: string;
    record: string;
    version: number;
    content: JsonColumn;
    updated_at: Date;
  };
  handover_parcels: {
    customer_id: number;
    order_id: number;
    handover_id: number;
    position: number;
  };
  handovers: {
    handover_id: Generated<number>;
    handover_no: string;
    warehouse_id: number;
    method: string;
    method_name_en: string;
    method_name_cn: string;
    parcels: number;
    weight_g: number;
    made_by: string;
    made_at: Date;
  };
  help_article_versions: {
    article_id: number;
    version: number;
    title_en: string;
    title_cn: string;
    body_en: string;
    body_cn: string;
    pictures: string[];
    saved_by: string | null;
    saved_at: Date;
    restored_from: number | null;
  };
  help_articles: {
    article_id: Generated<number>;
    slug: string;
    section: 'start' | 'products' | 'inbound' | 'orders' | 'billing' | 'account' | 'api';
    position: number;
    title_en: string;
    title_cn: string;
    body_en: string;
    body_cn: string;
    pictures: Generated<string[]>;
    published: Generated<boolean>;
    version: Generated<number>;
    updated_by: string | null;
    updated_at: Date;
    words: string;
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
  import_rows: {
    customer_id: number;
    import_id: number;
    row_no: number;
    cells: JsonColumn;
    faults: Generated<unknown>;
    state: Generated<'good' | 'faulty' | 'unchanged' | 'imported'>;
  };
  imports: {
    customer_id: number;
    import_id: Generated<number>;
    account_id: number | null;
    kind: 'products' | 'serial_numbers' | 'inbound' | 'orders';
    mode: Generated<'create' | 'update'>;
    file_id: string;
    file_name: string;
    state: Generated<'reading' | 'checked' | 'refused' | 'imported' | 'discarded'>;
    refusal: string | null;
    row_count: Generated<number>;
    good_count: Generated<number>;
    faulty_count: Generated<number>;
    unchanged_count: Generated<number>;
    imported_count: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  inbound_booked_services: {
    customer_id: number;
    inbound_id: number;
    service_id: number;
    price: string;
    quantity: number;
    charged: number | null;
  };
  inbound_box_items: {
    customer_id: number;
    inbound_id: number;
    box_no: number;
    product_id: number;
    quantity: number;
    received: number | null;
    broken: Generated<number>;
    qualified: number | null;
    shelved: Generated<number>;
    reason: 'missing' | 'broken' | 'wrong_item' | 'surplus' | 'other' | null;
  };
  inbound_boxes: {
    customer_id: number;
    inbound_id: number;
    box_no: number;
    group_no: number;
    weight_kg: string | null;
    length_cm: string | null;
    width_cm: string | null;
    height_cm: string | null;
    state: Generated<'announced' | 'arrived' | 'counted' | 'qualified' | 'shelved' | 'missing'>;
    measured_weight_kg: string | null;
    measured_length_cm: string | null;
    measured_width_cm: string | null;
    measured_height_cm: string | null;
    arrived_at: Date | null;
    counted_at: Date | null;
    counted_by: string | null;
    qualified_at: Date | null;
    qualified_by: string | null;
    shelved_at: Date | null;
    shelved_by: string | null;
    shelf: Generated<string>;
  };
  inbound_events: {
    customer_id: number;
    event_id: Generated<number>;
    inbound_id: number;
    kind: string;
    params: Generated<unknown>;
    actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
    actor_name: string;
    created_at: Date;
  };
  inbound_lines: {
    customer_id: number;
    inbound_id: number;
    line_no: number;
    product_id: number;
    quantity: number;
    purchase_price: string | null;
    expected: Generated<number>;
  };
  inbound_photos: {
    customer_id: number;
    photo_id: Generated<number>;
    inbound_id: number;
    box_no: number | null;
    product_id: number | null;
    file_id: string;
    caption: Generated<string>;
    taken_by: string;
    created_at: Date;
  };
  inbound_services: {
    service_id: Generated<number>;
    code: string;
    name_en: string;
    name_cn: string;
    unit: 'unit' | 'box' | 'appointment';
    price: string;
    enabled: Generated<boolean>;
    updated_at: Generated<Date>;
  };
  inbounds: {
    customer_id: number;
    inbound_id: Generated<number>;
    code: string;
    inbound_no: string;
    original_no: string;
    warehouse_id: number;
    bill_status: Generated<'draft' | 'submitted' | 'confirmed' | 'withdrawn' | 'voided'>;
    audit_status: 'pending' | 'passed' | 'rejected' | null;
    stage: 'future_receipt' | 'pending_quality_control' | 'shelved' | 'inventory_completed' | null;
    step: Generated<number>;
    packing_method: 'one_box' | 'sku_per_box' | 'mixed' | null;
    shipping_method: 'express' | 'freight' | null;
    carrier: Generated<string>;
    tracking_numbers: Generated<string[]>;
    plate: Generated<string>;
    driver_name: Generated<string>;
    driver_phone: Generated<string>;
    volume_m3: string | null;
    packaging: 'carton' | 'pallet' | 'bag' | null;
    arrival_date: string | null;
    arrival_period: 'morning' | 'afternoon' | null;
    inspection: Generated<'sampling' | 'full'>;
    remark: Generated<string>;
    declared_value: string | null;
    insurance_rate: string | null;
    insurance_fee: string | null;
    proposed_date: string | null;
    proposed_period: 'morning' | 'afternoon' | null;
    reservation_quantity: Generated<number>;
    effective_quantity: Generated<number>;
    sku_quantity: Generated<number>;
    box_quantity: Generated<number>;
    audit_comment: Generated<string>;
    loss_order_nos: Generated<string[]>;
    account_id: number | null;
    created_by: string;
    created_at: Date;
    updated_at: Date;
    submitted_at: Date | null;
    audited_at: Date | null;
    audited_by: string | null;
    arrived_at: Date | null;
    shelved_at: Date | null;
    completed_at: Date | null;
    deleted_at: Date | null;
  };
  integration_keys: {
    customer_id: number;
    integration_id: number;
    key_id: Generated<number>;
    key_hash: Buffer;
    last_four: string;
    created_at: Date;
    expires_at: Date | null;
    last_used_at: Date | null;
    last_used_ip: string | null;
    is_test: Generated<boolean>;
  };
  integrations: {
    customer_id: number;
    integration_id: Generated<number>;
    name: string;
    store_account_id: string;
    enabled: Generated<boolean>;
    warehouse_ids: Generated<number[]>;
    scopes: Generated<string[]>;
    allowed_addresses: Generated<string[]>;
    push_url: Generated<string>;
    push_options: Generated<string[]>;
    push_stock_change: Generated<boolean>;
    push_secret: Buffer | null;
    failing_since: Date | null;
    stopped_at: Date | null;
    push_failures: Generated<number>;
    push_after: Date | null;
    created_at: Date;
    deleted_at: Date | null;
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
    lane: Generated<'quick' | 'long'>;
    permission: string | null;
  };
  known_devices: {
    holder: Buffer;
    device: Buffer;
    last_used_at: Date;
  };
  last_writes: {
    customer_id: number;
    staff_id: number;
    write_no: number;
  };
  log_heads: {
    customer_id: number;
    lines: number;
    chain: Buffer;
    start_chain: Buffer;
  };
  loss_order_images: {
    customer_id: number;
    loss_order_id: number;
    file_id: string;
    created_at: Date;
  };
  loss_order_lines: {
    customer_id: number;
    loss_order_id: number;
    box_no: number;
    product_id: number;
    sku: string;
    product_name: string;
    color: string;
    size: string;
    appointment_quantity: number;
    arrival_quantity: number;
    qualified_quantity: number;
    actual_quantity: number;
    difference: number;
    reason: string | null;
    purchase_price: string | null;
  };
  loss_orders: {
    customer_id: number;
    loss_order_id: Generated<number>;
    loss_order_no: string;
    type: 'normal' | 'abnormal';
    source: Generated<string>;
    source_id: number;
    source_no: string;
    warehouse_id: number;
    inspection: 'sampling' | 'full';
    state: Generated<'pending' | 'reviewed' | 'closed'>;
    waits_for: 'merchant' | 'staff' | 'approval' | null;
    difference: number;
    compensation: string | null;
    review_comment: Generated<string>;
    reviewed_by: string | null;
    reviewed_at: Date | null;
    dispute_text: Generated<string>;
    disputed_at: Date | null;
    outcome: 'accepted' | 'accepted_by_deadline' | 'no_compensation' | null;
    creator: string;
    deadline: string;
    reminded_at: Date | null;
    created_at: Date;
    updated_at: Date;
    closed_at: Date | null;
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
    sealed_url: Buffer | null;
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
    customer_id: number | null;
    permission: string | null;
    is_draft: Generated<boolean>;
    ends_at: Date | null;
  };
  open_parcels: {
    customer_id: number;
    order_id: number;
    staff_id: number;
    staff_name: string;
    opened_at: Date;
    seen_at: Date;
  };
  open_requests: {
    customer_id: number;
    request_no: Generated<number>;
    integration_id: number | null;
    request_id: string;
    method: string;
    path: string;
    status: number;
    code: string;
    ms: number;
    ip: string;
    requested_at: Date;
    is_test: Generated<boolean>;
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
    for_merchant: Generated<boolean>;
    changes: JsonColumn;
    staff_role: string | null;
    chain: Buffer | null;
  };
  order_consumables: {
    customer_id: number;
    order_id: number;
    consumable_id: number;
    quantity: number;
  };
  order_events: {
    customer_id: number;
    event_id: Generated<number>;
    order_id: number;
    kind:
      | 'created'
      | 'saved'
      | 'products_changed'
      | 'submitted'
      | 'approved'
      | 'sent_back'
      | 'canceled'
      | 'method_changed'
      | 'address_changed'
      | 'packed'
      | 'shipped'
      | 'tracking_changed'
      | 'in_transit'
      | 'pick_up'
      | 'out_for_delivery'
      | 'delivered'
      | 'unapproved'
      | 'alerted'
      | 'replied'
      | 'resumed'
      | 'expired'
      | 'intercept_requested'
      | 'intercept_refused'
      | 'intercepted'
      | 'recipient_cleared'
      | 'store_canceled'
      | 'store_changed'
      | 'store_shipped'
      | 'store_reopened';
    params: Generated<unknown>;
    actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
    actor_name: string;
    created_at: Date;
  };
  order_exception_images: {
    customer_id: number;
    message_id: number;
    file_id: string;
    position: number;
  };
  order_exception_messages: {
    customer_id: number;
    message_id: Generated<number>;
    exception_id: number;
    body: string;
    author_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
    author_name: string;
    created_at: Date;
  };
  order_exceptions: {
    customer_id: number;
    exception_id: Generated<number>;
    order_id: number;
    reason: 'address' | 'customs' | 'delivery_failed' | 'returned' | 'damaged' | 'lost' | 'missing_units' | 'cost' | 'limits' | 'other';
    params: Generated<unknown>;
    state: Generated<'awaiting_reply' | 'replied' | 'resolved'>;
    raised_by: string;
    raised_at: Date;
    deadline: Date;
    reminded_at: Date | null;
    replied_at: Date | null;
    resolved_at: Date | null;
    resolved_by: string | null;
  };
  order_interceptions: {
    customer_id: number;
    interception_id: Generated<number>;
    order_id: number;
    status: 'approved' | 'packaged';
    method: string;
    reason: string;
    requested_by: string;
    requested_at: Date;
    outcome: 'accepted' | 'refused' | 'too_late' | null;
    fee: string | null;
    note: Generated<string>;
    decided_by: string | null;
    decided_at: Date | null;
  };
  order_lines: {
    customer_id: number;
    order_id: number;
    line_no: number;
    product_id: number;
    product_name: string;
    unit_price: string;
    quantity: number;
  };
  order_quotes: {
    customer_id: number;
    quote_id: Generated<number>;
    order_id: number;
    method: string;
    method_name_en: string;
    method_name_cn: string;
    version_id: number;
    price_group: string;
    at: Date;
    expires_at: Date;
    total: string;
    shipping: string;
    items: JsonColumn;
    input: JsonColumn;
    facts: JsonColumn;
    bound_at: Date | null;
    created_at: Date;
    kind: Generated<'quoted' | 'actual'>;
  };
  order_services: {
    customer_id: number;
    order_id: number;
    service: string;
    name_en: string;
    name_cn: string;
    quantity: number;
    projected_fee: string;
  };
  orders: {
    customer_id: number;
    order_id: Generated<number>;
    order_no: string;
    platform_order_no: string;
    platform_order_key: Generated<string>;
    status: Generated<
      | 'approving'
      | 'error'
      | 'uploaded'
      | 'approved'
      | 'packaged'
      | 'shipped'
      | 'in_transit'
      | 'pick_up'
      | 'out_for_delivery'
      | 'delivered'
      | 'alert'
      | 'expired'
      | 'canceled'
    >;
    warehouse_id: number;
    first_name: string;
    last_name: string;
    phone: string;
    email: string;
    id_number: string;
    company: string;
    country: string;
    state: string;
    city: string;
    postal_code: string;
    house_number: string;
    address1: string;
    address2: string;
    address3: string;
    address_type: 'residential' | 'business' | 'military';
    recipient_key: Generated<string>;
    remark: string;
    account_id: number | null;
    created_at: Date;
    updated_at: Date;
    canceled_at: Date | null;
    deleted_at: Date | null;
    method: Generated<string>;
    vat_number: Generated<string>;
    ioss_number: Generated<string>;
    gst_number: Generated<string>;
    icms_number: Generated<string>;
    platform_payment: Generated<boolean>;
    tracking_no: Generated<string>;
    last_mile_no: Generated<string>;
    quote_id: number | null;
    submitted_at: Date | null;
    verified_at: Date | null;
    verified_by: string | null;
    error_reason: Generated<string>;
    error_fields: Generated<string[]>;
    recipient_name_key: Generated<string>;
    last_name_key: Generated<string>;
    error_template: Generated<string>;
    verified_by_id: number | null;
    processing: Generated<'none' | 'awaiting_reply' | 'replied' | 'intercept_requested' | 'intercepted'>;
    alert_from: 'uploaded' | 'approved' | 'packaged' | 'shipped' | 'in_transit' | 'pick_up' | 'out_for_delivery' | null;
    waybill_no: Generated<string>;
    parcel_weight_g: number | null;
    parcel_length_cm: string | null;
    parcel_width_cm: string | null;
    parcel_height_cm: string | null;
    actual_quote_id: number | null;
    packed_at: Date | null;
    packed_by: string | null;
    shipped_at: Date | null;
    delivered_at: Date | null;
    expires_on: string | null;
    recipient_cleared_at: Date | null;
  };
  packed_units: {
    customer_id: number;
    order_id: number;
    unit_no: number;
    scan_key: string;
    product_id: number;
    serial_number: string | null;
    created_at: Date;
  };
  packing_baskets: {
    customer_id: number;
    order_id: number;
    wave_id: number;
    basket: number;
  };
  packing_waves: {
    wave_id: Generated<number>;
    wave_no: string;
    warehouse_id: number;
    orders: number;
    made_by: string;
    made_at: Date;
  };
  parcel_labels: {
    customer_id: number;
    order_id: number;
    label_key: string;
    account: string;
    service: string;
    warehouse: string;
    state: Generated<'waiting' | 'bought' | 'failed'>;
    requested_at: Date;
    tracking_no: Generated<string>;
    label_ref: Generated<string>;
    file_id: string | null;
    bought_at: Date | null;
    reason: Generated<string>;
    void_state: Generated<'none' | 'waiting' | 'voided' | 'refused' | 'closed'>;
    void_requested_at: Date | null;
    voided_at: Date | null;
    void_reason: Generated<string>;
  };
  pending_files: {
    file_key: string;
    started_at: Generated<Date>;
  };
  port_hours: {
    port: 'carrier' | 'translation' | 'chat' | 'mail' | 'storage' | 'webhooks';
    hour: Date;
    successes: Generated<number>;
    errors: Generated<number>;
    last_success_at: Date | null;
    last_error_at: Date | null;
    last_error: Generated<string>;
    configured: boolean;
  };
  product_codes: {
    customer_id: number;
    code: string;
    product_id: number;
    is_alias: boolean;
  };
  product_consumables: {
    customer_id: number;
    product_id: number;
    consumable_id: number;
    quantity: number;
  };
  products: {
    customer_id: number;
    product_id: Generated<number>;
    sku: string;
    product_name: string;
    name_cn: string;
    name_en: string;
    color: Generated<string>;
    size: Generated<string>;
    length_cm: string | null;
    width_cm: string | null;
    height_cm: string | null;
    declared_value: string;
    property_ids: number[];
    hs_code: string;
    origin_country: string | null;
    material_en: Generated<string>;
    material_cn: Generated<string>;
    purpose_en: Generated<string>;
    purpose_cn: Generated<string>;
    brand: Generated<string>;
    category_ids: Generated<number[]>;
    weight_g: number;
    warning_quantity: Generated<number>;
    barcode: string;
    alias: Generated<string>;
    image_file_id: string | null;
    image_url: Generated<string>;
    image_source: Generated<string>;
    scan_serial: Generated<boolean>;
    measured_weight_g: number | null;
    measured_length_cm: string | null;
    measured_width_cm: string | null;
    measured_height_cm: string | null;
    measured_at: Date | null;
    measured_by: number | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
    search_text: Generated<string>;
    image_error: 'not_found' | 'denied' | 'not_a_picture' | 'too_large' | 'refused_address' | 'unreachable' | null;
    sku_key: Generated<string>;
  };
  properties: {
    property_id: Generated<number>;
    code: string;
    name_en: string;
    name_cn: string;
    sort: Generated<number>;
    enabled: Generated<boolean>;
  };
  provider_files: {
    file_id: Generated<string>;
    staff_id: number | null;
    storage_key: string;
    name: string;
    mime: string;
    bytes: number;
    sha256: Buffer;
    created_at: Generated<Date>;
  };
  rate_limits: {
    bucket: string;
    minute: Date;
    used: number;
  };
  receiving_accounts: {
    receiving_account_id: Generated<number>;
    platform_type: number;
    method: 'wire_transfer' | 'paypal' | 'alipay' | 'wechat' | 'tt' | 'western_union' | 'bank' | 'payoneer';
    currency: string;
    account_name: string;
    account_number: string;
    bank: Generated<string>;
    swift: Generated<string>;
    note_en: Generated<string>;
    note_cn: Generated<string>;
    enabled: Generated<boolean>;
    updated_at: Generated<Date>;
    replaces: number | null;
  };
  receiving_phone_links: {
    token_hash: Buffer;
    customer_id: number;
    inbound_id: number;
    staff_id: number;
    expires_at: Date;
    created_at: Date;
    box_no: number | null;
    last_seen_at: Date | null;
  };
  receiving_scans: {
    customer_id: number;
    scan_id: Generated<number>;
    inbound_id: number;
    box_no: number | null;
    code: string;
    result: string;
    params: Generated<unknown>;
    scanned_by: string;
    created_at: Date;
  };
  role_seal: {
    only_row: Generated<boolean>;
    key: Buffer;
  };
  schedules: {
    name: string;
    last_slot: Date;
  };
  serial_numbers: {
    customer_id: number;
    serial_id: Generated<number>;
    serial_number: string;
    product_id: number;
    box_no: Generated<string>;
    receiving_no: Generated<string>;
    status: Generated<'unbound' | 'bound'>;
    system_order_no: string | null;
    customer_order_no: string | null;
    created_at: Generated<Date>;
    bound_at: Date | null;
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
    confirmed_at: Generated<Date>;
  };
  sourcing_events: {
    customer_id: number;
    event_id: Generated<number>;
    request_id: number;
    kind: 'requested' | 'quoted' | 'accepted' | 'declined' | 'expired' | 'message';
    actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
    actor_name: string;
    created_at: Date;
  };
  sourcing_images: {
    customer_id: number;
    request_id: number;
    position: number;
    file_id: string;
  };
  sourcing_messages: {
    customer_id: number;
    message_id: Generated<number>;
    request_id: number;
    body: string;
    actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
    actor_name: string;
    created_at: Date;
  };
  sourcing_requests: {
    customer_id: number;
    request_id: Generated<number>;
    request_no: string;
    state: Generated<'requested' | 'quoted' | 'accepted' | 'declined' | 'expired'>;
    waits_for: 'staff' | 'merchant' | null;
    waiting_since: Date | null;
    product_name: string;
    link: string;
    target_price: string | null;
    quantity: number;
    country: string;
    note: Generated<string>;
    quote_no: Generated<number>;
    unit_price: string | null;
    goods_value: Generated<string | null>;
    weight_g: number | null;
    length_cm: string | null;
    width_cm: string | null;
    height_cm: string | null;
    lead_days: number | null;
    valid_until: string | null;
    name_en: Generated<string>;
    name_cn: Generated<string>;
    hs_code: Generated<string>;
    property_ids: Generated<number[]>;
    quote_note: Generated<string>;
    decline_reason: Generated<string>;
    product_id: number | null;
    inbound_id: number | null;
    created_by: string;
    created_at: Date;
    updated_at: Date;
  };
  staff: {
    staff_id: Generated<number>;
    email: string;
    password_hash: string | null;
    name: string;
    role: 'administrator' | 'sales_manager' | 'account_manager' | 'customer_service' | 'order_clerk' | 'warehouse_clerk' | 'finance';
    status: Generated<'enabled' | 'disabled'>;
    created_at: Generated<Date>;
    totp_secret: Buffer | null;
    totp_enabled: Generated<boolean>;
    totp_last_step: number | null;
    access_reset_by: number | null;
    access_reset_at: Date | null;
  };
  staff_links: {
    token_hash: Buffer;
    staff_id: number;
    purpose: 'invitation' | 'access_reset';
    expires_at: Date;
    used_at: Date | null;
  };
  staff_list_settings: {
    staff_id: number;
    list: string;
    settings: Generated<unknown>;
    views: Generated<unknown>;
    updated_at: Generated<Date>;
  };
  staff_recovery_codes: {
    staff_id: number;
    code_hash: Buffer;
    used_at: Date | null;
  };
  statistics_deliveries: {
    customer_id: number;
    month: string;
    row_id: Generated<number>;
    is_folded: Generated<boolean>;
    warehouse_id: number;
    method: string;
    country: string;
    days: number;
    parcels: number;
  };
  statistics_expenses: {
    customer_id: number;
    month: string;
    warehouse_id: number;
    bill_type: string;
    fee_type: string;
    amount: string;
    entries: number;
  };
  statistics_placed: {
    customer_id: number;
    day: string;
    row_id: Generated<number>;
    is_folded: Generated<boolean>;
    status: string;
    orders: number;
  };
  statistics_shipments: {
    customer_id: number;
    month: string;
    row_id: Generated<number>;
    is_folded: Generated<boolean>;
    warehouse_id: number;
    method: string;
    country: string;
    orders: Generated<number>;
    units: Generated<number>;
    cost: Generated<string>;
    volume_cm3: Generated<number>;
    weight_g: Generated<number>;
    chargeable_g: Generated<number>;
    exceptions: Generated<number>;
  };
  statistics_skus: {
    customer_id: number;
    month: string;
    row_id: Generated<number>;
    is_folded: Generated<boolean>;
    warehouse_id: number;
    product_id: number;
    orders: number;
    units: number;
  };
  stock_freezes: {
    customer_id: number;
    source_type: 'order' | 'inbound' | 'adjustment' | 'loss_order' | 'self_service' | 'return';
    source_no: string;
    warehouse_id: number;
    product_id: number;
    quantity: number;
    created_at: Date;
  };
  stock_layers: {
    customer_id: number;
    layer_id: Generated<number>;
    warehouse_id: number;
    product_id: number;
    shelved_on: string;
    received: number;
    remaining: number;
    source_no: string;
  };
  stock_levels: {
    customer_id: number;
    warehouse_id: number;
    product_id: number;
    total: Generated<number>;
    frozen: Generated<number>;
    available: Generated<number>;
    expected: Generated<number>;
    updated_at: Generated<Date>;
  };
  stock_log: {
    customer_id: number;
    log_id: Generated<number>;
    warehouse_id: number;
    product_id: number;
    kind: 'shelved' | 'frozen' | 'released' | 'packaged' | 'adjusted' | 'loss' | 'disposed' | 'returned' | 'bundled' | 'sent_back';
    quantity: number;
    frozen_quantity: number;
    total_after: number;
    frozen_after: number;
    source_type: 'order' | 'inbound' | 'adjustment' | 'loss_order' | 'self_service' | 'return';
    source_no: string;
    remark: Generated<string>;
    actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
    actor_name: string;
    created_at: Date;
    reason: 'miscount' | 'damaged' | 'lost' | 'found' | 'expired' | 'wrong_sku' | 'other' | null;
  };
  stock_take_lines: {
    take_id: number;
    customer_id: number;
    product_id: number;
    believed: number;
    counted: number;
    reason: Generated<'miscount' | 'damaged' | 'lost' | 'found' | 'expired' | 'wrong_sku' | 'other'>;
    remark: Generated<string>;
    counted_by: string;
    counted_at: Date;
  };
  stock_takes: {
    take_id: Generated<number>;
    take_no: string;
    warehouse_id: number;
    state: Generated<'open' | 'posted' | 'canceled'>;
    note: Generated<string>;
    started_by: string;
    started_at: Date;
    closed_by: string | null;
    closed_at: Date | null;
  };
  stock_warnings: {
    customer_id: number;
    product_id: number;
    is_low: boolean;
    changed_at: Date;
  };
  storage_bill_lines: {
    customer_id: number;
    bill_id: number;
    line_no: number;
    product_id: number;
    shelved_on: string;
    age_days: number;
    free_days_left: number;
    pieces: number;
    volume_m3: string;
    usd_per_m3_day: string;
    amount: string;
  };
  storage_bills: {
    customer_id: number;
    bill_id: Generated<number>;
    bill_no: string;
    warehouse_id: number;
    day: string;
    receivable: string;
    discount: Generated<string>;
    net: Generated<string>;
    sku_types: number;
    pieces: number;
    volume_m3: string;
    settled_at: Date | null;
    settled_by: string | null;
    created_at: Generated<Date>;
  };
  storage_rates: {
    warehouse_id: number;
    valid_from: string;
    from_age_days: number;
    usd_per_m3_day: string;
  };
  storage_runs: {
    day: string;
    ran_at: Date;
    bills: number;
    amount: string;
    started_by: string | null;
    settled_bills: Generated<number>;
    settled_amount: Generated<string>;
  };
  storage_settlements: {
    customer_id: number;
    changed_by: string;
    changed_at: Date;
  };
  store_orders: {
    customer_id: number;
    store_order_id: Generated<number>;
    store_id: number;
    external_id: string;
    number: string;
    ordered_at: Date;
    content: JsonColumn;
    state: Generated<'new' | 'held' | 'created' | 'submitted' | 'ignored'>;
    reason: string | null;
    details: Generated<unknown>;
    unmapped: Generated<string[]>;
    order_id: number | null;
    submit_due: Generated<boolean>;
    tracking_state: Generated<'none' | 'waiting' | 'sent' | 'failed'>;
    tracking_no: Generated<string>;
    tracking_tries: Generated<number>;
    tracking_error: string | null;
    next_tracking_at: Date | null;
    created_at: Date;
    updated_at: Date;
    shop_state: Generated<'open' | 'canceled' | 'shipped'>;
    fingerprint: Generated<string>;
    change_due: 'canceled' | 'changed' | 'shipped' | 'reopened' | null;
    shop_change: 'canceled' | 'changed' | 'shipped' | null;
    shop_changed_at: Date | null;
    change_told: Generated<boolean>;
  };
  store_skus: {
    customer_id: number;
    store_sku_id: Generated<number>;
    store_id: number;
    sku: string;
    title: Generated<string>;
    stock_ref: Generated<string>;
    product_id: number | null;
    mapped_at: Date | null;
    pushed_quantity: number | null;
    created_at: Date;
  };
  stores: {
    customer_id: number;
    store_id: Generated<number>;
    kind: 'shopify' | 'woocommerce' | 'csv_drop' | 'shopline';
    name: string;
    shop_url: string;
    enabled: Generated<boolean>;
    state: Generated<'waiting' | 'checking' | 'connected' | 'refused'>;
    credentials: Buffer | null;
    pending: Buffer | null;
    facts: Generated<unknown>;
    shop_name: Generated<string>;
    warehouse_id: number;
    order_prefix: Generated<string>;
    fallback_phone: Generated<string>;
    pull_minutes: Generated<number>;
    pull_since: Date;
    pull_cursor: string | null;
    pull_started_at: Date | null;
    next_pull_at: Date;
    pulled_at: Date | null;
    pulled_count: Generated<number>;
    error_code: string | null;
    error_detail: Generated<string>;
    error_at: Date | null;
    failures: Generated<number>;
    rules: Generated<unknown>;
    auto_submit: Generated<boolean>;
    hold_above: string | null;
    push_tracking: Generated<boolean>;
    push_stock: Generated<boolean>;
    stock_buffer: Generated<number>;
    next_stock_at: Date | null;
    created_at: Date;
    deleted_at: Date | null;
  };
  tariff_import_faults: {
    import_id: number;
    fault_no: number;
    code: string;
    sheet: string;
    row_no: number | null;
    column_name: string | null;
    place: string;
    figures: JsonColumn;
  };
  tariff_imports: {
    import_id: Generated<number>;
    file_id: string;
    file_name: string;
    state: Generated<'reading' | 'faulty' | 'imported' | 'refused'>;
    refusal: string | null;
    row_count: Generated<number>;
    fault_count: Generated<number>;
    version_id: number | null;
    staff_id: number;
    created_at: Date;
    ended_at: Date | null;
  };
  tariff_notes: {
    note_id: Generated<number>;
    thread_id: number;
    country: string;
    threshold: string;
    currency: string;
    rule_en: string;
    rule_cn: string;
    valid_from: string;
    valid_to: string | null;
    source: string;
    confidence: 'high' | 'medium' | 'low';
    checked_on: string;
    checked_by: string | null;
    written_by: string | null;
    written_at: Date;
    replaced_at: Date | null;
  };
  tariff_versions: {
    version_id: Generated<number>;
    name: string;
    currency: 'CNY' | 'USD';
    first_day: string;
    last_day: string;
    state: Generated<'draft' | 'published'>;
    tariff: JsonColumn;
    file_name: Generated<string>;
    created_by: number | null;
    created_at: Generated<Date>;
    published_by: number | null;
    published_at: Date | null;
  };
  tax_survey_answers: {
    customer_id: number;
    name: string;
    telephone: string;
    email: string;
    option_id: number;
    option_en: string;
    option_cn: string;
    created_by: string;
    created_at: Date;
  };
  tax_survey_options: {
    option_id: Generated<number>;
    name_en: string;
    name_cn: string;
    sort: Generated<number>;
    enabled: Generated<boolean>;
  };
  top_up_rounds: {
    customer_id: number;
    top_up_id: number;
    round: number;
    amount: string;
    paid_on: string;
    voucher_file_id: string;
    remark: string;
    submitted_at: Date;
    reviewed_at: Date;
    reviewed_by: number | null;
    staff_remark: string;
    staff_remark_cn: string;
  };
  top_ups: {
    customer_id: number;
    top_up_id: Generated<number>;
    reference: string;
    status: Generated<'draft' | 'submitted' | 'received' | 'rejected'>;
    method: 'wire_transfer' | 'paypal' | 'alipay' | 'wechat' | 'tt' | 'western_union' | 'bank' | 'payoneer';
    currency: string;
    receiving_account_id: number | null;
    amount: string | null;
    paid_on: string | null;
    voucher_file_id: string | null;
    remark: Generated<string>;
    account_id: number | null;
    created_at: Generated<Date>;
    submitted_at: Date | null;
    reviewed_at: Date | null;
    reviewed_by: number | null;
    staff_remark: Generated<string>;
    rate: string | null;
    rate_source: string | null;
    credited_usd: string | null;
    acting_staff_id: number | null;
    paid_account: JsonColumn;
    draft_until: Date | null;
    round: Generated<number>;
    voucher_hash: Buffer | null;
    staff_remark_cn: Generated<string>;
  };
  tracking_events: {
    customer_id: number;
    order_id: number;
    event_key: string;
    happened_at: Date;
    status: 'info' | 'in_transit' | 'pick_up' | 'out_for_delivery' | 'delivered' | 'exception';
    sub_status: Generated<string>;
    description: Generated<string>;
    location: Generated<string>;
    source: 'feed' | 'staff';
    received_at: Date;
  };
  unapproved_moves: {
    move_id: Generated<number>;
    staff_id: number;
    kind: string;
    customer_id: number | null;
    currency: string | null;
    amount: string;
    moved_at: Date;
  };
  waiting_reports: {
    number: string;
    report_key: string;
    report: JsonColumn;
    received_at: Date;
  };
  wallet_adjustments: {
    customer_id: number;
    adjustment_id: Generated<number>;
    amount: string;
    reason: string;
    state: Generated<'proposed' | 'booked' | 'refused'>;
    proposed_by: number;
    decided_by: number | null;
    decided_at: Date | null;
    decision_remark: Generated<string>;
    needs_second: boolean;
    created_at: Generated<Date>;
  };
  wallet_entries: {
    customer_id: number;
    entry_id: Generated<number>;
    seq: number;
    bill_type: 'top_up' | 'order' | 'refund' | 'storage' | 'adjustment' | 'compensation' | 'service';
    fee_type: string;
    amount: string;
    balance_after: string;
    source_type: 'top_up' | 'order' | 'inbound' | 'storage_bill' | 'adjustment' | 'loss_order' | 'self_service' | 'drop_shipping';
    source_no: string;
    entry_key: string;
    country: string | null;
    quantity: number | null;
    sku_quantity: number | null;
    weight_g: number | null;
    tracking_number: Generated<string>;
    remark: Generated<string>;
    original_currency: string | null;
    original_amount: string | null;
    rate: string | null;
    rate_source: string | null;
    actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
    actor_name: string;
    created_at: Date;
    chain: Buffer | null;
  };
  wallet_holds: {
    customer_id: number;
    source_type: string;
    source_no: string;
    amount: string;
    created_at: Date;
  };
  wallet_reconciliations: {
    reconciliation_id: Generated<number>;
    ran_at: Date;
    wallets: number;
    wrong: number;
    details: Generated<unknown>;
  };
  wallets: {
    customer_id: number;
    balance: Generated<string>;
    held: Generated<string>;
    credit_limit: Generated<string>;
    last_seq: Generated<number>;
    updated_at: Generated<Date>;
    low_since: Date | null;
    overdraft: Generated<string>;
  };
  warehouses: {
    warehouse_id: Generated<number>;
    code: string;
    name_en: string;
    name_cn: string;
    country: Generated<string>;
    address_en: Generated<string>;
    address_cn: Generated<string>;
    contact: Generated<string>;
    phone: Generated<string>;
    enabled: Generated<boolean>;
    updated_at: Generated<Date>;
  };
  warning_email_settings: {
    customer_id: number;
    enabled: Generated<boolean>;
    emails: Generated<string[]>;
    updated_at: Date;
  };
  webhook_deliveries: {
    customer_id: number;
    integration_id: number;
    seq: Generated<number>;
    delivery_id: string;
    topic: 'order_status' | 'tracking' | 'exception' | 'inbound' | 'billing' | 'stock_change' | 'test';
    object: string;
    body: JsonColumn;
    state: Generated<'waiting' | 'delivered' | 'failed'>;
    tries: Generated<number>;
    earlier_tries: Generated<number>;
    next_try_at: Date;
    created_at: Date;
    ended_at: Date | null;
    is_test: Generated<boolean>;
  };
  webhook_tries: {
    customer_id: number;
    seq: number;
    try_no: number;
    tried_at: Date;
    ms: number;
    status: number | null;
    answer: string;
  };
  work_claims: {
    queue: string;
    record_id: number;
    staff_id: number;
    opened_at: Date;
    seen_at: Date;
  };
  work_order_events: {
    customer_id: number;
    event_id: Generated<number>;
    work_order_id: number;
    kind: 'submitted' | 'begun' | 'photo' | 'done' | 'refused' | 'canceled' | 'address_cleared';
    actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
    actor_name: string;
    created_at: Date;
  };
  work_order_lines: {
    customer_id: number;
    work_order_id: number;
    line_no: number;
    product_id: number;
    quantity: number;
    done_quantity: number | null;
    remark: Generated<string>;
  };
  work_order_photos: {
    customer_id: number;
    work_order_id: number;
    file_id: string;
    product_id: number | null;
    created_at: Date;
  };
  work_orders: {
    customer_id: number;
    work_order_id: Generated<number>;
    work_order_no: string;
    type: 'count' | 'photo' | 'relabel' | 'repack' | 'bundle' | 'return' | 'dispose';
    state: Generated<'submitted' | 'in_progress' | 'done' | 'refused' | 'canceled'>;
    warehouse_id: number;
    options: Generated<string[]>;
    skus: number;
    units: number;
    bundle_product_id: number | null;
    bundle_quantity: number | null;
    address: JsonColumn;
    address_cleared_at: Date | null;
    note: Generated<string>;
    prices: JsonColumn;
    quoted: string;
    charged: string | null;
    fees: JsonColumn;
    tracking_no: Generated<string>;
    result_note: Generated<string>;
    taken_by: string | null;
    account_id: number | null;
    created_by: string;
    created_at: Date;
    begun_at: Date | null;
    closed_at: Date | null;
  };
  work_price_lists: {
    valid_from: string;
    prices: JsonColumn;
    saved_by: string;
    saved_at: Date;
  };
};
