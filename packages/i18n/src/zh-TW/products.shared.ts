// Written by `npm run zh-tw` from zh-CN/products.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { productsShared as source } from '../en/products.shared.ts';

export const productsShared = {
  permissions: {
    products: '產品',
    'products.read': '檢視',
    'products.edit': '編輯',
  },
  menu: {
    products_list: '產品列表',
    product_detail: '產品詳情',
    product_add: '新建產品',
    product_edit: '編輯產品',
    product_import: '匯入產品',
  },
  refusals: {
    'products.in_use': '以下 SKU 已被裝箱單或訂單使用，刪除失敗：{{skus}}。',
    'products.barcode_too_long': 'SKU {{sku}} 的條碼過長，無法在 {{dpi}} dpi 下列印到寬 {{width_mm}} mm 的標籤上，請選擇更寬的標籤。',
    'products.too_many_labels': '一次最多列印 {{max}} 張標籤，您選擇了 {{count}} 張，請分批列印。',
  },
  fields: {
    'products.sku_format': '僅限字母、數字、連字元、下劃線、點和空格，且首尾不能有空格',
    'products.sku_exists': 'SKU 已存在',
    'products.same_sku_row': '與第 {{row}} 行的 SKU 相同',
    'products.sku_fixed': 'SKU 建立後不可修改',
    'products.sku_not_yours': '該 SKU 不在您的權限範圍內',
    'products.sku_not_found': '未找到該 SKU',
    'products.barcode_format': '僅限字母、數字和連字元',
    'products.upc_exists': 'UPC 已存在',
    'products.alias_exists': '該別名已作為別名或 SKU 存在',
    'products.not_chinese': '中文名稱必須包含中文',
    'products.not_english': '英文名稱必須為英文，不能含中文',
    'products.hs_code': 'HS 編碼為 6 至 10 位數字',
    'products.hs_code_empty_row': '第 {{row}} 行：HS 編碼為空',
    'products.empty_names': '產品名稱、中文名稱和英文名稱不能為空',
    'products.brand_is_attribute': '品牌不能與產品屬性相同',
    'products.image_suffix': '圖片地址必須以 .jpg、.jpeg、.png 或 .gif 結尾',
    'products.no_category': '沒有此分類',
    'products.no_property': '沒有此產品屬性',
    'products.no_consumable': '新增包材失敗：沒有該包材',
    'products.no_image': '圖片已失效，請重新上傳',
    'products.label_mm': '20 至 200 毫米之間',
    'products.all_three_sizes': '請同時填寫長、寬、高',
  },
  operations: {
    'products.save': '儲存產品',
    'products.delete': '刪除產品',
    'products.set_image': '設定產品圖片',
    'products.export': '匯出產品',
    'products.print': '列印 SKU 標籤',
    'products.barcodes': '下載條碼',
    'products.measure': '錄入實測資料',
  },
  jobs: {
    'products.export': '匯出產品',
    'products.fetch_image': '獲取產品圖片',
  },
} as const satisfies Same<typeof source>;
