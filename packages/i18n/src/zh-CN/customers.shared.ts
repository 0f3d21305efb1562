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
  },
  fields: {
    'customers.no_manager': '该员工不能担任客户经理',
  },
  operations: {
    'customers.change_status': '暂停或启用客户',
    'customers.set_account_manager': '设置客户经理',
    'customers.set_fulfilment_fee': '设置履约费客户',
    'customers.act_for': '代客户操作',
    'customers.end_acting': '工作人员结束代客操作',
  },
} as const satisfies Same<typeof source>;
