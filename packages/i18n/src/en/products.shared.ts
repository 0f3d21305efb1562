import type { productsArea } from '@quayside/contract/products/products.area';
import type { SharedTexts } from '../shared.ts';

export const productsShared = {
  permissions: {
    products: 'Products',
    'products.read': 'View',
    'products.edit': 'Edit',
  },
  menu: {
    products_list: 'Products',
    product_detail: 'Product',
    product_add: 'New product',
    product_edit: 'Edit product',
    product_import: 'Import products',
  },
  refusals: {
    'products.in_use': 'These SKUs are already used by a packing list or order, deletion failed: {{skus}}.',
    'products.barcode_too_long':
      'The barcode of SKU {{sku}} is too long for a label {{width_mm}} mm wide at {{dpi}} dpi. Please choose a wider label.',
    'products.too_many_labels': 'One print run holds at most {{max}} labels; you asked for {{count}}. Please print in parts.',
  },
  fields: {
    'products.sku_format': 'Only letters, digits, hyphen, underscore, dot and spaces, and no space at either end',
    'products.sku_exists': 'SKU already exists',
    'products.same_sku_row': 'Same SKU as row {{row}}',
    'products.sku_fixed': 'The SKU cannot be changed later',
    'products.sku_not_yours': 'This SKU is not among those you may work with',
    'products.sku_not_found': 'SKU not found',
    'products.barcode_format': 'Only letters, digits and hyphens',
    'products.upc_exists': 'UPC already exists',
    'products.alias_exists': 'This alias already exists as an alias or SKU',
    'products.not_chinese': 'The Chinese name must contain Chinese characters',
    'products.not_english': 'The English name must be in English, without Chinese characters',
    'products.hs_code': 'The HS code has 6 to 10 digits',
    'products.hs_code_empty_row': 'Row {{row}}: the HS code is empty',
    'products.empty_names': 'The product name, Chinese name and English name must not be empty',
    'products.brand_is_attribute': 'The brand must differ from the product attribute',
    'products.image_suffix': 'The address of the image must end in .jpg, .jpeg, .png or .gif',
    'products.no_category': 'There is no such category',
    'products.no_property': 'There is no such product attribute',
    'products.no_consumable': 'Failed to add packaging materials: there is no such consumable',
    'products.no_image': 'The image is gone. Please upload it again',
    'products.label_mm': 'Between 20 and 200 mm',
    'products.all_three_sizes': 'Please give length, width and height together',
  },
  operations: {
    'products.save': 'Save a product',
    'products.delete': 'Delete products',
    'products.set_image': 'Set a product image',
    'products.export': 'Export products',
    'products.print': 'Print SKU labels',
    'products.barcodes': 'Download barcodes',
    'products.measure': 'Enter measured data',
  },
  jobs: {
    'products.export': 'Export of products',
    'products.fetch_image': 'Fetching a product image',
  },
} as const satisfies SharedTexts<typeof productsArea>;
