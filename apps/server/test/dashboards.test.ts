import { describe, expect, it } from 'vitest';
import { dashboardsCalls } from '@quayside/contract/dashboards/dashboards.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { stepsOf } from '#server/areas/dashboards/dashboards.service.ts';
import { PASSWORD } from './kit/factories.ts';
import { testApp } from './kit/test-app.ts';

const { make, send } = await testApp();
const { workplace } = dashboardsCalls;

describe('dashboards.workplace', () => {
  it('DASH-02 DASH-09 shows the six steps in order, the newest notice and the latest sign-ins', async () => {
    const { email } = await make.aMerchant();
    const { press_id } = await make.aNotice();
    const { token } = (await send(sessionsCalls.login, { email, password: PASSWORD })).content;
    const { content } = await send(workplace, {}, token);
    expect(content.steps.map(({ step }) => step)).toEqual([
      'create_sku',
      'create_receiving',
      'top_up',
      'ship_order',
      'in_transit',
      'sign_for',
    ]);
    expect(content.newest_notice).toMatchObject({ press_id, is_read: 0 });
    expect(content.sign_ins).toMatchObject([{ outcome: 'done' }]);
  });

  it('DASH-02 ticks the first step off when there is a SKU', async () => {
    const { token, customer_id } = await make.aMerchant();
    const done = async () => (await send(workplace, {}, token)).content.steps.filter((one) => one.done).map((one) => one.step);
    expect(await done()).toEqual([]);
    await make.aProduct(customer_id);
    expect(await done()).toEqual(['create_sku']);
  });

  it('DASH-02 knows a step is done when its area says so, and not before', async () => {
    const facts = { create_sku: async () => true, top_up: async () => false };
    const done = (await stepsOf({} as never, facts)).filter((one) => one.done).map((one) => one.step);
    expect(done).toEqual(['create_sku']);
  });
});
