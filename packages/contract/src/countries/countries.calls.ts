import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Nothing } from '../kernel/shapes.ts';

export const Country = z.object({ code: z.string(), name_en: z.string(), name_cn: z.string() });
export type Country = z.output<typeof Country>;

export const countriesCalls = defineCalls('countries', {
  list: {
    method: 'GET',
    path: '/api/wms/getCountryList',
    input: Nothing,
    output: z.object({ list: z.array(Country) }),
    permission: 'signed_in',
    log: null,
  },
});
