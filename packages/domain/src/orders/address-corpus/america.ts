/** Invented people at addresses in real formats. ⏎ is a line break; below each text what it says, in the order of `corpusFields`. */
export const america = String.raw`
# US
Emily Carter⏎1200 Harrison St⏎Apt 4B⏎San Francisco, CA 94103-1234⏎United States⏎+1 (415) 555-0134⏎emily.carter@example.com
= Emily | Carter | 1200 Harrison St | | Apt 4B | San Francisco | CA | 94103-1234 | +14155550134 | emily.carter@example.com
John Alder, 742 Willow Terrace, Springfield, Illinois 62704, USA, 217-555-0113
= John | Alder | 742 Willow Terrace | | | Springfield | IL | 62704 | +12175550113
Ship to: Marcus Bellamy⏎88 Canal Rd Unit 12⏎Baton Rouge LA 70802⏎US⏎Phone: 225.555.0190
= Marcus | Bellamy | 88 Canal Rd Unit 12 | | | Baton Rouge | LA | 70802 | +12255550190
Name: Dana Whitcomb⏎Address Line 1: 333 W Lake St⏎Address Line 2: Dock 2⏎City: Chicago⏎State: IL⏎Zip Code: 60607⏎Country: United States⏎Phone Number: +1 312-555-0177
= Dana | Whitcomb | 333 W Lake St | | Dock 2 | Chicago | IL | 60607 | +13125550177
SSG Troy Hanlon⏎PSC 473 Box 1120⏎FPO AP 96349-0012⏎USA
= SSG Troy | Hanlon | PSC 473 Box 1120 | | | FPO | AP | 96349-0012
CPT Laura Finch⏎Unit 45013 Box 2666⏎APO, AE 09012⏎United States⏎laura.finch@example.mil
= CPT Laura | Finch | Unit 45013 Box 2666 | | | APO | AE | 09012 | | laura.finch@example.mil
Priya Raman⏎Brightfield Labs Inc.⏎4500 Research Pkwy⏎Suite 210⏎Austin, TX 78759⏎USA
= Priya | Raman | 4500 Research Pkwy | | Suite 210 | Austin | TX | 78759 | | | Brightfield Labs Inc.
Walter Kim⏎PO Box 8812⏎Honolulu, Hawaii 96830⏎United States⏎(808) 555-0143
= Walter | Kim | PO Box 8812 | | | Honolulu | HI | 96830 | +18085550143
GRACE HOLLOW⏎1218 SW WASHINGTON ST⏎PORTLAND OR 97205-1712⏎UNITED STATES
= GRACE | HOLLOW | 1218 SW WASHINGTON ST | | | PORTLAND | OR | 97205-1712
Tomas Rivera | 5901 Biscayne Blvd #304 | Miami, FL 33137 | US | tomas.r@example.com
= Tomas | Rivera | 5901 Biscayne Blvd #304 | | | Miami | FL | 33137 | | tomas.r@example.com
Olivia St. James⏎27 Elm Street⏎Winston-Salem, NC 27101⏎Tel: 336 555 0128
= Olivia | St. James | 27 Elm Street | | | Winston-Salem | NC | 27101 | +13365550128
Ben O'Connor⏎1 Franklin Sq NW⏎Washington, District of Columbia, 20005⏎United States of America
= Ben | O'Connor | 1 Franklin Sq NW | | | Washington | DC | 20005
Carla Mendes⏎c/o Mendes Bakery LLC⏎19 Ironbound Ave⏎Newark, NJ⏎07105⏎USA⏎+19735550166
= Carla | Mendes | 19 Ironbound Ave | | | Newark | NJ | 07105 | +19735550166 | | Mendes Bakery LLC
Amazon buyer: Fred Nowak⏎2020 N 16th St Apt 7⏎Phoenix, AZ 85006-4021⏎United States⏎+1 480-555-0142 ext. 01234
= Fred | Nowak | 2020 N 16th St Apt 7 | | | Phoenix | AZ | 85006-4021 | +14805550142 ext. 01234
Luis Ortega⏎Calle Luna 151⏎San Juan, PR 00901⏎USA
= Luis | Ortega | Calle Luna 151 | | | San Juan | PR | 00901
# CA
Marc Roy⏎100 Queen St W⏎Toronto, ON M5H 2N2⏎Canada
= Marc | Roy | 100 Queen St W | | | Toronto | ON | M5H 2N2
Sophie Tremblay⏎4810 rue Saint-Denis, app. 3⏎Montréal (Québec) H2J 2L6⏎Canada⏎514 555-0182
= Sophie | Tremblay | 4810 rue Saint-Denis, app. 3 | | | Montréal | QC | H2J 2L6 | +15145550182
Name: Harpreet Gill⏎Street: 7788 120 St⏎City: Surrey⏎Province: BC⏎Postal Code: V3W 3N3⏎Country: Canada⏎Mobile: 604-555-0139
= Harpreet | Gill | 7788 120 St | | | Surrey | BC | V3W 3N3 | +16045550139
Evan Lachance, 305-1450 Portage Ave, Winnipeg, Manitoba R3G 0W4, Canada
= Evan | Lachance | 305-1450 Portage Ave | | | Winnipeg | MB | R3G 0W4
Anita Desrosiers⏎PO Box 221 STN Main⏎Whitehorse YT Y1A 5X9⏎CANADA⏎+1 867 555 0104
= Anita | Desrosiers | PO Box 221 STN Main | | | Whitehorse | YT | Y1A 5X9 | +18675550104
Kyle Macleod⏎12 Spring Garden Rd⏎Unit 6⏎Halifax NS⏎B3J 1X5⏎Canada⏎kyle.m@example.ca
= Kyle | Macleod | 12 Spring Garden Rd | | Unit 6 | Halifax | NS | B3J 1X5 | | kyle.m@example.ca
Northlight Crafts Ltd.⏎Attn: Joan Pike⏎55 Water St⏎St. John's, NL A1C 1A1⏎Canada
= Joan | Pike | 55 Water St | | | St. John's | NL | A1C 1A1 | | | Northlight Crafts Ltd.
Wei Zhang | 8171 Ackroyd Rd | Richmond, British Columbia | V6X 3K1 | Canada | 778 555 0117
= Wei | Zhang | 8171 Ackroyd Rd | | | Richmond | BC | V6X 3K1 | +17785550117
Luc Gagnon⏎1020, av. des Érables⏎Québec QC G1R 2N1⏎Canada
= Luc | Gagnon | 1020, av. des Érables | | | Québec | QC | G1R 2N1
Tara Singh, 99 Bank Street, Ottawa ON k1p1h1, Canada, (613) 555-0175
= Tara | Singh | 99 Bank Street | | | Ottawa | ON | K1P 1H1 | +16135550175
# MX
Lucía Hernández Mora⏎Av. Insurgentes Sur 1602, Int. 4⏎Col. Crédito Constructor⏎03940 Ciudad de México, CDMX⏎México⏎+52 55 1234 5678
= Lucía Hernández | Mora | Av. Insurgentes Sur 1602, Int. 4 | | Col. Crédito Constructor | Ciudad de México | CDMX | 03940 | +525512345678
Jorge Salinas, Calle Hidalgo 45, Col. Centro, 44100 Guadalajara, Jal., México
= Jorge | Salinas | Calle Hidalgo 45, Col. Centro | | | Guadalajara | JAL | 44100
Nombre: Ana Paula Ríos⏎Dirección: Calle 60 No. 491⏎Ciudad: Mérida⏎Estado: Yucatán⏎Código postal: 97000⏎País: México⏎Teléfono: 999 123 4567
= Ana Paula | Ríos | Calle 60 No. 491 | | | Mérida | YUC | 97000 | +529991234567
Raúl Ibarra⏎Blvd. Agua Caliente 10611⏎Tijuana, B.C. 22014⏎Mexico⏎raul.ibarra@example.mx
= Raúl | Ibarra | Blvd. Agua Caliente 10611 | | | Tijuana | BC | 22014 | | raul.ibarra@example.mx
Marisol Vega | Av. Constitución 400 Pte | 64000 Monterrey, Nuevo León | MX
= Marisol | Vega | Av. Constitución 400 Pte | | | Monterrey | NL | 64000
Ernesto Cano⏎Calle 5 de Mayo 12⏎Centro⏎72000 Puebla, Puebla⏎Mexico⏎222 234 5678
= Ernesto | Cano | Calle 5 de Mayo 12 | | Centro | Puebla | PUE | 72000 | +522222345678
Daniela Fuentes⏎Paseo Montejo 480⏎C.P. 97127 Mérida, Yuc.⏎México
= Daniela | Fuentes | Paseo Montejo 480 | | | Mérida | YUC | 97127
# BR
João da Silva⏎Avenida Paulista 1578⏎São Paulo - SP⏎01310-200⏎Brasil
= João | da Silva | Avenida Paulista 1578 | | | São Paulo | SP | 01310-200
Beatriz Carvalho⏎Rua das Laranjeiras, 210, apto 82⏎Laranjeiras⏎Rio de Janeiro - RJ⏎CEP 22240-003⏎Brasil⏎+55 21 95550-2290
= Beatriz | Carvalho | Rua das Laranjeiras, 210, apto 82 | | Laranjeiras | Rio de Janeiro | RJ | 22240-003 | +5521955502290
Nome: Caio Brandão⏎Endereço: Rua XV de Novembro 700⏎Bairro: Centro⏎Cidade: Curitiba⏎Estado: PR⏎CEP: 80020-310⏎País: Brasil⏎Telefone: (41) 98888-0101
= Caio | Brandão | Rua XV de Novembro 700 | | Centro | Curitiba | PR | 80020-310 | +5541988880101
Rafaela Nunes, Rua da Bahia 1148, Belo Horizonte - MG, 30160-906, Brazil
= Rafaela | Nunes | Rua da Bahia 1148 | | | Belo Horizonte | MG | 30160-906
Pedro Queiroz⏎SQS 308 Bloco C Apto 104⏎Brasília/DF⏎70355-030⏎Brasil⏎pedro.q@example.com.br
= Pedro | Queiroz | SQS 308 Bloco C Apto 104 | | | Brasília | DF | 70355-030 | | pedro.q@example.com.br
Larissa Teixeira⏎Rua Chile 12⏎Salvador, BA, 40020-000⏎Brazil⏎71 3333-0199
= Larissa | Teixeira | Rua Chile 12 | | | Salvador | BA | 40020-000 | +557133330199
Otávio dos Santos | Av. Beira Mar 2200 | Fortaleza CE 60165-121 | BR
= Otávio | dos Santos | Av. Beira Mar 2200 | | | Fortaleza | CE | 60165-121
Helena Prado⏎Rua dos Andradas 1001⏎90020007 Porto Alegre RS⏎Brasil⏎+5551991230101
= Helena | Prado | Rua dos Andradas 1001 | | | Porto Alegre | RS | 90020-007 | +5551991230101
# CL
Matías Rojas⏎Av. Providencia 1208, Depto 502⏎Providencia, Santiago⏎Chile⏎+56 9 6123 4567
= Matías | Rojas | Av. Providencia 1208, Depto 502 | | Providencia | Santiago | | | +56961234567
Fernanda Soto, Calle Esmeralda 940, Valparaíso, 2340000, Chile
= Fernanda | Soto | Calle Esmeralda 940 | | | Valparaíso | | 2340000
Ignacio Paredes⏎Barros Arana 567⏎4030000 Concepción⏎Chile⏎ignacio.p@example.cl
= Ignacio | Paredes | Barros Arana 567 | | | Concepción | | 4030000 | | ignacio.p@example.cl
`;
