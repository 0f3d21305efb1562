import { describe, expect, it } from 'vitest';
import { taxSurveyCalls } from '@quayside/contract/tax-survey/tax-survey.calls';
import { taxSurveyDeskCalls } from '@quayside/contract/tax-survey/tax-survey.desk-calls';
import { testApp } from './kit/test-app.ts';

const { make, send } = await testApp();
const { get, submit } = taxSurveyCalls;
const { deskList, deskOptions, deskSaveOption } = taxSurveyDeskCalls;
const sales = await make.aStaff('sales_manager');
const options = (await send(deskOptions, {}, sales.token)).content.list;
const option_id = options[0]?.option_id ?? 0;
const answer = { name: 'Mei Lin', telephone: '+86 755 1234 5678', option_id };

describe('the tax survey', () => {
  it('SURVEY-01 keeps name, customer id, telephone, email and the option in the words of the day', async () => {
    const { token, customer_id } = await make.aMerchant();
    const before = (await send(get, {}, token)).content;
    expect(before).toMatchObject({ customer_id, answer: null });
    expect(before.options.length).toBe(2);
    await send(submit, { ...answer, email: ' Mei@Shop.Test ' }, token);
    expect((await send(get, {}, token)).content.answer).toMatchObject({
      customer_id,
      name: 'Mei Lin',
      telephone: '+86 755 1234 5678',
      email: 'mei@shop.test',
      option_id,
      option_en: options[0]?.name_en,
      option_cn: options[0]?.name_cn,
    });
  });

  it('SURVEY-02 D-76 needs name, telephone and option; the email may be missing and is checked if given; all errors at once', async () => {
    const { token } = await make.aMerchant();
    // An input without its required fields, as a program would send it.
    const bad = { name: ' ', telephone: '', email: 'not-an-email' } as unknown as typeof answer;
    const { content, error_code } = await send(submit, bad, token);
    expect(error_code).toBe(1001);
    const paths = (content as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path);
    expect(paths.toSorted()).toEqual(['email', 'name', 'option_id', 'telephone']);
    expect((await send(submit, { ...answer, telephone: 'call me' }, token)).content).toMatchObject({
      fields: [{ path: 'telephone', code: 'tax-survey.phone' }],
    });
    expect((await send(submit, answer, token)).content.email).toBe('');
  });

  it('SURVEY-03 refuses a second submission with "Already submitted" (zh: 已提交), and the first stays', async () => {
    const { token, customer_id } = await make.aMerchant();
    const clerk = await make.anAccount(customer_id, 'internal', ['tax-survey.submit']);
    expect((await send(submit, answer, token)).error_code).toBe(0);
    expect(await send(submit, { ...answer, name: 'Other' }, clerk.token)).toMatchObject({ error_code: 4511, msg: 'Already submitted' });
    expect((await send(submit, answer, token, { lang: 'zh-cn' })).msg).toBe('已提交，请勿重复提交');
    expect((await send(get, {}, clerk.token)).content.answer?.name).toBe('Mei Lin');
  });

  it('SURVEY-03 two sub-accounts submit at once: one is stored, the other is told', async () => {
    for (let round = 0; round < 5; round++) {
      const { customer_id } = await make.aMerchant();
      const people = await Promise.all([1, 2, 3, 4].map(() => make.anAccount(customer_id, 'internal', ['tax-survey.submit'])));
      const answers = await Promise.all(people.map(({ token }, at) => send(submit, { ...answer, name: `Person ${at}` }, token)));
      expect(answers.map(({ error_code }) => error_code).toSorted((a, b) => a - b)).toEqual([0, 4511, 4511, 4511]);
      const winner = answers.findIndex(({ error_code }) => error_code === 0);
      expect((await send(get, {}, people[winner]?.token ?? '')).content.answer?.name).toBe(`Person ${winner}`);
    }
  });

  it('needs the permission, and another customer answers for itself', async () => {
    const { token, customer_id } = await make.aMerchant();
    const without = await make.anAccount(customer_id, 'internal');
    expect((await send(get, {}, without.token)).error_code).toBe(1003);
    expect((await send(submit, answer, without.token)).error_code).toBe(1003);
    await send(submit, answer, token);
    expect((await send(get, {}, (await make.aMerchant()).token)).content.answer).toBeNull();
  });
});

describe('the options', () => {
  it('D-76 are the desk’s: a reworded one leaves old answers as they were, a switched off one cannot be chosen', async () => {
    const first = await make.aMerchant();
    const words = { name_en: 'First words', name_cn: '原文', sort: 5 };
    const { option_id: own } = (await send(deskSaveOption, words, sales.token)).content;
    await send(submit, { ...answer, option_id: own }, first.token);
    const { content } = await send(deskSaveOption, { ...words, option_id: own, name_en: 'Other words', enabled: 0 }, sales.token);
    expect(content).toMatchObject({ name_en: 'Other words', enabled: 0, answers: 1 });
    expect((await send(get, {}, first.token)).content.answer?.option_en).toBe('First words');
    const second = await make.aMerchant();
    expect((await send(get, {}, second.token)).content.options.map((one) => one.option_id)).not.toContain(own);
    expect((await send(submit, { ...answer, option_id: own }, second.token)).error_code).toBe(4512);
    expect((await send(submit, { ...answer, option_id: 999_999 }, second.token)).error_code).toBe(4512);
  });

  it('are at most ten in use, also when two people add the last one at once', async () => {
    const inUse = async () => (await send(deskOptions, {}, sales.token)).content.list.filter(({ enabled }) => enabled === 1).length;
    while ((await inUse()) < 9) await send(deskSaveOption, { name_en: 'More', name_cn: '更多' }, sales.token);
    const last = await Promise.all([1, 2, 3].map(() => send(deskSaveOption, { name_en: 'Last', name_cn: '最后' }, sales.token)));
    expect(last.map(({ error_code }) => error_code).toSorted((a, b) => a - b)).toEqual([0, 1001, 1001]);
    expect(await inUse()).toBe(10);
  });

  it('are changed by a sales manager only; answers are read by those who look after customers', async () => {
    const service = await make.aStaff('customer_service');
    expect((await send(deskSaveOption, { name_en: 'A', name_cn: 'B' }, service.token)).error_code).toBe(1003);
    const { token, customer_id } = await make.aMerchant({ name: 'Asking Ltd' });
    await send(submit, answer, token);
    const { content } = await send(deskList, { customer_id, option_id }, service.token);
    expect(content).toMatchObject({ count: 1, list: [{ customer_name: 'Asking Ltd', name: 'Mei Lin' }] });
    expect((await send(deskList, {}, (await make.aStaff('warehouse_clerk')).token)).error_code).toBe(1003);
  });
});
