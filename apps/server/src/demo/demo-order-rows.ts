/**
 * State, method (cheapest, fastest, none), hours ago, number, warehouse, lines, recipient, phone, country, state, city, zip, house no,
 * street, address type, packaging, remark. A line may have a price of its own: "EARBUDS-AIR x 1 @ 49.00".
 */
const table = `
approving | cheapest | 268 | 114-7738120-4410633 | 1 | LAMP-OAK-01 x 1, BULB-E27-WARM x 2 | Grace Holloway | +1 503 555 0142 | US | Oregon | Portland | 97205 | | 1218 SW Washington St | residential | |
approving | cheapest | 241 | 305-2290417-8813940 | 1 | MUG-STONE-4 x 1 | Lena Brandt | +49 30 5550 1188 | DE | Berlin | Berlin | 10435 | 54 | Kastanienallee | residential | Bubble bag x 2 | Please no advertising in the parcel
approving | cheapest | 216 | LO-1043 | 1 | PAN-IRON-26 x 1, BOARD-BAMBOO x 1 | Camille Roussel | +33 1 55 50 42 17 | FR | Île-de-France | Paris | 75011 | 18 | Rue Oberkampf | residential | Carton M x 1 |
approving | cheapest | 190 | 026-5518832-1907745 | 1 | SNEAKER-42 x 1 | Oliver Whitcombe | +44 20 7946 0321 | GB | England | Bristol | BS1 4QA | | 7 Harbour Walk | residential | |
canceled | cheapest | 167 | LO-1051 | 1 | EARBUDS-AIR x 2 | 高橋 美咲 | +81 3 5550 7741 | JP | 東京都 | 渋谷区 | 150-0001 | | 神宮前 3-14-8 | residential | Carton S x 1 | ギフト包装なし
approving | cheapest | 142 | LO-1058 | 1 | TSHIRT-W-M x 3, TSHIRT-M-L x 2 | Beatriz Carvalho | +55 11 95550 2290 | BR | São Paulo | São Paulo | 01310-100 | | Avenida Paulista 900, apto 82 | residential | |
approving | cheapest | 118 | 114-9920015-7734412 | 2 | SHADE-LINEN-L x 6, LAMP-OAK-02 x 3 | Dana Whitfield | +1 312 555 0177 | US | Illinois | Chicago | 60607 | | 333 W Lake St, Dock 2 | business | Carton M x 3 | Deliver on weekdays, 9:00 to 16:00
approving | cheapest | 96 | LO-1064 | 2 | PUZZLE-1000 x 1 | Sanne de Vries | +31 20 555 0193 | NL | Noord-Holland | Amsterdam | 1015 CJ | 212 | Prinsengracht | residential | Carton S x 1 |
approving | cheapest | 71 | 114-0047716-2289051 | 1 | CHARGER-65W x 4, CABLE-USBC-2M x 4 | Marcus Bell | +1 315 555 0110 | US | AP | APO | 96350 | | PSC 473 Box 1120 | military | |
approving | cheapest | 47 | LO-1070 | 1 | CREAM-HAND-75 x 5 | Lucía Ferrer | +34 91 555 01 64 | ES | Madrid | Madrid | 28004 | 31 | Calle de Fuencarral | residential | | Es un regalo
approving | cheapest | 22 | 305-8841290-6650271 | 2 | LIGHT-BIKE-SET x 2 | Jonas Keller | +49 221 5550 163 | DE | Nordrhein-Westfalen | Köln | 50674 | 9 | Lindenstraße | residential | Bubble bag x 1 |
approving | cheapest | 5 | LO-1077 | 1 | STRIP-LED-5M x 2, BULB-E27-WARM x 4 | Amelia Tran | +61 2 5550 4418 | AU | New South Wales | Sydney | 2010 | | 88 Crown Street | residential | Carton S x 1 |
approving | none | 9 | LO-1075 | 1 | TSHIRT-M-L x 1 | Ingrid Solberg | +46 8 5550 1290 | SE | Stockholm | Stockholm | 111 29 | 4 | Österlånggatan | residential | |
approving | none | 31 | 114-3301287-9065518 | 1 | CASE-15-CLEAR x 2, CABLE-USBC-1M x 2 | Trevor Nakamura | +1 808 555 0133 | US | Hawaii | Honolulu | 96815 | | 2424 Kalakaua Ave | residential | |
approved | cheapest | 35 | 114-5502917-3346801 | 1 | LAMP-OAK-01 x 1 | Eleanor Pike | +1 206 555 0118 | US | Washington | Seattle | 98109 | | 400 Broad St, Apt 12 | residential | Carton M x 1 |
approved | fastest | 33 | LO-1055 | 1 | CHARGER-65W x 1, CABLE-USBC-2M x 1 | Kenji Watanabe | +81 6 5550 3312 | JP | 大阪府 | 大阪市 | 530-0001 | | 梅田 1-8-16 | business | | 平日配達希望
approved | cheapest | 31 | 026-8841007-2215530 | 1 | STRIP-LED-5M x 3 | Harriet Boyle | +44 161 496 0721 | GB | England | Manchester | M1 2WD | | 12 Dale Street | residential | |
approved | cheapest | 30 | 305-1174402-6620915 | 2 | TSHIRT-W-M x 2 | Katharina Vogel | +49 89 5550 2287 | DE | Bayern | München | 80331 | 12 | Sendlinger Straße | residential | |
approved | cheapest | 29 | LO-1066 | 1 | YOGA-MAT-6 x 1 | Noah Fraser | +61 3 5550 9901 | AU | Victoria | Melbourne | 3000 | | 250 Collins Street | residential | |
approved | cheapest | 28 | LO-1068 | 1 | SNEAKER-42 x 1 | Julien Lefèvre | +33 4 55 50 71 26 | FR | Auvergne-Rhône-Alpes | Lyon | 69002 | 27 | Rue de la République | residential | |
approved | cheapest | 26 | 114-7190336-0058427 | 2 | PUZZLE-1000 x 2 | Monica Alvarez | +1 512 555 0164 | US | Texas | Austin | 78704 | | 1500 S Congress Ave | residential | Carton S x 1 |
approved | cheapest | 25 | LO-1072 | 1 | DRILL-BIT-13 x 2 | Liam Tremblay | +1 514 555 0120 | CA | Quebec | Montreal | H3B 1A7 | | 1000 Rue De La Gauchetière | business | |
canceled | cheapest | 125 | LO-1056 | 1 | BOARD-BAMBOO x 2 | Piotr Zieliński | +48 22 555 0137 | PL | Mazowieckie | Warszawa | 00-019 | 8 | Złota | residential | |
canceled | fastest | 84 | 114-2260913-7754006 | 1 | SPEAKER-MINI x 1 | Ashley Cooper | +1 702 555 0151 | US | Nevada | Las Vegas | 89109 | | 3600 S Las Vegas Blvd | residential | |
error | cheapest | 58 | LO-1069 | 1 | TSHIRT-W-M x 1 | Maximilian Huber | +49 351 5550 447 | DE | Sachsen | Dresden | 10115 | 3 | Prager Straße | residential | |
error | cheapest | 41 | 305-6630128-4471190 | 1 | CASE-15-CLEAR x 3 @ 9.90 | Anna Lindqvist | +46 31 555 0174 | SE | Västra Götaland | Göteborg | 411 06 | 15 | Kungsgatan | residential | |
error | cheapest | 27 | LO-1073 | 1 | BULB-E27-WARM x 6 | Rachel Stein | +1 617 555 0139 | US | Massachusetts | Boston | 02108 | | 24 Beacon St | residential | |
uploaded | cheapest | 20 | 114-4417620-8835172 | 1 | LAMP-OAK-01 x 1, SHADE-LINEN-S x 1 | Derek Olsen | +1 612 555 0187 | US | Minnesota | Minneapolis | 55402 | | 80 S 8th St | residential | Carton M x 1 |
uploaded | cheapest | 18 | LO-1074 | 1 | MUG-STONE-4 x 1 | Marlene Fuchs | +49 341 5550 146 | DE | Sachsen | Leipzig | 04109 | 21 | Petersstraße 🏠 | residential | |
uploaded | cheapest | 15 | 026-3307714-9981265 | 1 | EARBUDS-AIR x 1 @ 49.00 | Imogen Clarke | +44 117 496 0318 | GB | England | Bath | BA1 1SU | | 5 Milsom Street | residential | |
uploaded | cheapest | 13 | 114-9036618-1127740 | 1 | CABLE-USBC-2M x 2 | Brandon Lee | +1 415 555 0172 | US | California | San Francisco | 94103 | | 845 Market St | residential | |
uploaded | cheapest | 12 | 114-9036618-1127741 | 1 | CHARGER-65W x 1 | Brandon Lee | +1 415 555 0172 | US | California | San Francisco | 94103 | | 845 Market St | residential | |
uploaded | fastest | 10 | LO-1076 | 1 | PAN-IRON-26 x 1 | Mateo Romano | +39 02 5550 1183 | IT | Lombardia | Milano | 20121 | 14 | Via Brera | residential | |
uploaded | cheapest | 8 | 305-7728811-0094463 | 2 | TSHIRT-M-L x 4 | Sebastian Brandl | +49 821 5550 118 | DE | Bayern | Augsburg | 86150 | 2 | 4711 | residential | |
uploaded | cheapest | 7 | LO-1078 | 1 | STRIP-LED-5M x 1 | Chloé Martin | +33 5 55 50 18 90 | FR | Nouvelle-Aquitaine | Bordeaux | 33000 | 40 | Cours de l'Intendance | residential | |
uploaded | cheapest | 3 | LO-1079 | 2 | PUZZLE-1000 x 1 | Wei Ling Tan | +65 6550 2214 | SG | Singapore | Singapore | 238801 | | 391 Orchard Road | residential | |
uploaded | cheapest | 1.7 | 114-6652093-4418877 | 1 | YOGA-MAT-6 x 1 | Jasmine Porter | +1 303 555 0126 | US | Colorado | Denver | 80202 | | 1701 Wynkoop St | residential | |
uploaded | cheapest | 1.2 | LO-1080 | 1 | TSHIRT-W-M x 2, TSHIRT-M-L x 1 | Daan Bakker | +31 10 555 0148 | NL | Zuid-Holland | Rotterdam | 3011 AA | 77 | Coolsingel | residential | |
uploaded | cheapest | 0.8 | 026-1190465-3308827 | 1 | SNEAKER-42 x 1 | Callum Reid | +44 131 496 0244 | GB | Scotland | Edinburgh | EH2 2BY | | 31 Princes Street | residential | |
`;

/** What staff wrote to the merchant about the orders they sent back. */
export const sentBack = {
  'LO-1069': 'postcode_wrong',
  '305-6630128-4471190': 'value_wrong',
  'LO-1073': 'duplicate_order',
} as const;

type State = 'approving' | 'uploaded' | 'approved' | 'error' | 'canceled';
export type DemoOrder = {
  readonly state: State;
  readonly method: 'cheapest' | 'fastest' | 'none';
  readonly hours: number;
  readonly cells: readonly string[];
};

/** The oldest first, as they came in. */
export const demoOrders: readonly DemoOrder[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [state, method, hours, ...cells] = row.split('|').map((cell) => cell.trim());
    // The words stand in the table above.
    return { state: state as State, method: method as DemoOrder['method'], hours: Number(hours), cells };
  })
  .toSorted((a, b) => b.hours - a.hours);
