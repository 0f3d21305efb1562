import { describe, expect, it } from 'vitest';
import type { ProductUse } from '@quayside/domain/products/product-uses';
import { refusalText } from './refusal-text.ts';

const at = (warehouse_code: string): ProductUse => ({ kind: 'stock', warehouse_code, total: 1, frozen: 0, expected: 0 });
const skus = (count: number, uses: ProductUse[]) => Array.from({ length: count }, (_, index) => ({ sku: `S${index + 1}`, uses }));
const told = (count: number, uses: ProductUse[], language: 'en' | 'zh_CN' = 'en') =>
  refusalText(language, 'products.in_use', { skus: skus(count, uses) }).replace(/^.*[:：] ?/, '');
const places = Array.from({ length: 7 }, (_, index) => at(`W${index + 1}`));

describe('a refusal that names SKUs', () => {
  it('PROD-32 names ten, and says how many more there are', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `S${index + 1} (1 in stock at W1)`).join(', ');
    expect(told(10, [at('W1')])).toBe(`${ten}.`);
    expect(told(15, [at('W1')])).toBe(`${ten} and 5 more.`);
    expect(told(11, [at('W1')], 'zh_CN')).toMatch(/^S1（W1 库存 1 件）、S2（.*）、S10（W1 库存 1 件）及另外 1 个。$/);
  });

  it('names five uses of each', () => {
    expect(told(1, places)).toBe(
      'S1 (1 in stock at W1; 1 in stock at W2; 1 in stock at W3; 1 in stock at W4; 1 in stock at W5 and 2 more).',
    );
  });

  it('names the order serial numbers went out with', () => {
    expect(told(1, [{ kind: 'serials', count: 2, orders: 1, order_no: 'SO-1' }])).toBe('S1 (2 bound serial numbers, order SO-1).');
    expect(told(1, [{ kind: 'serials', count: 2, orders: 2, order_no: 'SO-1' }], 'zh_CN')).toBe(
      'S1（已绑定 2 个序列号，订单 SO-1 及另外 1 个订单）。',
    );
  });

  it('names the orders that need it', () => {
    expect(told(1, [{ kind: 'orders', order_nos: ['SO-1', 'SO-2'] }])).toBe('S1 (order SO-1; order SO-2).');
    expect(told(1, [{ kind: 'orders', order_nos: ['SO-1'] }], 'zh_CN')).toBe('S1（订单 SO-1）。');
  });

  it('leaves plain details as they are', () => {
    expect(refusalText('en', 'uploads.too_large', { max: '5 MB' })).toBe('Upload failure: the file is larger than 5 MB.');
  });
});
