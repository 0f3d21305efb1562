import { defineArea } from '../kernel/area.ts';

export const myWorkArea = defineArea('my-work', {});
