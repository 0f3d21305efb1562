// Written by `npm run zh-tw` from zh-CN/sourcing.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { sourcingServerTexts as source } from '../en/sourcing.server-texts.ts';

export const sourcingServerTexts = {
  mails: {
    'sourcing.quoted.subject': '{{product}} 的報價：每件 {{price}} USD',
    'sourcing.quoted.lead': '採購需求 {{number}}（{{product}}）已報價：每件 {{price}} USD。\n\n請在 {{day}} 前接受。',
    'sourcing.quoted.button': '檢視報價',
    'sourcing.declined.subject': '無法採購 {{product}}',
    'sourcing.declined.lead': '採購需求 {{number}}（{{product}}）被拒絕：{{text}}',
    'sourcing.declined.button': '檢視需求',
    'sourcing.message.subject': '{{product}} 有新留言',
    'sourcing.message.lead': '採購需求 {{number}}：{{text}}',
    'sourcing.message.button': '回覆',
    'sourcing.expired.subject': '{{product}} 的報價已過期',
    'sourcing.expired.lead': '採購需求 {{number}} 的報價已過期，可留言重新詢價。',
    'sourcing.expired.button': '檢視需求',
  },
} as const satisfies Same<typeof source>;
