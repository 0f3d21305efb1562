import { mockServer, showPage, type Asked } from '@quayside/ui/testing';
import { screen, within } from '@testing-library/react';
import { OrderNextPage } from './order-next-page.tsx';
import { editor, mockOrders, order } from './testing.ts';

/** The wizard at its last step, with an order that has no method yet. */
type Own = Record<string, (asked: Asked) => unknown>;
const unpriced = { ...order, method: '', method_name_en: '', method_name_cn: '', quoted_total: null };
export const showLogistics = async (own: Own = {}, language: 'en' | 'zh_CN' = 'en') => {
  const asked = mockServer(mockOrders({ getOrderDetail: () => unpriced, ...own }));
  const permissions = [...editor, 'top-ups.edit', 'inbound.edit'];
  const shown = await showPage(<OrderNextPage />, { at: '/order/orderList/next?id=7', permissions, language });
  await screen.findByRole('complementary', { name: language === 'en' ? 'Summary' : '订单汇总' });
  return { ...shown, sent: (call: string) => asked.filter(({ path }) => path.endsWith(call)) };
};
export const table = () => screen.findByRole('table', { name: 'Shipping method' });
export const rail = () => within(screen.getByRole('complementary', { name: 'Summary' }));
