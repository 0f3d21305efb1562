import { expect, it } from 'vitest';
import { idealSpread } from '../prove/soak/ideal.ts';

/** Half of the requests take 5 ms, the others 10 ms, one in twenty 40 ms. */
const mix = Array.from({ length: 1000 }, (_, at) => (at % 20 === 0 ? 40 : at % 2 === 0 ? 10 : 5));

it('an idle machine spreads the times of requests as they are, a busy one more, several cores less', () => {
  expect(idealSpread(mix, { share: 0.01, cores: 2, seed: 1 })).toBeCloseTo(8, 1);
  const busy = idealSpread(mix, { share: 0.8, cores: 2, seed: 1 });
  expect(busy).toBeGreaterThan(8.5);
  expect(idealSpread(mix, { share: 0.8, cores: 8, seed: 1 })).toBeLessThan(busy);
  // Equal requests at even distances never meet.
  expect(idealSpread([10, 10], { share: 0.8, cores: 2, seed: 1 })).toBeCloseTo(1, 5);
});
