import { mockServer, showPage, user, type Asked } from '@quayside/ui/testing';
import { screen, within } from '@testing-library/react';
import { OrderCreatePage } from './order-create-page.tsx';
import { OrderEditPage } from './order-edit-page.tsx';
import { editor, mockOrders } from './testing.ts';

/** The order wizard, for the tests of its steps. */
type Own = Record<string, (asked: Asked) => unknown>;
export const show = async (page: 'create' | 'edit', own: Own = {}) => {
  const asked = mockServer(mockOrders(own));
  const at = `/order/orderList/${page}?id=7`;
  const shown = await showPage(page === 'create' ? <OrderCreatePage /> : <OrderEditPage />, { at, permissions: editor });
  await screen.findByLabelText('Platform order no.');
  return { ...shown, sent: (call: string) => asked.filter(({ path }) => path.endsWith(call)) };
};
export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
export const fill = async (label: string, text: string) => user.replace(await field(label), text);
// A loading spinner is part of a button's accessible name, so the button is found by its text.
export const press = async (name: string) => user.click(await screen.findByText(name, { selector: 'button span' }));
export const pick = async (label: string, typed: string, option: string) => {
  await user.enter(await field(label), typed);
  await user.click(await screen.findByTitle(option));
};
/** The newest dialog: an answered one is still closing. */
export const inTip = async (name: string) => {
  const tip = (await screen.findAllByRole('dialog')).at(-1) ?? document.body;
  await user.click(within(tip).getByRole('button', { name }));
};
export const toGoods = async () => {
  await press('Next');
  await field('Add a product');
};
/** From the goods to the last step, with its prices loaded. */
export const toLogistics = async () => {
  await press('Next');
  await screen.findByRole('table', { name: 'Shipping method' });
};
export const choose = async (name: string) => user.click(await screen.findByRole('radio', { name: `Choose ${name}` }));
/** Chooses a method when none is chosen, and saves. */
export const saveOrder = async () => {
  await toLogistics();
  await choose('EU line');
  await press('Save');
};
