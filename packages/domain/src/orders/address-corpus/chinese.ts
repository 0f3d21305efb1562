/** The format is described in america.ts. */
export const chinese = String.raw`
# CN
收件人：欧阳小明⏎手机：13800138000⏎地址：广东省深圳市宝安区福园二路3栋502室⏎邮编：518103
= 小明 | 欧阳 | 宝安区福园二路3栋502室 | | | 深圳市 | 广东省 | 518103 | +8613800138000
张三 13900001111 上海市浦东新区世纪大道100号 200120
= 三 | 张 | 浦东新区世纪大道100号 | | | 上海市 | 上海市 | 200120 | +8613900001111
李晓华，15012345678，浙江省杭州市西湖区文三路478号华星时代广场A座1203
= 晓华 | 李 | 西湖区文三路478号华星时代广场A座1203 | | | 杭州市 | 浙江省 | | +8615012345678
北京市朝阳区建国路88号SOHO现代城5号楼1801，王芳，18612345678
= 芳 | 王 | 朝阳区建国路88号SOHO现代城5号楼1801 | | | 北京市 | 北京市 | | +8618612345678
收货人: 陈建国⏎联系电话: 0755-82345678⏎所在地区: 广东省 广州市 天河区⏎详细地址: 体育西路103号维多利广场B塔
= 建国 | 陈 | 天河区体育西路103号维多利广场B塔 | | | 广州市 | 广东省 | | +8675582345678
刘洋 四川省成都市武侯区人民南路四段11号 13688889999
= 洋 | 刘 | 武侯区人民南路四段11号 | | | 成都市 | 四川省 | | +8613688889999
江苏省苏州市工业园区星湖街328号创意产业园4栋，赵敏女士，+86 139 1234 5678，215123
= 敏 | 赵 | 工业园区星湖街328号创意产业园4栋 | | | 苏州市 | 江苏省 | 215123 | +8613912345678
姓名：司马光⏎电话：13712345678⏎省：湖北省⏎市：武汉市⏎地址：洪山区珞喻路1037号⏎邮编：430074
= 光 | 司马 | 洪山区珞喻路1037号 | | | 武汉市 | 湖北省 | 430074 | +8613712345678
周杰⏎13511112222⏎广西壮族自治区南宁市青秀区民族大道131号
= 杰 | 周 | 青秀区民族大道131号 | | | 南宁市 | 广西壮族自治区 | | +8613511112222
新疆维吾尔自治区乌鲁木齐市天山区解放北路1号 买买提 13999998888 830002
= 买提 | 买 | 天山区解放北路1号 | | | 乌鲁木齐市 | 新疆维吾尔自治区 | 830002 | +8613999998888
孙丽 17712345678 重庆市渝中区解放碑步行街8号 400010
= 丽 | 孙 | 渝中区解放碑步行街8号 | | | 重庆市 | 重庆市 | 400010 | +8617712345678
云南省大理白族自治州大理市古城人民路56号，杨雪，15887654321
= 雪 | 杨 | 大理市古城人民路56号 | | | 大理白族自治州 | 云南省 | | +8615887654321
福建省泉州市晋江市陈埭镇江头村工业区12号 吴志强 13600001234
= 志强 | 吴 | 晋江市陈埭镇江头村工业区12号 | | | 泉州市 | 福建省 | | +8613600001234
收件人：何静 地址：山东省青岛市市南区香港中路61号 电话：18561234567
= 静 | 何 | 市南区香港中路61号 | | | 青岛市 | 山东省 | | +8618561234567
天津市和平区南京路189号津汇广场1座2108 郑爽 15522223333
= 爽 | 郑 | 和平区南京路189号津汇广场1座2108 | | | 天津市 | 天津市 | | +8615522223333
深圳市远航贸易有限公司⏎黄伟⏎广东省深圳市龙岗区坂田街道五和大道2号⏎13812340000⏎518129
= 伟 | 黄 | 龙岗区坂田街道五和大道2号 | | | 深圳市 | 广东省 | 518129 | +8613812340000 | | 深圳市远航贸易有限公司
Li Wei⏎Room 502, Building 3, Fuyuan 2nd Road⏎Bao'an District⏎Shenzhen, Guangdong 518103⏎China⏎+86 138 0013 8000
= Li | Wei | Room 502, Building 3, Fuyuan 2nd Road | | Bao'an District | Shenzhen | Guangdong | 518103 | +8613800138000
河南省郑州市金水区花园路39号⏎冯娟⏎邮箱: fengjuan@example.cn⏎手机号码: 13298765432
= 娟 | 冯 | 金水区花园路39号 | | | 郑州市 | 河南省 | | +8613298765432 | fengjuan@example.cn
# TW
王小明⏎台北市信義區信義路五段7號⏎11049⏎台灣⏎0912-345-678
= 小明 | 王 | 信義區信義路五段7號 | | | 台北市 | | 11049 | +886912345678
高雄市前鎮區中華五路789號，林美玲，0933123456，806，台湾
= 美玲 | 林 | 前鎮區中華五路789號 | | | 高雄市 | | 806 | +886933123456
Chen Yi-chun⏎No. 12, Ln. 5, Sec. 2, Zhongshan N. Rd.⏎Taipei City 104⏎Taiwan⏎+886 2 2345 6789
= Chen | Yi-chun | No. 12, Ln. 5, Sec. 2, Zhongshan N. Rd. | | | Taipei City | | 104 | +886223456789
Wu Jia-hao, 88 Taiwan Boulevard, Taichung 407, Taiwan
= Wu | Jia-hao | 88 Taiwan Boulevard | | | Taichung | | 407
# HK
Chan Tai Man⏎Flat B, 12/F, Lucky Mansion⏎123 Nathan Road⏎Tsim Sha Tsui⏎Hong Kong⏎+852 9123 4567
= Chan Tai | Man | Flat B, 12/F, Lucky Mansion | | 123 Nathan Road | Tsim Sha Tsui | | | +85291234567
Name: Wong Siu Ling⏎Address: Room 1502, Block 3, City One⏎City: Sha Tin⏎Country: Hong Kong⏎Phone: 6123 4567
= Wong Siu | Ling | Room 1502, Block 3, City One | | | Sha Tin | | | +85261234567
Peter Lau, 8 Queen's Road Central, Central, Hong Kong, peter.lau@example.hk
= Peter | Lau | 8 Queen's Road Central | | | Central | | | | peter.lau@example.hk
# TR
Ayşe Yıldız⏎İstiklal Caddesi No: 45 D: 3⏎34433 Beyoğlu/İstanbul⏎Türkiye⏎+90 532 123 45 67
= Ayşe | Yıldız | İstiklal Caddesi No: 45 D: 3 | | | Beyoğlu | İstanbul | 34433 | +905321234567
Mehmet Kaya, Atatürk Bulvarı 120, 06680 Çankaya/Ankara, Turkey
= Mehmet | Kaya | Atatürk Bulvarı 120 | | | Çankaya | Ankara | 06680
Elif Demir⏎Kordon Boyu 7⏎35210 Konak / İzmir⏎Turkey⏎elif.demir@example.com.tr
= Elif | Demir | Kordon Boyu 7 | | | Konak | İzmir | 35210 | | elif.demir@example.com.tr
# IL
Noa Cohen⏎Dizengoff St 99, Apt 4⏎Tel Aviv-Yafo 6433222⏎Israel⏎+972 54-123-4567
= Noa | Cohen | Dizengoff St 99, Apt 4 | | | Tel Aviv-Yafo | | 6433222 | +972541234567
Yossi Levi, 12 Jaffa Road, Jerusalem 9422112, Israel
= Yossi | Levi | 12 Jaffa Road | | | Jerusalem | | 9422112
Maya Peretz⏎Herzl 5⏎Haifa⏎3303505⏎Israel⏎04-812-3456
= Maya | Peretz | Herzl 5 | | | Haifa | | 3303505 | +97248123456
`;
