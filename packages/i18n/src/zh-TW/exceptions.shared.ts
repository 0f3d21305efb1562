// Written by `npm run zh-tw` from zh-CN/exceptions.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { exceptionsShared as source } from '../en/exceptions.shared.ts';

export const exceptionsShared = {
  menu: {
    exceptions: '異常件',
  },
  queues: {
    'exceptions.to_resolve': '待處理異常',
  },
  refusals: {
    'exceptions.none': '該訂單沒有未解決的異常。',
    'exceptions.not_replied': '商戶尚未回覆，且期限未到。',
  },
  fields: {
    'exceptions.no_image': '該圖片無法使用，請重新上傳（不超過 500 KB）。',
  },
  jobs: {
    'exceptions.reminders': '異常回復提醒',
    'exceptions.retry_cost': '等待餘額的訂單',
    'exceptions.retry_one': '訂單重新排隊',
  },
  operations: {
    'exceptions.reply': '回覆異常',
    'exceptions.upload_image': '上傳回復圖片',
    'exceptions.raise': '登記異常',
    'exceptions.ask': '再次詢問商戶',
    'exceptions.resolve': '解決異常',
  },
} as const satisfies Same<typeof source>;
