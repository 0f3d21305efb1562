import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { callAs } from './api.ts';
import type { Merchant } from './merchants.ts';

/** A bank's confirmation as a picture; another reference gives another file. */
export async function slipOf(page: Page, reference: string, amount: string): Promise<Buffer> {
  await page.setContent(`
    <main style="width:560px;height:760px;font:15px sans-serif;background:#fff;color:#222">
      <h1 style="margin:0;padding:24px;background:#0d3d36;color:#f2c744;font-size:24px">Hansebank</h1>
      <p style="padding:0 24px">SEPA credit transfer</p><p style="padding:0 24px">Reference <b>${reference}</b></p>
      <h2 style="margin:24px;padding:16px;background:#eef4f3">${amount} USD</h2>
    </main>`);
  return page.locator('main').screenshot();
}

/** Submits a payment as the merchant does; returns its reference. */
export async function submitTopUp(
  request: APIRequestContext,
  { token }: Merchant,
  { amount, day, slip }: { amount: string; day: string; slip: (reference: string) => Promise<Buffer> },
): Promise<string> {
  const choice = { method: 'wire_transfer', currency: 'USD' };
  const { reference } = await callAs<{ reference: string }>(
    request,
    token,
    `/api/ucenter/topUp/getReceivingAccount?${new URLSearchParams(choice).toString()}`,
  );
  const file = { name: 'payment.png', mimeType: 'image/png', buffer: await slip(reference) };
  const uploaded = await request.post('/upload/voucher', { headers: { token }, multipart: { file } });
  const { error_code, content } = (await uploaded.json()) as { error_code: number; content: { file_id: string } }; // the envelope
  expect(error_code).toBe(0);
  await callAs(request, token, '/api/ucenter/topUp/submitTopUp', {
    ...choice,
    reference,
    amount,
    paid_on: day,
    voucher_file_id: content.file_id,
  });
  return reference;
}

/** Imports lines of a bank statement at the desk. */
export async function importLines(request: APIRequestContext, desk: string, rows: readonly string[]): Promise<void> {
  const content = ['Date,Description,Amount,Currency', ...rows].join('\n');
  await callAs(request, desk, '/api/desk/topUp/importStatement', { name: 'bank.csv', content });
}
