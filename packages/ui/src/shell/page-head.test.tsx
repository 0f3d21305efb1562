import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mockServer, showPage, user } from '../testing.tsx';
import { PageHead } from './page-head.tsx';

function Pages() {
  const [isOpen, open] = useState(false);
  return isOpen ? (
    <PageHead title="Order 7" />
  ) : (
    <button type="button" onClick={() => open(true)}>
      Open
    </button>
  );
}
const show = async () => {
  mockServer(() => ({}));
  await showPage(<Pages />);
  return screen.getByRole('button', { name: 'Open' });
};
const heading = () => screen.findByRole('heading', { level: 1, name: 'Order 7' });

describe('the head of a page', () => {
  it('has the focus after a record is opened by a key', async () => {
    (await show()).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await heading());
  });

  it('takes no focus after a click', async () => {
    await user.click(await show());
    await heading();
    expect(document.activeElement).toBe(document.body);
  });
});
