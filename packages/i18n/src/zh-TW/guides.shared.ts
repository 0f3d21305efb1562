// Written by `npm run zh-tw` from zh-CN/guides.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { guidesShared as source } from '../en/guides.shared.ts';

export const guidesShared = {
  menu: {
    help_center: '幫助中心',
    help_page: '幫助檔案',
    inbound_guidelines: '入庫指引',
    api_guides: 'API 對接指南',
    tariff_reference: '關稅起徵點參考',
    help_articles: '幫助文章',
  },
  fields: {
    'guides.empty': '請填寫正文',
    'guides.slug': '3–60 位小寫字母、數字和連字元，以字母開頭',
    'guides.slug_taken': '該地址已被其他文章使用',
    'guides.ends_too_early': '結束日期早於開始日期',
    'guides.country': '請選擇國家或歐盟',
  },
  operations: {
    'guides.save_article': '儲存幫助文章',
    'guides.restore_article': '恢復幫助文章版本',
    'guides.save_tariff': '儲存關稅起徵點',
    'guides.confirm_tariff': '核實關稅起徵點',
  },
} as const satisfies Same<typeof source>;
