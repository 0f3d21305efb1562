import type { exceptionsShared as source } from '../en/exceptions.shared.ts';
import type { Same } from '../same.ts';

export const exceptionsShared = {
  menu: { exceptions: '异常件' },
  queues: { 'exceptions.to_resolve': '待处理异常' },
  refusals: {
    'exceptions.none': '该订单没有未解决的异常。',
    'exceptions.not_replied': '商户尚未回复，且期限未到。',
  },
  fields: {
    'exceptions.no_image': '该图片无法使用，请重新上传（不超过 500 KB）。',
  },
  jobs: {
    'exceptions.reminders': '异常回复提醒',
    'exceptions.retry_cost': '等待余额的订单',
    'exceptions.retry_one': '订单重新排队',
  },
  operations: {
    'exceptions.reply': '回复异常',
    'exceptions.upload_image': '上传回复图片',
    'exceptions.raise': '登记异常',
    'exceptions.ask': '再次询问商户',
    'exceptions.resolve': '解决异常',
  },
} as const satisfies Same<typeof source>;
