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
const options = { list: [{ method: 'bank', currencies: ['JPY', 'USD'] }], default_currency: 'JPY' };

const received = () => ({ top_up_id: 12, reference: 'TU-ABCDEFGH' });

async function show(answer: () => unknown = received, language: 'en' | 'zh_CN' = 'en') {
  const asked = mockServer(({ path }) => {
    if (path.endsWith('getOptions')) return options;
    if (path.endsWith('getReceivingAccount')) return { account, reference: 'TU-ABCDEFGH' };
    if (path.endsWith('/voucher')) return { file_id: FILE_ID, name: 'slip.png', mime: 'image/png', bytes: 4, url: '' };
    if (path.endsWith('getFile')) return new Response(new Blob(['x'], { type: 'image/png' }), { headers: { 'content-type': 'image/png' } });
    return answer();
  });
  await showPage(<TopUpPage />, { permissions: ['top-ups.read', 'top-ups.edit'], language });
  await screen.findByText(language === 'en' ? 'Bank transfer' : '银行转账');
  return asked;
}
// A loading spinner is part of a button's accessible name, so the button is found by its text.
const press = async (name: string) => user.click(await screen.findByText(name, { selector: 'button span' }));
const toProof = async (next = 'Next', amount = 'Amount paid') => {
  await press(next);
  await screen.findByText('TU-ABCDEFGH');
  await press(next);
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
    await show();
    await press('Next');
    expect(await screen.findByText('TU-ABCDEFGH')).toBeDefined();
    for (const word of ['Harbourline Ltd', '0123-456', 'Harbour Bank', 'HARBJPJT', 'TU-ABCDEFGH'])
      expect(screen.getByRole('button', { name: `Copy ${word}` })).toBeDefined();
    expect(screen.getByText(/3–5 business days/).textContent).toContain('5–10');
    expect(screen.getByText(/about 1 business day/)).toBeDefined();
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
