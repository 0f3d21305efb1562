import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import type { Texts } from './texts.ts';

const withFigures = async (page: Page) => page.locator('.statistics-table:visible').first().waitFor();
const withCounts = async (page: Page) => page.locator('.monitor-count:visible').first().waitFor();
const toFees = async (page: Page, t: Texts) => {
  await withFigures(page);
  await page.getByRole('button', { name: t.statistics.open_row.replace('{{name}}', t.statisticsColumns['group.shipping']) }).click();
};

export const portalStatisticsScreens: readonly Screen[] = [
  { name: 'statistics-shipping', at: '/statistics/monthlyShipping', show: withFigures },
  { name: 'statistics-countries', at: '/statistics/countryDataStatistics', show: withFigures },
  { name: 'statistics-volume', at: '/statistics/monthlyVolumeStatistics', show: withFigures },
  { name: 'statistics-expenses', at: '/statistics/monthlyExpenses', show: withFigures },
  { name: 'statistics-expenses-fees', at: '/statistics/monthlyExpenses', show: toFees },
  { name: 'statistics-skus', at: '/statistics/skuShipmentQuantity', show: withFigures },
  { name: 'statistics-analysis', at: '/dashboard/analysis', show: withFigures },
  { name: 'statistics-monitor', at: '/dashboard/monitor', show: withCounts },
  { name: 'statistics-nothing', at: '/statistics/monthlyShipping?from=2015-01&to=2015-03' },
];

export const deskStatisticsScreens: readonly Screen[] = [
  { name: 'statistics-desk-analysis', at: '/analysis', show: withFigures },
  { name: 'statistics-desk-monitor', at: '/monitor', show: withCounts },
];
