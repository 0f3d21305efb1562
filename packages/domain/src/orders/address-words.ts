/** Labels people write before a colon for the parts of an address, in lower case without spaces. */
export const addressLabels = {
  name: 'name fullname recipient recipientname receiver consignee contact contactname attn attention to shipto deliverto 收件人 收货人 姓名 联系人 收件人姓名',
  first_name: 'firstname givenname forename 名',
  last_name: 'lastname surname familyname 姓',
  phone:
    'phone phonenumber telephone tel mobile mobilenumber cell cellphone phoneno contactnumber 电话 手机 手机号 手机号码 联系电话 电话号码 联系方式',
  email: 'email e-mail emailaddress mail 邮箱 电子邮箱 电子邮件',
  company: 'company companyname organisation organization firm 公司 公司名称',
  country: 'country countrycode countryregion country/region nation 国家 国家/地区 国家地区',
  state: 'state province stateprovince state/province region county 省 州 省份 省/州 州/省 省州',
  city: 'city town suburb locality city/town 市 城市',
  postal_code: 'zip zipcode zip/postalcode postalcode postcode postal plz cep 邮编 邮政编码',
  house_number: 'housenumber houseno housenr hausnummer 门牌号 门牌号码',
  address1:
    'address address1 addressline1 street streetaddress street1 line1 deliveryaddress shippingaddress 地址 地址1 详细地址 收货地址 收件地址 街道 街道地址',
  address2: 'address2 addressline2 street2 line2 apartment apt suite unit 地址2 楼层房号',
} as const;

/** Common names of countries on parcels besides the official ones, by code; in lower case. */
export const countryNicknames: Readonly<Record<string, string>> = {
  US: 'usa|u.s.a.|u.s.|united states of america|america|美利坚合众国',
  GB: 'uk|u.k.|great britain|england|scotland|wales|northern ireland|britain',
  DE: 'deutschland',
  FR: 'république française',
  ES: 'españa|espana',
  IT: 'italia',
  NL: 'nederland|the netherlands|holland',
  BE: 'belgië|belgique',
  AT: 'österreich|oesterreich',
  CH: 'schweiz|suisse|svizzera',
  SE: 'sverige',
  NO: 'norge',
  DK: 'danmark',
  FI: 'suomi',
  PL: 'polska',
  CZ: 'czech republic|česko',
  PT: 'portugal',
  IE: 'republic of ireland|éire',
  BR: 'brasil',
  MX: 'méxico',
  RU: 'russian federation|россия',
  KR: 'korea|republic of korea|대한민국',
  JP: '日本国',
  CN: 'p.r. china|pr china|p.r.china|prc|中华人民共和国',
  TW: 'taiwan|台湾',
  HK: 'hong kong|香港',
  MO: 'macau|macao|澳门',
  AE: 'uae|u.a.e.',
  VN: 'viet nam',
};

/** Country by international dialling code, for codes that only one country uses. */
export const dialledCountries: Readonly<Record<string, string>> = {
  '31': 'NL',
  '32': 'BE',
  '33': 'FR',
  '34': 'ES',
  '351': 'PT',
  '353': 'IE',
  '358': 'FI',
  '39': 'IT',
  '41': 'CH',
  '420': 'CZ',
  '43': 'AT',
  '44': 'GB',
  '45': 'DK',
  '46': 'SE',
  '47': 'NO',
  '48': 'PL',
  '49': 'DE',
  '52': 'MX',
  '55': 'BR',
  '61': 'AU',
  '64': 'NZ',
  '65': 'SG',
  '81': 'JP',
  '82': 'KR',
  '86': 'CN',
  '971': 'AE',
};

/** Postal code formats of countries where it is not five digits. */
export const postalCodes: Readonly<Record<string, string>> = {
  US: '\\d{5}(?:-\\d{4})?',
  CA: '[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d',
  GB: '[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}',
  IE: '[A-Za-z]\\d[\\dA-Za-z] ?[\\dA-Za-z]{4}',
  NL: '\\d{4} ?[A-Za-z]{2}',
  PL: '\\d{2}-\\d{3}',
  PT: '\\d{4}-\\d{3}',
  BR: '\\d{5}-?\\d{3}',
  JP: '〒? ?\\d{3}-?\\d{4}',
  SE: '\\d{3} ?\\d{2}',
  CZ: '\\d{3} ?\\d{2}',
  SK: '\\d{3} ?\\d{2}',
  GR: '\\d{3} ?\\d{2}',
  CN: '\\d{6}',
  RU: '\\d{6}',
  IN: '\\d{6}',
  SG: '\\d{6}',
  ...Object.fromEntries('AT AU BE BG CH CY DK HU LU LV NO NZ PH SI ZA'.split(' ').map((code) => [code, '\\d{4}'])),
};

/** States written before or after the postal code, by code and by name. */
export const states: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: read(
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific',
  ),
  CA: read(
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  ),
  AU: read(
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  ),
  BR: read(
    'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
  ),
};

function read(list: string): Record<string, string> {
  return Object.fromEntries(list.split('|').map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]));
}
