import type { IntegrationRow } from '@quayside/contract/integrations/integrations.schemas';
import { mockServer, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IntegrationDetailPage } from './integration-detail-page.tsx';
import { IntegrationListPage } from './integration-list-page.tsx';

const row: IntegrationRow = { integration_id: 7, name: 'First one', created_at: '2026-11-02T10:00:00.000Z' };

describe('integrations', () => {
  it('are listed, and a row leads to its page', async () => {
    mockServer(() => ({ list: [row], count: 1 }));
    const { address } = await showPage(<IntegrationListPage />, { at: '/integrations' });
    await user.click(await screen.findByRole('link', { name: 'First one' }));
    await waitFor(() => expect(address()).toBe('/integrations/details?id=7'));
  });

  it('are shown one by one', async () => {
    const asked = mockServer(() => row);
    await showPage(<IntegrationDetailPage />, { at: '/integrations/details?id=7' });
    expect(await screen.findByRole('heading', { level: 1, name: 'First one' })).toBeTruthy();
    expect(asked[0]?.query.get('integration_id')).toBe('7');
  });
});
