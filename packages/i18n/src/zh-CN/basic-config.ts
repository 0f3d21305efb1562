import type { Same } from '../same.ts';
import type { basicConfig as source } from '../en/basic-config.ts';

export const basicConfig = {
  title: '基础配置',
  purpose: '对所有商家生效的设置，自下一次操作起生效',
  changed: '{{name}} 修改于 {{time}}',
  changed_by_system: '初始设置',
  saved: '“{{setting}}”已保存。',
  on: '开启',
  off: '关闭',
  unit_mb: 'MB',
  open_customer: '查看该客户',
  group: { access: '员工登录', files: '文件', app: '手机应用', customers: '客户与订单', money: '资金' },
  name: {
    max_upload_size: '上传大小上限',
    app_down_button_is_display: '“下载应用”按钮',
    android_download_link: '安卓应用',
    ios_download_link: 'iOS 应用',
    fulfilment_fee_customer_id: '履约费客户',
    second_factor_roles: '必须使用两步验证的角色',
    adjustment_approval_threshold_usd: '双人复核金额',
    orders_need_verified_email: '下单前须验证邮箱',
  },
  meaning: {
    max_upload_size: '商家上传的单个文件的最大大小，超出的文件在发送前即被拒绝。',
    app_down_button_is_display: '商家页面顶部是否显示下载应用的按钮。',
    android_download_link: '安卓应用的下载地址。留空显示“敬请期待”。',
    ios_download_link: 'iOS 应用的下载地址。留空显示“敬请期待”。',
    fulfilment_fee_customer_id: '唯一可以看到履约费页面的客户。留空则对所有客户关闭该页面。',
    second_factor_roles: '这些角色的员工在设置两步验证之前，无法使用工作台的其他功能。',
    adjustment_approval_threshold_usd:
      '超过此 USD 金额须由第二人同意：余额调整、信用额度、仓储费优惠，以及与付款金额不符的充值入账。同一人 24 小时内对同一客户的操作合并计算。修改此金额也须由第二人同意。',
    orders_need_verified_email: '商家是否必须先验证邮箱才能下单。',
  },
  wrong: {
    max_upload_size: '请输入 1 至 99 的整数',
    app_down_button_is_display: '请选择开启或关闭',
    android_download_link: '请输入以 https:// 开头的网址，或留空',
    ios_download_link: '请输入以 https:// 开头的网址，或留空',
    fulfilment_fee_customer_id: '请输入客户编号，或留空',
    second_factor_roles: '请从列表中选择角色，每个仅一次',
    adjustment_approval_threshold_usd: '请输入整数 USD 金额，例如 500',
    orders_need_verified_email: '请选择开启或关闭',
  },
} as const satisfies Same<typeof source>;
