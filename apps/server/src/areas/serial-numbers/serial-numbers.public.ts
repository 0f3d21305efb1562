/** What other areas may use. */
export { receiveSerials } from './receive-serials.ts';
export { serialNumberImport } from './serial-number-import.ts';
export { serialUses } from './serial-numbers.queries.ts';
export { bindSerials, serialProblem, unbindSerials } from './bind-serials.ts';
export { serialsOfOrder } from './serial-numbers.queries.ts';
