/** The texts every area shares with all pages, in one chunk. A file exports exactly one object. */
const files = import.meta.glob<Record<string, object>>('../../../i18n/src/zh-CN/*.shared.ts', { eager: true });
export const sharedTexts: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(files).flatMap(([path, file]) => Object.values(file).map((texts) => [path, texts])),
);
