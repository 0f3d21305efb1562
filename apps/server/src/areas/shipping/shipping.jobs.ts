export { shippingJobs } from './buy-label.ts';
