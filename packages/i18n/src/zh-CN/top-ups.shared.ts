import type { topUpsShared as source } from '../en/top-ups.shared.ts';
import type { Same } from '../same.ts';

export const topUpsShared = {
  permissions: {
    'top-ups': '充值',
    'top-ups.read': '查看',
    'top-ups.edit': '提交',
  },
  menu: {
    top_up: '充值',
    top_ups: '充值记录',
    top_up_detail: '充值详情',
    top_up_reviews: '充值审核',
    bank_statements: '银行流水',
    receiving_accounts: '收款账户',
    exchange_rates: '汇率',
  },
  queues: {
    'top-ups.to_review': '充值审核',
    'top-ups.open_lines': '未匹配银行流水',
  },
  refusals: {
    'top-ups.already_reviewed': '该充值已有人审核。',
    'top-ups.no_account': '该支付方式和币种暂无收款账户，请另选。',
    'top-ups.bad_statement': '无法读取文件：需要包含日期、金额、币种和摘要列。',
    'top-ups.bad_line': '无法读取第 {{row}} 行：日期应写作 2026-11-15 或 15.11.2026，金额写作 1200.50，币种写作 USD。未导入任何内容。',
  },
  fields: {
    'top-ups.decimals': '{{currency}} 最多 {{digits}} 位小数',
    'top-ups.in_future': '付款日期不能晚于今天',
    'top-ups.too_early': '请选择 2024-01-01 及以后的日期',
    'top-ups.no_voucher': '凭证已失效，请重新上传',
    'top-ups.wrong_reference': '该付款附言与此付款不符，请重新加载页面',
    'top-ups.account_exists': '该品牌、支付方式和币种已有收款账户',
    'top-ups.usd_needed': '请输入入账的 USD 金额',
    'top-ups.remark_needed': '请填写驳回原因',
    'top-ups.new_source_needed': '汇率已更改，请填写新的来源',
    'top-ups.usd_has_no_rate': 'USD 充值没有汇率',
  },
  operations: {
    'top-ups.voucher': '上传凭证',
    'top-ups.submit': '提交充值',
    'top-ups.review': '审核充值',
    'top-ups.save_account': '保存收款账户',
    'top-ups.save_rate': '保存汇率',
    'top-ups.import_statement': '导入银行流水',
    'top-ups.ignore_line': '忽略银行流水',
  },
} as const satisfies Same<typeof source>;
