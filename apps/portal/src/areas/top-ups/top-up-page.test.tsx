import { useUnsaved } from '@quayside/ui/kernel/unsaved';
import { mockServer, refused, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TopUpPage } from './top-up-page.tsx';

const FILE_ID = '0b3f6f0e-4f0e-4d54-9d0c-4f6b6e0b6f11';
const account = {
  receiving_account_id: 3,
  method: 'bank',
  currency: 'JPY',
  account_name: 'Harbourline Ltd',
  account_number: '0123-456',
  bank: 'Harbour Bank',
  swift: 'HARBJPJT',
  note_en: 'No cheques',
  note_cn: '不收支票',
};
const draft = { reference: 'TU-ABCDEFGH', method: 'bank', currency: 'JPY', account, is_open: 1, kept_until: '2026-12-16T00:00:00Z' };
const options = { list: [{ method: 'bank', currencies: ['JPY', 'USD'] }], default_currency: 'JPY' };

const received = () => ({ top_up_id: 12, reference: 'TU-ABCDEFGH' });

type Given = { at?: string; draft?: unknown };

async function open(answer: () => unknown, language: 'en' | 'zh_CN', given: Given = {}) {
  const asked = mockServer(({ path }) => {
    if (path.endsWith('getOptions')) return options;
    if (path.endsWith('getReceivingAccount')) return draft;
    if (path.endsWith('getDraft')) return given.draft ?? draft;
    if (path.endsWith('getBalance')) return { balance: '10.00', held: '0.00', credit_limit: '0.00', spendable: '10.00' };
    if (path.endsWith('topUp/getList')) return { list: [], count: 0 };
    if (path.endsWith('/voucher')) return { file_id: FILE_ID, name: 'slip.png', mime: 'image/png', bytes: 4, url: '' };
    if (path.endsWith('getFile')) return new Response(new Blob(['x'], { type: 'image/png' }), { headers: { 'content-type': 'image/png' } });
    return answer();
  });
  const permissions = ['top-ups.read', 'top-ups.edit', 'wallets.read'] as const;
  const { address } = await showPage(<TopUpPage />, { permissions: [...permissions], language, at: given.at ?? '/billing/topUp' });
  return { asked, address };
}
/** With method and currency chosen. */
async function show(answer: () => unknown = received, language: 'en' | 'zh_CN' = 'en') {
  const { asked } = await open(answer, language);
  await user.click(await screen.findByText(language === 'en' ? 'Bank transfer' : '银行转账'));
  await choose(language === 'en' ? 'Currency' : '币种', 'JPY');
  return asked;
}
const choose = async (label: string, option: string) => {
  await user.click(screen.getByLabelText(label));
  await user.click(await screen.findByTitle(option));
};
// A loading spinner is part of a button's accessible name, so the button is found by its text.
const press = async (name: string) => user.click(await screen.findByText(name, { selector: 'button span' }));
const toProof = async (next = 'Next', amount = 'Amount paid') => {
  await press(next);
  await screen.findByText('TU-ABCDEFGH');
  await press(next === 'Next' ? 'I have paid' : '我已付款');
  await screen.findByLabelText(amount);
};
const give = async (file: File) => {
  const input = document.querySelector('input[type=file]');
  await user.upload(input as HTMLInputElement, file, { applyAccept: false }); // the page has this one file input
};
const slip = (name = 'slip.png', size = 4) => new File([new Uint8Array(size)], name);

const advices = [
  ['en', 'JPG, PNG or PDF, at most 10 MB; a screenshot is best below 1 MB.', ['Next', 'Amount paid']],
  ['zh_CN', 'JPG、PNG 或 PDF，不超过 10 MB；截图建议小于 1 MB。', ['下一步', '付款金额']],
] as const;

describe('top up', () => {
  it('TOP-02 TOP-09 leads from the method to the account with its reference and how long it takes', async () => {
    const asked = await show();
    await press('Next');
    expect(await screen.findByText('TU-ABCDEFGH')).toBeDefined();
    for (const word of ['Harbourline Ltd', '0123-456', 'Harbour Bank', 'HARBJPJT'])
      expect(screen.getByRole('button', { name: `Copy ${word}` })).toBeDefined();
    for (const word of ['Copy reference', 'Copy all', 'I have paid']) expect(screen.getByText(word)).toBeDefined();
    await press('PDF for my bank');
    await waitFor(() => expect(asked.find(({ path }) => path.endsWith('downloadBankPdf'))?.body).toEqual({ reference: 'TU-ABCDEFGH' }));
    expect(screen.getByText('Account and reference are kept for you until 16 Dec 2026.')).toBeDefined();
    expect(screen.getByText(/3–5 business days/).textContent).toContain('5–10');
    expect(screen.getByText(/about 1 business day/)).toBeDefined();
  });

  it('TOP-02 preselects nothing, opens the draft at the first Next and names it in the URL', async () => {
    const { asked, address } = await open(received, 'en');
    const opened = () => asked.filter(({ path }) => path.endsWith('getReceivingAccount'));
    await screen.findByText('Bank transfer');
    expect(document.querySelector('input[type=radio]:checked')).toBeNull();
    await press('Next');
    for (const word of ['Please select Payment method', 'Please select Currency'])
      expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
    await user.click(screen.getByText('Bank transfer'));
    expect(document.querySelector('.ant-select-selection-item, .ant-select-content-value')).toBeNull();
    expect(opened()).toEqual([]);
    await choose('Currency', 'JPY');
    await press('Next');
    await screen.findByText('TU-ABCDEFGH');
    expect(opened()).toHaveLength(1);
    expect(address()).toBe('/billing/topUp?reference=TU-ABCDEFGH&step=account');
  });

  it('TOP-02 shows the account and reference of the draft again after a reload, and creates no other', async () => {
    const kept = { ...draft, account: { ...account, account_number: '9-OLD' }, is_open: 0 };
    const { asked } = await open(received, 'en', { at: '/billing/topUp?reference=TU-ABCDEFGH&step=account', draft: kept });
    expect(await screen.findByText('TU-ABCDEFGH')).toBeDefined();
    expect(screen.getByText('9-OLD')).toBeDefined();
    expect(screen.getByText(/This account is no longer used/)).toBeDefined();
    expect(asked.some(({ path }) => path.endsWith('getReceivingAccount'))).toBe(false);
    await press('I have paid');
    expect(await screen.findByLabelText('Amount paid')).toBeDefined();
  });

  it('says when the draft of the URL was used or has expired, and starts a new one', async () => {
    const gone = refused(1004, 'Not found', { code: 'request.not_found' });
    const { address } = await open(received, 'en', { at: '/billing/topUp?reference=TU-ABCDEFGH&step=account', draft: gone });
    expect(await screen.findByText('This reference is no longer open')).toBeDefined();
    await press('Start a new top-up');
    expect(await screen.findByText('Bank transfer')).toBeDefined();
    expect(address()).toBe('/billing/topUp');
  });

  it('TOP-04 asks for amount, date and voucher, each at its field', async () => {
    const asked = await show();
    await toProof();
    await press('Submit');
    for (const word of ['Please input Amount paid', 'Please select Date of payment', 'Please upload the voucher'])
      expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
    expect(asked.some(({ path }) => path.endsWith('submitTopUp'))).toBe(false);
  });

  it('TOP-05 TOP-06 refuses a voucher of the wrong kind, size or name before it is sent', async () => {
    const asked = await show();
    await toProof();
    await give(slip('slip.exe'));
    expect(await screen.findByText('Only JPG, PNG or PDF files can be used.')).toBeDefined();
    await give(slip('slip.pdf', 10 * 1024 * 1024 + 1));
    expect(await screen.findByText('The file is larger than 10 MB.')).toBeDefined();
    await give(slip(`${'a'.repeat(61)}.png`));
    expect(await screen.findByText(/3 to 64 characters/)).toBeDefined();
    expect(asked.some(({ path }) => path.endsWith('/voucher'))).toBe(false);
  });

  it.each(advices)('TOP-06 advises a screenshot under 1 MB, in %s', async (language, advice, [next, amount]) => {
    await show(received, language);
    await toProof(next, amount);
    expect(screen.getByText(advice)).toBeDefined();
  });

  it('TOP-06 takes a screenshot above 1 MB and says that a smaller one is better', async () => {
    const asked = await show();
    await toProof();
    const MB = 1024 * 1024;
    const big = 'The picture is larger than 1 MB. It is accepted; a smaller one loads faster.';
    await give(slip('even.png', MB));
    await screen.findByText('Another file');
    expect(screen.queryByText(big)).toBeNull();
    await give(slip('large.png', MB + 1));
    expect(await screen.findByText(big)).toBeDefined();
    expect(asked.filter(({ path }) => path.endsWith('/voucher'))).toHaveLength(2);
  });

  it('TOP-01 sends the proof, shows where its record is, and guards what is not sent', async () => {
    const asked = await show();
    await toProof();
    await user.enter(screen.getByLabelText('Amount paid'), '1000.5');
    expect(useUnsaved.getState().dirty.size).toBe(1);
    await user.enter(screen.getByLabelText('Date of payment'), '2026-11-10', '{Enter}');
    expect(screen.queryByText(/your attention/)).toBeNull(); // Enter took the day without submitting
    await give(slip());
    await screen.findByText('Another file');
    await press('Submit');
    // Yen have no cents.
    expect((await screen.findAllByText(/decimal/)).length).toBeGreaterThan(0);
    await user.clear(screen.getByLabelText('Amount paid'));
    await user.enter(screen.getByLabelText('Amount paid'), '1000');
    await press('Submit');
    await screen.findByText('Your proof of payment has been sent');
    expect(asked.find(({ path }) => path.endsWith('submitTopUp'))?.body).toEqual({
      method: 'bank',
      currency: 'JPY',
      reference: 'TU-ABCDEFGH',
      amount: '1000',
      paid_on: '2026-11-10',
      voucher_file_id: FILE_ID,
      remark: '',
    });
    expect(screen.getByRole('button', { name: 'To the payment record' })).toBeDefined();
    await waitFor(() => expect(useUnsaved.getState().dirty.size).toBe(0));
  });

  it('what the server refuses shows at its field', async () => {
    const msg = 'The day of payment cannot be in the future';
    await show(() =>
      refused(1001, 'Parameter error', {
        code: 'request.invalid',
        request_id: 'r',
        details: {},
        fields: [{ path: 'paid_on', code: 'top-ups.in_future', msg }],
      }),
    );
    await toProof();
    await user.enter(screen.getByLabelText('Amount paid'), '1000');
    await user.enter(screen.getByLabelText('Date of payment'), '2026-11-10', '{Enter}');
    await give(slip());
    await screen.findByText('Another file');
    await press('Submit');
    await waitFor(() => expect(screen.getAllByText(msg).length).toBe(2));
  });
});
