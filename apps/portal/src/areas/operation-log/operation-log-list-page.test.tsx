import { mockServer, showPage } from '@quayside/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OperationLogListPage } from './operation-log-list-page.tsx';

const row = {
  log_id: 1,
  menu: 'Settings',
  request_address: '/x',
  operation_time: '2026-11-15T02:00:00.000Z',
  customer_id: 10001,
  account: 'mei@x.test',
  operation_function_cn: '登录',
  operation_function_en: 'Sign in',
  request_url: '/x',
  operator: 'Mei Lin',
  ip: '127.0.0.1',
  request_method: 'POST',
  call_method: 'sessions.login',
  full_url: 'https://x.test/x',
  request_parameters: '{}',
  duration_ms: 12,
  actor_kind: 'main',
  is_main_account: true,
  outcome: 'done',
};

describe('the operation log page', () => {
  it('LOG-02 LOG-03 shows who did what, and whether the main account or a sub-account did', async () => {
    mockServer(() => ({
      list: [row, { ...row, log_id: 2, account: 'clerk@x.test', actor_kind: 'internal', is_main_account: false }],
      count: 2,
    }));
    await showPage(<OperationLogListPage />);
    expect(await screen.findByText('clerk@x.test')).toBeTruthy();
    const markers = [...document.querySelectorAll('.state-tag')].map((tag) => tag.textContent);
    expect(markers.filter((text) => text === 'Main account')).toHaveLength(1);
    expect(markers.filter((text) => text === 'Sub-account')).toHaveLength(1);
  });
});
