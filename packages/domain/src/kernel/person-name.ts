/** Scripts that write the family name first, without a space. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}·・]+$/u;

/**
 * A person's full name, the same in every language of the reader: 王小明 is family name first, Anna Berg is not turned round for a Chinese
 * reader.
 */
export function personName(first: string, last: string): string {
  const [given, family] = [first.trim(), last.trim()];
  const isFamilyFirst = given !== '' && family !== '' && FAMILY_FIRST.test(given) && FAMILY_FIRST.test(family);
  return isFamilyFirst ? `${family}${given}` : `${given} ${family}`.trim();
}
