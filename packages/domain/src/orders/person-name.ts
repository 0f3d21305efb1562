const particles = new Set('van von der den de st st. la le di da dos das del du bin al el ten ter zu zur af av'.split(' '));
/** Chinese surnames of two characters; all others have one. */
const doubleSurnames = new Set('欧阳 司马 上官 诸葛 东方 皇甫 尉迟 公孙 慕容 令狐 司徒 夏侯 端木 南宫 长孙 宇文 轩辕 独孤'.split(' '));
const titles =
  /^(?:(?:mr|mrs|monsieur|madame|ms|miss|dr|prof|mag|ing|dipl|herrn?|frau|m|mme|mlle|sr|sra|srta|sig|sig\.ra|mevr|dhr|fru|hr|pan|pani)\.? )+/i;

const eastern =
  /^(?:([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,5}) ([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,5}))$/u;

/** "Anna Maria van der Berg" → Anna Maria, van der Berg; 欧阳小明 → 小明, 欧阳. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const plain = name
    .trim()
    .replace(titles, '')
    .replace(/(?:先生|女士|小姐)$/, '');
  if (/^\p{Script=Han}{2,5}$/u.test(plain)) {
    const length = doubleSurnames.has(plain.slice(0, 2)) && plain.length > 2 ? 2 : 1;
    return { first_name: plain.slice(length), last_name: plain.slice(0, length) };
  }
  // Japanese and Chinese names with a space, and Korean ones without, have the surname first.
  const [, surname = '', given = ''] = eastern.exec(plain) ?? [];
  if (surname !== '') return { first_name: given, last_name: surname };
  const words = plain.split(' ');
  if (/^\p{Script=Hangul}{2,4}$/u.test(plain)) return { first_name: plain.slice(1), last_name: plain.slice(0, 1) };
  if (words.length < 2) return { first_name: plain, last_name: '' };
  let from = words.length - 1;
  while (from > 1 && particles.has((words[from - 1] ?? '').toLowerCase())) from -= 1;
  return { first_name: words.slice(0, from).join(' '), last_name: words.slice(from).join(' ') };
}
