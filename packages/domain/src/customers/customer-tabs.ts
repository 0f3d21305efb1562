/** The parts of a customer's page at the desk, in their order. */
export const customerTabs = ['overview', 'money', 'orders', 'stock', 'top-ups', 'bills', 'log', 'notes'] as const;
export type CustomerTab = (typeof customerTabs)[number];
