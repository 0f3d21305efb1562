/** What a carrier's feed says for each step and trouble of a parcel, in its own names (`tracking-statuses.ts`). */
export const trackingReports = {
  in_transit: { main: 'InTransit', sub: '' },
  pick_up: { main: 'AvailableForPickup', sub: '' },
  out_for_delivery: { main: 'OutForDelivery', sub: '' },
  delivered: { main: 'Delivered', sub: '' },
  address: { main: 'DeliveryFailure', sub: 'DeliveryFailure_InvalidAddress' },
  customs: { main: 'InTransit', sub: 'InTransit_CustomsRequiringInformation' },
  delivery_failed: { main: 'Exception', sub: 'Exception_Rejected' },
  returned: { main: 'Exception', sub: 'Exception_Returned' },
  lost: { main: 'Exception', sub: 'Exception_Lost' },
} as const;
