import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { addressOf, type Call, type InputOf, type OutputOf } from '@quayside/contract/kernel/call';
import { inboundOpenCalls } from '@quayside/contract/inbound/inbound.open-calls';
import { openPermissions } from '@quayside/contract/kernel/permissions';
import { ordersOpenCalls } from '@quayside/contract/orders/orders.open-calls';
import { sandboxesOpenCalls } from '@quayside/contract/sandboxes/sandboxes.open-calls';
import { anInboundInput } from './inbound.ts';
import { anOrderInput, type OrderInput } from './orders.ts';
import type { TestApp } from './test-app.ts';

type Problem = { code: string; detail: string; fields?: { path: string }[] };
export type OpenAnswer<C extends Call> = { status: number; body: OutputOf<C>; problem: Problem };

/** A merchant with an integration, a test key and a live key, and calls of the open API. */
export function sandboxKit({ app, make, send }: Pick<TestApp, 'app' | 'make' | 'send'>) {
  let serial = 0;

  const open = async <C extends Call>(call: C, input: InputOf<C>, key: string): Promise<OpenAnswer<C>> => {
    const { path, rest } = addressOf(call, input);
    const query = new URLSearchParams(Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]));
    const answer = await app.inject({
      method: call.method,
      url: call.method === 'GET' ? `${path}?${query}` : path,
      headers: { authorization: `Bearer ${key}` },
      ...(call.method === 'GET' ? {} : { payload: rest }),
    });
    const body = answer.json<OutputOf<C> & Problem>();
    return { status: answer.statusCode, body, problem: body };
  };

  const anIntegration = async (token: string, given: object = {}) =>
    (
      await send(
        integrationsCalls.save,
        { name: 'Shop', store_account_id: `sandbox-${++serial}`, scopes: [...openPermissions], ...given },
        token,
      )
    ).content.integration_id;
  const aKey = async (token: string, integration_id: number, is_test: 0 | 1) =>
    (await send(integrationsCalls.addKey, { integration_id, is_test }, token)).content.apikey;

  const aTester = async (given: object = {}) => {
    const merchant = await make.aMerchant();
    const integration_id = await anIntegration(merchant.token, given);
    return {
      ...merchant,
      integration_id,
      sandbox: -merchant.customer_id,
      live: await aKey(merchant.token, integration_id, 0),
      test: await aKey(merchant.token, integration_id, 1),
    };
  };

  const topUp = (key: string, amount = 10_000) => open(sandboxesOpenCalls.simulateTopUp, { amount }, key);
  const orderTo = (key: string, order_id: number, to: InputOf<typeof sandboxesOpenCalls.simulateOrder>['to'], more: object = {}) =>
    open(sandboxesOpenCalls.simulateOrder, { order_id, to, ...more }, key);
  const inboundTo = (key: string, inbound_id: number, to: InputOf<typeof sandboxesOpenCalls.simulateInbound>['to'], more: object = {}) =>
    open(sandboxesOpenCalls.simulateInbound, { inbound_id, to, ...more }, key);

  /** An appointment of two boxes with twelve units each, submitted. */
  const anInbound = async (key: string, product_id: number) => {
    const { lines = [], packing_method, boxes, shipping } = anInboundInput(product_id);
    const input = { warehouse_id: 1, lines, packing_method, boxes, shipping, submit: true };
    const { body, status } = await open(inboundOpenCalls.openCreate, input as InputOf<typeof inboundOpenCalls.openCreate>, key); // the kit fills them all
    if (status !== 200) throw new Error(`not created: ${JSON.stringify(body)}`);
    return body.inbound_id;
  };

  /** An order of two units, submitted. */
  const anOrder = async (key: string, product_id: number, given: Partial<OrderInput> = {}) => {
    const made = await open(ordersOpenCalls.openCreate, anOrderInput(product_id, given), key);
    if (made.status !== 200) throw new Error(`not created: ${JSON.stringify(made.body)}`);
    const sent = await open(ordersOpenCalls.openSubmit, { order_id: made.body.order_id }, key);
    if (sent.status !== 200) throw new Error(`not submitted: ${JSON.stringify(sent.body)}`);
    return made.body;
  };

  /** Play money and 24 units on the shelf. */
  const stocked = async (given: object = {}) => {
    const tester = await aTester(given);
    await topUp(tester.test);
    const product = await make.aProduct(tester.sandbox);
    const inbound_id = await anInbound(tester.test, product.product_id);
    const received = await inboundTo(tester.test, inbound_id, 'completed');
    if (received.status !== 200) throw new Error(`not received: ${JSON.stringify(received.body)}`);
    return { ...tester, product, inbound_id };
  };

  return { open, anIntegration, aKey, aTester, topUp, orderTo, inboundTo, anInbound, anOrder, stocked };
}
export type Tester = Awaited<ReturnType<ReturnType<typeof sandboxKit>['aTester']>>;
