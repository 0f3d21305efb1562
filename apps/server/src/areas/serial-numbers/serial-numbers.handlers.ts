import { serialNumbersCalls } from '@quayside/contract/serial-numbers/serial-numbers.calls';
import { handlers } from '#server/kernel/handlers.ts';
import { countSerialNumbers, listSerialNumbers } from './serial-numbers.service.ts';

export const serialNumbersHandlers = handlers(serialNumbersCalls, { list: listSerialNumbers, counts: countSerialNumbers });
