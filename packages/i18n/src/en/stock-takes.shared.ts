import type { stockTakesArea } from '@quayside/contract/stock-takes/stock-takes.area';
import type { SharedTexts } from '../shared.ts';

export const stockTakesShared = {
  menu: {
    stock_takes: 'Stock-takes',
    stock_take: 'Stock-take',
  },
  refusals: {
    'stock-takes.closed': 'This stock-take is closed.',
    'stock-takes.bad_file': 'The file needs a header row with “SKU or barcode” and “Stock count”.',
  },
  fields: {
    'stock-takes.unknown_code': 'No product has the code {{code}}',
    'stock-takes.unknown_row': 'Row {{row}}: no product has the code {{code}}',
    'stock-takes.several_owners': 'Row {{row}}: several customers use the code {{code}}. Add the customer ID',
    'stock-takes.row': 'Row {{row}}: “{{counted}}” is not a whole number up to 9,999,999',
    'stock-takes.moved': 'Moved since they were counted, count again ({{count}}): {{skus}}',
    'stock-takes.below_frozen': 'Counted below what orders have locked ({{count}}): {{skus}}',
    'stock-takes.nothing': 'Nothing is counted yet',
    'stock-takes.too_many': 'More than {{max}} differences: close this stock-take in parts',
  },
  operations: {
    'stock-takes.start': 'Start a stock-take',
    'stock-takes.import': 'Import counts of a stock-take',
    'stock-takes.post': 'Post a stock-take',
    'stock-takes.cancel': 'Cancel a stock-take',
  },
} as const satisfies SharedTexts<typeof stockTakesArea>;
