import type { guidesArea } from '@quayside/contract/guides/guides.area';
import type { SharedTexts } from '../shared.ts';

export const guidesShared = {
  menu: {
    help_center: 'Help centre',
    help_page: 'Help',
    inbound_guidelines: 'Inbound guidelines',
    api_guides: 'API integration guides',
    tariff_reference: 'Tariff reference',
    help_articles: 'Help articles',
  },
  fields: {
    'guides.empty': 'Write a text',
    'guides.slug': '3 to 60 small letters, digits and hyphens, beginning with a letter',
    'guides.slug_taken': 'Another article has this address',
    'guides.ends_too_early': 'The end is before the beginning',
    'guides.country': 'Choose a country or the European Union',
  },
  operations: {
    'guides.save_article': 'Save a help article',
    'guides.restore_article': 'Restore a version of a help article',
    'guides.save_tariff': 'Save a row of the tariff reference',
    'guides.confirm_tariff': 'Confirm a row of the tariff reference',
  },
} as const satisfies SharedTexts<typeof guidesArea>;
