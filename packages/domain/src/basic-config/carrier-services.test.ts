import { expect, it } from 'vitest';
import { readCarrierServices } from './carrier-services.ts';

it('reads which methods buy their label', () => {
  const services = readCarrierServices(' EXP=se-1/ups_ground/se-9; ECO_2=se-2/usps_first/se-9;');
  expect([...(services ?? [])]).toEqual([
    ['EXP', { account: 'se-1', service: 'ups_ground', warehouse: 'se-9' }],
    ['ECO_2', { account: 'se-2', service: 'usps_first', warehouse: 'se-9' }],
  ]);
  expect(readCarrierServices('')?.size).toBe(0);
});

it.each(['EXP', 'EXP=se-1/ups_ground', 'exp=se-1/a/se-9', 'EXP=se-1/a/se-9;EXP=se-2/a/se-9', 'EXP=se-1/a/se-9,ECO=se-1/a/se-9'])(
  'does not take %s',
  (value) => expect(readCarrierServices(value)).toBeNull(),
);
