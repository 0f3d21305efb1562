import type { guidesShared as source } from '../en/guides.shared.ts';
import type { Same } from '../same.ts';

export const guidesShared = {
  menu: {
    help_center: '帮助中心',
    help_page: '帮助文档',
    inbound_guidelines: '入库指引',
    api_guides: 'API 对接指南',
    tariff_reference: '关税起征点参考',
    help_articles: '帮助文章',
  },
  fields: {
    'guides.empty': '请填写正文',
    'guides.slug': '3–60 位小写字母、数字和连字符，以字母开头',
    'guides.slug_taken': '该地址已被其他文章使用',
    'guides.ends_too_early': '结束日期早于开始日期',
    'guides.country': '请选择国家或欧盟',
  },
  operations: {
    'guides.save_article': '保存帮助文章',
    'guides.restore_article': '恢复帮助文章版本',
    'guides.save_tariff': '保存关税起征点',
    'guides.confirm_tariff': '核实关税起征点',
  },
} as const satisfies Same<typeof source>;
