-- Help articles, the same for every merchant, in two languages. The texts this product comes with are inserted at the start of the server
-- (areas/guides/content) and never over a text that staff have changed.
create table help_articles (
  article_id bigint generated always as identity (start with 101) primary key,
  slug text not null constraint help_articles_slug_key unique check (slug ~ '^[a-z][a-z0-9-]{1,58}[a-z0-9]$'),
  section text not null check (section in ('start', 'products', 'inbound', 'orders', 'billing', 'account', 'api')),
  position int not null check (position between 0 and 9999),
  title_en text not null check (length(title_en) between 1 and 120),
  title_cn text not null check (length(title_cn) between 1 and 120),
  body_en text not null check (length(body_en) <= 50000),
  body_cn text not null check (length(body_cn) <= 50000),
  pictures text[] not null default '{}',
  published boolean not null default true,
  version int not null default 1 check (version > 0),
  -- Null while it is still the text the product came with.
  updated_by text,
  updated_at timestamptz not null,
  -- Words of the English text by their stem, and pairs of Chinese characters; titles weigh more.
  words tsvector not null
);
create index help_articles_in_order on help_articles (section, position, article_id);
create index help_articles_search on help_articles using gin (words) with (fastupdate = off);
grant select on help_articles to quayside_merchant, quayside_desk, quayside_system;
grant insert, update on help_articles to quayside_desk, quayside_system;
call seal_table('help_articles');

-- Every text an article has had.
create table help_article_versions (
  article_id bigint not null references help_articles,
  version int not null,
  title_en text not null,
  title_cn text not null,
  body_en text not null,
  body_cn text not null,
  pictures text[] not null,
  saved_by text,
  saved_at timestamptz not null,
  restored_from int,
  primary key (article_id, version)
);
grant select, insert on help_article_versions to quayside_desk, quayside_system;
grant update on help_article_versions to quayside_system;
call seal_table('help_article_versions');

-- Customs and tax thresholds by country (D-107). A change is a new row of the same thread; the old row is marked as replaced.
create table tariff_notes (
  note_id bigint generated always as identity (start with 1001) primary key,
  thread_id bigint not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  threshold numeric(11,2) not null check (threshold >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  rule_en text not null check (length(rule_en) between 1 and 1000),
  rule_cn text not null check (length(rule_cn) between 1 and 1000),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  source text not null check (length(source) between 1 and 300),
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  checked_on date not null,
  -- Null while staff have not confirmed it.
  checked_by text,
  written_by text,
  written_at timestamptz not null,
  replaced_at timestamptz
);
create index tariff_notes_in_use on tariff_notes (country, valid_from desc, note_id) where replaced_at is null;
create unique index tariff_notes_one_in_use on tariff_notes (thread_id) where replaced_at is null;
create index tariff_notes_of_thread on tariff_notes (thread_id, note_id desc);
grant select on tariff_notes to quayside_merchant, quayside_desk, quayside_system;
grant insert, update on tariff_notes to quayside_desk, quayside_system;
grant usage on sequence tariff_notes_note_id_seq to quayside_desk, quayside_system;
call seal_table('tariff_notes');

-- The first rows, checked on 2026-11-15 with the sources they name; staff confirm them.
insert into tariff_notes (thread_id, country, threshold, currency, rule_en, rule_cn, valid_from, valid_to, source, confidence, checked_on, written_at)
select n.thread_id, n.country, n.threshold, n.currency, n.rule_en, n.rule_cn, n.valid_from::date, n.valid_to::date, n.source, n.confidence, '2026-11-15'::date, '2026-11-15T00:00:00Z'::timestamptz from (values
  (1, 'EU', 0.00, 'EUR', 'The VAT exemption up to 22 EUR is gone: VAT is due from the first cent.', '22 欧元以下免增值税的规定已取消，任何金额都须缴纳增值税。', '2021-07-01', null::text, 'Council Directive (EU) 2017/2455', 'high'),
  (2, 'EU', 150.00, 'EUR', 'Parcels not exceeding 150 EUR (intrinsic value; count all parcels to one recipient on one day together) may declare VAT with an IOSS number (DDP). Above, VAT is due at import.', '货值不超过 150 欧元（同一收件人同一天的包裹合并计算）可使用 IOSS 税号申报增值税（DDP）；超过则在进口时缴纳增值税。', '2021-07-01', null, 'European Commission, VAT e-commerce package', 'high'),
  (3, 'EU', 150.00, 'EUR', 'Duty relief for parcels up to 150 EUR.', '150 欧元以下包裹免征关税。', '2009-01-01', '2026-06-30', 'Council Regulation (EC) No 1186/2009', 'high'),
  (4, 'EU', 150.00, 'EUR', 'The duty relief is gone. Up to 150 EUR a flat customs duty of 3 EUR per item is due: one item is one six-digit HS code, whatever the quantity. Temporary, planned until 1 July 2028, then normal duty. Applies with or without IOSS; exceptions (preferential origin in a full declaration, ten-digit counting) to be confirmed with the broker.', '关税豁免取消。150 欧元以下按“品目”征收固定关税，每个品目 3 欧元：同一 6 位 HS 编码算一个品目，与件数无关。临时措施，计划至 2028-07-01，之后按正常税率。是否使用 IOSS 均适用；例外情形（完整申报下的优惠原产地、10 位编码计数）须与报关行确认。', '2026-07-01', '2028-06-30', 'Council Regulation (EU) 2026/382; Commission Delegated Regulation (EU) 2026/1022; Commission guidance of June 2026', 'high'),
  (5, 'EU', 150.00, 'EUR', 'Product identifiers per item (merchant, manufacturer, standard number) become mandatory in declarations for distance sales up to 150 EUR.', '150 欧元以下远程销售的申报须逐项提供产品标识（商家、制造商、标准编码）。', '2026-11-01', null, 'Commission Delegated Regulation (EU) 2026/1022', 'medium'),
  (6, 'EU', 150.00, 'EUR', 'An EU-wide customs handling fee (about 2 EUR per item) beside the 3 EUR duty was planned for November 2026. Amount and start were not settled in the texts seen: confirm before charging.', '除 3 欧元关税外，欧盟计划于 2026 年 11 月起另收海关处理费（约每品目 2 欧元）。金额与日期在所见资料中尚未确定，收取前须核实。', '2026-11-01', null, 'European Commission and Council announcements', 'low'),
  (7, 'FR', 150.00, 'EUR', 'National small-parcel tax of 2 EUR per item (HS6) for non-EU parcels up to 150 EUR cleared in France. Whether it continues beside the EU duty is to be confirmed.', '法国对在法清关、150 欧元以下的非欧盟包裹按品目（HS6）征收 2 欧元小包税；与欧盟固定关税是否并行须核实。', '2026-03-01', null, 'French finance law 2026, as reported by carriers', 'medium'),
  (8, 'IT', 150.00, 'EUR', 'National contribution of 2 EUR per low-value consignment: introduced for 2026, postponed to July 2026, may be replaced by the EU fee. Confirm.', '意大利对低值包裹征收每票 2 欧元：原定 2026 年起，推迟至 7 月，可能被欧盟费用取代，须核实。', '2026-07-01', null, 'Italian budget law 2026, as reported by carriers', 'low'),
  (9, 'RO', 150.00, 'EUR', 'Logistics fee of 25 RON per non-EU parcel under 150 EUR, collected by the carrier from the sender or platform.', '罗马尼亚对 150 欧元以下的非欧盟包裹每件收取 25 列伊物流费，由承运商向发件人或平台收取。', '2026-01-01', null, 'Romanian law on the logistics fee, as reported by advisers', 'medium'),
  (10, 'GB', 135.00, 'GBP', 'Up to 135 GBP no duty; 20 % VAT is charged at sale by the seller or platform. Above, import VAT and duty at the border. Northern Ireland follows EU customs rules in part.', '135 英镑以下免关税，由卖家或平台在销售时代收 20% 增值税；超过则在进口时缴纳增值税和关税。北爱尔兰部分适用欧盟海关规则。', '2021-01-01', null, 'HMRC', 'high'),
  (11, 'GB', 0.00, 'GBP', 'The duty relief up to 135 GBP is to end by March 2029 at the latest; the date is open.', '135 英镑以下免关税的规定最迟于 2029 年 3 月取消，日期未定。', '2029-03-31', null, 'HM Treasury, Autumn Budget 2025', 'medium'),
  (12, 'US', 0.00, 'USD', 'The 800 USD exemption ended for goods of China and Hong Kong.', '原产中国内地和香港的货物不再享受 800 美元免税。', '2025-05-02', '2025-08-28', 'White House executive orders', 'high'),
  (13, 'US', 0.00, 'USD', 'The 800 USD exemption is suspended for all countries: duty is due on every parcel. Non-postal parcels need an entry in ACE; country of origin and value are required.', '对所有国家暂停 800 美元免税：每个包裹均须缴税。非邮政包裹须在 ACE 申报，须提供原产国和货值。', '2025-08-29', null, 'Executive Order 14324', 'high'),
  (14, 'US', 0.00, 'USD', 'Customs wrote the suspension into its regulations and created a postal informal entry. The duty rate depends on HS code, origin and current measures: keep it as data and confirm monthly.', '美国海关已将暂停写入法规，并设立邮政简易报关。税率取决于 HS 编码、原产地和现行措施，须作为数据维护并每月核实。', '2026-06-24', null, 'CBP interim final rules, 91 FR 37789 and 37801', 'medium'),
  (15, 'CA', 20.00, 'CAD', 'Up to 20 CAD free of duty and tax, by post or courier, from countries other than the US and Mexico. Above, duty and GST/HST apply.', '来自美墨以外国家的邮政和快递包裹，20 加元以下免关税和税；超过须缴关税及 GST/HST。', '2020-07-01', null, 'CBSA Customs Notice 20-18', 'high'),
  (16, 'AU', 1000.00, 'AUD', 'Up to 1000 AUD no duty; 10 % GST is charged at sale by registered sellers and platforms. Above, GST and duty at import.', '1000 澳元以下免关税，由注册卖家或平台在销售时代收 10% GST；超过则进口时缴纳 GST 和关税。', '2018-07-01', null, 'Australian Taxation Office', 'high'),
  (17, 'NZ', 1000.00, 'NZD', 'Up to 1000 NZD no duty; 15 % GST is charged at sale by registered sellers and platforms. Above, GST and duty at import.', '1000 纽元以下免关税，由注册卖家或平台代收 15% GST；超过则进口时缴纳 GST 和关税。', '2019-12-01', null, 'New Zealand Inland Revenue and Customs', 'high'),
  (18, 'NZ', 1000.00, 'NZD', 'A low value goods levy (about 2 NZD plus GST) is collected through carriers. Confirm amount and unit.', '经承运商收取低值货物征费（约 2 纽元另加 GST），金额和计费单位须核实。', '2026-04-01', null, 'New Zealand Customs, as reported by importers', 'low'),
  (19, 'SG', 400.00, 'SGD', 'Up to 400 SGD GST is charged at sale by registered overseas vendors; above, 9 % GST at import. Duty only on a few goods.', '400 新元以下由注册海外卖家在销售时代收 GST；超过则进口时缴纳 9% GST。仅少数商品征关税。', '2024-01-01', null, 'IRAS', 'high'),
  (20, 'JP', 10000, 'JPY', 'Up to 10,000 JPY taxable value no duty and no consumption tax, with exceptions (leather, knitwear and others). Above, 10 % consumption tax and duty.', '课税价格 1 万日元以下免关税和消费税（皮革、针织品等除外）；超过须缴 10% 消费税及关税。', '2016-01-01', '2028-03-31', 'Japan Customs', 'high'),
  (21, 'JP', 0, 'JPY', 'Sales of goods up to 10,000 JPY become subject to consumption tax, collected by registered sellers or large platforms.', '1 万日元以下商品的销售将征收消费税，由注册卖家或大型平台缴纳。', '2028-04-01', null, 'Japan FY2026 tax reform outline', 'medium'),
  (22, 'KR', 150.00, 'USD', 'Up to 150 USD for personal use no duty and no VAT (200 USD for goods sent from the US by list clearance). Above, duty and 10 % VAT on the whole value. A personal customs code is required.', '个人自用 150 美元以下免关税和增值税（美国直发目录通关为 200 美元）；超过则就全额缴纳关税和 10% 增值税。须提供个人通关码。', '2015-12-01', null, 'Korea Customs Service', 'medium'),
  (23, 'BR', 50.00, 'USD', 'Remessa Conforme: up to 50 USD import duty 20 %; above and up to 3000 USD 60 % less 20 USD; ICMS of 17 to 20 % by state is calculated inside the price. An end of the 20 % rate was under debate in 2026: confirm.', 'Remessa Conforme：50 美元以下进口税 20%；50 至 3000 美元为 60% 减 20 美元；各州 ICMS 17%–20%，按价内税计算。2026 年曾讨论取消 20% 税率，须核实。', '2024-08-01', null, 'Receita Federal; Law 14.902/2024', 'medium'),
  (24, 'MX', 0.00, 'USD', 'Courier parcels up to 2500 USD from countries without a trade agreement pay a flat 33.5 %. The 50 and 117 USD thresholds apply to the US and Canada only.', '来自无贸易协定国家、2500 美元以下的快递包裹按 33.5% 统一税率征税；50/117 美元门槛仅适用于美国和加拿大。', '2025-08-15', null, 'SAT, foreign trade rules 2025 (rule 3.7.35)', 'medium'),
  (25, 'CL', 500.00, 'USD', '19 % VAT on every import, the former 41 USD exemption is gone. Up to 500 USD duty is waived when a registered seller or platform charged VAT at sale.', '所有进口均征 19% 增值税，原 41 美元免税取消。500 美元以下，若注册卖家或平台已在销售时代收增值税，则免关税。', '2025-10-25', null, 'SII and Aduanas, joint resolution 2025', 'high'),
  (26, 'CH', 5.00, 'CHF', 'Import VAT below 5 CHF is not collected (about 62 CHF of goods at 8.1 %). Sellers and platforms above 100,000 CHF of small consignments charge Swiss VAT themselves. Industrial goods are free of duty since 2024.', '进口增值税不足 5 瑞郎不征收（税率 8.1% 时约合货值 62 瑞郎）。小额寄件年销售额超过 10 万瑞郎的卖家和平台须自行代收瑞士增值税。工业品自 2024 年起免关税。', '2025-01-01', null, 'Swiss Federal Tax Administration; BAZG', 'high'),
  (27, 'NO', 3000.00, 'NOK', 'The 350 NOK exemption is gone. Goods up to 3000 NOK per item may use VOEC (25 % VAT at sale, no duty); other parcels are taxed at import.', '350 挪威克朗免税取消。单件 3000 克朗以下可使用 VOEC（销售时代收 25% 增值税，免关税）；其他包裹进口时征税。', '2024-01-01', null, 'Norwegian Tax Administration, VOEC', 'high'),
  (28, 'AE', 300.00, 'AED', 'Goods above 300 AED pay 5 % duty; 5 % VAT applies. Other sources still name 1000 AED: confirm with the carrier.', '超过 300 迪拉姆征 5% 关税；另征 5% 增值税。部分资料仍写 1000 迪拉姆，须与承运商核实。', '2023-01-01', null, 'Dubai Customs, as reported by carriers', 'low'),
  (29, 'SA', 1000.00, 'SAR', 'Personal shipments up to 1000 SAR including freight are free of duty; 15 % VAT is due on all.', '个人包裹（含运费）1000 里亚尔以下免关税；一律征 15% 增值税。', '2020-07-01', null, 'ZATCA', 'medium'),
  (30, 'TH', 1.00, 'THB', 'Duty and 7 % VAT from 1 THB; the 1500 THB exemption is gone.', '1 泰铢起征收关税和 7% 增值税，1500 泰铢免税取消。', '2026-01-01', null, 'Thai Customs, Announcement 219/2568', 'high'),
  (31, 'VN', 0.00, 'VND', 'The exemption up to 1,000,000 VND for express parcels is gone: VAT, and duty as classified, on every parcel.', '快递包裹 100 万越南盾以下免税取消：每个包裹均征增值税，并按归类征关税。', '2025-02-18', null, 'Decision 01/2025/QD-TTg', 'high'),
  (32, 'MY', 500.00, 'MYR', 'Low value goods up to 500 MYR sold online: 10 % sales tax collected by registered sellers. Above, duty and sales tax at import.', '线上销售的 500 林吉特以下低值商品由注册卖家代收 10% 销售税；超过则进口时缴纳关税和销售税。', '2024-01-01', null, 'Royal Malaysian Customs Department', 'high'),
  (33, 'ID', 3.00, 'USD', 'Up to 3 USD per shipment free of duty, VAT applies. From 3 to 1500 USD simplified duty (7.5 % for most goods, other rates for some groups) plus VAT. Commercial imports by marketplaces have extra rules.', '每票 3 美元以下免关税、征增值税；3 至 1500 美元适用简化税率（多数商品 7.5%，部分品类另定）并征增值税。平台商业进口另有规定。', '2025-03-05', null, 'Ministry of Finance, PMK 96/2023 and PMK 4/2025', 'medium'),
  (34, 'PH', 10000.00, 'PHP', 'Up to 10,000 PHP (FOB) free of duty and tax. A lower limit has been proposed: confirm.', '离岸价 1 万比索以下免关税和税。曾有下调提议，须核实。', '2016-10-25', null, 'Bureau of Customs, CMTA section 423', 'medium'),
  (35, 'TR', 0.00, 'EUR', 'The 30 EUR simplified regime is gone for ordinary goods: a regular declaration with all duties is needed. Exception: prescribed medicines and supplements up to 1500 EUR.', '普通商品 30 欧元简易通关取消，须正式报关并缴纳全部税费；凭处方的药品和补充剂 1500 欧元以下除外。', '2026-02-06', null, 'Presidential Decree 10813, Official Gazette of 7 January 2026', 'high'),
  (36, 'IN', 0.00, 'INR', 'No free amount for goods bought online: duty and IGST on every parcel; KYC of the recipient is required.', '网购商品无免税额：每个包裹均征关税和 IGST，须提供收件人 KYC。', '2019-12-12', null, 'DGFT notification 35/2015-2020, CBIC', 'medium'),
  (37, 'ZA', 500.00, 'ZAR', 'Parcels up to 500 ZAR: 20 % flat rate plus 15 % VAT since September 2024; a change of the flat rate was announced: confirm. Above, normal duty and VAT.', '500 兰特以下：20% 统一税率，自 2024 年 9 月起另征 15% 增值税；统一税率拟调整，须核实。超过按正常关税和增值税。', '2024-09-01', null, 'SARS media release of 8 August 2024', 'medium'),
  (38, 'IL', 130.00, 'USD', 'Personal imports up to 130 USD free of VAT (18 %). The limit moved from 75 to 150 to 130 USD within two months of 2026 and was contested: confirm.', '个人进口 130 美元以下免增值税（18%）。该限额 2026 年初两个月内由 75 调至 150 再至 130 美元且有争议，须核实。', '2026-02-25', null, 'Israel Ministry of Finance order, press reports', 'low')
) n (thread_id, country, threshold, currency, rule_en, rule_cn, valid_from, valid_to, source, confidence);
