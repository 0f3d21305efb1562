export { sandboxJobs as sandboxesJobs } from './sandboxes.service.ts';
