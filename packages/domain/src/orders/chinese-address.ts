import type { Piece, Recognized } from './address-parts.ts';
import { splitName } from './person-name.ts';

export function isChineseText(pieces: readonly Piece[]): boolean {
  return pieces.some(({ text }) => /\p{Script=Han}(?:省|市|区|县|路|街|道|镇|村)/u.test(text));
}

const shortName = /^(?!.*[省市区县路街道号镇村栋楼室州])\p{Script=Han}{2,4}(?:先生|女士|小姐)?$/u;
const province = /^((?:北京|上海|天津|重庆)市?|\p{Script=Han}{2,3}省|内蒙古自治区|\p{Script=Han}{2,4}自治区)/u;
const town = /^(\p{Script=Han}{2,7}?(?:市|自治州|地区|盟))/u;

/** Chinese addresses run from the largest unit to the smallest, often without separators: 广东省深圳市宝安区福园二路3栋. */
export function chineseAddress(pieces: readonly Piece[], found: Recognized): Piece[] {
  const words = pieces.flatMap(({ text, line }) => text.split(' ').map((word) => ({ text: word, line })));
  found.country ||= 'CN';
  const left: Piece[] = [];
  let street = '';
  for (const word of words) {
    const { text } = word;
    if (found.postal_code === '' && /^\d{6}$/.test(text)) found.postal_code = text;
    else if (found.phone === '' && /^1\d{10}$|^0\d{2,3}-?\d{7,8}$/.test(text)) found.phone = text;
    else if (found.first_name === '' && shortName.test(text)) Object.assign(found, splitName(text));
    else if (/\p{Script=Han}/u.test(text) && !text.endsWith('公司')) street += text;
    else if (street !== '' && /^[\w-]+$/.test(text)) street += ` ${text}`;
    else left.push(word);
  }
  const state = province.exec(street)?.[1] ?? '';
  const rest = street.slice(state.length);
  const city = town.exec(rest)?.[1] ?? '';
  found.state ||= state;
  // A municipality (北京, 上海) is both city and province.
  found.city ||= city || (state.endsWith('市') ? state : '');
  found.address1 ||= rest.slice(city.length);
  return left;
}
