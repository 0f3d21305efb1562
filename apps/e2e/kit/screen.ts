import type { Page } from '@playwright/test';
import type { Texts } from './texts.ts';

/** A page, or a page with something opened on it, as a person comes to see it. */
export type Screen = {
  name: string;
  at: string;
  show?: (page: Page, t: Texts) => Promise<void>;
  /** What people wrote stands here in the language they wrote it in. */
  foreign?: true;
};

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

/** A dialog that has come, known by what it says. */
export const dialog = async (page: Page, title: string) =>
  page.getByRole('dialog').filter({ hasText: title }).locator('button:visible').last().waitFor();

/** Presses a button and waits for the dialog that says `holds`. */
export const opens = (name: (t: Texts) => string, holds: (t: Texts) => string) => async (page: Page, t: Texts) => {
  await button(page, name(t)).click();
  await dialog(page, holds(t));
};
