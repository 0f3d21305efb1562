// The pages convert what staff write in Simplified Chinese with the same words.
export { words } from '../packages/i18n/src/zh-tw-words.ts';
