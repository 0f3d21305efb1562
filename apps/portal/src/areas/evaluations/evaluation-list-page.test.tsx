import type { EvaluationRow } from '@quayside/contract/evaluations/evaluations.schemas';
import { mockServer, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EvaluationListPage } from './evaluation-list-page.tsx';

const row: EvaluationRow = {
  evaluation_id: 7,
  stars: 4,
  text: 'Good answers',
  account_manager: 'Tomás Rivera',
  created_by: 'Mei Lin',
  created_at: '2026-11-02T10:00:00.000Z',
};

async function show(account_manager: string | null, permissions = ['evaluations.read', 'evaluations.add']) {
  const asked = mockServer(({ path }) => {
    if (path.endsWith('/getAccountManager')) return { account_manager };
    return path.endsWith('/addEvaluation') ? row : { list: [row], count: 1 };
  });
  await showPage(<EvaluationListPage />, { permissions });
  await screen.findByText('Good answers');
  return { sent: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

describe('the evaluation page', () => {
  it('EVAL-01 EVAL-02 names the account manager, wants stars, sends stars and text, and lists what was said before', async () => {
    const { sent } = await show('Tomás Rivera');
    expect(await screen.findByRole('heading', { name: 'Evaluate Tomás Rivera, your account manager' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '4 of 5' })).toBeTruthy();
    await user.enter(screen.getByLabelText('Comment'), 'Thank you');
    await user.click(screen.getByRole('button', { name: 'Submit evaluation' }));
    expect(await screen.findByText('Please choose a rating')).toBeTruthy();
    expect(sent()).toEqual([]);
    const stars = screen.getAllByRole('radio');
    await user.click(stars[2] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Submit evaluation' }));
    await waitFor(() => expect(sent()).toEqual([{ stars: 3, text: 'Thank you' }]));
  });

  it('says so when there is no account manager, or no permission', async () => {
    await show(null);
    expect(await screen.findByText(/no account manager yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit evaluation' })).toBeNull();
  });

  it('only lists for those who may not add', async () => {
    await show('Tomás Rivera', ['evaluations.read']);
    expect(await screen.findByText(/Ask your main account/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit evaluation' })).toBeNull();
  });
});
