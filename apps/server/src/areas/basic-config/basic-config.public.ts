/** What other areas may use. */
export { configValue, configValues, maxUploadMb, writeConfig } from './basic-config.service.ts';
export { configApproval } from './config-questions.ts';
