import { mockServer, showPage, user, type Asked } from '@quayside/ui/testing';
import { screen, within } from '@testing-library/react';
import { InboundWizardPage } from './inbound-wizard-page.tsx';
import { editor, mockInbound } from './testing.ts';

/** The inbound wizard, for the tests of its steps. */
export type Own = Record<string, (asked: Asked) => unknown>;
export const show = async (at: string, own: Own = {}, permissions: readonly string[] = editor) => {
  const asked = mockServer(mockInbound(own));
  const shown = await showPage(<InboundWizardPage />, { at: `/products/inbound/${at}`, permissions });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, sent: (call: string) => asked.filter(({ path }) => path.endsWith(call)) };
};
export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
export const fill = async (label: string, text: string) => user.replace(await field(label), text);
// A loading spinner is part of a button's accessible name, so the button is found by its text.
export const press = async (name: string) => user.click(await screen.findByText(name, { selector: 'button span' }));
/** The newest dialog: an answered one is still closing. */
export const lastDialog = async () => within((await screen.findAllByRole('dialog')).at(-1) ?? document.body);
export const inDialog = async (name: string) => user.click((await lastDialog()).getByRole('button', { name }));
export const choose = async (label: string, option: string) => {
  await user.click(await field(label));
  await user.click(await screen.findByTitle(option));
};
