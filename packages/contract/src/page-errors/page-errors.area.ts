import { defineArea } from '../kernel/area.ts';

export const pageErrorsArea = defineArea('page-errors', {});
