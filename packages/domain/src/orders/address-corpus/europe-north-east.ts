/** The format is described in america.ts. */
export const europeNorthEast = String.raw`
# BE
Thomas Peeters⏎Meir 24 bus 3⏎2000 Antwerpen⏎België⏎+32 3 123 45 67
= Thomas | Peeters | Meir | 24 bus 3 | | Antwerpen | | 2000 | +3231234567
Élodie Lambert, Rue Neuve 111, boîte 5, 1000 Bruxelles, Belgique
= Élodie | Lambert | Rue Neuve | 111 | boîte 5 | Bruxelles | | 1000
Naam: Wout Claes⏎Straat: Bondgenotenlaan⏎Huisnummer: 12⏎Postcode: 3000⏎Gemeente: Leuven⏎Land: België⏎GSM: 0470 12 34 56
= Wout | Claes | Bondgenotenlaan | 12 | | Leuven | | 3000 | +32470123456
Sarah Dumont⏎Chaussée de Namur 8⏎B-5030 Gembloux⏎Belgium⏎sarah.dumont@example.be
= Sarah | Dumont | Chaussée de Namur | 8 | | Gembloux | | 5030 | | sarah.dumont@example.be
Lars Wouters | Veldstraat 9A | 9000 Gent | BE
= Lars | Wouters | Veldstraat | 9A | | Gent | | 9000
Chocolaterie Noël SPRL⏎Luc Renard⏎Place du Marché 3⏎4000 Liège⏎Belgique
= Luc | Renard | Place du Marché | 3 | | Liège | | 4000 | | | Chocolaterie Noël SPRL
Kim Janssens⏎Grote Markt 7⏎8000 Brugge⏎Belgium⏎0032 50 12 34 56
= Kim | Janssens | Grote Markt | 7 | | Brugge | | 8000 | +3250123456
# AT
Franz Gruber⏎Mariahilfer Straße 45/2/8⏎1060 Wien⏎Österreich⏎+43 1 1234567
= Franz | Gruber | Mariahilfer Straße | 45/2/8 | | Wien | | 1060 | +4311234567
Maria Huber, Getreidegasse 9, 5020 Salzburg, Austria
= Maria | Huber | Getreidegasse | 9 | | Salzburg | | 5020
Name: Stefan Moser⏎Adresse: Herrengasse 16⏎PLZ: 8010⏎Ort: Graz⏎Land: Österreich⏎Telefon: 0316 123456
= Stefan | Moser | Herrengasse | 16 | | Graz | | 8010 | +43316123456
Mag. Julia Steiner⏎Stiege 3, Top 14⏎Landstraße 31⏎A-4020 Linz⏎Österreich
= Julia | Steiner | Landstraße | 31 | Stiege 3, Top 14 | Linz | | 4020
Lukas Bauer | Maria-Theresien-Straße 18 | 6020 Innsbruck | AT | lukas.bauer@example.at
= Lukas | Bauer | Maria-Theresien-Straße | 18 | | Innsbruck | | 6020 | | lukas.bauer@example.at
Alpenholz GmbH⏎Dorfstraße 2⏎9020 Klagenfurt am Wörthersee⏎Österreich
= | | Dorfstraße | 2 | | Klagenfurt am Wörthersee | | 9020 | | | Alpenholz GmbH
# CH
Anna Meyer⏎Bahnhofstrasse 10⏎8001 Zürich⏎Schweiz⏎+41 44 668 18 00
= Anna | Meyer | Bahnhofstrasse 10 | | | Zürich | | 8001 | +41446681800
Olivier Favre, Rue du Rhône 48, CH-1204 Genève, Suisse
= Olivier | Favre | Rue du Rhône 48 | | | Genève | | 1204
Giorgio Bernasconi⏎Via Nassa 5⏎6900 Lugano TI⏎Svizzera⏎091 123 45 67
= Giorgio | Bernasconi | Via Nassa 5 | | | Lugano | TI | 6900 | +41911234567
Name: Urs Kaufmann⏎Strasse: Marktgasse 22⏎PLZ: 3011⏎Ort: Bern⏎Land: Schweiz⏎Natel: 079 123 45 67
= Urs | Kaufmann | Marktgasse 22 | | | Bern | | 3011 | +41791234567
Frau Nina Keller⏎Postfach 321⏎4001 Basel⏎Switzerland⏎nina.keller@example.ch
= Nina | Keller | Postfach 321 | | | Basel | | 4001 | | nina.keller@example.ch
Bergblick AG⏎Reto Frei⏎Dorfplatz 1⏎7270 Davos Platz⏎Schweiz
= Reto | Frei | Dorfplatz 1 | | | Davos Platz | | 7270 | | | Bergblick AG
# SE
Elin Berg⏎Storgatan 5⏎111 22 Stockholm⏎Sweden
= Elin | Berg | Storgatan | 5 | | Stockholm | | 111 22
Namn: Gustav Lindqvist⏎Adress: Avenyn 14 lgh 1102⏎Postnummer: 41136⏎Ort: Göteborg⏎Land: Sverige⏎Telefon: 070-123 45 67
= Gustav | Lindqvist | Avenyn | 14 lgh 1102 | | Göteborg | | 411 36 | +46701234567
Maja Åkesson, Södra Förstadsgatan 20 B, SE-211 43 Malmö, Sverige
= Maja | Åkesson | Södra Förstadsgatan | 20 B | | Malmö | | 211 43
c/o Holm⏎Erik Sandberg⏎Kungsgatan 3⏎75332 Uppsala⏎Sweden⏎+46 18 12 34 56
= Erik | Sandberg | Kungsgatan | 3 | c/o Holm | Uppsala | | 753 32 | +4618123456
Nordljus AB⏎Box 123⏎S-901 03 Umeå⏎Sverige⏎info@example.se
= | | Box 123 | | | Umeå | | 901 03 | | info@example.se | Nordljus AB
Ida Nyström | Drottninggatan 8 | 602 24 Norrköping | SE
= Ida | Nyström | Drottninggatan | 8 | | Norrköping | | 602 24
# DK
Mads Jensen⏎Vestergade 12, 2. tv.⏎8000 Aarhus C⏎Danmark⏎+45 20 12 34 56
= Mads | Jensen | Vestergade | 12 | 2. tv. | Aarhus C | | 8000 | +4520123456
Freja Nielsen, Nørrebrogade 45, 2200 København N, Denmark
= Freja | Nielsen | Nørrebrogade | 45 | | København N | | 2200
Navn: Søren Madsen⏎Adresse: Algade 3⏎Postnummer: 9000⏎By: Aalborg⏎Land: Danmark⏎Telefon: 98 12 34 56
= Søren | Madsen | Algade | 3 | | Aalborg | | 9000 | +4598123456
Emma Kjær⏎c/o Larsen⏎Torvet 6⏎DK-5000 Odense⏎Danmark⏎emma@example.dk
= Emma | Kjær | Torvet | 6 | c/o Larsen | Odense | | 5000 | | emma@example.dk
Havn & Co A/S⏎Att.: Lars Holm⏎Kajen 1⏎6700 Esbjerg⏎Denmark
= Lars | Holm | Kajen | 1 | | Esbjerg | | 6700 | | | Havn & Co A/S
# NO
Ingrid Haugen⏎Karl Johans gate 22⏎0159 Oslo⏎Norge⏎+47 22 12 34 56
= Ingrid | Haugen | Karl Johans gate 22 | | | Oslo | | 0159 | +4722123456
Lars Berg, Bryggen 7, 5003 Bergen, Norway
= Lars | Berg | Bryggen 7 | | | Bergen | | 5003
Navn: Kari Solheim⏎Adresse: Munkegata 1⏎Postnummer: 7011⏎Poststed: Trondheim⏎Land: Norge⏎Mobil: 912 34 567
= Kari | Solheim | Munkegata 1 | | | Trondheim | | 7011 | +4791234567
Olav Dahl⏎Postboks 55⏎NO-9008 Tromsø⏎Norway⏎olav.dahl@example.no
= Olav | Dahl | Postboks 55 | | | Tromsø | | 9008 | | olav.dahl@example.no
Fjord Design AS⏎Mette Lie⏎Strandgata 4⏎4005 Stavanger⏎Norge
= Mette | Lie | Strandgata 4 | | | Stavanger | | 4005 | | | Fjord Design AS
# FI
Aino Korhonen⏎Mannerheimintie 5 A 12⏎00100 Helsinki⏎Suomi⏎+358 40 123 4567
= Aino | Korhonen | Mannerheimintie | 5 A 12 | | Helsinki | | 00100 | +358401234567
Mikko Virtanen, Hämeenkatu 10, 33100 Tampere, Finland
= Mikko | Virtanen | Hämeenkatu | 10 | | Tampere | | 33100
Nimi: Laura Mäkinen⏎Osoite: Aurakatu 8⏎Postinumero: 20100⏎Kaupunki: Turku⏎Maa: Suomi⏎Puhelin: 050 123 4567
= Laura | Mäkinen | Aurakatu | 8 | | Turku | | 20100 | +358501234567
Juha Nieminen⏎PL 120⏎FI-90101 Oulu⏎Finland⏎juha@example.fi
= Juha | Nieminen | PL 120 | | | Oulu | | 90101 | | juha@example.fi
Pohjola Oy⏎Sari Laine⏎Kauppakatu 2⏎40100 Jyväskylä⏎Suomi
= Sari | Laine | Kauppakatu | 2 | | Jyväskylä | | 40100 | | | Pohjola Oy
# PL
Jan Kowalski⏎ul. Marszałkowska 10/12⏎00-590 Warszawa⏎Polska
= Jan | Kowalski | ul. Marszałkowska | 10/12 | | Warszawa | | 00-590
Imię i nazwisko: Zofia Wiśniewska⏎Ulica: Floriańska 3 m. 5⏎Kod pocztowy: 31-019⏎Miasto: Kraków⏎Kraj: Polska⏎Telefon: 601 234 567
= Zofia | Wiśniewska | Floriańska | 3 m. 5 | | Kraków | | 31-019 | +48601234567
Piotr Zieliński, al. Niepodległości 58A, 61-714 Poznań, Poland, +48 61 123 45 67
= Piotr | Zieliński | al. Niepodległości | 58A | | Poznań | | 61-714 | +48611234567
Firma Bursztyn Sp. z o.o.⏎Marta Lis⏎Długa 77⏎80-831 Gdańsk⏎Polska
= Marta | Lis | Długa | 77 | | Gdańsk | | 80-831 | | | Firma Bursztyn Sp. z o.o.
Tomasz Nowicki | os. Piastowskie 40/7 | 61-148 Poznań | PL | tomasz.n@example.pl
= Tomasz | Nowicki | os. Piastowskie | 40/7 | | Poznań | | 61-148 | | tomasz.n@example.pl
Ewa Dąbrowska⏎Rynek 14⏎50101 Wrocław⏎Polska⏎71 123 45 67
= Ewa | Dąbrowska | Rynek | 14 | | Wrocław | | 50-101 | +48711234567
Michał Król⏎ul. 3 Maja 25⏎40-096 Katowice⏎Poland
= Michał | Król | ul. 3 Maja | 25 | | Katowice | | 40-096
# PT
Inês Almeida⏎Rua Augusta 100, 3º Esq.⏎1100-053 Lisboa⏎Portugal⏎+351 912 345 678
= Inês | Almeida | Rua Augusta | 100 | 3º Esq. | Lisboa | | 1100-053 | +351912345678
Nome: Rui Fonseca⏎Morada: Rua de Santa Catarina 312⏎Código postal: 4000-443⏎Localidade: Porto⏎País: Portugal⏎Telemóvel: 934 567 890
= Rui | Fonseca | Rua de Santa Catarina | 312 | | Porto | | 4000-443 | +351934567890
Tiago Pires, Avenida da Liberdade 8, 4710-251 Braga, Portugal, tiago.pires@example.pt
= Tiago | Pires | Avenida da Liberdade | 8 | | Braga | | 4710-251 | | tiago.pires@example.pt
Marta Lopes⏎Urbanização Sol Nascente, Lote 5⏎8000-123 Faro⏎Portugal
= Marta | Lopes | Urbanização Sol Nascente, Lote 5 | | | Faro | | 8000-123
Cortiça Viva Lda⏎Sr. Nuno Reis⏎Rua Direita 2⏎3000-150 Coimbra⏎PT
= Nuno | Reis | Rua Direita | 2 | | Coimbra | | 3000-150 | | | Cortiça Viva Lda
# CZ
Jan Novák⏎Vodičkova 12/5⏎110 00 Praha 1⏎Česká republika⏎+420 601 123 456
= Jan | Novák | Vodičkova | 12/5 | | Praha 1 | | 110 00 | +420601123456
Eva Svobodová, Masarykova 31, 602 00 Brno, Czech Republic
= Eva | Svobodová | Masarykova | 31 | | Brno | | 602 00
Jméno: Petr Dvořák⏎Ulice: Nádražní 7⏎PSČ: 70200⏎Město: Ostrava⏎Země: Česko⏎Telefon: 777 123 456
= Petr | Dvořák | Nádražní | 7 | | Ostrava | | 702 00 | +420777123456
Lucie Horáková | Americká 22 | 301 00 Plzeň | CZ | lucie@example.cz
= Lucie | Horáková | Americká | 22 | | Plzeň | | 301 00 | | lucie@example.cz
Sklárna Hora s.r.o.⏎Tomáš Beneš⏎Lipová 3⏎46001 Liberec⏎Czechia
= Tomáš | Beneš | Lipová | 3 | | Liberec | | 460 01 | | | Sklárna Hora s.r.o.
# IE
Aoife Murphy⏎12 Grafton Street⏎Dublin 2⏎D02 AF30⏎Ireland⏎+353 1 123 4567
= Aoife | Murphy | Grafton Street | 12 | | Dublin 2 | | D02 AF30 | +35311234567
Conor Byrne, 4 Patrick Street, Cork, T12 X8YP, Ireland
= Conor | Byrne | Patrick Street | 4 | | Cork | | T12 X8YP
Name: Niamh Walsh⏎Address: 7 Shop Street⏎Town: Galway⏎County: Galway⏎Eircode: H91 A2B3⏎Country: Ireland⏎Mobile: 087 123 4567
= Niamh | Walsh | Shop Street | 7 | | Galway | Galway | H91 A2B3 | +353871234567
Sean Kavanagh⏎Apartment 9⏎The Quays⏎Limerick⏎V94XY12⏎Éire⏎sean.k@example.ie
= Sean | Kavanagh | Apartment 9 | | The Quays | Limerick | | V94 XY12 | | sean.k@example.ie
Ciara Doyle⏎Rathmore⏎Killarney⏎Co. Kerry⏎V93 C5D6⏎Ireland
= Ciara | Doyle | Rathmore | | | Killarney | Co. Kerry | V93 C5D6
# HU
Kovács Anna⏎Andrássy út 45. 2/3.⏎1062 Budapest⏎Magyarország⏎+36 30 123 4567
= Kovács | Anna | Andrássy út | 45. 2/3. | | Budapest | | 1062 | +36301234567
Nagy Péter, Kossuth Lajos utca 8, 4024 Debrecen, Hungary
= Nagy | Péter | Kossuth Lajos utca | 8 | | Debrecen | | 4024
Szabó Zsuzsa⏎Fő tér 2⏎H-6720 Szeged⏎Hungary⏎zsuzsa@example.hu
= Szabó | Zsuzsa | Fő tér | 2 | | Szeged | | 6720 | | zsuzsa@example.hu
# GR
Nikos Papadakis⏎Ermou 25⏎105 63 Athens⏎Greece⏎+30 210 123 4567
= Nikos | Papadakis | Ermou | 25 | | Athens | | 105 63 | +302101234567
Eleni Georgiou, Tsimiski 44, 54623 Thessaloniki, Greece
= Eleni | Georgiou | Tsimiski | 44 | | Thessaloniki | | 546 23
Μαρία Νικολάου⏎Λεωφόρος Συγγρού 12⏎117 42 Αθήνα⏎Ελλάδα⏎6941234567
= Μαρία | Νικολάου | Λεωφόρος Συγγρού | 12 | | Αθήνα | | 117 42 | +306941234567
# RO
Andrei Popescu⏎Strada Lipscani nr. 25, ap. 4⏎030033 București⏎România⏎+40 721 123 456
= Andrei | Popescu | Strada Lipscani nr. | 25 | ap. 4 | București | | 030033 | +40721123456
Ioana Marin, Bulevardul Eroilor 10, Cluj-Napoca, 400129, Romania
= Ioana | Marin | Bulevardul Eroilor | 10 | | Cluj-Napoca | | 400129
Mihai Dumitru⏎Str. Republicii 7⏎500030 Brașov⏎Romania⏎mihai@example.ro
= Mihai | Dumitru | Str. Republicii | 7 | | Brașov | | 500030 | | mihai@example.ro
`;
