import type { sourcingServerTexts as source } from '../en/sourcing.server-texts.ts';
import type { Same } from '../same.ts';

export const sourcingServerTexts = {
  mails: {
    'sourcing.quoted.subject': '{{product}} 的报价：每件 {{price}} USD',
    'sourcing.quoted.lead': '采购需求 {{number}}（{{product}}）已报价：每件 {{price}} USD。\n\n请在 {{day}} 前接受。',
    'sourcing.quoted.button': '查看报价',
    'sourcing.declined.subject': '无法采购 {{product}}',
    'sourcing.declined.lead': '采购需求 {{number}}（{{product}}）被拒绝：{{text}}',
    'sourcing.declined.button': '查看需求',
    'sourcing.message.subject': '{{product}} 有新留言',
    'sourcing.message.lead': '采购需求 {{number}}：{{text}}',
    'sourcing.message.button': '回复',
    'sourcing.expired.subject': '{{product}} 的报价已过期',
    'sourcing.expired.lead': '采购需求 {{number}} 的报价已过期，可留言重新询价。',
    'sourcing.expired.button': '查看需求',
  },
} as const satisfies Same<typeof source>;
