/** The tracking page for recipients, without sign-in. */
export const publicTracking = {
  title: 'Track a parcel',
  lead: 'Enter the number of the parcel and the postcode of its recipient.',
  number: 'Parcel number',
  postcode: 'Postcode of the recipient',
  submit: 'Track',
  to: 'To {{country}}',
  again: 'Track another parcel',
  sign_in: 'Back to sign-in',
  entry: {
    packaged: 'Packed',
    shipped: 'Handed to the carrier',
    info: 'News from the carrier',
    in_transit: 'On its way',
    pick_up: 'Ready for collection',
    out_for_delivery: 'Out for delivery',
    delivered: 'Delivered',
    exception: 'Delayed, the sender is informed',
  },
} as const;
