import type { Same } from '../same.ts';
import type { brands as source } from '../en/brands.ts';

export const brands = {
  app: {
    open: '下载应用',
    title: '下载应用',
    scan: '请用手机扫描二维码安装应用。',
    picture: '应用下载二维码',
    android: '安卓',
    ios: '苹果',
    soon: '敬请期待',
    soon_hint: '正在开发中，上线后会发布消息通知。',
    link: '打开链接',
  },
} as const satisfies Same<typeof source>;
