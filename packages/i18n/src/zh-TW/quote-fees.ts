// Written by `npm run zh-tw` from zh-CN/quote-fees.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { quoteFees as source } from '../en/quote-fees.ts';

export const quoteFees = {
  basic_shipping: '基礎運費',
  registration: '掛號費',
  online_tracked_mail: '線上跟蹤郵件費',
  multiline_surcharge: '多品名附加費',
  declared_value_surcharge: '申報價值附加費',
  over_category: '超品類費',
  over_declaration: '超申報費',
  remote_area: '偏遠地區附加費',
  remote_area_fuel: '偏遠地區燃油費',
  oversize: '超尺寸附加費',
  oversize_fuel: '超尺寸燃油費',
  peak_season: '旺季附加費',
  peak_season_fuel: '旺季燃油費',
  dangerous_goods: '危險品附加費',
  dangerous_goods_fuel: '危險品燃油費',
  inbound_handling: '入庫操作費',
  outbound_handling: '出庫操作費',
  packaging: '包裝費',
  consumables: '包材費',
  fulfilment_fee: '履約服務費',
  customs_duty: '關稅',
  vat: 'VAT',
  ioss: 'IOSS',
  gst: 'GST',
  icms: 'ICMS',
} as const satisfies Same<typeof source>;
