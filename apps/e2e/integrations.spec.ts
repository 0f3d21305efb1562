import { expect } from '@playwright/test';
import { enterAs } from './kit/people.ts';
import { test } from './kit/watch.ts';

test('PLUG-02 SHELL-35 a merchant connects a program, gives it a key, and sees what the key did', async ({ page, request }) => {
  await enterAs(page, 'merchant@demo.test');
  await page.goto('/plugins');
  await page.getByRole('button', { name: 'Add integration' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add integration' });
  await form.getByLabel('Name', { exact: true }).fill('Label printer');
  await form.getByLabel('Account ID').fill('printer-1');
  await form.getByLabel('Orders: View').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Label printer' })).toBeVisible();

  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByRole('dialog', { name: 'New key' }).getByRole('button', { name: 'New key' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new key' });
  const key = (await shown.getByText(/^qi_/).innerText()).trim();
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText(`…${key.slice(-4)}`)).toBeVisible();

  const headers = { authorization: `Bearer ${key}` };
  expect((await request.get('/open/v1/orders?limit=10', { headers })).status()).toBe(200);
  expect((await request.get('/open/v1/inbound-appointments', { headers })).status()).toBe(403);

  await page.getByRole('button', { name: 'Requests' }).click();
  await expect(page.getByRole('heading', { name: 'Requests of Label printer' })).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('GET /open/v1/inbound-appointments')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText('GET /open/v1/orders', { exact: true })).toBeVisible();
  await expect(page.getByText('permission.denied')).toBeVisible();
});
