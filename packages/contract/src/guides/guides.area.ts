import { defineArea } from '../kernel/area.ts';

export const guidesArea = defineArea('guides', {
  position: 2320,
  deskPermissions: {
    'desk.guides.articles': { roles: ['customer_service', 'account_manager', 'sales_manager'] },
    'desk.guides.tariffs': { roles: ['sales_manager', 'customer_service', 'finance'] },
  },
  portalPages: [
    {
      group: 'help',
      position: 100,
      path: '/help/helpCenter',
      title: 'help_center',
      component: 'guides/help-center-page',
    },
    { group: 'help', position: 110, path: '/help', title: 'help_page', component: 'guides/help-page' },
    { group: 'help', position: 120, path: '/inboundGuidelines', title: 'inbound_guidelines', component: 'guides/inbound-guidelines-page' },
    { group: 'help', position: 130, path: '/apiGuides', title: 'api_guides', component: 'guides/api-guides-page' },
    {
      group: 'help',
      position: 140,
      path: '/description/tariffDescription',
      title: 'tariff_reference',
      component: 'guides/tariff-reference-page',
    },
  ],
  deskPages: [
    {
      group: 'content',
      position: 300,
      path: '/help-articles',
      title: 'help_articles',
      component: 'guides/article-list-page',
      permission: 'desk.guides.articles',
    },
    {
      group: 'content',
      position: 320,
      path: '/tariff-reference',
      title: 'tariff_reference',
      component: 'guides/tariff-note-list-page',
      permission: 'desk.guides.tariffs',
    },
  ],
  fields: ['guides.empty', 'guides.slug', 'guides.slug_taken', 'guides.ends_too_early', 'guides.country'],
});
