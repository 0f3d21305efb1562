import type { Insertable } from 'kysely';
import type { AccountType } from '@quayside/domain/kernel/actor';
import type { Permission, StaffRole } from '@quayside/contract/kernel/permissions';
import type { Db } from '#server/kernel/database.ts';
import { hashPassword } from '#server/kernel/passwords.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import { newToken } from '#server/kernel/tokens.ts';

export const PASSWORD = 'Test-Quay-2026!';
let hashed: Promise<string> | null = null;
let serial = 0;

export type Factories = ReturnType<typeof factories>;
export type Person = { customer_id: number; account_id: number; email: string; token: string };

/** Creates test data directly in the database. Names are numbered, so that nothing collides. */
export function factories(db: Db) {
  const aMerchant = async (given: { name?: string; platform_type?: number } = {}): Promise<Person> => {
    serial++;
    const { customer_id } = await db
      .insertInto('customers')
      .values({ name: given.name ?? `Merchant ${serial}`, platform_type: given.platform_type ?? 1 })
      .returning('customer_id')
      .executeTakeFirstOrThrow();
    return anAccount(customer_id, 'main');
  };

  const anAccount = async (
    customer_id: number,
    account_type: AccountType,
    permissions: Permission[] = [],
    skus: string[] | null = account_type === 'supplier' ? [] : null,
  ): Promise<Person> => {
    serial++;
    hashed ??= hashPassword(PASSWORD);
    const email = `${account_type}${serial}@shop.test`;
    const values = {
      customer_id,
      account_type,
      email,
      firstname: 'Mei',
      lastname: `Lin ${serial}`,
      password_hash: await hashed,
      permissions,
      skus,
      email_verified_at: new Date(),
    };
    const { account_id } = await db.insertInto('accounts').values(values).returning('account_id').executeTakeFirstOrThrow();
    return { customer_id, account_id, email, token: await aSession({ account_id, customer_id }) };
  };

  const aStaff = async (role: StaffRole = 'administrator'): Promise<{ staff_id: number; email: string; token: string }> => {
    serial++;
    hashed ??= hashPassword(PASSWORD);
    const email = `${role}${serial}@desk.test`;
    const values = { email, name: `Staff ${serial}`, role, password_hash: await hashed };
    const { staff_id } = await db.insertInto('staff').values(values).returning('staff_id').executeTakeFirstOrThrow();
    return { staff_id, email, token: await aSession({ staff_id }) };
  };

  const aSession = async (
    holder: { account_id?: number; customer_id?: number; staff_id?: number; acting_staff_id?: number },
    expires_at = new Date(Date.now() + 3_600_000),
  ): Promise<string> => {
    const { token, hash } = newToken();
    await db
      .insertInto('sessions')
      .values({
        token_hash: hash,
        account_id: null,
        customer_id: null,
        staff_id: null,
        ...holder,
        ip: '127.0.0.1',
        user_agent: 'test',
        expires_at,
      })
      .execute();
    return token;
  };

  const aNotice = (given: Partial<Insertable<Tables['notices']>> = {}) => {
    serial++;
    return db
      .insertInto('notices')
      .values({
        title_en: `News ${serial}`,
        title_cn: `新闻 ${serial}`,
        description_en: '<p>Words</p>',
        description_cn: '<p>内容</p>',
        publish_on_time: new Date(Date.now() - 60_000),
        ...given,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  };

  /** Property 1 is "general goods". */
  const goodProduct = { name_cn: '东西', name_en: 'Thing', declared_value: '1.00', property_ids: [1], hs_code: '940540', weight_g: 100 };

  /** A product with its codes, valid in every field. */
  const aProduct = async (customer_id: number, given: Partial<Insertable<Tables['products']>> = {}) => {
    serial++;
    const row = await db
      .insertInto('products')
      .values({
        sku: `SKU-${serial}`,
        product_name: `Thing ${serial}`,
        ...goodProduct,
        barcode: `B${serial}`,
        ...given,
        customer_id,
      })
      .returning(['customer_id', 'product_id', 'sku', 'barcode', 'alias', 'updated_at'])
      .executeTakeFirstOrThrow();
    const { product_id, sku, alias } = row;
    const codes = [{ code: sku.toLowerCase(), is_alias: false }, ...(alias === '' ? [] : [{ code: alias.toLowerCase(), is_alias: true }])];
    await db
      .insertInto('product_codes')
      .values(codes.map((code) => ({ ...code, customer_id, product_id })))
      .execute();
    return row;
  };

  /** Many products at once, by their numbers from 0: a list longer than one batch. */
  const someProducts = async (customer_id: number, count: number, given: (at: number) => { sku: string; product_name?: string }) => {
    const rows = Array.from({ length: count }, (_, at) => ({
      product_name: `Thing ${at}`,
      ...goodProduct,
      barcode: `M${++serial}`,
      ...given(at),
      customer_id,
    }));
    const made = await db.insertInto('products').values(rows).returning(['product_id', 'sku']).execute();
    const codes = made.map(({ product_id, sku }) => ({ code: sku.toLowerCase(), is_alias: false, customer_id, product_id }));
    await db.insertInto('product_codes').values(codes).execute();
    return made;
  };

  /** Stock without a movement: the level alone, without its log. */
  const aLevel = async (
    product: { customer_id: number; product_id: number },
    level: { total?: number; frozen?: number; expected?: number; warehouse_id?: number },
  ) => {
    const { customer_id, product_id } = product;
    await db
      .insertInto('stock_levels')
      .values({ warehouse_id: 1, ...level, customer_id, product_id })
      .execute();
  };

  const anApiKey = async (customer_id: number): Promise<string> => {
    const { token, hash } = newToken();
    await db.deleteFrom('api_keys').where('customer_id', '=', customer_id).execute();
    await db.insertInto('api_keys').values({ customer_id, key_hash: hash }).execute();
    return token;
  };

  return { aMerchant, aProduct, someProducts, aLevel, anAccount, aStaff, aSession, aNotice, anApiKey };
}
