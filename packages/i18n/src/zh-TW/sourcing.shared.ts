// Written by `npm run zh-tw` from zh-CN/sourcing.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { sourcingShared as source } from '../en/sourcing.shared.ts';

export const sourcingShared = {
  permissions: {
    sourcing: '一件代發',
    'sourcing.read': '檢視',
    'sourcing.edit': '提交、接受和拒絕',
  },
  menu: {
    dropshipping: '一件代發',
    sourcing_requests: '一件代發',
    sourcing_request: '採購需求',
    sourcing_create: '新建採購需求',
  },
  queues: {
    'sourcing.to_answer': '待處理採購需求',
  },
  refusals: {
    'sourcing.not_quoted': '暫無可接受的報價。',
    'sourcing.over': '該需求已關閉。',
    'sourcing.expired': '報價已過期，請留言重新詢價。',
    'sourcing.quote_changed': '已有新的報價，請核對後再接受。',
  },
  fields: {
    'sourcing.link': '請填寫以 https:// 開頭的公開網頁地址',
    'sourcing.no_image': '圖片不存在',
    'sourcing.past': '請選擇今天或之後的日期',
    'sourcing.no_property': '貨物屬性不存在',
  },
  operations: {
    'sourcing.add': '提交採購需求',
    'sourcing.accept': '接受採購報價',
    'sourcing.decline': '拒絕採購報價',
    'sourcing.message': '採購需求留言',
    'sourcing.quote': '採購報價',
    'sourcing.desk_decline': '拒絕採購需求',
    'sourcing.desk_message': '回覆客戶採購需求',
  },
  jobs: {
    'sourcing.expire_quotes': '採購報價過期處理',
  },
} as const satisfies Same<typeof source>;
