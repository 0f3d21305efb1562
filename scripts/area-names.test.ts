import { areaNames } from '@quayside/contract/kernel/area-names';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the contract names the areas of areas.json, all of them and no others', () => {
  expect(areaNames.toSorted()).toEqual(Object.keys(JSON.parse(readFileSync('areas.json', 'utf8'))).toSorted());
});
