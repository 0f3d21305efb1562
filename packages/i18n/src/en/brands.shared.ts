import type { brandsArea } from '@quayside/contract/brands/brands.area';
import type { SharedTexts } from '../shared.ts';

export const brandsShared = {
  menu: {
    brands: 'Brands',
  },
  fields: {
    'brands.bad_svg': 'This is no safe SVG picture: no scripts, no foreign content, no links to elsewhere',
    'brands.host_taken': 'Another brand already has this host',
  },
  operations: {
    'brands.save': 'Save a brand',
  },
} as const satisfies SharedTexts<typeof brandsArea>;
