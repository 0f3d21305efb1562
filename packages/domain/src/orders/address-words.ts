/** Labels people write before a colon for the parts of an address, in lower case without spaces, in the languages shops are in. */
export const addressLabels = {
  name: 'name fullname recipient recipientname receiver consignee contact contactname buyer customer attn attention att to shipto deliverto nom nomcomplet nombre nombrecompleto nome nomecompleto naam namn navn nimi imięinazwisko jméno név 収件人 氏名 お名前 이름 받는사람 收件人 收货人 姓名 联系人 收件人姓名 收貨人',
  first_name: 'firstname givenname forename vorname prénom voornaam förnamn fornavn etunimi imię 名',
  last_name:
    'lastname surname familyname nachname nomdefamille apellido apellidos cognome sobrenome achternaam efternamn etternavn sukunimi nazwisko příjmení 姓',
  phone:
    'phone phonenumber telephone tel mobile mobilenumber cell cellphone phoneno contactnumber telefon telefonnummer handy natel téléphone telefono teléfono telefone móvil celular cellulare telemóvel telefoon gsm mobil puhelin 電話 電話番号 전화 전화번호 연락처 电话 手机 手机号 手机号码 联系电话 电话号码 联系方式 手機',
  email: 'email e-mail emailaddress mail correo correoelectrónico courriel e-post 邮箱 电子邮箱 电子邮件 メール',
  company: 'company companyname organisation organization firm firma société entreprise empresa azienda bedrijf företag 公司 公司名称',
  country: 'country countrycode countryregion country/region nation land pays país paese kraj země maa 国 国家 国家/地区 国家地区 國家',
  state:
    'state province stateprovince state/province region county bundesland estado provincia província provincie kanton région 省 州 省份 省/州 州/省 省州',
  city: 'city town locality city/town ort stadt wohnort ville ciudad población localidad città comune cidade localidade plaats gemeente stad poststed by kaupunki miasto město 市 城市',
  suburb: 'suburb district bairro colonia barrio neighbourhood quartier',
  postal_code:
    'zip zipcode zip/postalcode postalcode postcode postal pincode pin eircode plz postleitzahl codepostal códigopostal cp c.p. cap cep postnummer postinumero kodpocztowy psč irányítószám 郵便番号 우편번호 邮编 邮政编码 郵遞區號',
  house_number: 'housenumber houseno housenr hausnummer hausnr huisnummer numéro número numero 门牌号 门牌号码',
  address1:
    'address address1 addressline1 street streetaddress street1 line1 deliveryaddress shippingaddress adresse straße strasse anschrift rue dirección calle indirizzo via endereço morada rua adres straat adress gatuadress osoite ulica ulice cím 住所 주소 地址 地址1 详细地址 收货地址 收件地址 街道 街道地址 所在地区',
  address2: 'address2 addressline2 street2 line2 apartment apt suite unit adresszusatz complément complemento 地址2 楼层房号',
} as const;

/** Common names of countries on parcels besides those dictionaries have, by code; in lower case. */
export const countryNicknames: Readonly<Record<string, string>> = {
  US: 'usa|u.s.a.|u.s.|united states of america|america|美利坚合众国',
  GB: 'uk|u.k.|great britain|england|scotland|wales|northern ireland|britain',
  NL: 'the netherlands|holland',
  CZ: 'czech republic|česká republika|česko',
  IE: 'republic of ireland|éire',
  AT: 'oesterreich',
  ES: 'espana',
  RU: 'russian federation',
  KR: 'korea|republic of korea|대한민국',
  JP: '日本国',
  CN: 'p.r. china|pr china|p.r.china|prc|中华人民共和国',
  TW: 'taiwan|台湾|台灣|臺灣',
  HK: 'hong kong|香港',
  MO: 'macau|macao|澳门',
  AE: 'uae|u.a.e.',
  TR: 'turkey|türkiye',
  VN: 'viet nam',
};

/** Languages people write a country's name in. */
export const nameLanguages = 'en zh-Hans zh-Hant de fr es it pt nl sv da nb fi pl cs sk hu ro el tr ru ja ko'.split(' ');
