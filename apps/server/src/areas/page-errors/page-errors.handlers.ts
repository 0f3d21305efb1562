import { pageErrorsCalls } from '@quayside/contract/page-errors/page-errors.calls';
import { handlers } from '#server/kernel/handlers.ts';
import { getToken, sendReport } from './page-errors.service.ts';

export const pageErrorsHandlers = handlers(pageErrorsCalls, { getToken, send: sendReport });
