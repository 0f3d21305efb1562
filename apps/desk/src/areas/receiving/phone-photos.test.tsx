import { mockServer, refused, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ReceivingPhonePage } from './phone-photos.tsx';

afterEach(() => {
  globalThis.location.hash = '';
});

async function show(box_no: number | null, state?: () => unknown) {
  globalThis.location.hash = '#the-token';
  const asked = mockServer(({ path }) => {
    if (path.endsWith('phoneState'))
      return state?.() ?? { inbound_no: 'ASN-261116-4KQD7', box_no, photos: 0, expires_at: '2026-11-16T04:00:00.000Z' };
    if (path.endsWith('phonePhoto')) return { box_no: 10, photos: 1 };
    return {};
  });
  await showPage(<ReceivingPhonePage />, { permissions: [] });
  return () => asked.filter(({ path }) => path.endsWith('phonePhoto')).map(({ body }) => body);
}

describe('the page of a phone', () => {
  it('sends a photo to the open box with the token of its address', async () => {
    const sent = await show(10);
    expect(await screen.findByText('Box 10')).toBeTruthy();
    const file = new File([Uint8Array.of(137, 80, 78, 71)], 'box.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Take a photo', { selector: 'input' }), file);
    await waitFor(() => expect(sent()).toEqual([{ token: 'the-token', picture: 'iVBORw==' }]));
    expect(await screen.findByText('1 photo at this box')).toBeTruthy();
  });

  it('waits until a box is open at the station', async () => {
    await show(null);
    expect(await screen.findByText('Scan a box at the station first')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take a photo' }).disabled).toBe(true);
  });

  it('says when its link has expired', async () => {
    await show(null, () => refused(3509, 'This link has expired. Scan the code at the station again.'));
    expect(await screen.findByText('This link has expired. Scan the code at the station again.')).toBeTruthy();
  });
});
