import { trackingCalls } from '@quayside/contract/tracking/tracking.calls';
import { refused, user } from '@quayside/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '../../../app/testing.tsx';

const parcel = {
  status: 'in_transit',
  country: 'DE',
  list: [
    { at: '2026-11-02T08:00:00.000Z', status: 'in_transit' },
    { at: '2026-11-01T08:00:00.000Z', status: 'shipped' },
  ],
};
const fill = async () => {
  await user.enter(await screen.findByLabelText('Parcel number'), 'wb-1');
  await user.enter(screen.getByLabelText('Postcode of the recipient'), '10115');
  await user.click(screen.getByRole('button', { name: 'Track' }));
};

describe('the tracking page', () => {
  it('shows status and steps to whoever knows number and postcode, without sign-in', async () => {
    const { asked } = await openPortal('/track', { [trackingCalls.find.path]: parcel }, { isSignedIn: false });
    await fill();
    expect(await screen.findByText('Handed to the carrier', { exact: false })).toBeTruthy();
    expect(screen.getByText('In transit')).toBeTruthy();
    const sent = asked.find(({ path }) => path === trackingCalls.find.path);
    expect(sent?.body).toMatchObject({ number: 'wb-1', postcode: '10115' });
  });

  it('says that nothing matches', async () => {
    const answer = refused(5501, 'No parcel matches');
    await openPortal('/track', { [trackingCalls.find.path]: answer }, { isSignedIn: false });
    await fill();
    expect(await screen.findByText('No parcel matches')).toBeTruthy();
  });
});
