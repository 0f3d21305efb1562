import { describe, expect, it } from 'vitest';
import * as phoneLibrary from 'libphonenumber-js/max';
import { countryCodes } from '../kernel/countries.ts';
import { setPhoneLibrary } from './phones.ts';
import { recognizeAddress } from './recognize-address.ts';

setPhoneLibrary(phoneLibrary);

const names = (language: string) => new Intl.DisplayNames(language, { type: 'region' });
const [english, chinese] = [names('en'), names('zh-Hans')];
const countries = countryCodes.map((code) => ({ code, name_en: english.of(code) ?? '', name_cn: chinese.of(code) ?? '' }));
const found = (text: string) => Object.fromEntries(Object.entries(recognizeAddress(text, countries)).filter(([, value]) => value !== ''));

describe('ORD-10 an address in pasted text', () => {
  it('of the United States, line by line', () => {
    expect(
      found('Emily Carter\n1200 Harrison St\nApt 4B\nSan Francisco, CA 94103-1234\nUnited States\n+1 (415) 555-0134\nemily@example.com'),
    ).toEqual({
      first_name: 'Emily',
      last_name: 'Carter',
      address1: '1200 Harrison St',
      address2: 'Apt 4B',
      city: 'San Francisco',
      state: 'CA',
      postal_code: '94103-1234',
      country: 'US',
      phone: '+1 (415) 555-0134',
      email: 'emily@example.com',
    });
  });

  it('of the United States, in one line', () => {
    expect(found('John Smith, 742 Evergreen Terrace, Springfield, Illinois 62704, USA, 217-555-0113')).toEqual({
      first_name: 'John',
      last_name: 'Smith',
      address1: '742 Evergreen Terrace',
      city: 'Springfield',
      state: 'IL',
      postal_code: '62704',
      country: 'US',
      phone: '217-555-0113',
    });
    expect(found('Ana Lee\n5 Oak Ave\nAustin TX 78701')).toEqual({
      first_name: 'Ana',
      last_name: 'Lee',
      address1: '5 Oak Ave',
      city: 'Austin',
      state: 'TX',
      postal_code: '78701',
      country: 'US',
    });
    expect(found('Ana Lee\n5 Oak Ave\nNew York, NY 10001 USA')).toMatchObject({
      city: 'New York',
      state: 'NY',
      postal_code: '10001',
      country: 'US',
    });
    expect(found('Ana Lee\n5 Oak Ave\nAtlanta, Georgia, 30301\nUSA')).toMatchObject({
      city: 'Atlanta',
      state: 'GA',
      postal_code: '30301',
      country: 'US',
    });
  });

  it('of Germany, with the house number by itself', () => {
    expect(found('Jürgen von der Heide\nBeispiel Handels GmbH\nHauptstraße 12a\n10115 Berlin\nDeutschland\n+49 30 1234567')).toEqual({
      first_name: 'Jürgen',
      last_name: 'von der Heide',
      company: 'Beispiel Handels GmbH',
      address1: 'Hauptstraße',
      house_number: '12a',
      city: 'Berlin',
      postal_code: '10115',
      country: 'DE',
      phone: '+49 30 1234567',
    });
    expect(found('Eva Braun\nAm Markt 3\nD-01067 Dresden\nGermany')).toMatchObject({
      postal_code: '01067',
      city: 'Dresden',
      address1: 'Am Markt',
      house_number: '3',
    });
  });

  it('of France, where the house number comes first', () => {
    expect(found('Mme Claire Dubois, 12 bis rue de Rivoli, 75001 Paris, France')).toEqual({
      first_name: 'Claire',
      last_name: 'Dubois',
      house_number: '12 bis',
      address1: 'rue de Rivoli',
      postal_code: '75001',
      city: 'Paris',
      country: 'FR',
    });
  });

  it('of Britain', () => {
    expect(found('Oliver Brown\nFlat 5, 12 High Street\nOxford\nOX1 4DB\nUnited Kingdom\n07700 900123')).toEqual({
      first_name: 'Oliver',
      last_name: 'Brown',
      address1: 'Flat 5, 12 High Street',
      city: 'Oxford',
      postal_code: 'OX1 4DB',
      country: 'GB',
      phone: '07700 900123',
    });
    expect(found('Amy Hill\n10 Downing Street\nLondon SW1A 2AA')).toMatchObject({ city: 'London', postal_code: 'SW1A 2AA', country: 'GB' });
  });

  it('of Canada, Australia and Brazil, with their states', () => {
    expect(found('Marc Roy\n100 Queen St W\nToronto, ON M5H 2N2\nCanada')).toMatchObject({
      city: 'Toronto',
      state: 'ON',
      postal_code: 'M5H 2N2',
      country: 'CA',
    });
    expect(found('Kate Doe\n1 Macquarie St\nSydney NSW 2000\nAustralia')).toMatchObject({
      city: 'Sydney',
      state: 'NSW',
      postal_code: '2000',
      country: 'AU',
    });
    expect(found('João da Silva\nAvenida Paulista 1578\nSão Paulo - SP\n01310-200\nBrasil')).toMatchObject({
      first_name: 'João',
      last_name: 'da Silva',
      address1: 'Avenida Paulista 1578',
      city: 'São Paulo',
      state: 'SP',
      postal_code: '01310-200',
      country: 'BR',
    });
  });

  it('of Italy, the Netherlands, Poland, Sweden and Japan', () => {
    expect(found('Luca Rossi\nVia Roma 10\n20121 Milano MI\nItalia')).toMatchObject({
      city: 'Milano',
      state: 'MI',
      postal_code: '20121',
      house_number: '10',
      country: 'IT',
    });
    expect(found('Sanne de Vries\nDamrak 70\n1012 LM Amsterdam\nNederland')).toMatchObject({
      last_name: 'de Vries',
      postal_code: '1012 LM',
      city: 'Amsterdam',
      country: 'NL',
    });
    expect(found('Jan Kowalski\nul. Marszałkowska 10/12\n00-590 Warszawa\nPolska')).toMatchObject({
      postal_code: '00-590',
      city: 'Warszawa',
      house_number: '10/12',
    });
    expect(found('Elin Berg\nStorgatan 5\n111 22 Stockholm\nSweden')).toMatchObject({
      postal_code: '111 22',
      city: 'Stockholm',
      country: 'SE',
    });
    expect(found('Taro Yamada\n1-1 Chiyoda\nChiyoda-ku\nTokyo 〒100-0001\nJapan\n03-1234-5678')).toMatchObject({
      city: 'Tokyo',
      country: 'JP',
      phone: '03-1234-5678',
    });
  });

  it('of China, written without signs', () => {
    expect(found('收件人：欧阳小明\n手机：13800138000\n地址：广东省深圳市宝安区福园二路3栋502室\n邮编：518103')).toEqual({
      first_name: '小明',
      last_name: '欧阳',
      phone: '13800138000',
      country: 'CN',
      state: '广东省',
      city: '深圳市',
      address1: '宝安区福园二路3栋502室',
      postal_code: '518103',
    });
    expect(found('张三 13900001111 上海市浦东新区世纪大道100号 200120')).toEqual({
      first_name: '三',
      last_name: '张',
      phone: '13900001111',
      country: 'CN',
      state: '上海市',
      city: '上海市',
      address1: '浦东新区世纪大道100号',
      postal_code: '200120',
    });
  });

  it('with labels, which are believed', () => {
    expect(
      found(
        'Name: Maria Lopez\nAddress: Calle Mayor 5\nCity: Madrid\nState/Province: Madrid\nZip code: 28013\nCountry: Spain\nPhone: 612 345 678\nE-mail: Maria@Example.com',
      ),
    ).toEqual({
      first_name: 'Maria',
      last_name: 'Lopez',
      address1: 'Calle Mayor',
      house_number: '5',
      city: 'Madrid',
      state: 'Madrid',
      postal_code: '28013',
      country: 'ES',
      phone: '612 345 678',
      email: 'maria@example.com',
    });
  });

  it('gives nothing for nothing, and never loses words it does not understand', () => {
    expect(found('!!!')).toEqual({ first_name: '!!!' });
    expect(found('17')).toEqual({ address1: '17' });
    const words = 'Somebody Somewhere\nBehind the old mill, third door on the left\nand then ask for Joe';
    const all = Object.values(found(words)).join(' ');
    for (const word of words.match(/\w+/g) ?? []) expect(all).toContain(word);
  });

  it('tells the country from the phone when nobody says it', () => {
    expect(found('Anna Meyer\nRingweg 4\n+41 44 668 18 00')).toMatchObject({ country: 'CH', phone: '+41 44 668 18 00' });
  });

  it('comes to an end with hostile text', () => {
    const hostile = ['1 '.repeat(500), '-'.repeat(1000), 'a,'.repeat(500), `${'9'.repeat(990)}x`, '(('.repeat(500), 'Ä '.repeat(500)];
    for (const text of hostile) expect(Object.values(found(text)).join('').length).toBeGreaterThan(0);
  });

  it('in other people’s writing', () => {
    expect(found('Attn: Bob Stone | 10 Main St | Dallas, TX 75201 | US')).toMatchObject({
      first_name: 'Bob',
      city: 'Dallas',
      state: 'TX',
      country: 'US',
    });
    expect(found('SGT Ann Poe\nUnit 2050 Box 4190\nAPO AP 96278\nUSA')).toMatchObject({
      city: 'APO',
      state: 'AP',
      postal_code: '96278',
      country: 'US',
    });
    expect(found('Eva Lang, Ringstr. 5, 10115 Berlin, DE, eva@example.de')).toMatchObject({
      city: 'Berlin',
      house_number: '5',
      country: 'DE',
      email: 'eva@example.de',
    });
    expect(found('Tom Fox\nTel: 020 7946 0991\n1 Mill Lane\nYork YO1 7HH\nEngland')).toMatchObject({
      phone: '020 7946 0991',
      city: 'York',
      postal_code: 'YO1 7HH',
      country: 'GB',
    });
    expect(found('Wei Chen\n8 Marina View\nSingapore 018960\nSingapore')).toMatchObject({
      city: 'Singapore',
      postal_code: '018960',
      country: 'SG',
    });
    expect(found('Mary Fine\n12 Peach Rd\nGeorgia\n30301')).toMatchObject({ state: 'GA', postal_code: '30301', country: 'US' });
  });
});
