/** Written after the rules were, to see how they do with what they were not made from. The format is described in america.ts. */
export const more = String.raw`
# US
Hi, please send it to Rebecca Stone, 415 Grant Ave Apt 9, Pittsburgh PA 15219, thanks!
= Rebecca | Stone | 415 Grant Ave Apt 9 | | | Pittsburgh | PA | 15219
Shipping Address⏎Noah Whitfield⏎602 E 8th St⏎Sioux Falls, South Dakota 57103⏎United States
= Noah | Whitfield | 602 E 8th St | | | Sioux Falls | SD | 57103
Jae Park⏎3435 Wilshire Blvd Ste 2700⏎Los Angeles, CA, 90010, US⏎(213) 555-0188
= Jae | Park | 3435 Wilshire Blvd Ste 2700 | | | Los Angeles | CA | 90010 | +12135550188
full name: Maria Gomez⏎phone: 305-555-0109⏎street: 8200 NW 41st St⏎city: Doral⏎state: Florida⏎zip: 33166
= Maria | Gomez | 8200 NW 41st St | | | Doral | FL | 33166 | +13055550109
Lt. Sam Ruiz⏎USS Example (CVN-99)⏎FPO AE 09524-2816⏎United States
= Lt. Sam | Ruiz | USS Example (CVN-99) | | | FPO | AE | 09524-2816
Deborah Yates⏎RR 2 Box 152⏎Fairbanks, AK 99701⏎USA⏎deb.yates@example.net
= Deborah | Yates | RR 2 Box 152 | | | Fairbanks | AK | 99701 | | deb.yates@example.net
# CA
Olivier Bouchard⏎CP 1045 SUCC Centre-ville⏎Montréal QC H3C 2X8⏎Canada
= Olivier | Bouchard | CP 1045 SUCC Centre-ville | | | Montréal | QC | H3C 2X8
Megan Wolfe, RR 1, Wolfville, Nova Scotia, B4P 2R1, Canada, 902-555-0151
= Megan | Wolfe | RR 1 | | | Wolfville | NS | B4P 2R1 | +19025550151
# GB
Priyanka Shah⏎Apartment 14⏎Riverside House⏎5 Lower Mill Street⏎Leeds⏎West Yorkshire⏎LS10 1JQ⏎United Kingdom⏎+44 7700 900456
= Priyanka | Shah | Apartment 14 | | Riverside House, 5 Lower Mill Street | Leeds | West Yorkshire | LS10 1JQ | +447700900456
Alan Ross⏎14B The Shore, Edinburgh EH6 6QN, UK
= Alan | Ross | 14B The Shore | | | Edinburgh | | EH6 6QN
Ship To: Freya Long⏎31 Castle St⏎Dover, Kent, CT16 1PT⏎United Kingdom
= Freya | Long | 31 Castle St | | | Dover | Kent | CT16 1PT
# DE
Familie Sommer⏎Alte Poststr. 88 c⏎86356 Neusäß⏎Deutschland⏎Tel. 0821 123456
= Familie | Sommer | Alte Poststr. | 88 c | | Neusäß | | 86356 | +49821123456
Hanna Koch, Mozartstr.7, 01307 Dresden, Germany
= Hanna | Koch | Mozartstr. | 7 | | Dresden | | 01307
Vorname: Lea⏎Nachname: Winkler⏎Straße: Bergstr. 3⏎Adresszusatz: EG rechts⏎PLZ: 69115⏎Stadt: Heidelberg⏎Land: Deutschland
= Lea | Winkler | Bergstr. | 3 | EG rechts | Heidelberg | | 69115
Moritz Engel⏎C 4, 12⏎68159 Mannheim⏎Deutschland
= Moritz | Engel | C 4 | 12 | | Mannheim | | 68159
# FR
Prénom: Léa⏎Nom: Garnier⏎Adresse: 2 impasse des Lilas⏎Complément: Interphone 22⏎Code postal: 34000⏎Ville: Montpellier⏎Pays: France
= Léa | Garnier | impasse des Lilas | 2 | Interphone 22 | Montpellier | | 34000
Monsieur Paul Mercier⏎Chez Mme Roche⏎15B cours Gambetta⏎13100 Aix-en-Provence⏎France
= Paul | Mercier | cours Gambetta | 15B | Chez Mme Roche | Aix-en-Provence | | 13100
Yasmine Haddad⏎Tour Horizon - Étage 12⏎8 parvis de la Défense⏎92800 Puteaux⏎FR⏎+33 6 98 76 54 32
= Yasmine | Haddad | parvis de la Défense | 8 | Tour Horizon - Étage 12 | Puteaux | | 92800 | +33698765432
# IT
Valentina Serra⏎Largo Augusto 1/3⏎20122 Milano (MI)⏎ITALIA⏎valentina.serra@example.it
= Valentina | Serra | Largo Augusto | 1/3 | | Milano | MI | 20122 | | valentina.serra@example.it
Gianni Fabbri, Fraz. San Pietro 12, 06081 Assisi PG, Italia, 075 123456
= Gianni | Fabbri | Fraz. San Pietro | 12 | | Assisi | PG | 06081 | +39075123456
# ES
Álvaro Castro⏎Avenida de América, 12, esc. 2, 5º C⏎28028 Madrid⏎ESPAÑA⏎0034 612 345 678
= Álvaro | Castro | Avenida de América | 12 | esc. 2, 5º C | Madrid | | 28028 | +34612345678
Marina Sala⏎Ronda Sant Pere 19-21⏎08010 Barcelona, Barcelona⏎ES
= Marina | Sala | Ronda Sant Pere | 19-21 | | Barcelona | Barcelona | 08010
# NL
Bram Kuipers⏎Burgemeester de Raadtsingel 93C⏎3311 JG DORDRECHT⏎NEDERLAND⏎bram@example.nl
= Bram | Kuipers | Burgemeester de Raadtsingel | 93C | | DORDRECHT | | 3311 JG | | bram@example.nl
Iris Post, Laan van Meerdervoort 50 hs, 2517AM Den Haag, Netherlands
= Iris | Post | Laan van Meerdervoort | 50 hs | | Den Haag | | 2517 AM
# BE
Julie Maes⏎Kapelsestraat 33 B⏎2950 Kapellen⏎Belgium⏎+32 471 12 34 56
= Julie | Maes | Kapelsestraat | 33 B | | Kapellen | | 2950 | +32471123456
# AT
Theresa Egger, Am Platzl 1/4, 6370 Kitzbühel, Tirol, Österreich
= Theresa | Egger | Am Platzl | 1/4 | | Kitzbühel | Tirol | 6370
# CH
Luc Perret⏎Chemin du Lac 3⏎Case postale 77⏎1110 Morges⏎Suisse
= Luc | Perret | Chemin du Lac 3 | | Case postale 77 | Morges | | 1110
# SE
Oskar Wallin⏎Vasagatan 12, vån 3⏎411 24 GÖTEBORG⏎SVERIGE
= Oskar | Wallin | Vasagatan | 12 | vån 3 | GÖTEBORG | | 411 24
# DK
Clara Bach | Strandvejen 201, st. th. | 2900 Hellerup | DK | 31 23 45 67
= Clara | Bach | Strandvejen | 201 | st. th. | Hellerup | | 2900 | +4531234567
# NO
Sindre Moen⏎Leilighet 404⏎Dronningens gate 15⏎0152 OSLO⏎NORGE⏎+47 412 34 567
= Sindre | Moen | Leilighet 404 | | Dronningens gate 15 | OSLO | | 0152 | +4741234567
# FI
Venla Heikkinen, Itäkatu 1-5 B 22, 00930 Helsinki, Finland
= Venla | Heikkinen | Itäkatu | 1-5 B 22 | | Helsinki | | 00930
# PL
Paczkomat KRA01M⏎Jakub Wrona⏎ul. Długa 5⏎31-147 Kraków⏎Polska⏎+48 501 234 567
= Jakub | Wrona | ul. Długa | 5 | Paczkomat KRA01M | Kraków | | 31-147 | +48501234567
# PT
Beatriz Sousa, Praça do Comércio n.º 4, 2º Dto, 1100-148 Lisboa, Portugal
= Beatriz | Sousa | Praça do Comércio n.º | 4 | 2º Dto | Lisboa | | 1100-148
# IE
Mary Nolan⏎Main Street⏎Dingle⏎Co Kerry⏎V92 E7F8⏎Ireland⏎066 123 4567
= Mary | Nolan | Main Street | | | Dingle | Co Kerry | V92 E7F8 | +353661234567
# AU
Hannah Lowe⏎C/- Post Office⏎Broome WA 6725⏎Australia⏎0401 234 567
= Hannah | Lowe | C/- Post Office | | | Broome | WA | 6725 | +61401234567
Ship to⏎Zac Miller⏎Shop 12, 300 Lonsdale Street⏎MELBOURNE VIC 3000⏎AUSTRALIA
= Zac | Miller | Shop 12, 300 Lonsdale Street | | | MELBOURNE | VIC | 3000
# JP
中村 由美子⏎〒604-8042⏎京都府京都市中京区中之町565-11⏎075-123-4567⏎日本
= 由美子 | 中村 | 中京区中之町565-11 | | | 京都市 | 京都府 | 604-8042 | +81751234567
Ken Tanaka⏎Room 401, 3-5-1 Kasumigaseki⏎Chiyoda-ku, Tokyo, 100-0013⏎Japan
= Ken | Tanaka | Room 401, 3-5-1 Kasumigaseki | | Chiyoda-ku | Tokyo | | 100-0013
# KR
강민호⏎경기도 성남시 분당구 판교역로 166⏎13529⏎대한민국⏎010-2345-6789
= 민호 | 강 | 분당구 판교역로 166 | | | 성남시 | 경기도 | 13529 | +821023456789
# BR
Gabriel Moura⏎Rua Oscar Freire, 379 - Conj. 12⏎Jardins⏎01426-001 - São Paulo - SP⏎Brasil
= Gabriel | Moura | Rua Oscar Freire, 379 - Conj. 12 | | Jardins | São Paulo | SP | 01426-001
# MX
Sofía Lara⏎Calle Reforma 222 Int 5, Col. Juárez⏎Alcaldía Cuauhtémoc⏎Ciudad de México, CDMX, 06600⏎México
= Sofía | Lara | Calle Reforma 222 Int 5, Col. Juárez | | Alcaldía Cuauhtémoc | Ciudad de México | CDMX | 06600
# IN
Meera Joshi, 2nd Floor, 45 Park Street, Kolkata 700016, West Bengal, India, 9830012345
= Meera | Joshi | 2nd Floor, 45 Park Street | | | Kolkata | West Bengal | 700016 | +919830012345
# CN
【收货】林子涵 19912345678 广东省东莞市长安镇振安东路8号
= 子涵 | 林 | 长安镇振安东路8号 | | | 东莞市 | 广东省 | | +8619912345678
湖南省 长沙市 岳麓区 麓山南路932号 中南大学 许诺 13873100000
= 诺 | 许 | 岳麓区麓山南路932号中南大学 | | | 长沙市 | 湖南省 | | +8613873100000
# HK
李大文⏎九龍旺角彌敦道700號10樓B室⏎香港⏎6987 6543
= 大文 | 李 | 九龍旺角彌敦道700號10樓B室 | | | | | | +85269876543
# TH
Somchai Jaidee⏎99/9 Sukhumvit Road⏎Khlong Toei⏎Bangkok 10110⏎Thailand⏎+66 81 234 5678
= Somchai | Jaidee | 99/9 Sukhumvit Road | | Khlong Toei | Bangkok | | 10110 | +66812345678
Nok Suwan, 12 Nimman Soi 5, Suthep, Mueang, Chiang Mai 50200, Thailand
= Nok | Suwan | 12 Nimman Soi 5, Suthep, Mueang | | | Chiang Mai | | 50200
# PH
Jose Santos⏎Unit 8B Tower 2⏎Ayala Ave⏎Makati City 1226⏎Philippines⏎0917 123 4567
= Jose | Santos | Unit 8B Tower 2 | | Ayala Ave | Makati City | | 1226 | +639171234567
`;
