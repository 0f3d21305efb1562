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

type Goods = { sku: string; size: readonly [string, string, string]; pieces: number; daysAgo: number };

/** Products of a merchant with stock in the first warehouse, received some days ago. */
export async function withGoods(request: APIRequestContext, merchant: Merchant, { sku, size, pieces, daysAgo }: Goods): Promise<void> {
  const [length_cm, width_cm, height_cm] = size;
  const about = { product_name: sku, name_cn: '木箱', name_en: 'Wooden crate', declared_value: '9.90', hs_code: '441520', weight_g: 900 };
  const product = { sku, ...about, length_cm, width_cm, height_cm, property_ids: [1] };
  const { product_id } = await callAs<{ product_id: number }>(request, merchant.token, '/api/ucenter/product/addProduct', product);
  const desk = await tokenOf(request, 'admin@desk.test', 'desk');
  const { customer_id } = merchant;
  const count = { customer_id, product_id, warehouse_id: 1, counted: pieces, believed: 0, reason: 'found', remark: 'First count' };
  await callAs(request, desk, '/api/desk/inventory/adjust', count);
  await letStockAge(customer_id, daysAgo);
}
