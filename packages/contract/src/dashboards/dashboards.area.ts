import { defineArea } from '../kernel/area.ts';

export const dashboardsArea = defineArea('dashboards', {
  portalPages: [
    {
      group: null,
      position: 100,
      path: '/dashboard/workplace',
      title: 'workplace',
      icon: 'workplace',
      component: 'dashboards/workplace-page',
    },
  ],
});
