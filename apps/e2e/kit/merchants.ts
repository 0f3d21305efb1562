import { expect, type APIRequestContext } from '@playwright/test';
import { langHeader } from '@quayside/i18n/languages';
import { callAs, tokenOf } from './api.ts';
import { letStockAge } from './database.ts';
import { PASSWORD } from './password.ts';
import { dismissOnboarding } from './people.ts';
import type { SpokenLanguage } from './texts.ts';

export type Merchant = { email: string; token: string; customer_id: number; name: string };

/** A newly registered merchant with a language, for one journey, so that its figures are not shared. */
export async function newMerchant(request: APIRequestContext, lastname: string, language: SpokenLanguage): Promise<Merchant> {
  const email = `${lastname.toLowerCase()}@merchant.test`;
  const registered = await request.post('/api/ucenter/register', {
    headers: { lang: langHeader[language] },
    data: {
      firstname: 'Nora',
      lastname,
      email,
      password: PASSWORD,
      phone: '+86 755 8000 1234',
      country: 'CN',
      currency: 'CNY',
      agree: 1,
    },
  });
  expect((await registered.json()).error_code).toBe(0);
  const token = await tokenOf(request, email);
  await dismissOnboarding(request, token);
  const { customer_id } = await callAs<{ customer_id: number }>(request, token, '/api/ucenter/customer/profile/getProfile');
  return { email, token, customer_id, name: `Nora ${lastname}` };
}

type Goods = { sku: string; size: readonly [string, string, string]; pieces: number; daysAgo: number; serials?: boolean };

/** Products of a merchant with stock in the first warehouse, received some days ago. */
export async function withGoods(
  request: APIRequestContext,
  merchant: Merchant,
  { sku, size, pieces, daysAgo, serials = false }: Goods,
): Promise<void> {
  const [length_cm, width_cm, height_cm] = size;
  const about = { product_name: sku, name_cn: '木箱', name_en: 'Wooden crate', declared_value: '9.90', hs_code: '441520', weight_g: 900 };
  const product = { sku, ...about, length_cm, width_cm, height_cm, property_ids: [1], scan_serial: serials ? 1 : 0 };
  const { product_id } = await callAs<{ product_id: number }>(request, merchant.token, '/api/ucenter/product/addProduct', product);
  if (pieces === 0) return;
  await countGoods(request, merchant, product_id, pieces);
  await letStockAge(merchant.customer_id, daysAgo);
}

/** Staff count this many units of a product that had none. */
async function countGoods(request: APIRequestContext, { customer_id }: Merchant, product_id: number, counted: number): Promise<void> {
  const desk = await tokenOf(request, 'admin@desk.test', 'desk');
  const count = { customer_id, product_id, warehouse_id: 1, counted, believed: 0, reason: 'found', remark: 'First count' };
  await callAs(request, desk, '/api/desk/inventory/adjust', count);
}

/** Units of a product that was sold out. */
export async function foundGoods(request: APIRequestContext, merchant: Merchant, sku: string, pieces: number): Promise<void> {
  const { list } = await callAs<{ list: { product_id: number }[] }>(request, merchant.token, `/api/ucenter/product/getList?keyword=${sku}`);
  await countGoods(request, merchant, list[0]?.product_id ?? 0, pieces);
}
