import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';

const root = join(import.meta.dirname, '..');
const calls: Call[] = [];
for (const file of globSync('*/*calls.ts', { cwd: root })) {
  const module: Record<string, Record<string, Call>> = await import(join(root, file));
  for (const [name, set] of Object.entries(module)) if (name.endsWith('Calls')) calls.push(...Object.values(set));
}
const addressOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;
const byAddress = new Map(calls.map((call) => [addressOf(call), call]));

/**
 * Merchants' browsers and programs use these paths. They are listed here and not read from the contract, so that moving
 * one fails this test. Requirement, path, payload fields the specification names.
 */
const named: readonly (readonly [id: string, address: string, payload: readonly string[]])[] = [
  ['AUTH-03', 'POST /api/ucenter/login', []],
  ['AUTH-04', 'POST /api/ucenter/logout', []],
  ['AUTH-10', 'POST /api/ucenter/checkEmailIsExist', ['email']],
  ['AUTH-11', 'POST /api/ucenter/register', []],
  ['AUTH-16', 'POST /api/ucenter/forgotten/sendEmail', ['email']],
  ['AUTH-17', 'POST /api/ucenter/forgotten/resetPassword', ['token', 'password', 'confirm_password']],
  ['AUTH-21', 'GET /api/ucenter/getCurrentUser', []],
  ['USER-06', 'GET /api/ucenter/common/commonAppVersion/getAppNewVersion', ['project_type']],
  ['USER-17', 'GET /api/ucenter/customer/notice/getNewestInfo', []],
  ['USER-18', 'POST /api/ucenter/customer/notice/updateReadStatus', ['press_id']],
  ['USER-23', 'GET /api/ucenter/customer/setting/getSettingInfo', []],
  ['USER-24', 'POST /api/ucenter/customer/setting/changeShowTrueTrackingNumber', ['show_true_tracking_number']],
  ['USER-25', 'POST /api/ucenter/customer/setting/generateCustomerApiKey', []],
  ['USER-30', 'POST /api/ucenter/customer/setting/updatePwd', ['current_pwd', 'new_pwd', 'confirm_new_pwd']],
  ['USER-35', 'POST /api/ucenter/customer/setting/updateOperationGuide', ['is_read', 'guide_type']],
  ['NET-18', 'POST /api/ucenter/common/basic/getBasicConfigValue', ['cfg_name', 'from_cache']],
  ['PROD-42', 'GET /api/ucenter/product/getList', []],
  ['PROD-43', 'GET /api/ucenter/product/getProductDetail', []],
  ['PROD-44', 'GET /api/ucenter/product/getProductCategoryList', []],
  ['PROD-45', 'GET /api/ucenter/product/exportSku', []],
  ['PROD-46', 'GET /api/ucenter/product/getNewSn', []],
  ['PROD-47', 'POST /api/ucenter/product/printSku', []],
  ['PROD-48', 'POST /api/ucenter/product/addProduct', ['product_id']],
  ['PROD-49', 'POST /api/ucenter/product/importProduct', []],
  ['PROD-50', 'POST /api/ucenter/product/updateProductUrl', []],
  ['PROD-51', 'GET /api/tms/basic/CommonData/getPropertyList', []],
  ['PROD-52', 'POST /upload/img', []],
  ['PROD-53', 'GET /api/wms/getCountryList', []],
  ['PROD-54', 'POST /baiduTranslate', []],
  ['PROD-55', 'GET /api/ucenter/oms/product/sku/commonProductListForSearch', []],
  ['CONS-06', 'GET /api/ucenter/product/getProductPackMaterial', []],
  ['INV-10', 'GET /api/ucenter/product/downloadStockLog', []],
  ['INV-11', 'GET /api/ucenter/product/getWarehouseList', []],
];

/** In the specification's list of calls, without a requirement of their own. */
const others = [
  'GET /api/basic/getDingDingToken',
  'GET /stone/sendDingMsg',
  'GET /api/ucenter/common/brand/getBrand',
  'GET /api/ucenter/common/job/getJob',
  'GET /api/ucenter/common/job/getFile',
  'GET /api/ucenter/customer/notice/getList',
  'GET /api/ucenter/customer/notice/getUnreadCount',
  'GET /api/ucenter/customer/profile/getProfile',
  'POST /api/ucenter/customer/profile/updateProfile',
  'POST /api/ucenter/product/deleteProduct',
  'GET /api/ucenter/product/getImportTemplate',
  'POST /api/ucenter/product/downloadBarcode',
  'GET /api/ucenter/inventory/getList',
  'GET /api/ucenter/inventory/getStockLog',
  'GET /api/ucenter/inventory/getSnapshot',
  'GET /api/ucenter/inventory/exportInventory',
  'GET /api/ucenter/inventory/getLockedBy',
  'GET /api/ucenter/serialNumber/getList',
  'POST /api/ucenter/serialNumber/importSerialNumber',
  'GET /api/ucenter/serialNumber/getImportTemplate',
  'GET /api/ucenter/warningEmail/getSetting',
  'POST /api/ucenter/warningEmail/saveSetting',
  'GET /api/ucenter/order/getList',
  'GET /api/ucenter/order/getStatusCount',
  'GET /api/ucenter/order/getOrderDetail',
  'POST /api/ucenter/order/saveOrder',
  'POST /api/ucenter/order/cancelOrder',
  'POST /api/ucenter/order/deleteOrder',
  'POST /api/ucenter/order/recognizeAddress',
  'POST /api/ucenter/order/checkDuplicate',
  'POST /api/ucenter/order/submitOrder',
  'POST /api/ucenter/order/editProductInfo',
  'POST /api/ucenter/order/importOrder',
  'GET /api/ucenter/order/getImportTemplate',
  'POST /api/ucenter/order/exportOrder',
  'GET /api/ucenter/tracking/getTracking',
  'POST /api/ucenter/order/interceptOrder',
  'POST /api/ucenter/order/replyException',
  'POST /api/ucenter/order/clearRecipient',
  'GET /api/ucenter/dashboard/getInbox',
  'POST /api/ucenter/quote/getShippingMethods',
  'GET /api/ucenter/quote/getQuote',
  'GET /api/ucenter/quote/getValueAddedServices',
  'POST /api/desk/order/approve',
  'GET /api/ucenter/billing/getBalance',
  'GET /api/ucenter/billing/getTransactionList',
  'GET /api/ucenter/billing/getTransactionDetail',
  'POST /api/ucenter/billing/exportTransaction',
  'GET /api/ucenter/billing/getFulfillmentFeeList',
  'GET /api/ucenter/billing/getStorageFeeList',
  'GET /api/ucenter/billing/getStorageFeeDetail',
  'POST /api/ucenter/billing/settleStorageFee',
  'GET /api/ucenter/topUp/getOptions',
  'GET /api/ucenter/topUp/getReceivingAccount',
  'GET /api/ucenter/topUp/getList',
  'GET /api/ucenter/topUp/getTopUpDetail',
  'POST /api/ucenter/topUp/submitTopUp',
  'POST /upload/voucher',
  'GET /api/ucenter/dashboard/getWorkplace',
  'GET /api/ucenter/dashboard/getAnalysis',
  'GET /api/ucenter/dashboard/getMonitor',
  'GET /api/ucenter/statistics/getMonthlyShipping',
  'GET /api/ucenter/statistics/getCountryData',
  'GET /api/ucenter/statistics/getMonthlyVolume',
  'GET /api/ucenter/statistics/getMonthlyExpenses',
  'GET /api/ucenter/statistics/getSkuShipment',
  'POST /api/ucenter/statistics/export',
  'GET /api/ucenter/subAccount/getList',
  'GET /api/ucenter/subAccount/getDetail',
  'GET /api/ucenter/subAccount/getPermissionTree',
  'POST /api/ucenter/subAccount/saveSubAccount',
  'POST /api/ucenter/subAccount/changeStatus',
  'GET /api/ucenter/operationLog/getList',
  'GET /api/ucenter/inbound/getList',
  'GET /api/ucenter/inbound/getInboundDetail',
  'GET /api/ucenter/inbound/getOptions',
  'GET /api/ucenter/inbound/getImportTemplate',
  'POST /api/ucenter/inbound/saveInbound',
  'POST /api/ucenter/inbound/submitInbound',
  'POST /api/ucenter/inbound/withdrawInbound',
  'POST /api/ucenter/inbound/deleteInbound',
  'POST /api/ucenter/inbound/mergeInbound',
  'POST /api/ucenter/inbound/splitInbound',
  'POST /api/ucenter/inbound/updateShipping',
  'POST /api/ucenter/inbound/importInbound',
  'POST /api/ucenter/inbound/downloadProductList',
  'POST /api/ucenter/inbound/downloadPackingList',
  'POST /api/ucenter/inbound/printCartonMark',
  'GET /api/ucenter/lossOrder/getList',
  'GET /api/ucenter/lossOrder/getLossOrderDetail',
  'POST /api/ucenter/lossOrder/acceptLossOrder',
  'POST /api/ucenter/lossOrder/disputeLossOrder',
  'GET /api/ucenter/help/getArticleList',
  'GET /api/ucenter/help/getArticle',
  'GET /api/ucenter/tariff/getTariffList',
  'GET /api/ucenter/evaluation/getList',
  'POST /api/ucenter/evaluation/addEvaluation',
  'GET /api/ucenter/survey/getTaxSurvey',
  'POST /api/ucenter/survey/submitTaxSurvey',
  'GET /api/ucenter/plugin/getList',
  'GET /api/ucenter/plugin/getDetail',
  'GET /api/ucenter/plugin/getDeliveries',
  'POST /api/ucenter/plugin/savePlugin',
  'POST /api/ucenter/plugin/deletePlugin',
  'POST /api/ucenter/plugin/testPush',
  'POST /api/ucenter/plugin/replayDelivery',
  'POST /api/ucenter/plugin/syncNow',
  'GET /api/ucenter/dropshipping/getList',
  'GET /api/ucenter/dropshipping/getDetail',
  'POST /api/ucenter/dropshipping/addRequest',
  'POST /api/ucenter/dropshipping/acceptQuote',
  'GET /api/ucenter/selfService/getList',
  'GET /api/ucenter/selfService/getDetail',
  'GET /api/ucenter/selfService/getOptions',
  'POST /api/ucenter/selfService/addSelfService',
  'POST /api/ucenter/selfService/cancelSelfService',
  'POST /api/desk/topUp/review',
  'POST /api/desk/inbound/confirm',
];

/** In the specification, but not built yet. Move an entry up when you build it. */
const notBuilt: Readonly<Record<string, readonly string[]>> = {};

describe('AUTH-03 AUTH-04 AUTH-10 AUTH-11 AUTH-16 AUTH-17 AUTH-21 USER-06 USER-17 USER-18 USER-23 USER-24 USER-25 USER-30 USER-35 NET-18 PROD-42 PROD-43 PROD-44 PROD-45 PROD-46 PROD-47 PROD-48 PROD-49 PROD-50 PROD-51 PROD-52 PROD-53 PROD-54 PROD-55 CONS-06 INV-10 INV-11 calls of the specification', () => {
  it.each(named)('%s is %s', (_id, address, payload) => {
    const call = byAddress.get(address);
    expect(call, address).toBeDefined();
    expect(Object.keys(call?.input.shape ?? {})).toEqual(expect.arrayContaining([...payload]));
  });

  it('PROD-47 printing labels may take 300 seconds', () => {
    expect(byAddress.get('POST /api/ucenter/product/printSku')?.timeoutMs).toBe(300_000);
  });
});

describe('the other calls in the list of calls', () => {
  it.each(others)('%s', (address) => {
    expect(byAddress.has(address)).toBe(true);
  });

  it('none of those that are not built yet is there: whoever builds one moves it up', () => {
    const addresses = Object.entries(notBuilt).flatMap(([start, ends]) => ends.map((end) => `${start}${end}`));
    expect(addresses.filter((address) => byAddress.has(address))).toEqual([]);
    // A call with the wrong HTTP method would not be found otherwise.
    const paths = new Set<string>(calls.map(({ path }) => path));
    expect(addresses.filter((address) => paths.has(address.slice(address.indexOf('/'))))).toEqual([]);
  });
});
