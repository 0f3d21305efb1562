import type { customersShared as source } from '../en/customers.shared.ts';
import type { Same } from '../same.ts';

export const customersShared = {
  menu: {
    customer_list: '全部客户',
    customer_detail: '客户详情',
  },
  queues: {
    'customers.without_manager': '未分配客户经理的客户',
  },
  refusals: {
    'customers.paused': '该客户已暂停，请先启用。',
    'customers.note_of_other': '该备注由他人添加，仅作者本人可以删除。',
  },
  fields: {
    'customers.no_manager': '该员工不能担任客户经理',
    'customers.reason_needed': '请填写原因',
  },
  operations: {
    'customers.change_status': '暂停或启用客户',
    'customers.set_account_manager': '设置客户经理',
    'customers.set_fulfilment_fee': '设置履约费客户',
    'customers.act_for': '代客户操作',
    'customers.end_acting': '工作人员结束代客操作',
    'customers.add_note': '添加客户备注',
    'customers.pin_note': '置顶或取消置顶备注',
    'customers.delete_note': '删除客户备注',
  },
} as const satisfies Same<typeof source>;
