import type { productsShared as source } from '../en/products.shared.ts';
import type { Same } from '../same.ts';

export const productsShared = {
  permissions: {
    products: '产品',
    'products.read': '查看',
    'products.edit': '编辑',
  },
  menu: {
    products_list: '产品列表',
    product_detail: '产品详情',
    product_add: '新建产品',
    product_edit: '编辑产品',
    product_import: '导入产品',
  },
  refusals: {
    'products.in_use': '以下 SKU 已被装箱单或订单使用，删除失败：{{skus}}。',
    'products.barcode_too_long': 'SKU {{sku}} 的条码过长，无法在 {{dpi}} dpi 下打印到宽 {{width_mm}} mm 的标签上，请选择更宽的标签。',
    'products.too_many_labels': '一次最多打印 {{max}} 张标签，您选择了 {{count}} 张，请分批打印。',
  },
  fields: {
    'products.sku_format': '仅限字母、数字、连字符、下划线、点和空格，且首尾不能有空格',
    'products.sku_exists': 'SKU 已存在',
    'products.same_sku_row': '与第 {{row}} 行的 SKU 相同',
    'products.sku_fixed': 'SKU 创建后不可修改',
    'products.sku_not_yours': '该 SKU 不在您的权限范围内',
    'products.sku_not_found': '未找到该 SKU',
    'products.barcode_format': '仅限字母、数字和连字符',
    'products.upc_exists': 'UPC 已存在',
    'products.alias_exists': '该别名已作为别名或 SKU 存在',
    'products.not_chinese': '中文名称必须包含中文',
    'products.not_english': '英文名称必须为英文，不能含中文',
    'products.hs_code': 'HS 编码为 6 至 10 位数字',
    'products.hs_code_empty_row': '第 {{row}} 行：HS 编码为空',
    'products.empty_names': '产品名称、中文名称和英文名称不能为空',
    'products.brand_is_attribute': '品牌不能与产品属性相同',
    'products.image_suffix': '图片地址必须以 .jpg、.jpeg、.png 或 .gif 结尾',
    'products.no_category': '没有此分类',
    'products.no_property': '没有此产品属性',
    'products.no_consumable': '添加包材失败：没有该包材',
    'products.no_image': '图片已失效，请重新上传',
    'products.label_mm': '20 至 200 毫米之间',
    'products.all_three_sizes': '请同时填写长、宽、高',
  },
  operations: {
    'products.save': '保存产品',
    'products.delete': '删除产品',
    'products.set_image': '设置产品图片',
    'products.export': '导出产品',
    'products.print': '打印 SKU 标签',
    'products.barcodes': '下载条码',
    'products.measure': '录入实测数据',
  },
  jobs: {
    'products.export': '导出产品',
    'products.fetch_image': '获取产品图片',
  },
} as const satisfies Same<typeof source>;
