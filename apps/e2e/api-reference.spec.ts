import { expect } from '@playwright/test';
import { enterAs } from './kit/people.ts';
import { test } from './kit/watch.ts';

test('PLUG-04 with a test key a programmer tries a call on the reference page and sees the answer', async ({ page }) => {
  await enterAs(page, 'merchant@demo.test');
  await page.goto('/plugins');
  await page.getByRole('button', { name: 'Add integration' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add integration' });
  await form.getByLabel('Name', { exact: true }).fill('Trial');
  await form.getByLabel('Account ID').fill('trial-1');
  await form.getByLabel('Orders: View').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'New test key' }).click();
  await page.getByRole('dialog', { name: 'New test key' }).getByRole('button', { name: 'New test key' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new key' });
  const key = (await shown.getByText(/^q\w+_/).innerText()).trim();

  await page.goto('/docs#tag/orders/GET/open/v1/orders');
  await page.getByRole('button', { name: /^Test Request\s*\(get \/open\/v1\/orders\)$/ }).click();
  const client = page.getByRole('dialog').filter({ hasText: 'List orders' });
  await client.getByPlaceholder('Token').fill(key);
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/open/v1/orders'));
  await client.getByRole('button', { name: /^Send/ }).first().click();
  const answer = await answered;
  expect([new URL(answer.url()).pathname, answer.status()]).toEqual(['/open/v1/orders', 200]);
  // The sandbox is empty: the page shows what the server said.
  await expect(client.getByText('200').first()).toBeVisible();
  await expect(client.getByText('next_cursor').first()).toBeVisible();
});
