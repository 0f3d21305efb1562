/** The format is described in america.ts. */
export const europeWest = String.raw`
# GB
Oliver Brown⏎Flat 5, 12 High Street⏎Oxford⏎OX1 4DB⏎United Kingdom⏎07700 900123
= Oliver | Brown | Flat 5, 12 High Street | | | Oxford | | OX1 4DB | +447700900123
Amy Hill⏎10 Mill Lane⏎London SW1A 2AA
= Amy | Hill | 10 Mill Lane | | | London | | SW1A 2AA
Name: George Pemberton⏎Address 1: The Old Rectory⏎Address 2: Church Lane⏎Town: Bath⏎County: Somerset⏎Postcode: BA1 1AA⏎Country: UK⏎Tel: 01225 123456
= George | Pemberton | The Old Rectory | | Church Lane | Bath | Somerset | BA1 1AA | +441225123456
Isobel MacDonald, 3/2 Argyle Street, Glasgow, G3 8TL, Scotland, +44 141 496 0123
= Isobel | MacDonald | 3/2 Argyle Street | | | Glasgow | | G3 8TL | +441414960123
Rhys Evans⏎22 Cathedral Road⏎Cardiff CF11 9LJ⏎Wales⏎rhys.evans@example.co.uk
= Rhys | Evans | 22 Cathedral Road | | | Cardiff | | CF11 9LJ | | rhys.evans@example.co.uk
Harbour Lights Ltd⏎FAO Jane Moody⏎Unit 4, Dock Estate⏎Bristol⏎BS1 4QA⏎GB
= Jane | Moody | Unit 4, Dock Estate | | | Bristol | | BS1 4QA | | | Harbour Lights Ltd
Siobhan Kelly⏎47 Falls Road⏎Belfast⏎BT12 4PD⏎Northern Ireland⏎028 9012 3456
= Siobhan | Kelly | 47 Falls Road | | | Belfast | | BT12 4PD | +442890123456
Mr David Okafor | 115 Deansgate | Manchester | M3 2LX | United Kingdom | 0161 496 0777
= David | Okafor | 115 Deansgate | | | Manchester | | M3 2LX | +441614960777
Lucy Archer⏎Rose Cottage⏎Main Street⏎Grassington⏎Skipton⏎North Yorkshire⏎BD23 5AA⏎United Kingdom
= Lucy | Archer | Rose Cottage | | Main Street, Grassington | Skipton | North Yorkshire | BD23 5AA
HASSAN ALI⏎PO BOX 123⏎BIRMINGHAM⏎B1 1AA⏎ENGLAND
= HASSAN | ALI | PO BOX 123 | | | BIRMINGHAM | | B1 1AA
Poppy Ward, 8 Queens Rd, Brighton BN1 3XE, Great Britain, poppy@example.com, 07911 123456
= Poppy | Ward | 8 Queens Rd | | | Brighton | | BN1 3XE | +447911123456 | poppy@example.com
Tom Fox⏎Tel: 020 7946 0991⏎1 Mill Lane⏎York yo17hh⏎England
= Tom | Fox | 1 Mill Lane | | | York | | YO1 7HH | +442079460991
# DE
Jürgen von der Heide⏎Beispiel Handels GmbH⏎Hauptstraße 12a⏎10115 Berlin⏎Deutschland⏎+49 30 1234567
= Jürgen | von der Heide | Hauptstraße | 12a | | Berlin | | 10115 | +49301234567 | | Beispiel Handels GmbH
Eva Brandt⏎Am Markt 3⏎D-01067 Dresden⏎Germany
= Eva | Brandt | Am Markt | 3 | | Dresden | | 01067
Name: Klaus Richter⏎Straße: Goethestraße⏎Hausnummer: 7⏎PLZ: 80336⏎Ort: München⏎Land: Deutschland⏎Telefon: 089 1234567
= Klaus | Richter | Goethestraße | 7 | | München | | 80336 | +49891234567
Lena Vogt, Kastanienallee 54, Hinterhaus, 10435 Berlin, Deutschland, lena.vogt@example.de
= Lena | Vogt | Kastanienallee | 54 | Hinterhaus | Berlin | | 10435 | | lena.vogt@example.de
Dr. Sabine Wolff⏎Lindenstr. 9⏎3. OG links⏎50674 Köln⏎DE⏎0221/5550163
= Sabine | Wolff | Lindenstr. | 9 | 3. OG links | Köln | | 50674 | +492215550163
Herr Mehmet Yilmaz⏎Packstation 145⏎Postnummer 12345678⏎60311 Frankfurt am Main⏎Deutschland
= Mehmet | Yilmaz | Packstation | 145 | Postnummer 12345678 | Frankfurt am Main | | 60311
Jonas Keller | Rosenweg 12-14 | 70173 Stuttgart | Germany | +49 (0)711 123456
= Jonas | Keller | Rosenweg | 12-14 | | Stuttgart | | 70173 | +49711123456
Nordwind Versand KG⏎z. Hd. Frau Ilse Petersen⏎Speicherstadt 2 b⏎20457 Hamburg⏎Deutschland
= Ilse | Petersen | Speicherstadt | 2 b | | Hamburg | | 20457 | | | Nordwind Versand KG
Anna Zimmermann⏎Straße des 17. Juni 135⏎10623 Berlin⏎Deutschland⏎0176 12345678
= Anna | Zimmermann | Straße des 17. Juni | 135 | | Berlin | | 10623 | +4917612345678
Peter Hahn⏎bei Müller⏎Gartenstraße 5⏎04109 Leipzig⏎Germany
= Peter | Hahn | Gartenstraße | 5 | bei Müller | Leipzig | | 04109
Marie-Luise Schröder⏎Postfach 10 12 34⏎28195 Bremen⏎Deutschland
= Marie-Luise | Schröder | Postfach 10 12 34 | | | Bremen | | 28195
Felix Baumann, Ringstraße 21/3, 88045 Friedrichshafen (Bodensee), Deutschland
= Felix | Baumann | Ringstraße | 21/3 | | Friedrichshafen (Bodensee) | | 88045
# FR
Mme Claire Dubois, 12 bis rue de Rivoli, 75001 Paris, France
= Claire | Dubois | rue de Rivoli | 12 bis | | Paris | | 75001
Camille Roussel⏎18 rue Oberkampf⏎Bâtiment B, 3e étage⏎75011 Paris⏎France⏎06 12 34 56 78
= Camille | Roussel | rue Oberkampf | 18 | Bâtiment B, 3e étage | Paris | | 75011 | +33612345678
Nom : Julien Lefèvre⏎Adresse : 5 place Bellecour⏎Code postal : 69002⏎Ville : Lyon⏎Pays : France⏎Téléphone : 04 78 12 34 56
= Julien | Lefèvre | place Bellecour | 5 | | Lyon | | 69002 | +33478123456
M. Ahmed Benali⏎Résidence Les Pins⏎27, avenue Jean Médecin⏎06000 Nice⏎France⏎ahmed.benali@example.fr
= Ahmed | Benali | avenue Jean Médecin | 27 | Résidence Les Pins | Nice | | 06000 | | ahmed.benali@example.fr
Sté Lumière SARL⏎Chloé Martin⏎3 quai des Chartrons⏎33000 Bordeaux Cedex⏎FRANCE
= Chloé | Martin | quai des Chartrons | 3 | | Bordeaux Cedex | | 33000 | | | Sté Lumière SARL
Nathalie Girard | 44 ter boulevard de la Liberté | 59000 Lille | FR | +33 3 20 12 34 56
= Nathalie | Girard | boulevard de la Liberté | 44 ter | | Lille | | 59000 | +33320123456
Éric Le Goff⏎Lieu-dit Kerouan⏎29200 Brest⏎France
= Éric | Le Goff | Lieu-dit Kerouan | | | Brest | | 29200
Manon Petit⏎101 rue du 8 Mai 1945⏎F-67000 Strasbourg⏎France
= Manon | Petit | rue du 8 Mai 1945 | 101 | | Strasbourg | | 67000
Hugo Moreau, BP 40012, 31000 Toulouse, France, 0033 5 61 12 34 56
= Hugo | Moreau | BP 40012 | | | Toulouse | | 31000 | +33561123456
Inès Fontaine⏎9 allée des Tilleuls⏎Appartement 12⏎44000 NANTES⏎FRANCE⏎07 55 12 34 56
= Inès | Fontaine | allée des Tilleuls | 9 | Appartement 12 | NANTES | | 44000 | +33755123456
# IT
Luca Rossi⏎Via Roma 10⏎20121 Milano MI⏎Italia
= Luca | Rossi | Via Roma | 10 | | Milano | MI | 20121
Giulia Ferrari⏎Corso Vittorio Emanuele II, 45⏎Scala B, Interno 7⏎00186 Roma (RM)⏎Italia⏎+39 06 1234 5678
= Giulia | Ferrari | Corso Vittorio Emanuele II | 45 | Scala B, Interno 7 | Roma | RM | 00186 | +390612345678
Nome: Marco De Luca⏎Indirizzo: Via Garibaldi 22/A⏎Città: Napoli⏎Provincia: NA⏎CAP: 80134⏎Paese: Italia⏎Telefono: 347 1234567
= Marco | De Luca | Via Garibaldi | 22/A | | Napoli | NA | 80134 | +393471234567
Sig.ra Elena Conti, Piazza San Marco 1, 30124 Venezia VE, Italy
= Elena | Conti | Piazza San Marco | 1 | | Venezia | VE | 30124
Bottega Verdi S.r.l.⏎c.a. Paolo Greco⏎Via dei Mille 8⏎10123 Torino (TO)⏎Italia
= Paolo | Greco | Via dei Mille | 8 | | Torino | TO | 10123 | | | Bottega Verdi S.r.l.
Francesca Galli | Viale Libertà 101 | 90143 Palermo PA | IT | francesca.galli@example.it
= Francesca | Galli | Viale Libertà | 101 | | Palermo | PA | 90143 | | francesca.galli@example.it
Davide Bruno⏎Strada Statale 18, km 5⏎84091 Battipaglia SA⏎Italia
= Davide | Bruno | Strada Statale 18, km 5 | | | Battipaglia | SA | 84091
Chiara Lombardi⏎Via XX Settembre 3⏎I-16121 Genova⏎Italia⏎010 123456
= Chiara | Lombardi | Via XX Settembre | 3 | | Genova | | 16121 | +39010123456
Antonio Esposito⏎presso Bar Centrale⏎Via Dante 14⏎40125 Bologna BO⏎Italy
= Antonio | Esposito | Via Dante | 14 | presso Bar Centrale | Bologna | BO | 40125
# ES
Lucía Ferrer⏎Calle de Fuencarral 31⏎3º B⏎28004 Madrid⏎España⏎+34 91 555 01 64
= Lucía | Ferrer | Calle de Fuencarral | 31 | 3º B | Madrid | | 28004 | +34915550164
Name: Maria Lopez⏎Address: Calle Mayor 5⏎City: Madrid⏎State/Province: Madrid⏎Zip code: 28013⏎Country: Spain⏎Phone: 612 345 678⏎E-mail: Maria@Example.com
= Maria | Lopez | Calle Mayor | 5 | | Madrid | Madrid | 28013 | +34612345678 | maria@example.com
Nombre: Pablo Ortiz⏎Dirección: Avda. de la Constitución 20, 4º izq.⏎Código postal: 41001⏎Población: Sevilla⏎Provincia: Sevilla⏎País: España⏎Móvil: 654 321 098
= Pablo | Ortiz | Avda. de la Constitución | 20 | 4º izq. | Sevilla | Sevilla | 41001 | +34654321098
Jordi Puig, Carrer de Mallorca, 401, 08013 Barcelona, España
= Jordi | Puig | Carrer de Mallorca | 401 | | Barcelona | | 08013
Carmen Ruiz⏎C/ Colón 7, 2ª⏎46004 Valencia (Valencia)⏎Spain⏎carmen.ruiz@example.es
= Carmen | Ruiz | C/ Colón | 7 | 2ª | Valencia | Valencia | 46004 | | carmen.ruiz@example.es
Iker Etxeberria | Gran Vía 18 | 48001 Bilbao, Vizcaya | ES | 944 123 456
= Iker | Etxeberria | Gran Vía | 18 | | Bilbao | Vizcaya | 48001 | +34944123456
Rosa Jiménez⏎Apartado de Correos 55⏎29080 Málaga⏎España
= Rosa | Jiménez | Apartado de Correos 55 | | | Málaga | | 29080
Tomàs Vidal⏎Plaça Major s/n⏎07001 Palma, Illes Balears⏎España
= Tomàs | Vidal | Plaça Major s/n | | | Palma | Illes Balears | 07001
Muebles Sur S.L.⏎Att. Nuria Campos⏎Polígono Industrial El Pino, nave 6⏎41016 Sevilla⏎España
= Nuria | Campos | Polígono Industrial El Pino, nave 6 | | | Sevilla | | 41016 | | | Muebles Sur S.L.
# NL
Sanne de Vries⏎Damrak 70⏎1012 LM Amsterdam⏎Nederland
= Sanne | de Vries | Damrak | 70 | | Amsterdam | | 1012 LM
Naam: Pieter van den Berg⏎Adres: Coolsingel 105-B⏎Postcode: 3012AG⏎Plaats: Rotterdam⏎Land: Nederland⏎Telefoon: 06 12345678
= Pieter | van den Berg | Coolsingel | 105-B | | Rotterdam | | 3012 AG | +31612345678
Fatima El Amrani, Oudegracht 23 bis, 3511 AB Utrecht, The Netherlands, fatima@example.nl
= Fatima | El Amrani | Oudegracht | 23 bis | | Utrecht | | 3511 AB | | fatima@example.nl
Bloemenhuis B.V.⏎T.a.v. Joost Smit⏎Keizersgracht 5⏎1015CJ Amsterdam⏎Netherlands⏎+31 20 555 0193
= Joost | Smit | Keizersgracht | 5 | | Amsterdam | | 1015 CJ | +31205550193 | | Bloemenhuis B.V.
Lotte Jansen | Grote Markt 1 | 9711 LV Groningen | NL | 050-1234567
= Lotte | Jansen | Grote Markt | 1 | | Groningen | | 9711 LV | +31501234567
Daan Visser⏎Postbus 1234⏎5600 AB Eindhoven⏎Holland
= Daan | Visser | Postbus 1234 | | | Eindhoven | | 5600 AB
Mevr. Anouk Bakker⏎Plein 1944 12⏎6511 JB Nijmegen⏎Nederland
= Anouk | Bakker | Plein 1944 | 12 | | Nijmegen | | 6511 JB
Ruben Mulder⏎2e Jan Steenstraat 44 II⏎1073 VN Amsterdam⏎Nederland⏎0031 6 87654321
= Ruben | Mulder | 2e Jan Steenstraat | 44 II | | Amsterdam | | 1073 VN | +31687654321
Eline Hoekstra⏎Stationsweg 8⏎8911 AG⏎Leeuwarden⏎Nederland
= Eline | Hoekstra | Stationsweg | 8 | | Leeuwarden | | 8911 AG
`;
