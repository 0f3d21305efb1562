/**
 * The postcodes of each country: forms, then an example. In a form 9 is a digit, A a letter, * either; spaces and dashes are written
 * as the country writes them. "optional" where many addresses have none.
 */
const table = `
AD | AA999 | AD500
AL | 9999 | 1001
AM | 9999 | 0010
AR | 9999, A9999, A9999AAA | C1425 | optional
AT | 9999 | 1010
AU | 9999 | 2000
AX | 99999 | 22100
AZ | 9999, AA 9999 | AZ 1000
BA | 99999 | 71000
BD | 9999 | 1205
BE | 9999 | 1000
BG | 9999 | 1000
BN | AA9999 | BA1511
BR | 99999-999 | 01310-100
BY | 999999 | 220030
CA | A9A 9A9 | K1A 0B1
CH | 9999 | 8001
CL | 9999999 | 8320000 | optional
CN | 999999 | 518000
CO | 999999 | 110111 | optional
CR | 99999 | 10101
CY | 9999 | 1010
CZ | 999 99 | 110 00
DE | 99999 | 10115
DK | 9999 | 1050
DO | 99999 | 10101 | optional
DZ | 99999 | 16000
EC | 999999 | 170515 | optional
EE | 99999 | 10111
EG | 99999 | 11511 | optional
ES | 99999 | 28013
FI | 99999 | 00100
FO | 999 | 100
FR | 99999 | 75001
GB | A9 9AA, A99 9AA, A9A 9AA, AA9 9AA, AA99 9AA, AA9A 9AA | SW1A 2AA
GE | 9999 | 0105
GF | 99999 | 97300
GG | AA9 9AA, AA99 9AA | GY1 1WG
GI | AA99 9AA | GX11 1AA
GL | 9999 | 3900
GP | 99999 | 97100
GR | 999 99 | 105 57
GT | 99999 | 01001 | optional
HR | 99999 | 10000
HU | 9999 | 1051
ID | 99999 | 10110
IE | A99 ****, A9A **** | D02 AF30
IL | 9999999, 99999 | 6100000
IM | AA9 9AA, AA99 9AA | IM1 2AB
IN | 999999, 999 999 | 110001
IQ | 99999 | 10001 | optional
IS | 999 | 101
IT | 99999 | 00184
JE | AA9 9AA, AA99 9AA | JE2 3AB
JO | 99999 | 11118 | optional
JP | 999-9999 | 100-0001
KE | 99999 | 00100
KG | 999999 | 720001
KH | 999999, 99999 | 120101 | optional
KR | 99999 | 04524
KW | 99999 | 13001 | optional
KZ | 999999, A99A9A9 | 050000
LA | 99999 | 01000 | optional
LI | 9999 | 9490
LK | 99999 | 00100
LT | 99999 | 01103
LU | 9999 | 1009
LV | 9999 | 1010
MA | 99999 | 10000
MC | 99999 | 98000
MD | 9999 | 2001
ME | 99999 | 81000
MK | 9999 | 1000
MM | 99999 | 11181 | optional
MN | 99999, 999999 | 14200 | optional
MQ | 99999 | 97200
MT | AAA 9999 | VLT 1117
MX | 99999 | 06000
MY | 99999 | 50050
NG | 999999 | 100001 | optional
NL | 9999 AA | 1012 LM
NO | 9999 | 0150
NP | 99999 | 44600
NZ | 9999 | 6011
OM | 999 | 112 | optional
PE | 99999 | 15001 | optional
PH | 9999 | 1000
PK | 99999 | 44000
PL | 99-999 | 00-590
PR | 99999, 99999-9999 | 00901
PT | 9999-999 | 1100-148
PY | 9999 | 1209 | optional
RE | 99999 | 97400
RO | 999999 | 010011
RS | 99999, 999999 | 11000
RU | 999999 | 101000
SA | 99999, 99999-9999 | 11564
SE | 999 99 | 111 22
SG | 999999 | 018960
SI | 9999 | 1000
SK | 999 99 | 811 01
SM | 99999 | 47890
TH | 99999 | 10110
TN | 9999 | 1000
TR | 99999 | 34000
TW | 999, 99999, 999999 | 100
UA | 99999 | 01001
US | 99999, 99999-9999 | 94103
UY | 99999 | 11000
UZ | 999999 | 100000
VA | 99999 | 00120
VN | 99999, 999999 | 700000 | optional
XK | 99999 | 10000
ZA | 9999 | 2000
`;

export type PostcodeFormat = { readonly forms: readonly string[]; readonly example: string; readonly isOptional: boolean };

export const postcodeFormats: ReadonlyMap<string, PostcodeFormat> = new Map(
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [country = '', forms = '', example = '', optional] = row.split(' | ');
      return [country, { forms: forms.split(', '), example, isOptional: optional !== undefined }];
    }),
);

/** Countries whose post has no postcodes. */
export const withoutPostcodes: ReadonlySet<string> = new Set(
  (
    'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP ML MO MR MW NR NU QA RW ' +
    'SB SC SL SR ST SX SY TD TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
);
