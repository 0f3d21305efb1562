// Written by `npm run zh-tw` from zh-CN/customers.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { customersShared as source } from '../en/customers.shared.ts';

export const customersShared = {
  menu: {
    customer_list: '全部客戶',
    customer_detail: '客戶詳情',
  },
  queues: {
    'customers.without_manager': '未分配客戶經理的客戶',
  },
  refusals: {
    'customers.paused': '該客戶已暫停，請先啟用。',
    'customers.note_of_other': '該備註由他人新增，僅作者本人可以刪除。',
  },
  fields: {
    'customers.no_manager': '該員工不能擔任客戶經理',
    'customers.reason_needed': '請填寫原因',
  },
  operations: {
    'customers.change_status': '暫停或啟用客戶',
    'customers.set_account_manager': '設定客戶經理',
    'customers.set_fulfilment_fee': '設定履約費客戶',
    'customers.act_for': '代客戶操作',
    'customers.end_acting': '工作人員結束代客操作',
    'customers.add_note': '新增客戶備註',
    'customers.pin_note': '置頂或取消置頂備註',
    'customers.delete_note': '刪除客戶備註',
  },
} as const satisfies Same<typeof source>;
