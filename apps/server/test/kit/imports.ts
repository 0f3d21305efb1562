import { expect } from 'vitest';
import type { ImportView } from '@quayside/contract/imports/imports.schemas';
import { importsCalls } from '@quayside/contract/imports/imports.calls';
import { jobsCalls } from '@quayside/contract/jobs/jobs.calls';
import type { TestApp } from './test-app.ts';
import { upload } from './upload-samples.ts';

const calls = {
  products: importsCalls.uploadProducts,
  serial_numbers: importsCalls.uploadSerialNumbers,
  inbound: importsCalls.uploadInbound,
  orders: importsCalls.uploadOrders,
};
const templates = {
  products: importsCalls.productTemplate,
  serial_numbers: importsCalls.serialNumberTemplate,
  inbound: importsCalls.inboundTemplate,
  orders: importsCalls.orderTemplate,
};
type Kind = keyof typeof calls;

/** Uploads workbooks the way a browser does, and waits until a worker has read them. */
export function importKit({ app, send }: TestApp) {
  const bring = async (kind: Kind, body: Buffer, token: string, name = 'workbook.xlsx'): Promise<ImportView> => {
    const answer = await upload(app, calls[kind].path, token, [{ name, body }]);
    expect(answer).toMatchObject({ error_code: 0 });
    const { import_id } = answer.content as unknown as ImportView; // the upload kit is typed for images
    await expect
      .poll(async () => (await send(importsCalls.get, { import_id }, token)).content.state, { timeout: 20_000, interval: 40 })
      .not.toBe('reading');
    return (await send(importsCalls.get, { import_id }, token)).content;
  };
  const rows = async (import_id: number, token: string) =>
    (await send(importsCalls.rows, { import_id, limit: 200, order: 'asc' }, token)).content.list;
  const template = async (kind: Kind, token: string): Promise<Buffer> =>
    (await app.inject({ method: 'GET', url: templates[kind].path, headers: { token } })).rawPayload;
  /** The file a task has made, once it is done. */
  const result = async (job_id: number, token: string): Promise<Buffer> => {
    await expect
      .poll(async () => (await send(jobsCalls.get, { job_id }, token)).content.state, { timeout: 30_000, interval: 40 })
      .toBe('done');
    return (await app.inject({ method: 'GET', url: `${jobsCalls.getFile.path}?job_id=${job_id}`, headers: { token } })).rawPayload;
  };
  return { bring, rows, template, result };
}
