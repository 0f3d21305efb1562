import { describe, expect, it } from 'vitest';
import { basicConfigCalls } from '@quayside/contract/basic-config/basic-config.calls';
import { basicConfigDeskCalls } from '@quayside/contract/basic-config/basic-config.desk-calls';
import { importsCalls } from '@quayside/contract/imports/imports.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { configNames } from '@quayside/domain/basic-config/config-names';
import { testApp } from './kit/test-app.ts';
import { upload } from './kit/upload-samples.ts';
import { productRow, xls } from './kit/workbooks.ts';

const { app, make, send } = await testApp();
const { getValue, getAppVersion } = basicConfigCalls;
const { deskList, deskSave } = basicConfigDeskCalls;
const admin = await make.aStaff();
const merchant = await make.aMerchant();
const set = (cfg_name: (typeof configNames)[number], value: string) => send(deskSave, { cfg_name, value }, admin.token);

describe('basic-config.getValue', () => {
  it('NET-18 LIMIT-02 STAFF-10 says how large an upload may be: 5 at first, then what staff have set', async () => {
    expect((await send(getValue, { cfg_name: 'max_upload_size', from_cache: 1 }, merchant.token)).content).toEqual({ max: 5 });
    await set('max_upload_size', '12');
    expect((await send(getValue, { cfg_name: 'max_upload_size' }, merchant.token)).content).toEqual({ max: 12 });
  });

  it('LIMIT-02 a changed max_upload_size is enforced: 1.5 MB are refused at 1 and taken at 2', async () => {
    const book = xls({ rows: [productRow({ sku: 'A' })] });
    const body = Buffer.concat([book, Buffer.alloc(1.5 * 1024 * 1024 - book.length)]);
    const sendBook = () => upload(app, importsCalls.uploadProducts.path, merchant.token, [{ name: 'products.xls', body }]);
    await set('max_upload_size', '1');
    expect(await sendBook()).toMatchObject({
      status: 413,
      error_code: 2102,
      msg: 'Upload failure: the file is larger than 1 MB.',
      content: { code: 'uploads.too_large', details: { max: '1 MB' } },
    });
    await set('max_upload_size', '2');
    expect(await sendBook()).toMatchObject({ status: 200, error_code: 0, content: { state: 'reading', file_name: 'products.xls' } });
  });

  it('answers nothing else that is configured', async () => {
    expect((await send(getValue, { cfg_name: 'fulfilment_fee_customer_id' as 'max_upload_size' }, merchant.token)).content).toMatchObject({
      fields: [{ path: 'cfg_name', code: 'wrong_choice' }],
    });
    expect((await send(getValue, { cfg_name: 'max_upload_size' })).error_code).toBe(1010);
  });
});

describe('basic-config.getAppVersion', () => {
  it('USER-03 USER-06 answers the app’s link; the button shows only when staff turned it on', async () => {
    const button = async () => (await send(sessionsCalls.currentUser, {}, merchant.token)).content.app_down_button_is_display;
    expect(await button()).toBe(0);
    await set('app_down_button_is_display', '1');
    await set('android_download_link', 'https://apps.example/quayside.apk');
    expect(await button()).toBe(1);
    expect((await send(getAppVersion, { project_type: 1 }, merchant.token)).content).toEqual({
      android_version_info: { app_download_link: 'https://apps.example/quayside.apk' },
      ios_version_info: { app_download_link: '' },
    });
  });
});

describe('basic-config.deskSave', () => {
  it('shows every setting with who changed it last', async () => {
    await set('orders_need_verified_email', '1');
    const { list } = (await send(deskList, {}, admin.token)).content;
    expect(list.map((row) => row.cfg_name)).toEqual([...configNames]);
    expect(list.find((row) => row.cfg_name === 'orders_need_verified_email')).toMatchObject({
      value: '1',
      updated_by: expect.stringMatching(/^Staff/),
    });
  });

  it('refuses an invalid value at its field', async () => {
    const wrong = {
      max_upload_size: ['0', '100', '5.5', '', 'x'],
      app_down_button_is_display: ['2', ''],
      android_download_link: ['http://x', 'javascript:x'],
      fulfilment_fee_customer_id: ['x', '0'],
    } as const;
    for (const [name, values] of Object.entries(wrong)) {
      for (const value of values) {
        expect((await set(name as 'max_upload_size', value)).content, `${name} ${value}`).toMatchObject({
          fields: [{ path: 'value', code: 'basic-config.bad_value' }],
        });
      }
    }
    expect((await set('fulfilment_fee_customer_id', '999999')).content).toMatchObject({
      fields: [{ path: 'value', code: 'basic-config.no_customer' }],
    });
    expect((await set('fulfilment_fee_customer_id', String(merchant.customer_id))).content.value).toBe(String(merchant.customer_id));
  });

  it('is the administrator’s', async () => {
    const { token } = await make.aStaff('finance');
    expect((await send(deskList, {}, token)).status).toBe(403);
    expect((await send(deskSave, { cfg_name: 'max_upload_size', value: '6' }, token)).status).toBe(403);
  });
});
