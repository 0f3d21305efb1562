import type { Page } from '@playwright/test';
import type { Texts } from './texts.ts';

/** A page, or a page with a dialog open. */
export type Screen = {
  name: string;
  at: string;
  show?: (page: Page, t: Texts) => Promise<void>;
  /** The screen shows user-written text, which is in the language it was entered in. */
  foreign?: true;
};

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

/** A visible dialog, found by its text. */
export const dialog = async (page: Page, title: string) =>
  page.getByRole('dialog').filter({ hasText: title }).locator('button:visible').last().waitFor();

/** Clicks a button and waits for the dialog with the text `holds`. */
export const opens = (name: (t: Texts) => string, holds: (t: Texts) => string) => async (page: Page, t: Texts) => {
  await button(page, name(t)).click();
  await dialog(page, holds(t));
};
