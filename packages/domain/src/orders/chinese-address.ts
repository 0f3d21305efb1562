import type { Piece, Recognized } from './address-parts.ts';
import { splitName } from './person-name.ts';
import { readPhone } from './phones.ts';
import { isPostcode } from './postcodes.ts';

export function isChineseText(pieces: readonly Piece[]): boolean {
  return pieces.some(({ text }) => /\p{Script=Han}(?:省|市|区|區|县|縣|路|街|道|镇|鎮|村)/u.test(text));
}

const shortName = /^(?!.*[省市区區县縣路街道号號镇鎮村栋楼樓室州])\p{Script=Han}{2,4}(?:先生|女士|小姐)?$/u;
const province = /^((?:北京|上海|天津|重庆)市?|\p{Script=Han}{2,3}省|内蒙古自治区|\p{Script=Han}{2,6}自治区)/u;
const town = /^(\p{Script=Han}{2,7}?(?:自治州|市|地区|盟|縣))/u;

/** Chinese addresses run from the largest unit to the smallest, often without separators: 广东省深圳市宝安区福园二路3栋. */
export function chineseAddress(pieces: readonly Piece[], found: Recognized): Piece[] {
  const words = pieces.flatMap(({ text, line }) => text.split(' ').map((word) => ({ text: word, line })));
  found.country ||= 'CN';
  const left: Piece[] = [];
  let street = '';
  for (const word of words) {
    const { text } = word;
    if (found.postal_code === '' && /^\d{3,6}$/.test(text) && isPostcode(found.country, text)) found.postal_code = text;
    else if (found.phone === '' && /^[01][\d-]{7,13}$/.test(text) && readPhone(text, found.country)) found.phone = text;
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
  // The district may be labelled apart from the street.
  found.address1 = rest.slice(city.length) + found.address1;
  return left;
}
