import { opens, type Screen } from './screen.ts';

export const packingScreens: readonly Screen[] = [
  { name: 'packing', at: '/desk/packing', foreign: true },
  {
    name: 'packing-make-wave',
    at: '/desk/packing',
    foreign: true,
    show: opens(
      (t) => t.deskPacking.make_wave,
      (t) => t.deskPacking.make_wave_hint,
    ),
  },
  { name: 'packing-station', at: '/desk/packing/station' },
  {
    name: 'packing-station-order',
    at: '/desk/packing',
    foreign: true,
    show: async (page) => {
      await page.getByRole('link', { name: /^SO-/ }).first().click();
      await page.locator('.packing-item').first().waitFor();
    },
  },
  { name: 'exceptions', at: '/desk/exceptions', foreign: true },
  { name: 'interceptions', at: '/desk/interceptions', foreign: true },
];
