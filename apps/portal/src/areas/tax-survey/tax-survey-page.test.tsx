import { mockServer, refused, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TaxSurveyPage } from './tax-survey-page.tsx';

const options = [
  { option_id: 1, name: 'Pay for us' },
  { option_id: 2, name: 'We pay' },
];
const answer = {
  customer_id: 10_001,
  name: 'Mei Lin',
  telephone: '0755 123456',
  email: '',
  option_id: 2,
  option_en: 'We pay',
  option_cn: '自行缴纳',
  created_by: 'Mei Lin',
  created_at: '2026-11-02T10:00:00.000Z',
};

async function show({ given = null, reply = answer }: { given?: typeof answer | null; reply?: unknown } = {}) {
  const asked = mockServer(({ method }) => (method === 'POST' ? reply : { customer_id: 10_001, options, answer: given }));
  await showPage(<TaxSurveyPage />);
  await screen.findByText('10001');
  return { sent: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}
const submit = () => user.click(screen.getByRole('button', { name: 'Submit' }));

describe('the tax survey page', () => {
  it('SURVEY-01 SURVEY-02 shows the customer ID, marks what is missing and a wrong email at once, and sends the answer', async () => {
    const { sent } = await show();
    await user.enter(screen.getByLabelText('Email'), 'nobody');
    await submit();
    for (const text of ['Please input Name', 'Please input Telephone', 'Please select How should import taxes be handled?'])
      expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    expect(document.querySelectorAll('.ant-form-item-explain-error').length).toBe(4);
    expect(sent()).toEqual([]);
    await user.enter(screen.getByLabelText('Name'), 'Mei Lin');
    await user.enter(screen.getByLabelText('Telephone'), '0755 123456');
    await user.clear(screen.getByLabelText('Email'));
    await user.click(screen.getByRole('radio', { name: 'We pay' }));
    await submit();
    await waitFor(() => expect(sent()).toEqual([{ name: 'Mei Lin', telephone: '0755 123456', email: '', option_id: 2 }]));
  });

  it('SURVEY-03 shows "Already submitted" when somebody else was first', async () => {
    await show({ reply: refused(4511, 'Already submitted') });
    await user.enter(screen.getByLabelText('Name'), 'Mei Lin');
    await user.enter(screen.getByLabelText('Telephone'), '0755 123456');
    await user.click(screen.getByRole('radio', { name: 'We pay' }));
    await submit();
    expect(await screen.findByText('Already submitted')).toBeTruthy();
  });

  it('SURVEY-03 shows the answer instead of the form once it is given', async () => {
    await show({ given: answer });
    expect(screen.getByText('Already submitted')).toBeTruthy();
    expect(screen.getByText('We pay')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });
});
