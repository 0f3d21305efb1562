// Written by `npm run open-api` from the calls of the open API. Do not edit.

/** Every call: what its path, query and body take together, and what it answers. */
export type Calls = {
  'GET /open/v1/product-properties': {
    input: Record<string, never>;
    output: {
      /** The rows of this page. */
      list: {
        /** Our id of the property. */
        property_id: number;
        /** A short name that does not change. */
        code: string;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
      }[];
    };
  };
  'GET /open/v1/products': {
    input: { limit?: number; cursor?: string; keyword?: string; sku?: string };
    output: {
      /** The rows of this page. */
      list: {
        /** Our id of the product. */
        product_id: number;
        /** Your SKU, or its alias. */
        sku: string;
        /** The name you use for the product. */
        product_name: string;
        /** Name in Chinese. */
        name_cn: string;
        /** Name in English. */
        name_en: string;
        /** Colour. */
        color: string;
        /** Size. */
        size: string;
        /** Value declared to customs, in USD. */
        declared_value: string;
        /** Properties of the product, by their ids. */
        property_ids: number[];
        /** Customs code, 6 to 10 digits. */
        hs_code: string;
        /** Weight in grams. */
        weight_g: number;
        /** Below this many available units you are warned; 0 for never. */
        warning_quantity: number;
        /** Barcode on the product. Empty in a request: one is made. */
        barcode: string;
        /** Another SKU the product is known by. */
        alias: string;
        /** Path of the picture on this portal, opened by the same key; null without a picture. */
        image_url: string | null;
        /** Why the picture could not be fetched; null when nothing is wrong. */
        image_error: 'not_found' | 'denied' | 'not_a_picture' | 'too_large' | 'refused_address' | 'unreachable' | null;
        /** Whether the serial number of every unit is scanned. */
        scan_serial: 0 | 1;
        /** When it was created (UTC). */
        created_at: string;
        /** When it last changed (UTC). */
        updated_at: string;
        /** Units in the warehouse. */
        total: number;
        /** Units that open orders hold. */
        frozen: number;
        /** Units you can sell: total without frozen. */
        available: number;
      }[];
      /** Send it as `cursor` to get the next page. Null on the last page. */
      next_cursor: string | null;
    };
  };
  'POST /open/v1/products': {
    input: {
      /** Your SKU, or its alias. */
      sku: string;
      /** The name you use for the product. */
      product_name: string;
      /** Name in Chinese. */
      name_cn: string;
      /** Name in English. */
      name_en: string;
      /** Colour. */
      color?: string;
      /** Size. */
      size?: string;
      /** Length in centimetres. */
      length_cm?: string | null;
      /** Width in centimetres. */
      width_cm?: string | null;
      /** Height in centimetres. */
      height_cm?: string | null;
      /** Value declared to customs, in USD. */
      declared_value: string;
      /** Properties of the product, by their ids. */
      property_ids: number[];
      /** Customs code, 6 to 10 digits. */
      hs_code: string;
      /** Country it was made in, two letters. */
      origin_country?: string | null;
      /** Material in English. */
      material_en?: string;
      /** Material in Chinese. */
      material_cn?: string;
      /** Purpose in English. */
      purpose_en?: string;
      /** Purpose in Chinese. */
      purpose_cn?: string;
      /** Brand of the product. */
      brand?: string;
      /** Categories of the product, by their ids. */
      category_ids?: number[];
      /** Weight in grams. */
      weight_g: number;
      /** Below this many available units you are warned; 0 for never. */
      warning_quantity?: number;
      /** Barcode on the product. Empty in a request: one is made. */
      barcode?: string;
      /** Another SKU the product is known by. */
      alias?: string;
      /** Whether the serial number of every unit is scanned. */
      scan_serial?: 0 | 1;
      /** Packaging that goes with every unit or with the order. */
      consumables?: {
        /** Our id of the packaging. */
        consumable_id: number;
        /** Units. */
        quantity: number;
      }[];
      /** Public address of the picture, ending in .jpg, .jpeg, .png or .gif. We fetch it. In a request: left out or empty keeps the picture, null removes it. */
      image_source?: string | null;
    };
    output: {
      /** Our id of the product. */
      product_id: number;
      /** Your SKU, or its alias. */
      sku: string;
      /** The name you use for the product. */
      product_name: string;
      /** Name in Chinese. */
      name_cn: string;
      /** Name in English. */
      name_en: string;
      /** Colour. */
      color: string;
      /** Size. */
      size: string;
      /** Value declared to customs, in USD. */
      declared_value: string;
      /** Properties of the product, by their ids. */
      property_ids: number[];
      /** Customs code, 6 to 10 digits. */
      hs_code: string;
      /** Weight in grams. */
      weight_g: number;
      /** Below this many available units you are warned; 0 for never. */
      warning_quantity: number;
      /** Barcode on the product. Empty in a request: one is made. */
      barcode: string;
      /** Another SKU the product is known by. */
      alias: string;
      /** Path of the picture on this portal, opened by the same key; null without a picture. */
      image_url: string | null;
      /** Why the picture could not be fetched; null when nothing is wrong. */
      image_error: 'not_found' | 'denied' | 'not_a_picture' | 'too_large' | 'refused_address' | 'unreachable' | null;
      /** Whether the serial number of every unit is scanned. */
      scan_serial: 0 | 1;
      /** When it was created (UTC). */
      created_at: string;
      /** When it last changed (UTC). */
      updated_at: string;
      /** Units in the warehouse. */
      total: number;
      /** Units that open orders hold. */
      frozen: number;
      /** Units you can sell: total without frozen. */
      available: number;
      /** Length in centimetres. */
      length_cm: string | null;
      /** Width in centimetres. */
      width_cm: string | null;
      /** Height in centimetres. */
      height_cm: string | null;
      /** Country it was made in, two letters. */
      origin_country: string | null;
      /** Material in English. */
      material_en: string;
      /** Material in Chinese. */
      material_cn: string;
      /** Purpose in English. */
      purpose_en: string;
      /** Purpose in Chinese. */
      purpose_cn: string;
      /** Brand of the product. */
      brand: string;
      /** Categories of the product, by their ids. */
      category_ids: number[];
      /** Packaging that goes with every unit or with the order. */
      consumables: {
        /** Our id of the packaging. */
        consumable_id: number;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** Path of the picture on this portal, opened by the same key; null without a picture. */
        image_url: string | null;
        /** Price of one unit in USD. In an order: the declared price; without it the product’s own. */
        unit_price: string;
        /** Size of the packaging. */
        specification: string;
        /** Weight in grams. */
        weight_g: number;
        /** Whether it is charged: 1 or 0. */
        chargeable: 0 | 1;
        /** Units. */
        quantity: number;
        /** Whether it is the provider’s or your own. */
        scope: 'company' | 'customer';
        /** How many go with each unit. */
        attached: number;
      }[];
      /** Weight measured at the warehouse, in grams. */
      measured_weight_g: number | null;
      /** Length measured at the warehouse, in centimetres. */
      measured_length_cm: string | null;
      /** Width measured at the warehouse, in centimetres. */
      measured_width_cm: string | null;
      /** Height measured at the warehouse, in centimetres. */
      measured_height_cm: string | null;
      /** Volume of one unit from those, in cubic metres. */
      measured_volume_m3: string | null;
      /** When it was measured (UTC). */
      measured_at: string | null;
      /** Public address of the picture, ending in .jpg, .jpeg, .png or .gif. We fetch it. In a request: left out or empty keeps the picture, null removes it. */
      image_source: string;
    };
  };
  'GET /open/v1/products/{product_id}': {
    input: { product_id: number };
    output: {
      /** Our id of the product. */
      product_id: number;
      /** Your SKU, or its alias. */
      sku: string;
      /** The name you use for the product. */
      product_name: string;
      /** Name in Chinese. */
      name_cn: string;
      /** Name in English. */
      name_en: string;
      /** Colour. */
      color: string;
      /** Size. */
      size: string;
      /** Value declared to customs, in USD. */
      declared_value: string;
      /** Properties of the product, by their ids. */
      property_ids: number[];
      /** Customs code, 6 to 10 digits. */
      hs_code: string;
      /** Weight in grams. */
      weight_g: number;
      /** Below this many available units you are warned; 0 for never. */
      warning_quantity: number;
      /** Barcode on the product. Empty in a request: one is made. */
      barcode: string;
      /** Another SKU the product is known by. */
      alias: string;
      /** Path of the picture on this portal, opened by the same key; null without a picture. */
      image_url: string | null;
      /** Why the picture could not be fetched; null when nothing is wrong. */
      image_error: 'not_found' | 'denied' | 'not_a_picture' | 'too_large' | 'refused_address' | 'unreachable' | null;
      /** Whether the serial number of every unit is scanned. */
      scan_serial: 0 | 1;
      /** When it was created (UTC). */
      created_at: string;
      /** When it last changed (UTC). */
      updated_at: string;
      /** Units in the warehouse. */
      total: number;
      /** Units that open orders hold. */
      frozen: number;
      /** Units you can sell: total without frozen. */
      available: number;
      /** Length in centimetres. */
      length_cm: string | null;
      /** Width in centimetres. */
      width_cm: string | null;
      /** Height in centimetres. */
      height_cm: string | null;
      /** Country it was made in, two letters. */
      origin_country: string | null;
      /** Material in English. */
      material_en: string;
      /** Material in Chinese. */
      material_cn: string;
      /** Purpose in English. */
      purpose_en: string;
      /** Purpose in Chinese. */
      purpose_cn: string;
      /** Brand of the product. */
      brand: string;
      /** Categories of the product, by their ids. */
      category_ids: number[];
      /** Packaging that goes with every unit or with the order. */
      consumables: {
        /** Our id of the packaging. */
        consumable_id: number;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** Path of the picture on this portal, opened by the same key; null without a picture. */
        image_url: string | null;
        /** Price of one unit in USD. In an order: the declared price; without it the product’s own. */
        unit_price: string;
        /** Size of the packaging. */
        specification: string;
        /** Weight in grams. */
        weight_g: number;
        /** Whether it is charged: 1 or 0. */
        chargeable: 0 | 1;
        /** Units. */
        quantity: number;
        /** Whether it is the provider’s or your own. */
        scope: 'company' | 'customer';
        /** How many go with each unit. */
        attached: number;
      }[];
      /** Weight measured at the warehouse, in grams. */
      measured_weight_g: number | null;
      /** Length measured at the warehouse, in centimetres. */
      measured_length_cm: string | null;
      /** Width measured at the warehouse, in centimetres. */
      measured_width_cm: string | null;
      /** Height measured at the warehouse, in centimetres. */
      measured_height_cm: string | null;
      /** Volume of one unit from those, in cubic metres. */
      measured_volume_m3: string | null;
      /** When it was measured (UTC). */
      measured_at: string | null;
      /** Public address of the picture, ending in .jpg, .jpeg, .png or .gif. We fetch it. In a request: left out or empty keeps the picture, null removes it. */
      image_source: string;
    };
  };
  'POST /open/v1/products/{product_id}': {
    input: { product_id: number } & {
      /** Your SKU, or its alias. */
      sku: string;
      /** The name you use for the product. */
      product_name: string;
      /** Name in Chinese. */
      name_cn: string;
      /** Name in English. */
      name_en: string;
      /** Colour. */
      color?: string;
      /** Size. */
      size?: string;
      /** Length in centimetres. */
      length_cm?: string | null;
      /** Width in centimetres. */
      width_cm?: string | null;
      /** Height in centimetres. */
      height_cm?: string | null;
      /** Value declared to customs, in USD. */
      declared_value: string;
      /** Properties of the product, by their ids. */
      property_ids: number[];
      /** Customs code, 6 to 10 digits. */
      hs_code: string;
      /** Country it was made in, two letters. */
      origin_country?: string | null;
      /** Material in English. */
      material_en?: string;
      /** Material in Chinese. */
      material_cn?: string;
      /** Purpose in English. */
      purpose_en?: string;
      /** Purpose in Chinese. */
      purpose_cn?: string;
      /** Brand of the product. */
      brand?: string;
      /** Categories of the product, by their ids. */
      category_ids?: number[];
      /** Weight in grams. */
      weight_g: number;
      /** Below this many available units you are warned; 0 for never. */
      warning_quantity?: number;
      /** Barcode on the product. Empty in a request: one is made. */
      barcode?: string;
      /** Another SKU the product is known by. */
      alias?: string;
      /** Whether the serial number of every unit is scanned. */
      scan_serial?: 0 | 1;
      /** Packaging that goes with every unit or with the order. */
      consumables?: {
        /** Our id of the packaging. */
        consumable_id: number;
        /** Units. */
        quantity: number;
      }[];
      /** Public address of the picture, ending in .jpg, .jpeg, .png or .gif. We fetch it. In a request: left out or empty keeps the picture, null removes it. */
      image_source?: string | null;
      /** When it last changed (UTC). */
      updated_at?: string;
    };
    output: {
      /** Our id of the product. */
      product_id: number;
      /** Your SKU, or its alias. */
      sku: string;
      /** The name you use for the product. */
      product_name: string;
      /** Name in Chinese. */
      name_cn: string;
      /** Name in English. */
      name_en: string;
      /** Colour. */
      color: string;
      /** Size. */
      size: string;
      /** Value declared to customs, in USD. */
      declared_value: string;
      /** Properties of the product, by their ids. */
      property_ids: number[];
      /** Customs code, 6 to 10 digits. */
      hs_code: string;
      /** Weight in grams. */
      weight_g: number;
      /** Below this many available units you are warned; 0 for never. */
      warning_quantity: number;
      /** Barcode on the product. Empty in a request: one is made. */
      barcode: string;
      /** Another SKU the product is known by. */
      alias: string;
      /** Path of the picture on this portal, opened by the same key; null without a picture. */
      image_url: string | null;
      /** Why the picture could not be fetched; null when nothing is wrong. */
      image_error: 'not_found' | 'denied' | 'not_a_picture' | 'too_large' | 'refused_address' | 'unreachable' | null;
      /** Whether the serial number of every unit is scanned. */
      scan_serial: 0 | 1;
      /** When it was created (UTC). */
      created_at: string;
      /** When it last changed (UTC). */
      updated_at: string;
      /** Units in the warehouse. */
      total: number;
      /** Units that open orders hold. */
      frozen: number;
      /** Units you can sell: total without frozen. */
      available: number;
      /** Length in centimetres. */
      length_cm: string | null;
      /** Width in centimetres. */
      width_cm: string | null;
      /** Height in centimetres. */
      height_cm: string | null;
      /** Country it was made in, two letters. */
      origin_country: string | null;
      /** Material in English. */
      material_en: string;
      /** Material in Chinese. */
      material_cn: string;
      /** Purpose in English. */
      purpose_en: string;
      /** Purpose in Chinese. */
      purpose_cn: string;
      /** Brand of the product. */
      brand: string;
      /** Categories of the product, by their ids. */
      category_ids: number[];
      /** Packaging that goes with every unit or with the order. */
      consumables: {
        /** Our id of the packaging. */
        consumable_id: number;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** Path of the picture on this portal, opened by the same key; null without a picture. */
        image_url: string | null;
        /** Price of one unit in USD. In an order: the declared price; without it the product’s own. */
        unit_price: string;
        /** Size of the packaging. */
        specification: string;
        /** Weight in grams. */
        weight_g: number;
        /** Whether it is charged: 1 or 0. */
        chargeable: 0 | 1;
        /** Units. */
        quantity: number;
        /** Whether it is the provider’s or your own. */
        scope: 'company' | 'customer';
        /** How many go with each unit. */
        attached: number;
      }[];
      /** Weight measured at the warehouse, in grams. */
      measured_weight_g: number | null;
      /** Length measured at the warehouse, in centimetres. */
      measured_length_cm: string | null;
      /** Width measured at the warehouse, in centimetres. */
      measured_width_cm: string | null;
      /** Height measured at the warehouse, in centimetres. */
      measured_height_cm: string | null;
      /** Volume of one unit from those, in cubic metres. */
      measured_volume_m3: string | null;
      /** When it was measured (UTC). */
      measured_at: string | null;
      /** Public address of the picture, ending in .jpg, .jpeg, .png or .gif. We fetch it. In a request: left out or empty keeps the picture, null removes it. */
      image_source: string;
    };
  };
  'GET /open/v1/products/{product_id}/image': { input: { product_id: number }; output: Blob };
  'GET /open/v1/stock-changes': {
    input: {
      limit?: number;
      cursor?: string;
      keyword?: string;
      warehouse_id?: number;
      product_id?: number;
      kind?: 'shelved' | 'frozen' | 'released' | 'packaged' | 'adjusted' | 'loss' | 'disposed' | 'returned' | 'bundled' | 'sent_back';
      source_no?: string;
      from?: string;
      to?: string;
    };
    output: {
      /** The rows of this page. */
      list: {
        /** Our id of the product. */
        product_id: number;
        /** Your SKU, or its alias. */
        sku: string;
        /** The name you use for the product. */
        product_name: string;
        /** The warehouse. */
        warehouse_id: number;
        /** Code of the warehouse. */
        warehouse_code: string;
        /** Name of the warehouse in English. */
        warehouse_name_en: string;
        /** Name of the warehouse in Chinese. */
        warehouse_name_cn: string;
        /** Our id of the change. */
        log_id: number;
        /** What happened, or of which kind it is. */
        kind: 'shelved' | 'frozen' | 'released' | 'packaged' | 'adjusted' | 'loss' | 'disposed' | 'returned' | 'bundled' | 'sent_back';
        /** Units. */
        quantity: number;
        /** Change of the frozen units. */
        frozen_quantity: number;
        /** Units after the change. */
        total_after: number;
        /** Frozen units after the change. */
        frozen_after: number;
        /** Available units after the change. */
        available_after: number;
        /** The kind of document that caused it. */
        source_type: 'order' | 'inbound' | 'adjustment' | 'loss_order' | 'self_service' | 'return';
        /** The number of the document that caused it. */
        source_no: string;
        /** Why. */
        reason: 'miscount' | 'damaged' | 'lost' | 'found' | 'expired' | 'wrong_sku' | 'other' | null;
        /** A note, up to 500 characters. */
        remark: string;
        /** Who did it: the main account, an employee, a supplier, staff, a key or the system. */
        actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
        /** The name of who did it. */
        actor_name: string;
        /** When it was created (UTC). */
        created_at: string;
      }[];
      /** Send it as `cursor` to get the next page. Null on the last page. */
      next_cursor: string | null;
    };
  };
  'GET /open/v1/stock-levels': {
    input: { limit?: number; cursor?: string; keyword?: string; warehouse_id?: number; product_id?: number };
    output: {
      /** The rows of this page. */
      list: {
        /** Our id of the product. */
        product_id: number;
        /** Your SKU, or its alias. */
        sku: string;
        /** The name you use for the product. */
        product_name: string;
        /** The warehouse. */
        warehouse_id: number;
        /** Code of the warehouse. */
        warehouse_code: string;
        /** Name of the warehouse in English. */
        warehouse_name_en: string;
        /** Name of the warehouse in Chinese. */
        warehouse_name_cn: string;
        /** Units in the warehouse. */
        total: number;
        /** Units that open orders hold. */
        frozen: number;
        /** Units you can sell: total without frozen. */
        available: number;
        /** Units that are announced and not shelved yet. */
        expected: number;
        /** When it last changed (UTC). */
        updated_at: string;
      }[];
      /** Send it as `cursor` to get the next page. Null on the last page. */
      next_cursor: string | null;
    };
  };
  'GET /open/v1/warehouses': {
    input: Record<string, never>;
    output: {
      /** The rows of this page. */
      list: {
        /** The warehouse. */
        warehouse_id: number;
        /** A short name that does not change. */
        code: string;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** ISO 3166 code of the country, two letters. */
        country: string;
      }[];
    };
  };
  'GET /open/v1/warning-email-setting': {
    input: Record<string, never>;
    output: {
      /** Whether it is switched on: 1 or 0. */
      enabled: 0 | 1;
      /** Addresses the warnings go to. */
      emails: string[];
      /** When it last changed (UTC). */
      updated_at: string | null;
    };
  };
  'GET /open/v1/inbound-appointments': {
    input: {
      limit?: number;
      cursor?: string;
      bill_status?: 'draft' | 'submitted' | 'confirmed' | 'withdrawn' | 'voided';
      audit_status?: 'pending' | 'passed' | 'rejected';
      stage?: 'future_receipt' | 'pending_quality_control' | 'shelved' | 'inventory_completed';
      number?: string;
      tracking?: string;
      sku?: string;
      warehouse_id?: number;
      from?: string;
      to?: string;
    };
    output: {
      /** The rows of this page. */
      list: {
        /** Our id of the appointment. */
        inbound_id: number;
        /** The number of the appointment. */
        inbound_no: string;
        /** The number of the appointment it was split from, or its own. */
        original_no: string;
        /** The warehouse. */
        warehouse_id: number;
        /** Where the appointment stands. */
        bill_status: 'draft' | 'submitted' | 'confirmed' | 'withdrawn' | 'voided';
        /** Whether the warehouse has accepted it; null before it is submitted. */
        audit_status: 'pending' | 'passed' | 'rejected' | null;
        /** How far receiving has come; null before it is confirmed. */
        stage: 'future_receipt' | 'pending_quality_control' | 'shelved' | 'inventory_completed' | null;
        /** By parcel (`express`) or by truck (`freight`). */
        shipping_method: 'express' | 'freight' | null;
        /** Courier or freight company. */
        carrier: string;
        /** Tracking numbers of the parcels. */
        tracking_numbers: string[];
        /** Plate of the truck. */
        plate: string;
        /** The day the goods arrive, in Shanghai time. */
        arrival_date: string | null;
        /** The part of that day. */
        arrival_period: 'morning' | 'afternoon' | null;
        /** Another day the warehouse asks for. */
        proposed_date: string | null;
        /** The part of that other day. */
        proposed_period: 'morning' | 'afternoon' | null;
        /** Volume in cubic metres. */
        volume_m3: string | null;
        /** How many different SKUs. */
        sku_quantity: number;
        /** How many boxes. */
        box_quantity: number;
        /** How many units are booked. */
        reservation_quantity: number;
        /** How many units were shelved. */
        effective_quantity: number;
        /** Numbers of the loss orders about it. */
        loss_order_nos: string[];
        /** Who created it. */
        created_by: string;
        /** When it was created (UTC). */
        created_at: string;
        /** When it last changed (UTC). */
        updated_at: string;
        /** When it was submitted (UTC). */
        submitted_at: string | null;
        /** When everything was shelved (UTC). */
        shelved_at: string | null;
        /** The first products, for an overview. */
        goods: {
          /** Your SKU, or its alias. */
          sku: string;
          /** Units. */
          quantity: number;
        }[];
      }[];
      /** Send it as `cursor` to get the next page. Null on the last page. */
      next_cursor: string | null;
    };
  };
  'POST /open/v1/inbound-appointments': {
    input: {
      /** The warehouse. */
      warehouse_id: number;
      /** The products. */
      lines: {
        /** How many units. */
        quantity: number;
        /** What one unit cost you, in USD: the base of a compensation. */
        purchase_price?: string | null;
        /** Our id of the product. */
        product_id?: number;
        /** Your SKU, or its alias. */
        sku?: string;
      }[];
      /** How the boxes are packed: one box, one SKU in each box, or mixed. */
      packing_method?: 'one_box' | 'sku_per_box' | 'mixed';
      /** The packing list: each row is a number of equal boxes. */
      boxes?: {
        /** How many. */
        count: number;
        /** Weight of a box in kilograms. */
        weight_kg?: string | null;
        /** Length in centimetres. */
        length_cm?: string | null;
        /** Width in centimetres. */
        width_cm?: string | null;
        /** Height in centimetres. */
        height_cm?: string | null;
        /** What is in each of these boxes. */
        items: {
          /** Our id of the product. */
          product_id?: number;
          /** Your SKU, or its alias. */
          sku?: string;
          /** Units. */
          quantity: number;
        }[];
      }[];
      /** How the goods travel to the warehouse. */
      shipping?: {
        /** By parcel (`express`) or by truck (`freight`). */
        shipping_method?: 'express' | 'freight' | null;
        /** Courier or freight company. */
        carrier?: string;
        /** Tracking numbers of the parcels. */
        tracking_numbers?: string[];
        /** Plate of the truck. */
        plate?: string;
        /** Name of the driver. */
        driver_name?: string;
        /** Phone of the driver. */
        driver_phone?: string;
        /** Volume in cubic metres. */
        volume_m3?: string | null;
        /** How the boxes travel. */
        packaging?: 'carton' | 'pallet' | 'bag' | null;
        /** The day the goods arrive, in Shanghai time. */
        arrival_date?: string | null;
        /** The part of that day. */
        arrival_period?: 'morning' | 'afternoon' | null;
        /** Whether some units or all are inspected. */
        inspection?: 'sampling' | 'full';
        /** Services at the warehouse, by their ids. */
        service_ids?: number[];
        /** Value declared to customs, in USD. */
        declared_value?: string | null;
        /** A note, up to 500 characters. */
        remark?: string;
      };
      /** Send it to the warehouse at once. */
      submit?: boolean;
    };
    output: {
      /** Our id of the appointment. */
      inbound_id: number;
      /** The number of the appointment. */
      inbound_no: string;
      /** The number of the appointment it was split from, or its own. */
      original_no: string;
      /** The warehouse. */
      warehouse_id: number;
      /** Where the appointment stands. */
      bill_status: 'draft' | 'submitted' | 'confirmed' | 'withdrawn' | 'voided';
      /** Whether the warehouse has accepted it; null before it is submitted. */
      audit_status: 'pending' | 'passed' | 'rejected' | null;
      /** How far receiving has come; null before it is confirmed. */
      stage: 'future_receipt' | 'pending_quality_control' | 'shelved' | 'inventory_completed' | null;
      /** By parcel (`express`) or by truck (`freight`). */
      shipping_method: 'express' | 'freight' | null;
      /** Courier or freight company. */
      carrier: string;
      /** Tracking numbers of the parcels. */
      tracking_numbers: string[];
      /** Plate of the truck. */
      plate: string;
      /** The day the goods arrive, in Shanghai time. */
      arrival_date: string | null;
      /** The part of that day. */
      arrival_period: 'morning' | 'afternoon' | null;
      /** Another day the warehouse asks for. */
      proposed_date: string | null;
      /** The part of that other day. */
      proposed_period: 'morning' | 'afternoon' | null;
      /** Volume in cubic metres. */
      volume_m3: string | null;
      /** How many different SKUs. */
      sku_quantity: number;
      /** How many boxes. */
      box_quantity: number;
      /** How many units are booked. */
      reservation_quantity: number;
      /** How many units were shelved. */
      effective_quantity: number;
      /** Numbers of the loss orders about it. */
      loss_order_nos: string[];
      /** Who created it. */
      created_by: string;
      /** When it was created (UTC). */
      created_at: string;
      /** When it last changed (UTC). */
      updated_at: string;
      /** When it was submitted (UTC). */
      submitted_at: string | null;
      /** When everything was shelved (UTC). */
      shelved_at: string | null;
      /** How the boxes are packed: one box, one SKU in each box, or mixed. */
      packing_method: 'one_box' | 'sku_per_box' | 'mixed' | null;
      /** Name of the driver. */
      driver_name: string;
      /** Phone of the driver. */
      driver_phone: string;
      /** How the boxes travel. */
      packaging: 'carton' | 'pallet' | 'bag' | null;
      /** Whether some units or all are inspected. */
      inspection: 'sampling' | 'full';
      /** A note, up to 500 characters. */
      remark: string;
      /** Value declared to customs, in USD. */
      declared_value: string | null;
      /** Share of the declared value the insurance costs. */
      insurance_rate: string | null;
      /** What the insurance costs, in USD. */
      insurance_fee: string | null;
      /** Services that were chosen, or that are wanted. */
      services: {
        /** Our id of the service. */
        service_id: number;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** What the price is counted by. */
        unit: 'unit' | 'box' | 'appointment';
        /** Price in USD. */
        price: string;
        /** How many times the service is wanted or was done. */
        quantity: number;
        /** The quantity that was charged at the end. */
        charged: number | null;
        /** The fee in USD. */
        fee: string;
      }[];
      /** Insurance and services together, in USD; held from submission on. */
      fees_total: string | null;
      /** What the warehouse wrote about it. */
      audit_comment: string;
      /** When the warehouse decided (UTC). */
      audited_at: string | null;
      /** When it arrived (UTC). */
      arrived_at: string | null;
      /** When it was completed (UTC). */
      completed_at: string | null;
      /** The packing list: each row is a number of equal boxes. */
      boxes: {
        /** The number of the first of these boxes. */
        first_box_no: number;
        /** How many. */
        count: number;
        /** Weight of a box in kilograms. */
        weight_kg: string | null;
        /** Length in centimetres. */
        length_cm: string | null;
        /** Width in centimetres. */
        width_cm: string | null;
        /** Height in centimetres. */
        height_cm: string | null;
        /** What is in each of these boxes. */
        items: {
          /** Our id of the product. */
          product_id: number;
          /** Units. */
          quantity: number;
        }[];
      }[];
      /** How many boxes are in each state. */
      box_states: {
        /** State of the boxes. */
        state: 'announced' | 'arrived' | 'counted' | 'qualified' | 'shelved' | 'missing';
        /** How many. */
        count: number;
      }[];
      /** What happened, oldest first. */
      events: {
        /** What happened, or of which kind it is. */
        kind:
          | 'created'
          | 'submitted'
          | 'withdrawn'
          | 'passed'
          | 'rejected'
          | 'voided'
          | 'split'
          | 'merged'
          | 'shipping_changed'
          | 'packing_changed'
          | 'time_proposed'
          | 'time_accepted'
          | 'time_declined'
          | 'arrived'
          | 'counted'
          | 'qualified'
          | 'shelved'
          | 'completed'
          | 'loss_order'
          | 'charged';
        /** The figures of the sentence, by name. */
        params: Record<string, string | number>;
        /** Who did it: the main account, an employee, a supplier, staff, a key or the system. */
        actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
        /** The name of who did it. */
        actor_name: string;
        /** When it was created (UTC). */
        created_at: string;
      }[];
      /** The products. */
      lines: {
        /** Our id of the product. */
        product_id: number;
        /** Your SKU, or its alias. */
        sku: string;
        /** The name you use for the product. */
        product_name: string;
        /** Barcode on the product. Empty in a request: one is made. */
        barcode: string;
        /** Weight in grams. */
        weight_g: number;
        /** Whether the serial number of every unit is scanned. */
        scan_serial: boolean;
        /** How many units. */
        quantity: number;
        /** What one unit cost you, in USD: the base of a compensation. */
        purchase_price: string | null;
        /** Units in the packing list. */
        packed: number;
        /** Units that were counted. */
        received: number;
        /** Units that passed the inspection. */
        qualified: number;
        /** Units on the shelf. */
        shelved: number;
      }[];
    };
  };
  'GET /open/v1/inbound-appointments/{inbound_id}': {
    input: { inbound_id: number };
    output: {
      /** Our id of the appointment. */
      inbound_id: number;
      /** The number of the appointment. */
      inbound_no: string;
      /** The number of the appointment it was split from, or its own. */
      original_no: string;
      /** The warehouse. */
      warehouse_id: number;
      /** Where the appointment stands. */
      bill_status: 'draft' | 'submitted' | 'confirmed' | 'withdrawn' | 'voided';
      /** Whether the warehouse has accepted it; null before it is submitted. */
      audit_status: 'pending' | 'passed' | 'rejected' | null;
      /** How far receiving has come; null before it is confirmed. */
      stage: 'future_receipt' | 'pending_quality_control' | 'shelved' | 'inventory_completed' | null;
      /** By parcel (`express`) or by truck (`freight`). */
      shipping_method: 'express' | 'freight' | null;
      /** Courier or freight company. */
      carrier: string;
      /** Tracking numbers of the parcels. */
      tracking_numbers: string[];
      /** Plate of the truck. */
      plate: string;
      /** The day the goods arrive, in Shanghai time. */
      arrival_date: string | null;
      /** The part of that day. */
      arrival_period: 'morning' | 'afternoon' | null;
      /** Another day the warehouse asks for. */
      proposed_date: string | null;
      /** The part of that other day. */
      proposed_period: 'morning' | 'afternoon' | null;
      /** Volume in cubic metres. */
      volume_m3: string | null;
      /** How many different SKUs. */
      sku_quantity: number;
      /** How many boxes. */
      box_quantity: number;
      /** How many units are booked. */
      reservation_quantity: number;
      /** How many units were shelved. */
      effective_quantity: number;
      /** Numbers of the loss orders about it. */
      loss_order_nos: string[];
      /** Who created it. */
      created_by: string;
      /** When it was created (UTC). */
      created_at: string;
      /** When it last changed (UTC). */
      updated_at: string;
      /** When it was submitted (UTC). */
      submitted_at: string | null;
      /** When everything was shelved (UTC). */
      shelved_at: string | null;
      /** How the boxes are packed: one box, one SKU in each box, or mixed. */
      packing_method: 'one_box' | 'sku_per_box' | 'mixed' | null;
      /** Name of the driver. */
      driver_name: string;
      /** Phone of the driver. */
      driver_phone: string;
      /** How the boxes travel. */
      packaging: 'carton' | 'pallet' | 'bag' | null;
      /** Whether some units or all are inspected. */
      inspection: 'sampling' | 'full';
      /** A note, up to 500 characters. */
      remark: string;
      /** Value declared to customs, in USD. */
      declared_value: string | null;
      /** Share of the declared value the insurance costs. */
      insurance_rate: string | null;
      /** What the insurance costs, in USD. */
      insurance_fee: string | null;
      /** Services that were chosen, or that are wanted. */
      services: {
        /** Our id of the service. */
        service_id: number;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** What the price is counted by. */
        unit: 'unit' | 'box' | 'appointment';
        /** Price in USD. */
        price: string;
        /** How many times the service is wanted or was done. */
        quantity: number;
        /** The quantity that was charged at the end. */
        charged: number | null;
        /** The fee in USD. */
        fee: string;
      }[];
      /** Insurance and services together, in USD; held from submission on. */
      fees_total: string | null;
      /** What the warehouse wrote about it. */
      audit_comment: string;
      /** When the warehouse decided (UTC). */
      audited_at: string | null;
      /** When it arrived (UTC). */
      arrived_at: string | null;
      /** When it was completed (UTC). */
      completed_at: string | null;
      /** The packing list: each row is a number of equal boxes. */
      boxes: {
        /** The number of the first of these boxes. */
        first_box_no: number;
        /** How many. */
        count: number;
        /** Weight of a box in kilograms. */
        weight_kg: string | null;
        /** Length in centimetres. */
        length_cm: string | null;
        /** Width in centimetres. */
        width_cm: string | null;
        /** Height in centimetres. */
        height_cm: string | null;
        /** What is in each of these boxes. */
        items: {
          /** Our id of the product. */
          product_id: number;
          /** Units. */
          quantity: number;
        }[];
      }[];
      /** How many boxes are in each state. */
      box_states: {
        /** State of the boxes. */
        state: 'announced' | 'arrived' | 'counted' | 'qualified' | 'shelved' | 'missing';
        /** How many. */
        count: number;
      }[];
      /** What happened, oldest first. */
      events: {
        /** What happened, or of which kind it is. */
        kind:
          | 'created'
          | 'submitted'
          | 'withdrawn'
          | 'passed'
          | 'rejected'
          | 'voided'
          | 'split'
          | 'merged'
          | 'shipping_changed'
          | 'packing_changed'
          | 'time_proposed'
          | 'time_accepted'
          | 'time_declined'
          | 'arrived'
          | 'counted'
          | 'qualified'
          | 'shelved'
          | 'completed'
          | 'loss_order'
          | 'charged';
        /** The figures of the sentence, by name. */
        params: Record<string, string | number>;
        /** Who did it: the main account, an employee, a supplier, staff, a key or the system. */
        actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
        /** The name of who did it. */
        actor_name: string;
        /** When it was created (UTC). */
        created_at: string;
      }[];
      /** The products. */
      lines: {
        /** Our id of the product. */
        product_id: number;
        /** Your SKU, or its alias. */
        sku: string;
        /** The name you use for the product. */
        product_name: string;
        /** Barcode on the product. Empty in a request: one is made. */
        barcode: string;
        /** Weight in grams. */
        weight_g: number;
        /** Whether the serial number of every unit is scanned. */
        scan_serial: boolean;
        /** How many units. */
        quantity: number;
        /** What one unit cost you, in USD: the base of a compensation. */
        purchase_price: string | null;
        /** Units in the packing list. */
        packed: number;
        /** Units that were counted. */
        received: number;
        /** Units that passed the inspection. */
        qualified: number;
        /** Units on the shelf. */
        shelved: number;
      }[];
    };
  };
  'POST /open/v1/inbound-appointments/{inbound_id}': {
    input: { inbound_id: number } & {
      /** The warehouse. */
      warehouse_id?: number;
      /** The products. */
      lines?: {
        /** How many units. */
        quantity: number;
        /** What one unit cost you, in USD: the base of a compensation. */
        purchase_price?: string | null;
        /** Our id of the product. */
        product_id?: number;
        /** Your SKU, or its alias. */
        sku?: string;
      }[];
      /** How the boxes are packed: one box, one SKU in each box, or mixed. */
      packing_method?: 'one_box' | 'sku_per_box' | 'mixed';
      /** The packing list: each row is a number of equal boxes. */
      boxes?: {
        /** How many. */
        count: number;
        /** Weight of a box in kilograms. */
        weight_kg?: string | null;
        /** Length in centimetres. */
        length_cm?: string | null;
        /** Width in centimetres. */
        width_cm?: string | null;
        /** Height in centimetres. */
        height_cm?: string | null;
        /** What is in each of these boxes. */
        items: {
          /** Our id of the product. */
          product_id?: number;
          /** Your SKU, or its alias. */
          sku?: string;
          /** Units. */
          quantity: number;
        }[];
      }[];
      /** How the goods travel to the warehouse. */
      shipping?: {
        /** By parcel (`express`) or by truck (`freight`). */
        shipping_method?: 'express' | 'freight' | null;
        /** Courier or freight company. */
        carrier?: string;
        /** Tracking numbers of the parcels. */
        tracking_numbers?: string[];
        /** Plate of the truck. */
        plate?: string;
        /** Name of the driver. */
        driver_name?: string;
        /** Phone of the driver. */
        driver_phone?: string;
        /** Volume in cubic metres. */
        volume_m3?: string | null;
        /** How the boxes travel. */
        packaging?: 'carton' | 'pallet' | 'bag' | null;
        /** The day the goods arrive, in Shanghai time. */
        arrival_date?: string | null;
        /** The part of that day. */
        arrival_period?: 'morning' | 'afternoon' | null;
        /** Whether some units or all are inspected. */
        inspection?: 'sampling' | 'full';
        /** Services at the warehouse, by their ids. */
        service_ids?: number[];
        /** Value declared to customs, in USD. */
        declared_value?: string | null;
        /** A note, up to 500 characters. */
        remark?: string;
      };
      /** Send it to the warehouse at once. */
      submit?: boolean;
      /** When it last changed (UTC). */
      updated_at?: string;
    };
    output: {
      /** Our id of the appointment. */
      inbound_id: number;
      /** The number of the appointment. */
      inbound_no: string;
      /** The number of the appointment it was split from, or its own. */
      original_no: string;
      /** The warehouse. */
      warehouse_id: number;
      /** Where the appointment stands. */
      bill_status: 'draft' | 'submitted' | 'confirmed' | 'withdrawn' | 'voided';
      /** Whether the warehouse has accepted it; null before it is submitted. */
      audit_status: 'pending' | 'passed' | 'rejected' | null;
      /** How far receiving has come; null before it is confirmed. */
      stage: 'future_receipt' | 'pending_quality_control' | 'shelved' | 'inventory_completed' | null;
      /** By parcel (`express`) or by truck (`freight`). */
      shipping_method: 'express' | 'freight' | null;
      /** Courier or freight company. */
      carrier: string;
      /** Tracking numbers of the parcels. */
      tracking_numbers: string[];
      /** Plate of the truck. */
      plate: string;
      /** The day the goods arrive, in Shanghai time. */
      arrival_date: string | null;
      /** The part of that day. */
      arrival_period: 'morning' | 'afternoon' | null;
      /** Another day the warehouse asks for. */
      proposed_date: string | null;
      /** The part of that other day. */
      proposed_period: 'morning' | 'afternoon' | null;
      /** Volume in cubic metres. */
      volume_m3: string | null;
      /** How many different SKUs. */
      sku_quantity: number;
      /** How many boxes. */
      box_quantity: number;
      /** How many units are booked. */
      reservation_quantity: number;
      /** How many units were shelved. */
      effective_quantity: number;
      /** Numbers of the loss orders about it. */
      loss_order_nos: string[];
      /** Who created it. */
      created_by: string;
      /** When it was created (UTC). */
      created_at: string;
      /** When it last changed (UTC). */
      updated_at: string;
      /** When it was submitted (UTC). */
      submitted_at: string | null;
      /** When everything was shelved (UTC). */
      shelved_at: string | null;
      /** How the boxes are packed: one box, one SKU in each box, or mixed. */
      packing_method: 'one_box' | 'sku_per_box' | 'mixed' | null;
      /** Name of the driver. */
      driver_name: string;
      /** Phone of the driver. */
      driver_phone: string;
      /** How the boxes travel. */
      packaging: 'carton' | 'pallet' | 'bag' | null;
      /** Whether some units or all are inspected. */
      inspection: 'sampling' | 'full';
      /** A note, up to 500 characters. */
      remark: string;
      /** Value declared to customs, in USD. */
      declared_value: string | null;
      /** Share of the declared value the insurance costs. */
      insurance_rate: string | null;
      /** What the insurance costs, in USD. */
      insurance_fee: string | null;
      /** Services that were chosen, or that are wanted. */
      services: {
        /** Our id of the service. */
        service_id: number;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** What the price is counted by. */
        unit: 'unit' | 'box' | 'appointment';
        /** Price in USD. */
        price: string;
        /** How many times the service is wanted or was done. */
        quantity: number;
        /** The quantity that was charged at the end. */
        charged: number | null;
        /** The fee in USD. */
        fee: string;
      }[];
      /** Insurance and services together, in USD; held from submission on. */
      fees_total: string | null;
      /** What the warehouse wrote about it. */
      audit_comment: string;
      /** When the warehouse decided (UTC). */
      audited_at: string | null;
      /** When it arrived (UTC). */
      arrived_at: string | null;
      /** When it was completed (UTC). */
      completed_at: string | null;
      /** The packing list: each row is a number of equal boxes. */
      boxes: {
        /** The number of the first of these boxes. */
        first_box_no: number;
        /** How many. */
        count: number;
        /** Weight of a box in kilograms. */
        weight_kg: string | null;
        /** Length in centimetres. */
        length_cm: string | null;
        /** Width in centimetres. */
        width_cm: string | null;
        /** Height in centimetres. */
        height_cm: string | null;
        /** What is in each of these boxes. */
        items: {
          /** Our id of the product. */
          product_id: number;
          /** Units. */
          quantity: number;
        }[];
      }[];
      /** How many boxes are in each state. */
      box_states: {
        /** State of the boxes. */
        state: 'announced' | 'arrived' | 'counted' | 'qualified' | 'shelved' | 'missing';
        /** How many. */
        count: number;
      }[];
      /** What happened, oldest first. */
      events: {
        /** What happened, or of which kind it is. */
        kind:
          | 'created'
          | 'submitted'
          | 'withdrawn'
          | 'passed'
          | 'rejected'
          | 'voided'
          | 'split'
          | 'merged'
          | 'shipping_changed'
          | 'packing_changed'
          | 'time_proposed'
          | 'time_accepted'
          | 'time_declined'
          | 'arrived'
          | 'counted'
          | 'qualified'
          | 'shelved'
          | 'completed'
          | 'loss_order'
          | 'charged';
        /** The figures of the sentence, by name. */
        params: Record<string, string | number>;
        /** Who did it: the main account, an employee, a supplier, staff, a key or the system. */
        actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
        /** The name of who did it. */
        actor_name: string;
        /** When it was created (UTC). */
        created_at: string;
      }[];
      /** The products. */
      lines: {
        /** Our id of the product. */
        product_id: number;
        /** Your SKU, or its alias. */
        sku: string;
        /** The name you use for the product. */
        product_name: string;
        /** Barcode on the product. Empty in a request: one is made. */
        barcode: string;
        /** Weight in grams. */
        weight_g: number;
        /** Whether the serial number of every unit is scanned. */
        scan_serial: boolean;
        /** How many units. */
        quantity: number;
        /** What one unit cost you, in USD: the base of a compensation. */
        purchase_price: string | null;
        /** Units in the packing list. */
        packed: number;
        /** Units that were counted. */
        received: number;
        /** Units that passed the inspection. */
        qualified: number;
        /** Units on the shelf. */
        shelved: number;
      }[];
    };
  };
  'POST /open/v1/inbound-appointments/{inbound_id}/cancel': {
    input: { inbound_id: number };
    output: {
      /** Our id of the appointment. */
      inbound_id: number;
      /** The number of the appointment. */
      inbound_no: string;
      /** The number of the appointment it was split from, or its own. */
      original_no: string;
      /** The warehouse. */
      warehouse_id: number;
      /** Where the appointment stands. */
      bill_status: 'draft' | 'submitted' | 'confirmed' | 'withdrawn' | 'voided';
      /** Whether the warehouse has accepted it; null before it is submitted. */
      audit_status: 'pending' | 'passed' | 'rejected' | null;
      /** How far receiving has come; null before it is confirmed. */
      stage: 'future_receipt' | 'pending_quality_control' | 'shelved' | 'inventory_completed' | null;
      /** By parcel (`express`) or by truck (`freight`). */
      shipping_method: 'express' | 'freight' | null;
      /** Courier or freight company. */
      carrier: string;
      /** Tracking numbers of the parcels. */
      tracking_numbers: string[];
      /** Plate of the truck. */
      plate: string;
      /** The day the goods arrive, in Shanghai time. */
      arrival_date: string | null;
      /** The part of that day. */
      arrival_period: 'morning' | 'afternoon' | null;
      /** Another day the warehouse asks for. */
      proposed_date: string | null;
      /** The part of that other day. */
      proposed_period: 'morning' | 'afternoon' | null;
      /** Volume in cubic metres. */
      volume_m3: string | null;
      /** How many different SKUs. */
      sku_quantity: number;
      /** How many boxes. */
      box_quantity: number;
      /** How many units are booked. */
      reservation_quantity: number;
      /** How many units were shelved. */
      effective_quantity: number;
      /** Numbers of the loss orders about it. */
      loss_order_nos: string[];
      /** Who created it. */
      created_by: string;
      /** When it was created (UTC). */
      created_at: string;
      /** When it last changed (UTC). */
      updated_at: string;
      /** When it was submitted (UTC). */
      submitted_at: string | null;
      /** When everything was shelved (UTC). */
      shelved_at: string | null;
      /** How the boxes are packed: one box, one SKU in each box, or mixed. */
      packing_method: 'one_box' | 'sku_per_box' | 'mixed' | null;
      /** Name of the driver. */
      driver_name: string;
      /** Phone of the driver. */
      driver_phone: string;
      /** How the boxes travel. */
      packaging: 'carton' | 'pallet' | 'bag' | null;
      /** Whether some units or all are inspected. */
      inspection: 'sampling' | 'full';
      /** A note, up to 500 characters. */
      remark: string;
      /** Value declared to customs, in USD. */
      declared_value: string | null;
      /** Share of the declared value the insurance costs. */
      insurance_rate: string | null;
      /** What the insurance costs, in USD. */
      insurance_fee: string | null;
      /** Services that were chosen, or that are wanted. */
      services: {
        /** Our id of the service. */
        service_id: number;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** What the price is counted by. */
        unit: 'unit' | 'box' | 'appointment';
        /** Price in USD. */
        price: string;
        /** How many times the service is wanted or was done. */
        quantity: number;
        /** The quantity that was charged at the end. */
        charged: number | null;
        /** The fee in USD. */
        fee: string;
      }[];
      /** Insurance and services together, in USD; held from submission on. */
      fees_total: string | null;
      /** What the warehouse wrote about it. */
      audit_comment: string;
      /** When the warehouse decided (UTC). */
      audited_at: string | null;
      /** When it arrived (UTC). */
      arrived_at: string | null;
      /** When it was completed (UTC). */
      completed_at: string | null;
      /** The packing list: each row is a number of equal boxes. */
      boxes: {
        /** The number of the first of these boxes. */
        first_box_no: number;
        /** How many. */
        count: number;
        /** Weight of a box in kilograms. */
        weight_kg: string | null;
        /** Length in centimetres. */
        length_cm: string | null;
        /** Width in centimetres. */
        width_cm: string | null;
        /** Height in centimetres. */
        height_cm: string | null;
        /** What is in each of these boxes. */
        items: {
          /** Our id of the product. */
          product_id: number;
          /** Units. */
          quantity: number;
        }[];
      }[];
      /** How many boxes are in each state. */
      box_states: {
        /** State of the boxes. */
        state: 'announced' | 'arrived' | 'counted' | 'qualified' | 'shelved' | 'missing';
        /** How many. */
        count: number;
      }[];
      /** What happened, oldest first. */
      events: {
        /** What happened, or of which kind it is. */
        kind:
          | 'created'
          | 'submitted'
          | 'withdrawn'
          | 'passed'
          | 'rejected'
          | 'voided'
          | 'split'
          | 'merged'
          | 'shipping_changed'
          | 'packing_changed'
          | 'time_proposed'
          | 'time_accepted'
          | 'time_declined'
          | 'arrived'
          | 'counted'
          | 'qualified'
          | 'shelved'
          | 'completed'
          | 'loss_order'
          | 'charged';
        /** The figures of the sentence, by name. */
        params: Record<string, string | number>;
        /** Who did it: the main account, an employee, a supplier, staff, a key or the system. */
        actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
        /** The name of who did it. */
        actor_name: string;
        /** When it was created (UTC). */
        created_at: string;
      }[];
      /** The products. */
      lines: {
        /** Our id of the product. */
        product_id: number;
        /** Your SKU, or its alias. */
        sku: string;
        /** The name you use for the product. */
        product_name: string;
        /** Barcode on the product. Empty in a request: one is made. */
        barcode: string;
        /** Weight in grams. */
        weight_g: number;
        /** Whether the serial number of every unit is scanned. */
        scan_serial: boolean;
        /** How many units. */
        quantity: number;
        /** What one unit cost you, in USD: the base of a compensation. */
        purchase_price: string | null;
        /** Units in the packing list. */
        packed: number;
        /** Units that were counted. */
        received: number;
        /** Units that passed the inspection. */
        qualified: number;
        /** Units on the shelf. */
        shelved: number;
      }[];
    };
  };
  'POST /open/v1/inbound-appointments/{inbound_id}/submit': {
    input: { inbound_id: number };
    output: {
      /** Our id of the appointment. */
      inbound_id: number;
      /** The number of the appointment. */
      inbound_no: string;
      /** The number of the appointment it was split from, or its own. */
      original_no: string;
      /** The warehouse. */
      warehouse_id: number;
      /** Where the appointment stands. */
      bill_status: 'draft' | 'submitted' | 'confirmed' | 'withdrawn' | 'voided';
      /** Whether the warehouse has accepted it; null before it is submitted. */
      audit_status: 'pending' | 'passed' | 'rejected' | null;
      /** How far receiving has come; null before it is confirmed. */
      stage: 'future_receipt' | 'pending_quality_control' | 'shelved' | 'inventory_completed' | null;
      /** By parcel (`express`) or by truck (`freight`). */
      shipping_method: 'express' | 'freight' | null;
      /** Courier or freight company. */
      carrier: string;
      /** Tracking numbers of the parcels. */
      tracking_numbers: string[];
      /** Plate of the truck. */
      plate: string;
      /** The day the goods arrive, in Shanghai time. */
      arrival_date: string | null;
      /** The part of that day. */
      arrival_period: 'morning' | 'afternoon' | null;
      /** Another day the warehouse asks for. */
      proposed_date: string | null;
      /** The part of that other day. */
      proposed_period: 'morning' | 'afternoon' | null;
      /** Volume in cubic metres. */
      volume_m3: string | null;
      /** How many different SKUs. */
      sku_quantity: number;
      /** How many boxes. */
      box_quantity: number;
      /** How many units are booked. */
      reservation_quantity: number;
      /** How many units were shelved. */
      effective_quantity: number;
      /** Numbers of the loss orders about it. */
      loss_order_nos: string[];
      /** Who created it. */
      created_by: string;
      /** When it was created (UTC). */
      created_at: string;
      /** When it last changed (UTC). */
      updated_at: string;
      /** When it was submitted (UTC). */
      submitted_at: string | null;
      /** When everything was shelved (UTC). */
      shelved_at: string | null;
      /** How the boxes are packed: one box, one SKU in each box, or mixed. */
      packing_method: 'one_box' | 'sku_per_box' | 'mixed' | null;
      /** Name of the driver. */
      driver_name: string;
      /** Phone of the driver. */
      driver_phone: string;
      /** How the boxes travel. */
      packaging: 'carton' | 'pallet' | 'bag' | null;
      /** Whether some units or all are inspected. */
      inspection: 'sampling' | 'full';
      /** A note, up to 500 characters. */
      remark: string;
      /** Value declared to customs, in USD. */
      declared_value: string | null;
      /** Share of the declared value the insurance costs. */
      insurance_rate: string | null;
      /** What the insurance costs, in USD. */
      insurance_fee: string | null;
      /** Services that were chosen, or that are wanted. */
      services: {
        /** Our id of the service. */
        service_id: number;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** What the price is counted by. */
        unit: 'unit' | 'box' | 'appointment';
        /** Price in USD. */
        price: string;
        /** How many times the service is wanted or was done. */
        quantity: number;
        /** The quantity that was charged at the end. */
        charged: number | null;
        /** The fee in USD. */
        fee: string;
      }[];
      /** Insurance and services together, in USD; held from submission on. */
      fees_total: string | null;
      /** What the warehouse wrote about it. */
      audit_comment: string;
      /** When the warehouse decided (UTC). */
      audited_at: string | null;
      /** When it arrived (UTC). */
      arrived_at: string | null;
      /** When it was completed (UTC). */
      completed_at: string | null;
      /** The packing list: each row is a number of equal boxes. */
      boxes: {
        /** The number of the first of these boxes. */
        first_box_no: number;
        /** How many. */
        count: number;
        /** Weight of a box in kilograms. */
        weight_kg: string | null;
        /** Length in centimetres. */
        length_cm: string | null;
        /** Width in centimetres. */
        width_cm: string | null;
        /** Height in centimetres. */
        height_cm: string | null;
        /** What is in each of these boxes. */
        items: {
          /** Our id of the product. */
          product_id: number;
          /** Units. */
          quantity: number;
        }[];
      }[];
      /** How many boxes are in each state. */
      box_states: {
        /** State of the boxes. */
        state: 'announced' | 'arrived' | 'counted' | 'qualified' | 'shelved' | 'missing';
        /** How many. */
        count: number;
      }[];
      /** What happened, oldest first. */
      events: {
        /** What happened, or of which kind it is. */
        kind:
          | 'created'
          | 'submitted'
          | 'withdrawn'
          | 'passed'
          | 'rejected'
          | 'voided'
          | 'split'
          | 'merged'
          | 'shipping_changed'
          | 'packing_changed'
          | 'time_proposed'
          | 'time_accepted'
          | 'time_declined'
          | 'arrived'
          | 'counted'
          | 'qualified'
          | 'shelved'
          | 'completed'
          | 'loss_order'
          | 'charged';
        /** The figures of the sentence, by name. */
        params: Record<string, string | number>;
        /** Who did it: the main account, an employee, a supplier, staff, a key or the system. */
        actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
        /** The name of who did it. */
        actor_name: string;
        /** When it was created (UTC). */
        created_at: string;
      }[];
      /** The products. */
      lines: {
        /** Our id of the product. */
        product_id: number;
        /** Your SKU, or its alias. */
        sku: string;
        /** The name you use for the product. */
        product_name: string;
        /** Barcode on the product. Empty in a request: one is made. */
        barcode: string;
        /** Weight in grams. */
        weight_g: number;
        /** Whether the serial number of every unit is scanned. */
        scan_serial: boolean;
        /** How many units. */
        quantity: number;
        /** What one unit cost you, in USD: the base of a compensation. */
        purchase_price: string | null;
        /** Units in the packing list. */
        packed: number;
        /** Units that were counted. */
        received: number;
        /** Units that passed the inspection. */
        qualified: number;
        /** Units on the shelf. */
        shelved: number;
      }[];
    };
  };
  'GET /open/v1/orders': {
    input: {
      limit?: number;
      cursor?: string;
      status?:
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
        | 'canceled';
      processing?: 'awaiting_reply' | 'replied' | 'intercept_requested' | 'intercepted';
      number?: string;
      sku?: string;
      warehouse_id?: number;
      country?: string;
      method?: string;
      tracking?: string;
      recipient?: string;
      from?: string;
      to?: string;
      shipped_from?: string;
      shipped_to?: string;
      platform_order_no?: string;
    };
    output: {
      /** The rows of this page. */
      list: {
        /** Our id of the order. */
        order_id: number;
        /** Our number of the order. */
        order_no: string;
        /** The number of the order in your shop, unique among your open orders. */
        platform_order_no: string;
        /** The status of the order or of the event. */
        status:
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
          | 'canceled';
        /** What happens beside the status. */
        processing: 'none' | 'awaiting_reply' | 'replied' | 'intercept_requested' | 'intercepted';
        /** The warehouse. */
        warehouse_id: number;
        /** Name of the recipient. */
        recipient_name: string;
        /** ISO 3166 code of the country, two letters. */
        country: string;
        /** City. */
        city: string;
        /** How many different SKUs. */
        sku_quantity: number;
        /** Units. */
        quantity: number;
        /** Declared value of the goods in USD; after submission, what is held for the order. */
        total: string;
        /** Code of the shipping method. */
        method: string;
        /** Name of the method in English. */
        method_name_en: string;
        /** Name of the method in Chinese. */
        method_name_cn: string;
        /** The carrier’s number; empty until there is one. */
        tracking_no: string;
        /** What shipping was quoted at, in USD. */
        quoted_total: string | null;
        /** Until when that price holds (UTC). */
        quote_expires_at: string | null;
        /** When it was submitted (UTC). */
        submitted_at: string | null;
        /** Why staff sent it back; empty otherwise. */
        error_reason: string;
        /** Since when name and address are deleted (UTC). */
        recipient_cleared_at: string | null;
        /** When it was created (UTC). */
        created_at: string;
        /** When it last changed (UTC). */
        updated_at: string;
        /** The first products, for an overview. */
        goods: {
          /** Your SKU, or its alias. */
          sku: string;
          /** Units. */
          quantity: number;
        }[];
      }[];
      /** Send it as `cursor` to get the next page. Null on the last page. */
      next_cursor: string | null;
    };
  };
  'POST /open/v1/orders': {
    input: {
      /** The number of the order in your shop, unique among your open orders. */
      platform_order_no: string;
      /** First name of the recipient. */
      first_name: string;
      /** Last name of the recipient. */
      last_name?: string;
      /** Phone of the recipient, as their country writes it. */
      phone: string;
      /** Email address; may be empty. */
      email?: string;
      /** Number of the recipient’s identity document, where customs ask for it. */
      id_number?: string;
      /** Company of the recipient. */
      company?: string;
      /** ISO 3166 code of the country, two letters. */
      country: string;
      /** State or province. */
      state: string;
      /** City. */
      city: string;
      /** Postcode, where the country has them. */
      postal_code?: string;
      /** House number, where the country writes it apart. */
      house_number?: string;
      /** Street and number. */
      address1: string;
      /** More of the address. */
      address2?: string;
      /** More of the address. */
      address3?: string;
      /** What kind of address it is. */
      address_type?: 'residential' | 'business' | 'military';
      /** The warehouse. */
      warehouse_id: number;
      /** Packaging that goes with every unit or with the order. */
      consumables?: {
        /** Our id of the packaging. */
        consumable_id: number;
        /** Units. */
        quantity: number;
      }[];
      /** A note, up to 500 characters. */
      remark?: string;
      /** Code of the shipping method. */
      method?: string;
      /** Services that were chosen, or that are wanted. */
      services?: {
        /** Code of the service. */
        service: string;
        /** How many times the service is wanted or was done. */
        quantity: number;
      }[];
      /** VAT number the goods are declared with. */
      vat_number?: string;
      /** IOSS number the goods are declared with. */
      ioss_number?: string;
      /** GST number the goods are declared with. */
      gst_number?: string;
      /** ICMS number the goods are declared with. */
      icms_number?: string;
      /** Whether the platform has paid the taxes. */
      platform_payment?: boolean;
      /** The products. */
      lines: {
        /** Our id of the product. */
        product_id?: number;
        /** Your SKU, or its alias. */
        sku?: string;
        /** The name you use for the product. */
        product_name?: string;
        /** Price of one unit in USD. In an order: the declared price; without it the product’s own. */
        unit_price?: string;
        /** How many units. */
        quantity: number;
      }[];
    };
    output: {
      /** Our id of the order. */
      order_id: number;
      /** Our number of the order. */
      order_no: string;
      /** The number of the order in your shop, unique among your open orders. */
      platform_order_no: string;
      /** The status of the order or of the event. */
      status:
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
        | 'canceled';
      /** What happens beside the status. */
      processing: 'none' | 'awaiting_reply' | 'replied' | 'intercept_requested' | 'intercepted';
      /** The warehouse. */
      warehouse_id: number;
      /** Name of the recipient. */
      recipient_name: string;
      /** ISO 3166 code of the country, two letters. */
      country: string;
      /** City. */
      city: string;
      /** How many different SKUs. */
      sku_quantity: number;
      /** Units. */
      quantity: number;
      /** Declared value of the goods in USD; after submission, what is held for the order. */
      total: string;
      /** Code of the shipping method. */
      method: string;
      /** Name of the method in English. */
      method_name_en: string;
      /** Name of the method in Chinese. */
      method_name_cn: string;
      /** The carrier’s number; empty until there is one. */
      tracking_no: string;
      /** What shipping was quoted at, in USD. */
      quoted_total: string | null;
      /** Until when that price holds (UTC). */
      quote_expires_at: string | null;
      /** When it was submitted (UTC). */
      submitted_at: string | null;
      /** Why staff sent it back; empty otherwise. */
      error_reason: string;
      /** Since when name and address are deleted (UTC). */
      recipient_cleared_at: string | null;
      /** When it was created (UTC). */
      created_at: string;
      /** When it last changed (UTC). */
      updated_at: string;
      /** First name of the recipient. */
      first_name: string;
      /** Last name of the recipient. */
      last_name: string;
      /** Phone of the recipient, as their country writes it. */
      phone: string;
      /** Email address; may be empty. */
      email: string;
      /** Number of the recipient’s identity document, where customs ask for it. */
      id_number: string;
      /** Company of the recipient. */
      company: string;
      /** State or province. */
      state: string;
      /** Postcode, where the country has them. */
      postal_code: string;
      /** House number, where the country writes it apart. */
      house_number: string;
      /** Street and number. */
      address1: string;
      /** More of the address. */
      address2: string;
      /** More of the address. */
      address3: string;
      /** What kind of address it is. */
      address_type: 'residential' | 'business' | 'military';
      /** A note, up to 500 characters. */
      remark: string;
      /** When it was cancelled (UTC). */
      canceled_at: string | null;
      /** When staff approved it (UTC). */
      verified_at: string | null;
      /** The number of the last carrier. */
      last_mile_no: string;
      /** The status in which it was stopped. */
      alert_from:
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
        | null;
      /** Our own number of the parcel; empty until it is packed. */
      waybill_no: string;
      /** When it was packed (UTC). */
      packed_at: string | null;
      /** When it was shipped (UTC). */
      shipped_at: string | null;
      /** When it was delivered (UTC). */
      delivered_at: string | null;
      /** Weight of the packed parcel in grams. */
      parcel_weight_g: number | null;
      /** VAT number the goods are declared with. */
      vat_number: string;
      /** IOSS number the goods are declared with. */
      ioss_number: string;
      /** GST number the goods are declared with. */
      gst_number: string;
      /** ICMS number the goods are declared with. */
      icms_number: string;
      /** Whether the platform has paid the taxes. */
      platform_payment: boolean;
      /** The fields to correct. */
      error_fields: string[];
      /** Services that were chosen, or that are wanted. */
      services: {
        /** Code of the service. */
        service: string;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** How many times the service is wanted or was done. */
        quantity: number;
        /** What the service is expected to cost, in USD. */
        projected_fee: string;
      }[];
      /** The price the order was given; null without a method. */
      quote: {
        /** Our id of the quote. */
        quote_id: number;
        /** Code of the shipping method. */
        method: string;
        /** Version of the price list. */
        version: string;
        /** Currency code. */
        currency: string;
        /** Your group in the price list. */
        price_group: string;
        /** When it happened (UTC). */
        at: string;
        /** Until when the price holds (UTC). */
        expires_at: string;
        /** When the price was bound by submitting (UTC). */
        bound_at: string | null;
        /** The part for shipping, in USD. */
        shipping: string;
        /** All other charges, in USD. */
        other: string;
        /** The whole price, in USD. */
        total: string;
        /** The fees, one by one. */
        items: {
          /** A short name that does not change. */
          code: string;
          /** Amount in USD; what you pay is negative. */
          amount: string;
          /** What it was computed from, by name. */
          inputs: Record<string, string | number | boolean | null>;
        }[];
        /** Duty and taxes that apply. */
        taxes: {
          /** What happened, or of which kind it is. */
          kind: 'customs_duty' | 'vat' | 'ioss' | 'gst' | 'icms';
          /** Name of the rule in the price list. */
          rule: string;
          /** Who pays it. */
          mode: 'platform' | 'declared' | 'charged' | 'recipient';
          /** What it is computed from, in USD. */
          base: string | null;
          /** How many percent. */
          percent: string | null;
          /** About how much it is, in USD. */
          due: string;
        }[];
        /** What to know about this price. */
        warnings: string[];
        /** Zone of the price list. */
        zone: string | null;
        /** That weight rounded, in grams. */
        chargeable_g: number | null;
      } | null;
      /** What was quoted and what was charged; null until the order is packed. */
      costs: {
        /** The products. */
        lines: {
          /** A short name that does not change. */
          code: string;
          /** Quoted, in USD. */
          quoted: string;
          /** Charged, in USD. */
          actual: string;
          /** Charged without quoted, in USD. */
          difference: string;
          /** Why. */
          reason: {
            /** What happened, or of which kind it is. */
            kind: 'weight' | 'follows' | 'new' | 'gone';
            /** Grams before. */
            before_g?: number;
            /** Grams after. */
            after_g?: number;
          } | null;
        }[];
        /** Quoted, in USD. */
        quoted: string;
        /** Charged, in USD. */
        actual: string;
        /** Charged without quoted, in USD. */
        difference: string;
        /** Up to how many percent more are charged without asking. */
        tolerance_percent: number;
        /** Whether this parcel is within that. */
        is_tolerable: boolean;
      } | null;
      /** What happened, oldest first. */
      events: {
        /** Our id of the event. */
        event_id: number;
        /** What happened, or of which kind it is. */
        kind:
          | 'created'
          | 'saved'
          | 'products_changed'
          | 'submitted'
          | 'approved'
          | 'unapproved'
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
        /** The figures of the sentence, by name. */
        params: Record<string, string | number>;
        /** Who did it: the main account, an employee, a supplier, staff, a key or the system. */
        actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
        /** The name of who did it. */
        actor_name: string;
        /** When it was created (UTC). */
        created_at: string;
      }[];
      /** The products. */
      lines: {
        /** Our id of the product. */
        product_id: number;
        /** Your SKU, or its alias. */
        sku: string;
        /** The name you use for the product. */
        product_name: string;
        /** Price of one unit in USD. In an order: the declared price; without it the product’s own. */
        unit_price: string;
        /** How many units. */
        quantity: number;
        /** Properties of the product, by their ids. */
        property_ids: number[];
        /** Customs code, 6 to 10 digits. */
        hs_code: string;
        /** Weight in grams. */
        weight_g: number;
        /** Length in centimetres. */
        length_cm: string | null;
        /** Width in centimetres. */
        width_cm: string | null;
        /** Height in centimetres. */
        height_cm: string | null;
        /** Units you can sell: total without frozen. */
        available: number;
        /** Serial numbers in the parcel. */
        serial_numbers: string[];
      }[];
    };
  };
  'GET /open/v1/orders/{order_id}': {
    input: { order_id: number };
    output: {
      /** Our id of the order. */
      order_id: number;
      /** Our number of the order. */
      order_no: string;
      /** The number of the order in your shop, unique among your open orders. */
      platform_order_no: string;
      /** The status of the order or of the event. */
      status:
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
        | 'canceled';
      /** What happens beside the status. */
      processing: 'none' | 'awaiting_reply' | 'replied' | 'intercept_requested' | 'intercepted';
      /** The warehouse. */
      warehouse_id: number;
      /** Name of the recipient. */
      recipient_name: string;
      /** ISO 3166 code of the country, two letters. */
      country: string;
      /** City. */
      city: string;
      /** How many different SKUs. */
      sku_quantity: number;
      /** Units. */
      quantity: number;
      /** Declared value of the goods in USD; after submission, what is held for the order. */
      total: string;
      /** Code of the shipping method. */
      method: string;
      /** Name of the method in English. */
      method_name_en: string;
      /** Name of the method in Chinese. */
      method_name_cn: string;
      /** The carrier’s number; empty until there is one. */
      tracking_no: string;
      /** What shipping was quoted at, in USD. */
      quoted_total: string | null;
      /** Until when that price holds (UTC). */
      quote_expires_at: string | null;
      /** When it was submitted (UTC). */
      submitted_at: string | null;
      /** Why staff sent it back; empty otherwise. */
      error_reason: string;
      /** Since when name and address are deleted (UTC). */
      recipient_cleared_at: string | null;
      /** When it was created (UTC). */
      created_at: string;
      /** When it last changed (UTC). */
      updated_at: string;
      /** First name of the recipient. */
      first_name: string;
      /** Last name of the recipient. */
      last_name: string;
      /** Phone of the recipient, as their country writes it. */
      phone: string;
      /** Email address; may be empty. */
      email: string;
      /** Number of the recipient’s identity document, where customs ask for it. */
      id_number: string;
      /** Company of the recipient. */
      company: string;
      /** State or province. */
      state: string;
      /** Postcode, where the country has them. */
      postal_code: string;
      /** House number, where the country writes it apart. */
      house_number: string;
      /** Street and number. */
      address1: string;
      /** More of the address. */
      address2: string;
      /** More of the address. */
      address3: string;
      /** What kind of address it is. */
      address_type: 'residential' | 'business' | 'military';
      /** A note, up to 500 characters. */
      remark: string;
      /** When it was cancelled (UTC). */
      canceled_at: string | null;
      /** When staff approved it (UTC). */
      verified_at: string | null;
      /** The number of the last carrier. */
      last_mile_no: string;
      /** The status in which it was stopped. */
      alert_from:
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
        | null;
      /** Our own number of the parcel; empty until it is packed. */
      waybill_no: string;
      /** When it was packed (UTC). */
      packed_at: string | null;
      /** When it was shipped (UTC). */
      shipped_at: string | null;
      /** When it was delivered (UTC). */
      delivered_at: string | null;
      /** Weight of the packed parcel in grams. */
      parcel_weight_g: number | null;
      /** VAT number the goods are declared with. */
      vat_number: string;
      /** IOSS number the goods are declared with. */
      ioss_number: string;
      /** GST number the goods are declared with. */
      gst_number: string;
      /** ICMS number the goods are declared with. */
      icms_number: string;
      /** Whether the platform has paid the taxes. */
      platform_payment: boolean;
      /** The fields to correct. */
      error_fields: string[];
      /** Services that were chosen, or that are wanted. */
      services: {
        /** Code of the service. */
        service: string;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** How many times the service is wanted or was done. */
        quantity: number;
        /** What the service is expected to cost, in USD. */
        projected_fee: string;
      }[];
      /** The price the order was given; null without a method. */
      quote: {
        /** Our id of the quote. */
        quote_id: number;
        /** Code of the shipping method. */
        method: string;
        /** Version of the price list. */
        version: string;
        /** Currency code. */
        currency: string;
        /** Your group in the price list. */
        price_group: string;
        /** When it happened (UTC). */
        at: string;
        /** Until when the price holds (UTC). */
        expires_at: string;
        /** When the price was bound by submitting (UTC). */
        bound_at: string | null;
        /** The part for shipping, in USD. */
        shipping: string;
        /** All other charges, in USD. */
        other: string;
        /** The whole price, in USD. */
        total: string;
        /** The fees, one by one. */
        items: {
          /** A short name that does not change. */
          code: string;
          /** Amount in USD; what you pay is negative. */
          amount: string;
          /** What it was computed from, by name. */
          inputs: Record<string, string | number | boolean | null>;
        }[];
        /** Duty and taxes that apply. */
        taxes: {
          /** What happened, or of which kind it is. */
          kind: 'customs_duty' | 'vat' | 'ioss' | 'gst' | 'icms';
          /** Name of the rule in the price list. */
          rule: string;
          /** Who pays it. */
          mode: 'platform' | 'declared' | 'charged' | 'recipient';
          /** What it is computed from, in USD. */
          base: string | null;
          /** How many percent. */
          percent: string | null;
          /** About how much it is, in USD. */
          due: string;
        }[];
        /** What to know about this price. */
        warnings: string[];
        /** Zone of the price list. */
        zone: string | null;
        /** That weight rounded, in grams. */
        chargeable_g: number | null;
      } | null;
      /** What was quoted and what was charged; null until the order is packed. */
      costs: {
        /** The products. */
        lines: {
          /** A short name that does not change. */
          code: string;
          /** Quoted, in USD. */
          quoted: string;
          /** Charged, in USD. */
          actual: string;
          /** Charged without quoted, in USD. */
          difference: string;
          /** Why. */
          reason: {
            /** What happened, or of which kind it is. */
            kind: 'weight' | 'follows' | 'new' | 'gone';
            /** Grams before. */
            before_g?: number;
            /** Grams after. */
            after_g?: number;
          } | null;
        }[];
        /** Quoted, in USD. */
        quoted: string;
        /** Charged, in USD. */
        actual: string;
        /** Charged without quoted, in USD. */
        difference: string;
        /** Up to how many percent more are charged without asking. */
        tolerance_percent: number;
        /** Whether this parcel is within that. */
        is_tolerable: boolean;
      } | null;
      /** What happened, oldest first. */
      events: {
        /** Our id of the event. */
        event_id: number;
        /** What happened, or of which kind it is. */
        kind:
          | 'created'
          | 'saved'
          | 'products_changed'
          | 'submitted'
          | 'approved'
          | 'unapproved'
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
        /** The figures of the sentence, by name. */
        params: Record<string, string | number>;
        /** Who did it: the main account, an employee, a supplier, staff, a key or the system. */
        actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
        /** The name of who did it. */
        actor_name: string;
        /** When it was created (UTC). */
        created_at: string;
      }[];
      /** The products. */
      lines: {
        /** Our id of the product. */
        product_id: number;
        /** Your SKU, or its alias. */
        sku: string;
        /** The name you use for the product. */
        product_name: string;
        /** Price of one unit in USD. In an order: the declared price; without it the product’s own. */
        unit_price: string;
        /** How many units. */
        quantity: number;
        /** Properties of the product, by their ids. */
        property_ids: number[];
        /** Customs code, 6 to 10 digits. */
        hs_code: string;
        /** Weight in grams. */
        weight_g: number;
        /** Length in centimetres. */
        length_cm: string | null;
        /** Width in centimetres. */
        width_cm: string | null;
        /** Height in centimetres. */
        height_cm: string | null;
        /** Units you can sell: total without frozen. */
        available: number;
        /** Serial numbers in the parcel. */
        serial_numbers: string[];
      }[];
    };
  };
  'POST /open/v1/orders/{order_id}': {
    input: { order_id: number } & {
      /** The number of the order in your shop, unique among your open orders. */
      platform_order_no: string;
      /** First name of the recipient. */
      first_name: string;
      /** Last name of the recipient. */
      last_name?: string;
      /** Phone of the recipient, as their country writes it. */
      phone: string;
      /** Email address; may be empty. */
      email?: string;
      /** Number of the recipient’s identity document, where customs ask for it. */
      id_number?: string;
      /** Company of the recipient. */
      company?: string;
      /** ISO 3166 code of the country, two letters. */
      country: string;
      /** State or province. */
      state: string;
      /** City. */
      city: string;
      /** Postcode, where the country has them. */
      postal_code?: string;
      /** House number, where the country writes it apart. */
      house_number?: string;
      /** Street and number. */
      address1: string;
      /** More of the address. */
      address2?: string;
      /** More of the address. */
      address3?: string;
      /** What kind of address it is. */
      address_type?: 'residential' | 'business' | 'military';
      /** The warehouse. */
      warehouse_id: number;
      /** Packaging that goes with every unit or with the order. */
      consumables?: {
        /** Our id of the packaging. */
        consumable_id: number;
        /** Units. */
        quantity: number;
      }[];
      /** A note, up to 500 characters. */
      remark?: string;
      /** Code of the shipping method. */
      method?: string;
      /** Services that were chosen, or that are wanted. */
      services?: {
        /** Code of the service. */
        service: string;
        /** How many times the service is wanted or was done. */
        quantity: number;
      }[];
      /** VAT number the goods are declared with. */
      vat_number?: string;
      /** IOSS number the goods are declared with. */
      ioss_number?: string;
      /** GST number the goods are declared with. */
      gst_number?: string;
      /** ICMS number the goods are declared with. */
      icms_number?: string;
      /** Whether the platform has paid the taxes. */
      platform_payment?: boolean;
      /** The products. */
      lines: {
        /** Our id of the product. */
        product_id?: number;
        /** Your SKU, or its alias. */
        sku?: string;
        /** The name you use for the product. */
        product_name?: string;
        /** Price of one unit in USD. In an order: the declared price; without it the product’s own. */
        unit_price?: string;
        /** How many units. */
        quantity: number;
      }[];
      /** When it last changed (UTC). */
      updated_at?: string;
    };
    output: {
      /** Our id of the order. */
      order_id: number;
      /** Our number of the order. */
      order_no: string;
      /** The number of the order in your shop, unique among your open orders. */
      platform_order_no: string;
      /** The status of the order or of the event. */
      status:
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
        | 'canceled';
      /** What happens beside the status. */
      processing: 'none' | 'awaiting_reply' | 'replied' | 'intercept_requested' | 'intercepted';
      /** The warehouse. */
      warehouse_id: number;
      /** Name of the recipient. */
      recipient_name: string;
      /** ISO 3166 code of the country, two letters. */
      country: string;
      /** City. */
      city: string;
      /** How many different SKUs. */
      sku_quantity: number;
      /** Units. */
      quantity: number;
      /** Declared value of the goods in USD; after submission, what is held for the order. */
      total: string;
      /** Code of the shipping method. */
      method: string;
      /** Name of the method in English. */
      method_name_en: string;
      /** Name of the method in Chinese. */
      method_name_cn: string;
      /** The carrier’s number; empty until there is one. */
      tracking_no: string;
      /** What shipping was quoted at, in USD. */
      quoted_total: string | null;
      /** Until when that price holds (UTC). */
      quote_expires_at: string | null;
      /** When it was submitted (UTC). */
      submitted_at: string | null;
      /** Why staff sent it back; empty otherwise. */
      error_reason: string;
      /** Since when name and address are deleted (UTC). */
      recipient_cleared_at: string | null;
      /** When it was created (UTC). */
      created_at: string;
      /** When it last changed (UTC). */
      updated_at: string;
      /** First name of the recipient. */
      first_name: string;
      /** Last name of the recipient. */
      last_name: string;
      /** Phone of the recipient, as their country writes it. */
      phone: string;
      /** Email address; may be empty. */
      email: string;
      /** Number of the recipient’s identity document, where customs ask for it. */
      id_number: string;
      /** Company of the recipient. */
      company: string;
      /** State or province. */
      state: string;
      /** Postcode, where the country has them. */
      postal_code: string;
      /** House number, where the country writes it apart. */
      house_number: string;
      /** Street and number. */
      address1: string;
      /** More of the address. */
      address2: string;
      /** More of the address. */
      address3: string;
      /** What kind of address it is. */
      address_type: 'residential' | 'business' | 'military';
      /** A note, up to 500 characters. */
      remark: string;
      /** When it was cancelled (UTC). */
      canceled_at: string | null;
      /** When staff approved it (UTC). */
      verified_at: string | null;
      /** The number of the last carrier. */
      last_mile_no: string;
      /** The status in which it was stopped. */
      alert_from:
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
        | null;
      /** Our own number of the parcel; empty until it is packed. */
      waybill_no: string;
      /** When it was packed (UTC). */
      packed_at: string | null;
      /** When it was shipped (UTC). */
      shipped_at: string | null;
      /** When it was delivered (UTC). */
      delivered_at: string | null;
      /** Weight of the packed parcel in grams. */
      parcel_weight_g: number | null;
      /** VAT number the goods are declared with. */
      vat_number: string;
      /** IOSS number the goods are declared with. */
      ioss_number: string;
      /** GST number the goods are declared with. */
      gst_number: string;
      /** ICMS number the goods are declared with. */
      icms_number: string;
      /** Whether the platform has paid the taxes. */
      platform_payment: boolean;
      /** The fields to correct. */
      error_fields: string[];
      /** Services that were chosen, or that are wanted. */
      services: {
        /** Code of the service. */
        service: string;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** How many times the service is wanted or was done. */
        quantity: number;
        /** What the service is expected to cost, in USD. */
        projected_fee: string;
      }[];
      /** The price the order was given; null without a method. */
      quote: {
        /** Our id of the quote. */
        quote_id: number;
        /** Code of the shipping method. */
        method: string;
        /** Version of the price list. */
        version: string;
        /** Currency code. */
        currency: string;
        /** Your group in the price list. */
        price_group: string;
        /** When it happened (UTC). */
        at: string;
        /** Until when the price holds (UTC). */
        expires_at: string;
        /** When the price was bound by submitting (UTC). */
        bound_at: string | null;
        /** The part for shipping, in USD. */
        shipping: string;
        /** All other charges, in USD. */
        other: string;
        /** The whole price, in USD. */
        total: string;
        /** The fees, one by one. */
        items: {
          /** A short name that does not change. */
          code: string;
          /** Amount in USD; what you pay is negative. */
          amount: string;
          /** What it was computed from, by name. */
          inputs: Record<string, string | number | boolean | null>;
        }[];
        /** Duty and taxes that apply. */
        taxes: {
          /** What happened, or of which kind it is. */
          kind: 'customs_duty' | 'vat' | 'ioss' | 'gst' | 'icms';
          /** Name of the rule in the price list. */
          rule: string;
          /** Who pays it. */
          mode: 'platform' | 'declared' | 'charged' | 'recipient';
          /** What it is computed from, in USD. */
          base: string | null;
          /** How many percent. */
          percent: string | null;
          /** About how much it is, in USD. */
          due: string;
        }[];
        /** What to know about this price. */
        warnings: string[];
        /** Zone of the price list. */
        zone: string | null;
        /** That weight rounded, in grams. */
        chargeable_g: number | null;
      } | null;
      /** What was quoted and what was charged; null until the order is packed. */
      costs: {
        /** The products. */
        lines: {
          /** A short name that does not change. */
          code: string;
          /** Quoted, in USD. */
          quoted: string;
          /** Charged, in USD. */
          actual: string;
          /** Charged without quoted, in USD. */
          difference: string;
          /** Why. */
          reason: {
            /** What happened, or of which kind it is. */
            kind: 'weight' | 'follows' | 'new' | 'gone';
            /** Grams before. */
            before_g?: number;
            /** Grams after. */
            after_g?: number;
          } | null;
        }[];
        /** Quoted, in USD. */
        quoted: string;
        /** Charged, in USD. */
        actual: string;
        /** Charged without quoted, in USD. */
        difference: string;
        /** Up to how many percent more are charged without asking. */
        tolerance_percent: number;
        /** Whether this parcel is within that. */
        is_tolerable: boolean;
      } | null;
      /** What happened, oldest first. */
      events: {
        /** Our id of the event. */
        event_id: number;
        /** What happened, or of which kind it is. */
        kind:
          | 'created'
          | 'saved'
          | 'products_changed'
          | 'submitted'
          | 'approved'
          | 'unapproved'
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
        /** The figures of the sentence, by name. */
        params: Record<string, string | number>;
        /** Who did it: the main account, an employee, a supplier, staff, a key or the system. */
        actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
        /** The name of who did it. */
        actor_name: string;
        /** When it was created (UTC). */
        created_at: string;
      }[];
      /** The products. */
      lines: {
        /** Our id of the product. */
        product_id: number;
        /** Your SKU, or its alias. */
        sku: string;
        /** The name you use for the product. */
        product_name: string;
        /** Price of one unit in USD. In an order: the declared price; without it the product’s own. */
        unit_price: string;
        /** How many units. */
        quantity: number;
        /** Properties of the product, by their ids. */
        property_ids: number[];
        /** Customs code, 6 to 10 digits. */
        hs_code: string;
        /** Weight in grams. */
        weight_g: number;
        /** Length in centimetres. */
        length_cm: string | null;
        /** Width in centimetres. */
        width_cm: string | null;
        /** Height in centimetres. */
        height_cm: string | null;
        /** Units you can sell: total without frozen. */
        available: number;
        /** Serial numbers in the parcel. */
        serial_numbers: string[];
      }[];
    };
  };
  'POST /open/v1/orders/{order_id}/cancel': {
    input: { order_id: number };
    output: {
      /** Our id of the order. */
      order_id: number;
      /** Our number of the order. */
      order_no: string;
      /** The number of the order in your shop, unique among your open orders. */
      platform_order_no: string;
      /** The status of the order or of the event. */
      status:
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
        | 'canceled';
      /** What happens beside the status. */
      processing: 'none' | 'awaiting_reply' | 'replied' | 'intercept_requested' | 'intercepted';
      /** The warehouse. */
      warehouse_id: number;
      /** Name of the recipient. */
      recipient_name: string;
      /** ISO 3166 code of the country, two letters. */
      country: string;
      /** City. */
      city: string;
      /** How many different SKUs. */
      sku_quantity: number;
      /** Units. */
      quantity: number;
      /** Declared value of the goods in USD; after submission, what is held for the order. */
      total: string;
      /** Code of the shipping method. */
      method: string;
      /** Name of the method in English. */
      method_name_en: string;
      /** Name of the method in Chinese. */
      method_name_cn: string;
      /** The carrier’s number; empty until there is one. */
      tracking_no: string;
      /** What shipping was quoted at, in USD. */
      quoted_total: string | null;
      /** Until when that price holds (UTC). */
      quote_expires_at: string | null;
      /** When it was submitted (UTC). */
      submitted_at: string | null;
      /** Why staff sent it back; empty otherwise. */
      error_reason: string;
      /** Since when name and address are deleted (UTC). */
      recipient_cleared_at: string | null;
      /** When it was created (UTC). */
      created_at: string;
      /** When it last changed (UTC). */
      updated_at: string;
      /** First name of the recipient. */
      first_name: string;
      /** Last name of the recipient. */
      last_name: string;
      /** Phone of the recipient, as their country writes it. */
      phone: string;
      /** Email address; may be empty. */
      email: string;
      /** Number of the recipient’s identity document, where customs ask for it. */
      id_number: string;
      /** Company of the recipient. */
      company: string;
      /** State or province. */
      state: string;
      /** Postcode, where the country has them. */
      postal_code: string;
      /** House number, where the country writes it apart. */
      house_number: string;
      /** Street and number. */
      address1: string;
      /** More of the address. */
      address2: string;
      /** More of the address. */
      address3: string;
      /** What kind of address it is. */
      address_type: 'residential' | 'business' | 'military';
      /** A note, up to 500 characters. */
      remark: string;
      /** When it was cancelled (UTC). */
      canceled_at: string | null;
      /** When staff approved it (UTC). */
      verified_at: string | null;
      /** The number of the last carrier. */
      last_mile_no: string;
      /** The status in which it was stopped. */
      alert_from:
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
        | null;
      /** Our own number of the parcel; empty until it is packed. */
      waybill_no: string;
      /** When it was packed (UTC). */
      packed_at: string | null;
      /** When it was shipped (UTC). */
      shipped_at: string | null;
      /** When it was delivered (UTC). */
      delivered_at: string | null;
      /** Weight of the packed parcel in grams. */
      parcel_weight_g: number | null;
      /** VAT number the goods are declared with. */
      vat_number: string;
      /** IOSS number the goods are declared with. */
      ioss_number: string;
      /** GST number the goods are declared with. */
      gst_number: string;
      /** ICMS number the goods are declared with. */
      icms_number: string;
      /** Whether the platform has paid the taxes. */
      platform_payment: boolean;
      /** The fields to correct. */
      error_fields: string[];
      /** Services that were chosen, or that are wanted. */
      services: {
        /** Code of the service. */
        service: string;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** How many times the service is wanted or was done. */
        quantity: number;
        /** What the service is expected to cost, in USD. */
        projected_fee: string;
      }[];
      /** The price the order was given; null without a method. */
      quote: {
        /** Our id of the quote. */
        quote_id: number;
        /** Code of the shipping method. */
        method: string;
        /** Version of the price list. */
        version: string;
        /** Currency code. */
        currency: string;
        /** Your group in the price list. */
        price_group: string;
        /** When it happened (UTC). */
        at: string;
        /** Until when the price holds (UTC). */
        expires_at: string;
        /** When the price was bound by submitting (UTC). */
        bound_at: string | null;
        /** The part for shipping, in USD. */
        shipping: string;
        /** All other charges, in USD. */
        other: string;
        /** The whole price, in USD. */
        total: string;
        /** The fees, one by one. */
        items: {
          /** A short name that does not change. */
          code: string;
          /** Amount in USD; what you pay is negative. */
          amount: string;
          /** What it was computed from, by name. */
          inputs: Record<string, string | number | boolean | null>;
        }[];
        /** Duty and taxes that apply. */
        taxes: {
          /** What happened, or of which kind it is. */
          kind: 'customs_duty' | 'vat' | 'ioss' | 'gst' | 'icms';
          /** Name of the rule in the price list. */
          rule: string;
          /** Who pays it. */
          mode: 'platform' | 'declared' | 'charged' | 'recipient';
          /** What it is computed from, in USD. */
          base: string | null;
          /** How many percent. */
          percent: string | null;
          /** About how much it is, in USD. */
          due: string;
        }[];
        /** What to know about this price. */
        warnings: string[];
        /** Zone of the price list. */
        zone: string | null;
        /** That weight rounded, in grams. */
        chargeable_g: number | null;
      } | null;
      /** What was quoted and what was charged; null until the order is packed. */
      costs: {
        /** The products. */
        lines: {
          /** A short name that does not change. */
          code: string;
          /** Quoted, in USD. */
          quoted: string;
          /** Charged, in USD. */
          actual: string;
          /** Charged without quoted, in USD. */
          difference: string;
          /** Why. */
          reason: {
            /** What happened, or of which kind it is. */
            kind: 'weight' | 'follows' | 'new' | 'gone';
            /** Grams before. */
            before_g?: number;
            /** Grams after. */
            after_g?: number;
          } | null;
        }[];
        /** Quoted, in USD. */
        quoted: string;
        /** Charged, in USD. */
        actual: string;
        /** Charged without quoted, in USD. */
        difference: string;
        /** Up to how many percent more are charged without asking. */
        tolerance_percent: number;
        /** Whether this parcel is within that. */
        is_tolerable: boolean;
      } | null;
      /** What happened, oldest first. */
      events: {
        /** Our id of the event. */
        event_id: number;
        /** What happened, or of which kind it is. */
        kind:
          | 'created'
          | 'saved'
          | 'products_changed'
          | 'submitted'
          | 'approved'
          | 'unapproved'
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
        /** The figures of the sentence, by name. */
        params: Record<string, string | number>;
        /** Who did it: the main account, an employee, a supplier, staff, a key or the system. */
        actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
        /** The name of who did it. */
        actor_name: string;
        /** When it was created (UTC). */
        created_at: string;
      }[];
      /** The products. */
      lines: {
        /** Our id of the product. */
        product_id: number;
        /** Your SKU, or its alias. */
        sku: string;
        /** The name you use for the product. */
        product_name: string;
        /** Price of one unit in USD. In an order: the declared price; without it the product’s own. */
        unit_price: string;
        /** How many units. */
        quantity: number;
        /** Properties of the product, by their ids. */
        property_ids: number[];
        /** Customs code, 6 to 10 digits. */
        hs_code: string;
        /** Weight in grams. */
        weight_g: number;
        /** Length in centimetres. */
        length_cm: string | null;
        /** Width in centimetres. */
        width_cm: string | null;
        /** Height in centimetres. */
        height_cm: string | null;
        /** Units you can sell: total without frozen. */
        available: number;
        /** Serial numbers in the parcel. */
        serial_numbers: string[];
      }[];
    };
  };
  'POST /open/v1/orders/{order_id}/intercept': {
    input: { order_id: number } & {
      /** Why. */
      reason: string;
    };
    output: {
      /** Our id of the request. */
      interception_id: number;
      /** Our id of the order. */
      order_id: number;
      /** Our number of the order. */
      order_no: string;
      /** The status of the order when it was asked for. */
      asked_in:
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
        | 'canceled';
      /** The status of the order or of the event. */
      status:
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
        | 'canceled';
      /** Why. */
      reason: string;
      /** Who asked. */
      requested_by: string;
      /** When it was asked for (UTC). */
      requested_at: string;
      /** What staff decided; null until then. */
      outcome: 'accepted' | 'refused' | 'too_late' | null;
      /** The fee in USD. */
      fee: string | null;
      /** What staff wrote. */
      note: string;
      /** Who decided. */
      decided_by: string | null;
      /** When it was decided (UTC). */
      decided_at: string | null;
    };
  };
  'POST /open/v1/orders/{order_id}/submit': {
    input: { order_id: number } & {
      /** The new price in USD you agree to, when the call was refused because it has changed. */
      accepted_total?: string;
    };
    output: {
      /** Our id of the order. */
      order_id: number;
      /** Our number of the order. */
      order_no: string;
      /** Declared value of the goods in USD; after submission, what is held for the order. */
      total: string;
    };
  };
  'GET /open/v1/orders/{order_id}/tracking': {
    input: { order_id: number };
    output: {
      /** The status of the order or of the event. */
      status:
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
        | 'canceled';
      /** The number to show to the recipient. */
      number: string;
      /** Our own number of the parcel; empty until it is packed. */
      waybill_no: string;
      /** The carrier’s number; empty until there is one. */
      tracking_no: string;
      /** The number of the last carrier. */
      last_mile_no: string;
      /** The page for the recipient; empty before the parcel has a number. */
      tracking_url: string;
      /** ISO 3166 code of the country, two letters. */
      country: string;
      /** The day after which the parcel counts as lost. */
      expires_on: string | null;
      /** The rows of this page. */
      list: {
        /** When it happened (UTC). */
        at: string;
        /** The status of the order or of the event. */
        status: 'packaged' | 'shipped' | 'info' | 'in_transit' | 'pick_up' | 'out_for_delivery' | 'delivered' | 'exception';
        /** More about the event, in the carrier’s own words. */
        sub_status: string;
        /** What the carrier reports. */
        description: string;
        /** Where it happened. */
        location: string;
      }[];
    };
  };
  'POST /open/v1/quotes': {
    input: {
      /** The warehouse. */
      warehouse_id: number;
      /** ISO 3166 code of the country, two letters. */
      country: string;
      /** Postcode, where the country has them. */
      postal_code?: string;
      /** What kind of address it is. */
      address_type?: 'residential' | 'business' | 'military';
      /** First name of the recipient. */
      first_name?: string;
      /** Last name of the recipient. */
      last_name?: string;
      /** Street and number. */
      address1?: string;
      /** Packaging that goes with every unit or with the order. */
      consumables?: {
        /** Our id of the packaging. */
        consumable_id: number;
        /** Units. */
        quantity: number;
      }[];
      /** Services that were chosen, or that are wanted. */
      services?: {
        /** Code of the service. */
        service: string;
        /** How many times the service is wanted or was done. */
        quantity: number;
      }[];
      /** VAT number the goods are declared with. */
      vat_number?: string;
      /** IOSS number the goods are declared with. */
      ioss_number?: string;
      /** GST number the goods are declared with. */
      gst_number?: string;
      /** ICMS number the goods are declared with. */
      icms_number?: string;
      /** Whether the platform has paid the taxes. */
      platform_payment?: boolean;
      /** The products. */
      lines: {
        /** Our id of the product. */
        product_id?: number;
        /** Your SKU, or its alias. */
        sku?: string;
        /** The name you use for the product. */
        product_name?: string;
        /** Price of one unit in USD. In an order: the declared price; without it the product’s own. */
        unit_price?: string;
        /** How many units. */
        quantity: number;
      }[];
    };
    output: {
      /** The day, in Shanghai time. */
      day: string;
      /** Currency code. */
      currency: string;
      /** Until when the price holds (UTC). */
      expires_at: string;
      /** The parcel as it was computed. */
      parcel: {
        /** Units in the parcel. */
        units: number;
        /** Weight of the goods in grams. */
        goods_g: number;
        /** Weight with packaging in grams. */
        actual_g: number;
        /** The three sides in centimetres, longest first; null where a size is not known. */
        sides_cm: string[] | null;
        /** Length and girth in centimetres. */
        girth_cm: string | null;
        /** Declared value, in USD. */
        value_usd: string;
      };
      /** All methods: those offered first, the cheapest before the others. */
      methods: {
        /** Code of the shipping method. */
        method: string;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** The carrier. */
        courier: string;
        /** Days until delivery, at least. */
        days_min: number;
        /** Days until delivery, at most. */
        days_max: number;
        /** By which weight it is charged. */
        billing_method: 'actual' | 'greater' | 'shared';
        /** Cubic centimetres that count as a kilogram; null where volume does not count. */
        volume_factor: number | null;
        /** Who pays duty and taxes: the sender (`ddp`) or the recipient (`dap`). */
        tax_terms: 'ddp' | 'dap';
        /** Whether this method takes the parcel. */
        offered: boolean;
        /** Zone of the price list. */
        zone: string | null;
        /** Weight by volume, in grams. */
        volumetric_g: number | null;
        /** Weight that counts, in grams. */
        billable_g: number | null;
        /** That weight rounded, in grams. */
        chargeable_g: number | null;
        /** The weight of the price list that applies, in grams. */
        charged_as_g: number | null;
        /** The fees, one by one. */
        items: {
          /** A short name that does not change. */
          code: string;
          /** Amount in USD; what you pay is negative. */
          amount: string;
          /** What it was computed from, by name. */
          inputs: Record<string, string | number | boolean | null>;
        }[];
        /** The part for shipping, in USD; null when it is not offered. */
        shipping: string | null;
        /** All other charges, in USD. */
        other: string | null;
        /** The whole price, in USD; null when it is not offered. */
        total: string | null;
        /** Why it is not offered. */
        reasons: {
          /** A short name that does not change. */
          code: string;
          /** The figures of the sentence, by name. */
          params: Record<string, string | number>;
        }[];
        /** Duty and taxes that apply. */
        taxes: {
          /** What happened, or of which kind it is. */
          kind: 'customs_duty' | 'vat' | 'ioss' | 'gst' | 'icms';
          /** Name of the rule in the price list. */
          rule: string;
          /** Who pays it. */
          mode: 'platform' | 'declared' | 'charged' | 'recipient';
          /** What it is computed from, in USD. */
          base: string | null;
          /** How many percent. */
          percent: string | null;
          /** About how much it is, in USD. */
          due: string;
        }[];
      }[];
      /** What to know about this price. */
      warnings: string[];
    };
  };
  'GET /open/v1/balance': {
    input: Record<string, never>;
    output: {
      /** The balance in USD. */
      balance: string;
      /** Held for open orders and appointments, in USD. */
      held: string;
      /** How far the balance may go below zero, in USD. */
      credit_limit: string;
      /** What you can still spend: balance without what is held, with the credit limit. USD. */
      spendable: string;
    };
  };
  'GET /open/v1/storage-bills': {
    input: { limit?: number; cursor?: string; warehouse_id?: number; settled?: 0 | 1; from?: string; to?: string };
    output: {
      /** The rows of this page. */
      list: {
        /** Our id of the bill. */
        bill_id: number;
        /** The number of the bill. */
        bill_no: string;
        /** The warehouse. */
        warehouse_id: number;
        /** Name of the warehouse in English. */
        warehouse_name_en: string;
        /** Name of the warehouse in Chinese. */
        warehouse_name_cn: string;
        /** Currency code. */
        currency: 'USD';
        /** The day, in Shanghai time. */
        day: string;
        /** Before the discount, in USD. */
        receivable: string;
        /** The discount, in USD. */
        discount: string;
        /** What is to be paid, in USD. */
        net: string;
        /** How many different SKUs were stored. */
        sku_types: number;
        /** How many units were stored. */
        pieces: number;
        /** Volume in cubic metres. */
        volume_m3: string;
        /** Whether it is paid: 1 or 0. */
        settled: 0 | 1;
        /** When it was paid (UTC); null while it is not. */
        settled_at: string | null;
        /** When it was created (UTC). */
        created_at: string;
      }[];
      /** Send it as `cursor` to get the next page. Null on the last page. */
      next_cursor: string | null;
    };
  };
  'GET /open/v1/storage-bills/{bill_id}': {
    input: { bill_id: number };
    output: {
      /** Our id of the bill. */
      bill_id: number;
      /** The number of the bill. */
      bill_no: string;
      /** The warehouse. */
      warehouse_id: number;
      /** Name of the warehouse in English. */
      warehouse_name_en: string;
      /** Name of the warehouse in Chinese. */
      warehouse_name_cn: string;
      /** Currency code. */
      currency: 'USD';
      /** The day, in Shanghai time. */
      day: string;
      /** Before the discount, in USD. */
      receivable: string;
      /** The discount, in USD. */
      discount: string;
      /** What is to be paid, in USD. */
      net: string;
      /** How many different SKUs were stored. */
      sku_types: number;
      /** How many units were stored. */
      pieces: number;
      /** Volume in cubic metres. */
      volume_m3: string;
      /** Whether it is paid: 1 or 0. */
      settled: 0 | 1;
      /** When it was paid (UTC); null while it is not. */
      settled_at: string | null;
      /** When it was created (UTC). */
      created_at: string;
    };
  };
  'GET /open/v1/storage-bills/{bill_id}/lines': {
    input: { limit?: number; cursor?: string; bill_id: number };
    output: {
      /** The rows of this page. */
      list: {
        /** The place in the bill. */
        line_no: number;
        /** Our id of the product. */
        product_id: number;
        /** Your SKU, or its alias. */
        sku: string;
        /** The name you use for the product. */
        product_name: string;
        /** The day these units were shelved. */
        shelved_on: string;
        /** How many days they have been in the warehouse. */
        age_days: number;
        /** How many days are still free of charge. */
        free_days_left: number;
        /** How many units were stored. */
        pieces: number;
        /** Volume in cubic metres. */
        volume_m3: string;
        /** Price of a cubic metre for a day, in USD. */
        usd_per_m3_day: string;
        /** Amount in USD; what you pay is negative. */
        amount: string;
      }[];
      /** Send it as `cursor` to get the next page. Null on the last page. */
      next_cursor: string | null;
    };
  };
  'GET /open/v1/transactions': {
    input: {
      limit?: number;
      cursor?: string;
      source_no?: string;
      from?: string;
      to?: string;
      bill_type?: 'top_up' | 'order' | 'refund' | 'storage' | 'adjustment' | 'compensation' | 'service';
      fee_type?:
        | 'top_up'
        | 'base_freight'
        | 'multiline_surcharge'
        | 'inbound_handling'
        | 'outbound_handling'
        | 'packaging'
        | 'declared_value_surcharge'
        | 'online_tracked_mail'
        | 'remote_area'
        | 'remote_area_fuel'
        | 'oversize'
        | 'oversize_fuel'
        | 'peak_season'
        | 'peak_season_fuel'
        | 'dangerous_goods'
        | 'dangerous_goods_fuel'
        | 'over_category'
        | 'consumables'
        | 'over_declaration'
        | 'registration'
        | 'fulfilment'
        | 'customs_duty'
        | 'vat'
        | 'ioss'
        | 'gst'
        | 'icms'
        | 'value_added_service'
        | 'interception'
        | 'storage'
        | 'adjustment'
        | 'compensation'
        | 'insurance'
        | 'goods';
    };
    output: {
      /** The rows of this page. */
      list: {
        /** Our id of the entry. */
        entry_id: number;
        /** What the money is for. */
        bill_type: 'top_up' | 'order' | 'refund' | 'storage' | 'adjustment' | 'compensation' | 'service';
        /** The kind of fee. */
        fee_type: string;
        /** The kind of document that caused it. */
        source_type: 'top_up' | 'order' | 'inbound' | 'storage_bill' | 'adjustment' | 'loss_order' | 'self_service' | 'drop_shipping';
        /** The number of the document that caused it. */
        source_no: string;
        /** ISO 3166 code of the country, two letters. */
        country: string | null;
        /** Amount in USD; what you pay is negative. */
        amount: string;
        /** The balance after this entry, in USD. */
        balance_after: string;
        /** Units. */
        quantity: number | null;
        /** How many different SKUs. */
        sku_quantity: number | null;
        /** Weight in grams. */
        weight_g: number | null;
        /** The number of the parcel. */
        tracking_number: string;
        /** A note, up to 500 characters. */
        remark: string;
        /** When it was created (UTC). */
        created_at: string;
      }[];
      /** Send it as `cursor` to get the next page. Null on the last page. */
      next_cursor: string | null;
    };
  };
  'GET /open/v1/transactions/{entry_id}': {
    input: { entry_id: number };
    output: {
      /** Our id of the entry. */
      entry_id: number;
      /** What the money is for. */
      bill_type: 'top_up' | 'order' | 'refund' | 'storage' | 'adjustment' | 'compensation' | 'service';
      /** The kind of fee. */
      fee_type: string;
      /** The kind of document that caused it. */
      source_type: 'top_up' | 'order' | 'inbound' | 'storage_bill' | 'adjustment' | 'loss_order' | 'self_service' | 'drop_shipping';
      /** The number of the document that caused it. */
      source_no: string;
      /** ISO 3166 code of the country, two letters. */
      country: string | null;
      /** Amount in USD; what you pay is negative. */
      amount: string;
      /** The balance after this entry, in USD. */
      balance_after: string;
      /** Units. */
      quantity: number | null;
      /** How many different SKUs. */
      sku_quantity: number | null;
      /** Weight in grams. */
      weight_g: number | null;
      /** The number of the parcel. */
      tracking_number: string;
      /** A note, up to 500 characters. */
      remark: string;
      /** When it was created (UTC). */
      created_at: string;
      /** The currency that was paid in, if it was another. */
      original_currency: string | null;
      /** The amount in that currency. */
      original_amount: string | null;
      /** The exchange rate that was used. */
      rate: string | null;
      /** Where that rate comes from. */
      rate_source: string | null;
      /** Who did it: the main account, an employee, a supplier, staff, a key or the system. */
      actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
      /** The name of who did it. */
      actor_name: string;
      /** The other entries of the same document. */
      siblings: {
        /** Our id of the entry. */
        entry_id: number;
        /** What the money is for. */
        bill_type: 'top_up' | 'order' | 'refund' | 'storage' | 'adjustment' | 'compensation' | 'service';
        /** The kind of fee. */
        fee_type: string;
        /** The kind of document that caused it. */
        source_type: 'top_up' | 'order' | 'inbound' | 'storage_bill' | 'adjustment' | 'loss_order' | 'self_service' | 'drop_shipping';
        /** The number of the document that caused it. */
        source_no: string;
        /** ISO 3166 code of the country, two letters. */
        country: string | null;
        /** Amount in USD; what you pay is negative. */
        amount: string;
        /** The balance after this entry, in USD. */
        balance_after: string;
        /** Units. */
        quantity: number | null;
        /** How many different SKUs. */
        sku_quantity: number | null;
        /** Weight in grams. */
        weight_g: number | null;
        /** The number of the parcel. */
        tracking_number: string;
        /** A note, up to 500 characters. */
        remark: string;
        /** When it was created (UTC). */
        created_at: string;
      }[];
    };
  };
  'GET /open/v1/webhook-deliveries': {
    input: { limit?: number; cursor?: string; state?: 'waiting' | 'delivered' | 'failed' };
    output: {
      /** The rows of this page. */
      list: {
        /** The id of the message, as in the header `webhook-id`. */
        delivery_id: string;
        /** What the message is about. */
        topic: 'order_status' | 'tracking' | 'exception' | 'inbound' | 'billing' | 'stock_change' | 'test';
        /** The order, product or appointment it is about; its messages arrive in their order. */
        object: string;
        /** Whether your system has taken it. */
        state: 'waiting' | 'delivered' | 'failed';
        /** 1: about the sandbox, or a trial from the portal. */
        is_test: 0 | 1;
        /** How often it was sent. */
        tries: number;
        /** What your system answered last; null when it did not. */
        status: number | null;
        /** When it is sent next; null when it is not. */
        next_try_at: string | null;
        /** When it was created (UTC). */
        created_at: string;
        /** When your system took it, or when we gave up. */
        ended_at: string | null;
      }[];
      /** Send it as `cursor` to get the next page. Null on the last page. */
      next_cursor: string | null;
    };
  };
  'GET /open/v1/webhook-deliveries/{delivery_id}': {
    input: { delivery_id: string };
    output: {
      /** The id of the message, as in the header `webhook-id`. */
      delivery_id: string;
      /** What the message is about. */
      topic: 'order_status' | 'tracking' | 'exception' | 'inbound' | 'billing' | 'stock_change' | 'test';
      /** The order, product or appointment it is about; its messages arrive in their order. */
      object: string;
      /** Whether your system has taken it. */
      state: 'waiting' | 'delivered' | 'failed';
      /** 1: about the sandbox, or a trial from the portal. */
      is_test: 0 | 1;
      /** How often it was sent. */
      tries: number;
      /** What your system answered last; null when it did not. */
      status: number | null;
      /** When it is sent next; null when it is not. */
      next_try_at: string | null;
      /** When it was created (UTC). */
      created_at: string;
      /** When your system took it, or when we gave up. */
      ended_at: string | null;
      /** The data of the message, as JSON. */
      body: string;
      /** Every try, newest first. */
      history: {
        /** Number of the try. */
        try_no: number;
        /** When it was sent. */
        tried_at: string;
        /** How long the answer took, in milliseconds. */
        ms: number;
        /** What your system answered last; null when it did not. */
        status: number | null;
        /** The beginning of the answer. */
        answer: string;
      }[];
    };
  };
  'POST /open/v1/webhook-deliveries/{delivery_id}/replay': { input: { delivery_id: string }; output: {} };
  'POST /open/v1/simulate/empty': { input: Record<string, never>; output: {} };
  'POST /open/v1/simulate/inbound-appointments/{inbound_id}': {
    input: { inbound_id: number } & {
      /** The status wanted. All steps before it are done too. */
      to: 'confirmed' | 'rejected' | 'voided' | 'arrived' | 'shelved' | 'completed';
      /** What the warehouse finds. */
      outcome?: 'exact' | 'short' | 'excess' | 'damaged';
      /** How many units are missing, too many or damaged. */
      units?: number;
    };
    output: {
      /** Our id of the appointment. */
      inbound_id: number;
      /** The number of the appointment. */
      inbound_no: string;
      /** The number of the appointment it was split from, or its own. */
      original_no: string;
      /** The warehouse. */
      warehouse_id: number;
      /** Where the appointment stands. */
      bill_status: 'draft' | 'submitted' | 'confirmed' | 'withdrawn' | 'voided';
      /** Whether the warehouse has accepted it; null before it is submitted. */
      audit_status: 'pending' | 'passed' | 'rejected' | null;
      /** How far receiving has come; null before it is confirmed. */
      stage: 'future_receipt' | 'pending_quality_control' | 'shelved' | 'inventory_completed' | null;
      /** By parcel (`express`) or by truck (`freight`). */
      shipping_method: 'express' | 'freight' | null;
      /** Courier or freight company. */
      carrier: string;
      /** Tracking numbers of the parcels. */
      tracking_numbers: string[];
      /** Plate of the truck. */
      plate: string;
      /** The day the goods arrive, in Shanghai time. */
      arrival_date: string | null;
      /** The part of that day. */
      arrival_period: 'morning' | 'afternoon' | null;
      /** Another day the warehouse asks for. */
      proposed_date: string | null;
      /** The part of that other day. */
      proposed_period: 'morning' | 'afternoon' | null;
      /** Volume in cubic metres. */
      volume_m3: string | null;
      /** How many different SKUs. */
      sku_quantity: number;
      /** How many boxes. */
      box_quantity: number;
      /** How many units are booked. */
      reservation_quantity: number;
      /** How many units were shelved. */
      effective_quantity: number;
      /** Numbers of the loss orders about it. */
      loss_order_nos: string[];
      /** Who created it. */
      created_by: string;
      /** When it was created (UTC). */
      created_at: string;
      /** When it last changed (UTC). */
      updated_at: string;
      /** When it was submitted (UTC). */
      submitted_at: string | null;
      /** When everything was shelved (UTC). */
      shelved_at: string | null;
      /** How the boxes are packed: one box, one SKU in each box, or mixed. */
      packing_method: 'one_box' | 'sku_per_box' | 'mixed' | null;
      /** Name of the driver. */
      driver_name: string;
      /** Phone of the driver. */
      driver_phone: string;
      /** How the boxes travel. */
      packaging: 'carton' | 'pallet' | 'bag' | null;
      /** Whether some units or all are inspected. */
      inspection: 'sampling' | 'full';
      /** A note, up to 500 characters. */
      remark: string;
      /** Value declared to customs, in USD. */
      declared_value: string | null;
      /** Share of the declared value the insurance costs. */
      insurance_rate: string | null;
      /** What the insurance costs, in USD. */
      insurance_fee: string | null;
      /** Services that were chosen, or that are wanted. */
      services: {
        /** Our id of the service. */
        service_id: number;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** What the price is counted by. */
        unit: 'unit' | 'box' | 'appointment';
        /** Price in USD. */
        price: string;
        /** How many times the service is wanted or was done. */
        quantity: number;
        /** The quantity that was charged at the end. */
        charged: number | null;
        /** The fee in USD. */
        fee: string;
      }[];
      /** Insurance and services together, in USD; held from submission on. */
      fees_total: string | null;
      /** What the warehouse wrote about it. */
      audit_comment: string;
      /** When the warehouse decided (UTC). */
      audited_at: string | null;
      /** When it arrived (UTC). */
      arrived_at: string | null;
      /** When it was completed (UTC). */
      completed_at: string | null;
      /** The packing list: each row is a number of equal boxes. */
      boxes: {
        /** The number of the first of these boxes. */
        first_box_no: number;
        /** How many. */
        count: number;
        /** Weight of a box in kilograms. */
        weight_kg: string | null;
        /** Length in centimetres. */
        length_cm: string | null;
        /** Width in centimetres. */
        width_cm: string | null;
        /** Height in centimetres. */
        height_cm: string | null;
        /** What is in each of these boxes. */
        items: {
          /** Our id of the product. */
          product_id: number;
          /** Units. */
          quantity: number;
        }[];
      }[];
      /** How many boxes are in each state. */
      box_states: {
        /** State of the boxes. */
        state: 'announced' | 'arrived' | 'counted' | 'qualified' | 'shelved' | 'missing';
        /** How many. */
        count: number;
      }[];
      /** What happened, oldest first. */
      events: {
        /** What happened, or of which kind it is. */
        kind:
          | 'created'
          | 'submitted'
          | 'withdrawn'
          | 'passed'
          | 'rejected'
          | 'voided'
          | 'split'
          | 'merged'
          | 'shipping_changed'
          | 'packing_changed'
          | 'time_proposed'
          | 'time_accepted'
          | 'time_declined'
          | 'arrived'
          | 'counted'
          | 'qualified'
          | 'shelved'
          | 'completed'
          | 'loss_order'
          | 'charged';
        /** The figures of the sentence, by name. */
        params: Record<string, string | number>;
        /** Who did it: the main account, an employee, a supplier, staff, a key or the system. */
        actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
        /** The name of who did it. */
        actor_name: string;
        /** When it was created (UTC). */
        created_at: string;
      }[];
      /** The products. */
      lines: {
        /** Our id of the product. */
        product_id: number;
        /** Your SKU, or its alias. */
        sku: string;
        /** The name you use for the product. */
        product_name: string;
        /** Barcode on the product. Empty in a request: one is made. */
        barcode: string;
        /** Weight in grams. */
        weight_g: number;
        /** Whether the serial number of every unit is scanned. */
        scan_serial: boolean;
        /** How many units. */
        quantity: number;
        /** What one unit cost you, in USD: the base of a compensation. */
        purchase_price: string | null;
        /** Units in the packing list. */
        packed: number;
        /** Units that were counted. */
        received: number;
        /** Units that passed the inspection. */
        qualified: number;
        /** Units on the shelf. */
        shelved: number;
      }[];
    };
  };
  'POST /open/v1/simulate/orders/{order_id}': {
    input: { order_id: number } & {
      /** The status wanted. All steps before it are done too. */
      to:
        | 'approved'
        | 'packaged'
        | 'shipped'
        | 'in_transit'
        | 'pick_up'
        | 'out_for_delivery'
        | 'delivered'
        | 'error'
        | 'canceled'
        | 'interception_refused'
        | 'alert'
        | 'resolved'
        | 'expired';
      /** Of an exception: what is wrong. */
      reason?: 'address' | 'customs' | 'delivery_failed' | 'returned' | 'damaged' | 'lost' | 'missing_units' | 'other';
      /** What staff or the carrier would write. */
      text?: string;
    };
    output: {
      /** Our id of the order. */
      order_id: number;
      /** Our number of the order. */
      order_no: string;
      /** The number of the order in your shop, unique among your open orders. */
      platform_order_no: string;
      /** The status of the order or of the event. */
      status:
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
        | 'canceled';
      /** What happens beside the status. */
      processing: 'none' | 'awaiting_reply' | 'replied' | 'intercept_requested' | 'intercepted';
      /** The warehouse. */
      warehouse_id: number;
      /** Name of the recipient. */
      recipient_name: string;
      /** ISO 3166 code of the country, two letters. */
      country: string;
      /** City. */
      city: string;
      /** How many different SKUs. */
      sku_quantity: number;
      /** Units. */
      quantity: number;
      /** Units in the warehouse. */
      total: string;
      /** Code of the shipping method. */
      method: string;
      /** Name of the method in English. */
      method_name_en: string;
      /** Name of the method in Chinese. */
      method_name_cn: string;
      /** The carrier’s number; empty until there is one. */
      tracking_no: string;
      /** What shipping was quoted at, in USD. */
      quoted_total: string | null;
      /** Until when that price holds (UTC). */
      quote_expires_at: string | null;
      /** When it was submitted (UTC). */
      submitted_at: string | null;
      /** Why staff sent it back; empty otherwise. */
      error_reason: string;
      /** Since when name and address are deleted (UTC). */
      recipient_cleared_at: string | null;
      /** When it was created (UTC). */
      created_at: string;
      /** When it last changed (UTC). */
      updated_at: string;
      /** First name of the recipient. */
      first_name: string;
      /** Last name of the recipient. */
      last_name: string;
      /** Phone of the recipient, as their country writes it. */
      phone: string;
      /** Email address; may be empty. */
      email: string;
      /** Number of the recipient’s identity document, where customs ask for it. */
      id_number: string;
      /** Company of the recipient. */
      company: string;
      /** State or province. */
      state: string;
      /** Postcode, where the country has them. */
      postal_code: string;
      /** House number, where the country writes it apart. */
      house_number: string;
      /** Street and number. */
      address1: string;
      /** More of the address. */
      address2: string;
      /** More of the address. */
      address3: string;
      /** What kind of address it is. */
      address_type: 'residential' | 'business' | 'military';
      /** A note, up to 500 characters. */
      remark: string;
      /** When it was cancelled (UTC). */
      canceled_at: string | null;
      /** When staff approved it (UTC). */
      verified_at: string | null;
      /** The number of the last carrier. */
      last_mile_no: string;
      /** The status in which it was stopped. */
      alert_from:
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
        | null;
      /** Our own number of the parcel; empty until it is packed. */
      waybill_no: string;
      /** When it was packed (UTC). */
      packed_at: string | null;
      /** When it was shipped (UTC). */
      shipped_at: string | null;
      /** When it was delivered (UTC). */
      delivered_at: string | null;
      /** Weight of the packed parcel in grams. */
      parcel_weight_g: number | null;
      /** VAT number the goods are declared with. */
      vat_number: string;
      /** IOSS number the goods are declared with. */
      ioss_number: string;
      /** GST number the goods are declared with. */
      gst_number: string;
      /** ICMS number the goods are declared with. */
      icms_number: string;
      /** Whether the platform has paid the taxes. */
      platform_payment: boolean;
      /** The fields to correct. */
      error_fields: string[];
      /** Services that were chosen, or that are wanted. */
      services: {
        /** Code of the service. */
        service: string;
        /** Name in English. */
        name_en: string;
        /** Name in Chinese. */
        name_cn: string;
        /** How many times the service is wanted or was done. */
        quantity: number;
        /** What the service is expected to cost, in USD. */
        projected_fee: string;
      }[];
      /** The price the order was given; null without a method. */
      quote: {
        /** Our id of the quote. */
        quote_id: number;
        /** Code of the shipping method. */
        method: string;
        /** Version of the price list. */
        version: string;
        /** Currency code. */
        currency: string;
        /** Your group in the price list. */
        price_group: string;
        /** When it happened (UTC). */
        at: string;
        /** Until when the price holds (UTC). */
        expires_at: string;
        /** When the price was bound by submitting (UTC). */
        bound_at: string | null;
        /** The part for shipping, in USD. */
        shipping: string;
        /** All other charges, in USD. */
        other: string;
        /** The whole price, in USD. */
        total: string;
        /** The fees, one by one. */
        items: {
          /** A short name that does not change. */
          code: string;
          /** Play money, in whole USD. */
          amount: string;
          /** What it was computed from, by name. */
          inputs: Record<string, string | number | boolean | null>;
        }[];
        /** Duty and taxes that apply. */
        taxes: {
          /** What happened, or of which kind it is. */
          kind: 'customs_duty' | 'vat' | 'ioss' | 'gst' | 'icms';
          /** Name of the rule in the price list. */
          rule: string;
          /** Who pays it. */
          mode: 'platform' | 'declared' | 'charged' | 'recipient';
          /** What it is computed from, in USD. */
          base: string | null;
          /** How many percent. */
          percent: string | null;
          /** About how much it is, in USD. */
          due: string;
        }[];
        /** What to know about this price. */
        warnings: string[];
        /** Zone of the price list. */
        zone: string | null;
        /** That weight rounded, in grams. */
        chargeable_g: number | null;
      } | null;
      /** What was quoted and what was charged; null until the order is packed. */
      costs: {
        /** The products. */
        lines: {
          /** A short name that does not change. */
          code: string;
          /** Quoted, in USD. */
          quoted: string;
          /** Charged, in USD. */
          actual: string;
          /** Charged without quoted, in USD. */
          difference: string;
          /** Of an exception: what is wrong. */
          reason: {
            /** What happened, or of which kind it is. */
            kind: 'weight' | 'follows' | 'new' | 'gone';
            /** Grams before. */
            before_g?: number;
            /** Grams after. */
            after_g?: number;
          } | null;
        }[];
        /** Quoted, in USD. */
        quoted: string;
        /** Charged, in USD. */
        actual: string;
        /** Charged without quoted, in USD. */
        difference: string;
        /** Up to how many percent more are charged without asking. */
        tolerance_percent: number;
        /** Whether this parcel is within that. */
        is_tolerable: boolean;
      } | null;
      /** What happened, oldest first. */
      events: {
        /** Our id of the event. */
        event_id: number;
        /** What happened, or of which kind it is. */
        kind:
          | 'created'
          | 'saved'
          | 'products_changed'
          | 'submitted'
          | 'approved'
          | 'unapproved'
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
        /** The figures of the sentence, by name. */
        params: Record<string, string | number>;
        /** Who did it: the main account, an employee, a supplier, staff, a key or the system. */
        actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
        /** The name of who did it. */
        actor_name: string;
        /** When it was created (UTC). */
        created_at: string;
      }[];
      /** The products. */
      lines: {
        /** Our id of the product. */
        product_id: number;
        /** Your SKU, or its alias. */
        sku: string;
        /** The name you use for the product. */
        product_name: string;
        /** Price of one unit in USD. In an order: the declared price; without it the product’s own. */
        unit_price: string;
        /** How many units. */
        quantity: number;
        /** Properties of the product, by their ids. */
        property_ids: number[];
        /** Customs code, 6 to 10 digits. */
        hs_code: string;
        /** Weight in grams. */
        weight_g: number;
        /** Length in centimetres. */
        length_cm: string | null;
        /** Width in centimetres. */
        width_cm: string | null;
        /** Height in centimetres. */
        height_cm: string | null;
        /** Units you can sell: total without frozen. */
        available: number;
        /** Serial numbers in the parcel. */
        serial_numbers: string[];
      }[];
    };
  };
  'POST /open/v1/simulate/top-ups': {
    input: {
      /** Play money, in whole USD. */
      amount: number;
    };
    output: {
      /** The balance in USD. */
      balance: string;
    };
  };
};
