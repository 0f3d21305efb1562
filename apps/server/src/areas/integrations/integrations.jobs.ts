export { integrationsJobs } from './send-webhooks.ts';
