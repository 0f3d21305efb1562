import { defineArea } from '../kernel/area.ts';

/** The desk's landing page: every member of staff has it. */
export const myWorkArea = defineArea('my-work', {
  deskPages: [{ group: null, position: 50, path: '/my-work', title: 'my_work', icon: 'my-work', component: 'my-work/my-work-page' }],
});
