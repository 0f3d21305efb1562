/** The format is described in america.ts. */
export const pacific = String.raw`
# AU
Kate Dorling⏎1 Macquarie St⏎Sydney NSW 2000⏎Australia
= Kate | Dorling | 1 Macquarie St | | | Sydney | NSW | 2000
Name: Liam Hart⏎Address: Unit 3/45 Chapel St⏎Suburb: Windsor⏎State: VIC⏎Postcode: 3181⏎Country: Australia⏎Mobile: 0412 345 678
= Liam | Hart | Unit 3/45 Chapel St | | | Windsor | VIC | 3181 | +61412345678
Mia Papadopoulos, 88 Crown Street, Surry Hills, New South Wales 2010, Australia, +61 2 5550 4418
= Mia | Papadopoulos | 88 Crown Street | | | Surry Hills | NSW | 2010 | +61255504418
Jack Turnbull⏎PO Box 77⏎Alice Springs NT 0870⏎AUSTRALIA
= Jack | Turnbull | PO Box 77 | | | Alice Springs | NT | 0870
Chloe Nguyen⏎Level 2⏎120 Edward St⏎Brisbane QLD 4000⏎Australia⏎chloe.n@example.com.au
= Chloe | Nguyen | Level 2 | | 120 Edward St | Brisbane | QLD | 4000 | | chloe.n@example.com.au
Outback Tools Pty Ltd⏎Attn: Gary Moss⏎14 Hay St⏎Perth WA 6000⏎Australia
= Gary | Moss | 14 Hay St | | | Perth | WA | 6000 | | | Outback Tools Pty Ltd
Ella Fraser | 9 Salamanca Pl | Hobart TAS 7004 | AU | 03 6212 3456
= Ella | Fraser | 9 Salamanca Pl | | | Hobart | TAS | 7004 | +61362123456
Noah Bishop⏎22 London Cct⏎Canberra, ACT, 2601⏎Australia⏎(02) 6123 4567
= Noah | Bishop | 22 London Cct | | | Canberra | ACT | 2601 | +61261234567
Ruby Vance⏎5/17 Jetty Rd⏎Glenelg SA⏎5045⏎Australia
= Ruby | Vance | 5/17 Jetty Rd | | | Glenelg | SA | 5045
# NZ
Aroha Ngata⏎12 Cuba Street⏎Te Aro⏎Wellington 6011⏎New Zealand⏎+64 21 123 4567
= Aroha | Ngata | 12 Cuba Street | | Te Aro | Wellington | | 6011 | +64211234567
Sam Whitaker, 45 Queen Street, Auckland 1010, New Zealand
= Sam | Whitaker | 45 Queen Street | | | Auckland | | 1010
Name: Isla Grant⏎Street address: 8 Moray Place⏎City: Dunedin⏎Postcode: 9016⏎Country: New Zealand⏎Phone: 03 477 1234
= Isla | Grant | 8 Moray Place | | | Dunedin | | 9016 | +6434771234
Peter Hohepa⏎RD 2⏎1450 State Highway 1⏎Taupo 3377⏎New Zealand
= Peter | Hohepa | RD 2 | | 1450 State Highway 1 | Taupo | | 3377
Zoe Lambert⏎PO Box 1288⏎Christchurch 8140⏎NZ⏎zoe@example.co.nz
= Zoe | Lambert | PO Box 1288 | | | Christchurch | | 8140 | | zoe@example.co.nz
Kiwi Gear Limited⏎Tane Walker⏎3 Victoria St⏎Hamilton 3204⏎New Zealand
= Tane | Walker | 3 Victoria St | | | Hamilton | | 3204 | | | Kiwi Gear Limited
# JP
Taro Yamada⏎1-1 Chiyoda⏎Chiyoda-ku⏎Tokyo 〒100-0001⏎Japan⏎03-1234-5678
= Taro | Yamada | 1-1 Chiyoda | | Chiyoda-ku | Tokyo | | 100-0001 | +81312345678
〒150-0001⏎東京都渋谷区神宮前3-14-8⏎高橋 美咲⏎090-1234-5678⏎日本
= 美咲 | 高橋 | 神宮前3-14-8 | | | 渋谷区 | 東京都 | 150-0001 | +819012345678
佐藤 健太⏎〒530-0001⏎大阪府大阪市北区梅田2-4-9⏎ブリーゼタワー12階⏎日本
= 健太 | 佐藤 | 北区梅田2-4-9 | | ブリーゼタワー12階 | 大阪市 | 大阪府 | 530-0001
Yuki Mori, 2-3-4 Sakae, Naka-ku, Nagoya, Aichi 460-0008, Japan
= Yuki | Mori | 2-3-4 Sakae, Naka-ku | | | Nagoya | Aichi | 460-0008
氏名：鈴木 花子⏎郵便番号：060-0001⏎住所：北海道札幌市中央区北1条西2丁目⏎電話：011-123-4567⏎日本
= 花子 | 鈴木 | 中央区北1条西2丁目 | | | 札幌市 | 北海道 | 060-0001 | +81111234567
Hana Kobayashi⏎Sunrise Mansion 305⏎5-6-7 Tenjin⏎Chuo-ku, Fukuoka 810-0001⏎Japan⏎+81 92 123 4567
= Hana | Kobayashi | Sunrise Mansion 305 | | 5-6-7 Tenjin, Chuo-ku | Fukuoka | | 810-0001 | +81921234567
神奈川県横浜市西区みなとみらい2-2-1 田中 一郎 〒220-0012 045-123-4567 日本
= 一郎 | 田中 | 西区みなとみらい2-2-1 | | | 横浜市 | 神奈川県 | 220-0012 | +81451234567
# KR
Kim Min-jun⏎123 Teheran-ro, Gangnam-gu⏎Seoul 06133⏎South Korea⏎+82 10-1234-5678
= Kim | Min-jun | 123 Teheran-ro, Gangnam-gu | | | Seoul | | 06133 | +821012345678
이서연⏎서울특별시 강남구 테헤란로 152⏎강남파이낸스센터 10층⏎06236⏎대한민국⏎010-9876-5432
= 서연 | 이 | 강남구 테헤란로 152 | | 강남파이낸스센터 10층 | 서울특별시 | | 06236 | +821098765432
박지훈, 부산광역시 해운대구 우동 1408, 48093, 대한민국
= 지훈 | 박 | 해운대구 우동 1408 | | | 부산광역시 | | 48093
Name: Choi Yuna⏎Address: 45 Daehak-ro⏎City: Daejeon⏎Postal code: 34141⏎Country: Korea⏎Phone: 042-123-4567
= Choi | Yuna | 45 Daehak-ro | | | Daejeon | | 34141 | +82421234567
Jung Ho-seok, 7 Mugeoro, Nam-gu, Ulsan 44610, Republic of Korea
= Jung | Ho-seok | 7 Mugeoro, Nam-gu | | | Ulsan | | 44610
# SG
Wei Chen⏎8 Marina View⏎#12-05⏎Singapore 018960⏎Singapore⏎+65 9123 4567
= Wei | Chen | 8 Marina View | | #12-05 | Singapore | | 018960 | +6591234567
Nurul Aini, Blk 123 Ang Mo Kio Ave 3 #05-67, Singapore 560123
= Nurul | Aini | Blk 123 Ang Mo Kio Ave 3 #05-67 | | | Singapore | | 560123
Name: Rajesh Nair⏎Address: 21 Serangoon Road⏎Postal: 218227⏎Country: Singapore⏎Tel: 6123 4567
= Rajesh | Nair | 21 Serangoon Road | | | Singapore | | 218227 | +6561234567
Lim Hui Min⏎Harbour Trading Pte. Ltd.⏎1 HarbourFront Walk #02-10⏎S098585⏎Singapore
= Lim Hui | Min | 1 HarbourFront Walk #02-10 | | | Singapore | | 098585 | | | Harbour Trading Pte. Ltd.
Daniel Ong⏎30 Cecil St, #19-08 Prudential Tower⏎Singapore 049712⏎SG⏎daniel.ong@example.sg
= Daniel | Ong | 30 Cecil St, #19-08 Prudential Tower | | | Singapore | | 049712 | | daniel.ong@example.sg
# MY
Ahmad Faiz bin Rahman⏎No. 12, Jalan SS2/24⏎47300 Petaling Jaya, Selangor⏎Malaysia⏎+60 12-345 6789
= Ahmad Faiz | bin Rahman | No. 12, Jalan SS2/24 | | | Petaling Jaya | Selangor | 47300 | +60123456789
Tan Mei Ling, 45-2 Jalan Bukit Bintang, 55100 Kuala Lumpur, Malaysia
= Tan Mei | Ling | 45-2 Jalan Bukit Bintang | | | Kuala Lumpur | | 55100
Name: Siti Zulaikha⏎Address: Lot 8 Jalan Gaya⏎City: Kota Kinabalu⏎State: Sabah⏎Postcode: 88000⏎Country: Malaysia⏎Phone: 088-123 456
= Siti | Zulaikha | Lot 8 Jalan Gaya | | | Kota Kinabalu | Sabah | 88000 | +6088123456
Kumar Pillai⏎17 Lebuh Campbell⏎George Town⏎10100 Penang⏎Malaysia
= Kumar | Pillai | 17 Lebuh Campbell | | George Town | Penang | | 10100
Wong Kar Mun | 3A Taman Iskandar | 80050 Johor Bahru Johor | MY | 07-223 4567
= Wong Kar | Mun | 3A Taman Iskandar | | | Johor Bahru | Johor | 80050 | +6072234567
# IN
Ananya Iyer⏎Flat 302, Lotus Apartments⏎MG Road⏎Bengaluru, Karnataka 560001⏎India⏎+91 98765 43210
= Ananya | Iyer | Flat 302, Lotus Apartments | | MG Road | Bengaluru | Karnataka | 560001 | +919876543210
Rohit Deshmukh, 14 Shivaji Nagar, Pune, Maharashtra - 411005, India
= Rohit | Deshmukh | 14 Shivaji Nagar | | | Pune | Maharashtra | 411005
Name: Farah Khan⏎Address: B-22 Connaught Place⏎City: New Delhi⏎State: Delhi⏎Pincode: 110001⏎Country: India⏎Mobile: 09812345678
= Farah | Khan | B-22 Connaught Place | | | New Delhi | Delhi | 110001 | +919812345678
Arjun Menon⏎TC 9/1234 Vellayambalam⏎Thiruvananthapuram 695010⏎Kerala⏎India
= Arjun | Menon | TC 9/1234 Vellayambalam | | | Thiruvananthapuram | Kerala | 695010
Sneha Reddy⏎Plot 45, Road No 12⏎Banjara Hills⏎Hyderabad - 500034⏎Telangana, India⏎sneha.reddy@example.in
= Sneha | Reddy | Plot 45, Road No 12 | | Banjara Hills | Hyderabad | Telangana | 500034 | | sneha.reddy@example.in
Vikram Patel | 7 Law Garden Rd | Ahmedabad, Gujarat 380 006 | India | 079 2640 1234
= Vikram | Patel | 7 Law Garden Rd | | | Ahmedabad | Gujarat | 380006 | +917926401234
Kavya Nambiar⏎21 Anna Salai⏎Chennai 600 002⏎Tamil Nadu⏎IN
= Kavya | Nambiar | 21 Anna Salai | | | Chennai | Tamil Nadu | 600002
# AE
Omar Al Suwaidi⏎Villa 24, Street 12B⏎Jumeirah 1⏎Dubai⏎United Arab Emirates⏎+971 50 123 4567
= Omar | Al Suwaidi | Villa 24, Street 12B | | Jumeirah 1 | Dubai | | | +971501234567
Layla Haddad, Apt 1204, Marina Heights Tower, Dubai Marina, Dubai, UAE
= Layla | Haddad | Apt 1204, Marina Heights Tower, Dubai Marina | | | Dubai
Name: Sara Mansoor⏎Address: Al Falah St, Building 9⏎City: Abu Dhabi⏎Country: UAE⏎Mobile: 056 123 4567
= Sara | Mansoor | Al Falah St, Building 9 | | | Abu Dhabi | | | +971561234567
Desert Line Trading LLC⏎P.O. Box 4455⏎Sharjah⏎U.A.E.⏎+97165551234
= | | P.O. Box 4455 | | | Sharjah | | | +97165551234 | | Desert Line Trading LLC
# ZA
Thabo Nkosi⏎14 Loop Street⏎Cape Town⏎8001⏎South Africa⏎+27 82 123 4567
= Thabo | Nkosi | 14 Loop Street | | | Cape Town | | 8001 | +27821234567
Anke van der Merwe, 22 Jan Smuts Ave, Rosebank, Johannesburg, 2196, South Africa
= Anke | van der Merwe | 22 Jan Smuts Ave, Rosebank | | | Johannesburg | | 2196
Name: Lerato Dlamini⏎Street: 5 Florida Rd⏎Suburb: Morningside⏎City: Durban⏎Postal Code: 4001⏎Country: South Africa⏎Cell: 083 123 4567
= Lerato | Dlamini | 5 Florida Rd | | Morningside | Durban | | 4001 | +27831234567
Johan Botha⏎PO Box 912⏎Bloemfontein 9300⏎South Africa⏎johan@example.co.za
= Johan | Botha | PO Box 912 | | | Bloemfontein | | 9300 | | johan@example.co.za
`;
