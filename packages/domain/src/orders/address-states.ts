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
  MX: read(
    'AGU Aguascalientes|BC Baja California|BCS Baja California Sur|CAM Campeche|CHIS Chiapas|CHIH Chihuahua|CDMX Ciudad de México|COAH Coahuila|COL Colima|DGO Durango|GTO Guanajuato|GRO Guerrero|HGO Hidalgo|JAL Jalisco|MEX Estado de México|MICH Michoacán|MOR Morelos|NAY Nayarit|NL Nuevo León|OAX Oaxaca|PUE Puebla|QRO Querétaro|QROO Quintana Roo|SLP San Luis Potosí|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLAX Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas',
  ),
  IN: named(
    'Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Delhi|Goa|Gujarat|Haryana|Himachal Pradesh|Jammu and Kashmir|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Puducherry|Punjab|Rajasthan|Sikkim|Tamil Nadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal',
  ),
  MY: named('Johor|Kedah|Kelantan|Melaka|Negeri Sembilan|Pahang|Perak|Perlis|Sabah|Sarawak|Selangor|Terengganu'),
  JP: named(
    'Hokkaido|Aomori|Iwate|Miyagi|Akita|Yamagata|Fukushima|Ibaraki|Tochigi|Gunma|Saitama|Chiba|Kanagawa|Niigata|Toyama|Ishikawa|Fukui|Yamanashi|Nagano|Gifu|Shizuoka|Aichi|Mie|Shiga|Hyogo|Nara|Wakayama|Tottori|Shimane|Okayama|Hiroshima|Yamaguchi|Tokushima|Kagawa|Ehime|Kochi|Saga|Nagasaki|Kumamoto|Oita|Miyazaki|Kagoshima|Okinawa',
  ),
  CN: named(
    'Anhui|Fujian|Gansu|Guangdong|Guangxi|Guizhou|Hainan|Hebei|Heilongjiang|Henan|Hubei|Hunan|Inner Mongolia|Jiangsu|Jiangxi|Jilin|Liaoning|Ningxia|Qinghai|Shaanxi|Shandong|Shanxi|Sichuan|Tibet|Xinjiang|Yunnan|Zhejiang',
  ),
  GB: named(
    'Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|County Durham|East Sussex|Essex|Gloucestershire|Greater Manchester|Hampshire|Herefordshire|Hertfordshire|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Middlesex|Norfolk|Northamptonshire|North Yorkshire|Northumberland|Nottinghamshire|Oxfordshire|Shropshire|Somerset|South Yorkshire|Staffordshire|Suffolk|Surrey|Tyne and Wear|Warwickshire|West Midlands|West Sussex|West Yorkshire|Wiltshire|Worcestershire',
  ),
  CH: signs('AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'),
};

function read(list: string): Record<string, string> {
  return Object.fromEntries(list.split('|').map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]));
}

/** Regions that are written by their name. */
function named(list: string): Record<string, string> {
  return Object.fromEntries(list.split('|').map((name) => [name, name]));
}

function signs(list: string): Record<string, string> {
  return Object.fromEntries(list.split(' ').map((sign) => [sign, sign]));
}
