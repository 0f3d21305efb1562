import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { JobStarted, PageSize } from '../kernel/shapes.ts';
import {
  CountryData,
  MonthlyExpenses,
  MonthlyShipping,
  MonthlyVolume,
  SkuShipment,
  period,
  statisticsPages,
} from './statistics.schemas.ts';

const reading = { method: 'GET', log: null, mayLag: true } as const;
/** Orders and volume are split by one of these. */
export const splits = ['method', 'warehouse'] as const;
const split = z.enum(splits).default('method');
const search = z.string().trim().max(255).optional();

export const statisticsCalls = defineCalls('statistics', {
  monthlyShipping: {
    ...reading,
    path: '/api/ucenter/statistics/getMonthlyShipping',
    input: z.strictObject({ ...period, split }),
    output: MonthlyShipping,
    permission: 'statistics.read',
  },
  countryData: {
    ...reading,
    path: '/api/ucenter/statistics/getCountryData',
    input: z.strictObject(period),
    output: CountryData,
    permission: 'statistics.read',
  },
  monthlyVolume: {
    ...reading,
    path: '/api/ucenter/statistics/getMonthlyVolume',
    input: z.strictObject({ ...period, split }),
    output: MonthlyVolume,
    permission: 'statistics.read',
  },
  monthlyExpenses: {
    ...reading,
    path: '/api/ucenter/statistics/getMonthlyExpenses',
    input: z.strictObject(period),
    output: MonthlyExpenses,
    permission: 'statistics.expenses',
  },
  /** The SKUs with most units first; a search by the beginning of a SKU. */
  skuShipment: {
    ...reading,
    path: '/api/ucenter/statistics/getSkuShipment',
    input: z.strictObject({ ...period, search, page: z.int().min(1).max(1000).default(1), limit: PageSize.default(20) }),
    output: SkuShipment,
    permission: 'statistics.skus',
  },
  /** The table of a page as a workbook. Needs the permission of that page. */
  export: {
    method: 'POST',
    path: '/api/ucenter/statistics/export',
    input: z.strictObject({ page: z.enum(statisticsPages), ...period, split, search }),
    output: JobStarted,
    permission: 'statistics.skus',
    log: 'statistics.export',
    limit: { perMinute: 10, by: 'person' },
  },
});
