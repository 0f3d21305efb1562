import type { Config } from '#server/kernel/config.ts';
import { baiduTranslator } from './baidu.ts';
import type { Translator } from './port.ts';

/** Baidu if an app is configured, else no translation. */
export function chooseTranslator(config: Config): Translator {
  const { BAIDU_TRANSLATE_APP_ID: appId, BAIDU_TRANSLATE_KEY: key, BAIDU_TRANSLATE_URL: url } = config;
  return appId && key ? baiduTranslator({ appId, key, url }) : null;
}
