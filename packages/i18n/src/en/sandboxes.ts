export const sandboxes = {
  empty: 'Empty sandbox',
  empty_title: 'Empty the sandbox?',
  empty_text:
    'All products, orders, inbound appointments, stock and play money of the sandbox are deleted. Test keys stay. Real data is not touched.',
  emptied: 'The sandbox is empty',
} as const;
