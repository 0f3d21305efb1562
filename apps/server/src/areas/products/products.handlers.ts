import { productsCalls } from '@quayside/contract/products/products.calls';
import { productsDeskCalls } from '@quayside/contract/products/products.desk-calls';
import { productsOpenCalls } from '@quayside/contract/products/products.open-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { downloadBarcodes } from './barcode-pictures.ts';
import { deleteProducts } from './delete-products.ts';
import { countMeasured, getImageForStaff, listForStaff, measureProduct } from './desk-products.ts';
import { changeOpenProduct, createOpenProduct, getOpenImage, getOpenProduct, listOpenProducts } from './open-products.ts';
import { previewLabel, printLabels } from './print-labels.ts';
import { exportProducts, getImage, getProduct, listProducts, newBarcode, searchProducts } from './read-products.ts';
import { checkProduct, saveProduct, setImageUrl } from './save-product.ts';

export const productsHandlers = [
  ...handlers(productsCalls, {
    list: listProducts,
    get: getProduct,
    search: searchProducts,
    save: saveProduct,
    check: checkProduct,
    delete: deleteProducts,
    newBarcode,
    setImageUrl,
    export: exportProducts,
    print: printLabels,
    labelPreview: previewLabel,
    barcodes: downloadBarcodes,
    image: getImage,
  }),
  ...handlers(productsOpenCalls, {
    openList: listOpenProducts,
    openGet: getOpenProduct,
    openImage: getOpenImage,
    openCreate: createOpenProduct,
    openEdit: changeOpenProduct,
  }),
  ...handlers(productsDeskCalls, {
    deskList: listForStaff,
    deskCounts: countMeasured,
    deskMeasure: measureProduct,
    deskImage: getImageForStaff,
  }),
];
