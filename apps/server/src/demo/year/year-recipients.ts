import type { Random } from './random.ts';

/** Share of the orders, country, phone (x: any digit), then places: state / city / postcode / streets. */
const table = `
26 | US | +1 503 555 01xx | Oregon / Portland / 97205 / SW Alder St, NW Lovejoy St; Texas / Houston / 77002 / Main St, Fannin St; Georgia / Atlanta / 30303 / Peachtree St; New York / Brooklyn / 11201 / Court St, Henry St; Ohio / Columbus / 43215 / High St
12 | DE | +49 30 5550 1xxx | Berlin / Berlin / 10435 / Kastanienallee, Oderberger Straße; Hamburg / Hamburg / 20095 / Mönckebergstraße; Hessen / Frankfurt am Main / 60311 / Berliner Straße; Bayern / München / 80331 / Sendlinger Straße
10 | GB | +44 20 7946 0xxx | England / London / SW1A 1AA / Victoria Street; England / Leeds / LS1 4DY / Park Row; Scotland / Glasgow / G1 3SL / Queen Street; England / Bristol / BS1 4QA / Harbour Walk
8 | FR | +33 1 55 50 4x xx | Île-de-France / Paris / 75011 / Rue Oberkampf, Rue de Charonne; Occitanie / Toulouse / 31000 / Rue Alsace-Lorraine; Provence / Marseille / 13001 / Rue Paradis
6 | CA | +1 416 555 01xx | Ontario / Toronto / M5V 2T6 / King St W, Queen St W; Quebec / Montreal / H3B 1A7 / Rue Sainte-Catherine
6 | AU | +61 2 5550 4xxx | New South Wales / Sydney / 2010 / Crown Street, Oxford Street; Victoria / Melbourne / 3000 / Collins Street
5 | JP | +81 3 5550 7xxx | 東京都 / 渋谷区 / 150-0001 / 神宮前; 大阪府 / 大阪市 / 530-0001 / 梅田
4 | ES | +34 91 555 01 xx | Madrid / Madrid / 28004 / Calle de Fuencarral; Cataluña / Barcelona / 08002 / Carrer de Ferran
4 | IT | +39 02 5550 1xxx | Lombardia / Milano / 20121 / Via Brera; Lazio / Roma / 00184 / Via Cavour
4 | NL | +31 20 555 01xx | Noord-Holland / Amsterdam / 1015 CJ / Prinsengracht; Zuid-Holland / Rotterdam / 3011 AA / Coolsingel
3 | SE | +46 8 5550 1xxx | Stockholm / Stockholm / 111 29 / Österlånggatan; Västra Götaland / Göteborg / 411 06 / Kungsgatan
3 | PL | +48 22 555 01xx | Mazowieckie / Warszawa / 00-019 / Złota; Małopolskie / Kraków / 31-005 / Grodzka
2 | NZ | +64 9 555 01xx | Auckland / Auckland / 1010 / Queen Street; Wellington / Wellington / 6011 / Cuba Street
2 | KR | +82 2 555 01xx | 서울 / 중구 / 04524 / 세종대로
2 | SG | +65 6550 2xxx | Singapore / Singapore / 238801 / Orchard Road
2 | MY | +60 3 5550 1xxx | Kuala Lumpur / Kuala Lumpur / 50450 / Jalan Ampang
1 | TH | +66 2 555 01xx | Bangkok / Bangkok / 10110 / Sukhumvit Road
2 | BR | +55 11 95550 2xxx | São Paulo / São Paulo / 01310-100 / Avenida Paulista; Rio de Janeiro / Rio de Janeiro / 20040-002 / Avenida Rio Branco
2 | MX | +52 55 5550 1xxx | Ciudad de México / Cuauhtémoc / 06000 / Calle Madero
1 | AE | +971 4 555 01xx | Dubai / Dubai / - / Al Wasl Road
`;

const names: Readonly<Record<string, readonly [string, string]>> = {
  JP: ['美咲 陽菜 翔太 健一 直樹 由美', '高橋 佐藤 鈴木 田中 渡辺 伊藤'],
  KR: ['민준 서연 지우 하준 수아', '김 이 박 최 정'],
  SG: ['Wei-Ling Jun-Jie Hui-Min Arjun Siti', 'Tan Lim Lee Ng Rahman'],
  MY: ['Aisyah Farid Mei-Yee Kumar Nurul', 'Ismail Wong Rahman Nair Abdullah'],
  TH: ['Anong Somchai Malee Niran', 'Suwan Chaiyasit Wongsa'],
  BR: ['Beatriz Lucas Mariana Rafael Camila Thiago', 'Carvalho Souza Lima Rocha Barbosa'],
  MX: ['Valentina Diego Ximena Emiliano', 'Hernández Ramírez Torres Mendoza'],
  AE: ['Layla Omar Fatima Khalid', 'Al-Mansoori Haddad Nasser'],
  DE: ['Lena Jonas Katharina Felix Marlene Tobias Annika', 'Brandt Keller Vogel Fuchs Hoffmann Krüger Lorenz'],
  FR: ['Camille Julien Chloé Mathieu Élise Antoine', 'Roussel Lefèvre Martin Garnier Chevalier'],
  ES: ['Lucía Mateo Carmen Álvaro Inés', 'Ferrer Navarro Ortega Vidal'],
  IT: ['Giulia Matteo Chiara Lorenzo Elena', 'Romano Greco Conti Ferrari'],
  NL: ['Sanne Daan Lotte Bram Femke', 'Visser Bakker Mulder Smit'],
  SE: ['Ingrid Oskar Elsa Nils', 'Solberg Lindqvist Ekström Nyberg'],
  PL: ['Zofia Piotr Hanna Jakub', 'Zieliński Kowalska Nowak Wiśniewska'],
};
const english = [
  'Grace Oliver Eleanor Noah Harriet Liam Monica Derek Imogen Brandon Jasmine Callum Amelia Marcus Rachel Trevor',
  'Holloway Whitcombe Pike Fraser Boyle Tremblay Alvarez Olsen Clarke Porter Reid Tran Bell Stein Nakamura Whitfield',
] as const;

const destinations = table
  .trim()
  .split('\n')
  .map((row) => {
    const [weight, country = '', phone = '', places = ''] = row.split(' | ');
    const parsed = places.split('; ').map((place) => {
      const [state = '', city = '', postcode = '', streets = ''] = place.split(' / ');
      return { state, city, postal_code: postcode === '-' ? '' : postcode, streets: streets.split(', ') };
    });
    return { weight: Number(weight), country, phone, places: parsed };
  });
export const yearCountries = destinations.map(({ country }) => country);

/** Where the number stands beside the street, the form has a field of its own for it. */
const ownField = new Set(['DE', 'FR', 'ES', 'IT', 'NL', 'SE', 'PL']);

/** Somebody somewhere, in one of the given countries. */
export function recipientIn(random: Random, countries: ReadonlySet<string>) {
  const { country, phone, places } = random.weighted(destinations.filter((one) => countries.has(one.country)));
  const { streets, ...place } = random.one(places);
  const [first, last] = names[country] ?? english;
  const number = String(random.whole(1, 240));
  const street = random.one(streets);
  return {
    first_name: random.one(first.split(' ')),
    last_name: random.one(last.split(' ')),
    phone: phone.replaceAll('x', () => String(random.whole(0, 9))),
    country,
    ...place,
    house_number: ownField.has(country) ? number : '',
    address1: ownField.has(country) ? street : `${number} ${street}`,
  };
}
