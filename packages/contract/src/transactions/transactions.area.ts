import { defineArea } from '../kernel/area.ts';

export const transactionsArea = defineArea('transactions', {
  position: 1900,
  permissions: {
    'transactions.read': { grantable: ['internal'], open: true },
  },
  portalPages: [
    {
      group: 'billing',
      position: 100,
      path: '/billing/transactionHistory',
      title: 'transactions',
      component: 'transactions/transaction-list-page',
      firstReads: ['transactions.list'],
      permission: 'transactions.read',
    },
    {
      group: 'billing',
      position: 110,
      path: '/billing/transactionHistory/details',
      title: 'transaction_detail',
      component: 'transactions/transaction-detail-page',
      permission: 'transactions.read',
      hide: true,
    },
    {
      group: 'billing',
      position: 120,
      path: '/billing/order-fulfillment-fee',
      title: 'fulfilment_fees',
      component: 'transactions/fulfilment-fee-list-page',
      permission: 'transactions.read',
      only: 'fulfilment_fee_customer',
    },
  ],
});
