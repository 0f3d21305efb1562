import type { GuideSeed } from './guide-seed.ts';

export const inboundGuides: readonly GuideSeed[] = [
  {
    slug: 'inbound-booking',
    section: 'inbound',
    position: 10,
    title_en: 'Book an inbound appointment',
    title_cn: '创建入库预约',
    pictures: ['inbound-list'],
    body_en: `<p>The warehouse receives goods by appointment. Open <a href="/products/inbound">Inbound</a> and choose New appointment. What you enter is kept as a draft, so you can stop at any step.</p>
<ol>
<li><strong>Warehouse and products</strong>: choose the warehouse and enter the quantity of each SKU.</li>
<li><strong>Product list and barcodes</strong>: download them and label the units.</li>
<li><strong>Packing list</strong>: all SKUs in one box, one SKU per box, or several SKUs in one box. Enter size and weight of each box.</li>
<li><strong>Carton marks</strong>: print one mark for every box, 100 × 150 mm, 100 × 100 mm or A4.</li>
<li><strong>Shipping</strong>: courier with tracking numbers, or freight with plate and driver; volume, arrival date and period, value-added services and insurance.</li>
</ol>
<p>Submit when everything is complete. Steps 1 to 4 are then locked and the fees are held on your balance. You can withdraw an appointment until the warehouse has confirmed it; after that ask your account manager or customer service to cancel it.</p>
<h2>Progress</h2>
<p>Future receipt, pending quality control, shelved, inventory completed. Differences between what you booked and what arrived open a <a href="/help?article=loss-orders">loss order</a>. All boxes are listed under <a href="/products/packages">Boxes</a>, where a quick booking for simple shipments starts as well.</p>`,
    body_cn: `<p>仓库按预约收货。进入<a href="/products/inbound">入库预约</a>，点击“新建入库预约”。填写内容自动保存为草稿，可随时中断。</p>
<ol>
<li><strong>仓库和产品</strong>：选择仓库，填写每个 SKU 的数量。</li>
<li><strong>产品清单和条码</strong>：下载并为产品贴标。</li>
<li><strong>装箱清单</strong>：所有 SKU 一箱、一箱一个 SKU，或一箱多个 SKU；填写每箱尺寸和重量。</li>
<li><strong>箱唛</strong>：每箱打印一张，100 × 150 毫米、100 × 100 毫米或 A4。</li>
<li><strong>物流信息</strong>：快递填写单号，货运填写车牌和司机；并填写体积、到仓日期和时段、增值服务和保险。</li>
</ol>
<p>填写完整后提交。提交后前四步锁定，费用在余额中预扣。仓库审核前可撤回；审核后请联系客户经理或客服取消。</p>
<h2>进度</h2>
<p>待收货、待质检、已上架、入库完成。到货与预约不符会自动生成<a href="/help?article=loss-orders">货损单</a>。全部箱子见<a href="/products/packages">箱列表</a>，简单的到货也可在那里快速预约。</p>`,
  },
  {
    slug: 'inbound-guidelines',
    section: 'inbound',
    position: 20,
    title_en: 'Inbound guidelines',
    title_cn: '入库指引',
    pictures: [],
    body_en: `<p>Boxes that follow these rules are on the shelf soonest. Others are set aside and may cost a service fee.</p>
<h2>Before shipping</h2>
<ul>
<li>Every shipment needs a submitted appointment. Boxes without one cannot be assigned to you.</li>
<li>Every SKU exists in the product list and every unit has a scannable barcode.</li>
<li>Units with batteries, liquids or powders are marked with that attribute in the product.</li>
</ul>
<h2>Boxes</h2>
<ul>
<li>New, strong cartons. Fill empty space, so that nothing moves.</li>
<li>At most 25 kg a box unless we agreed otherwise. Mark heavier ones as heavy on two sides.</li>
<li>Pack exactly what the packing list says for this box: the warehouse counts by box.</li>
<li>Do not put units of different appointments into one box.</li>
</ul>
<h2>Carton marks</h2>
<ul>
<li>One mark on every box, on the largest side, flat and dry, not across an edge or the tape.</li>
<li>Remove or cover old labels.</li>
<li>Print at true size with at least 203 dpi, so that the bars can be scanned.</li>
</ul>
<h2>Arrival</h2>
<ul>
<li>Deliver on the booked day and in the booked period. If you will be late, tell customer service the appointment number.</li>
<li>Pallets: boxes of one appointment together, marks outside, wrapped, no overhang.</li>
<li>The driver names the appointment number at the dock.</li>
</ul>
<h2>After arrival</h2>
<p>The warehouse counts and inspects. Missing or damaged units open a <a href="/help?article=loss-orders">loss order</a> by themselves. The time from arrival to the shelf is shown in the appointment.</p>`,
    body_cn: `<p>按以下要求发货，上架最快。不符合要求的箱子会被搁置，可能产生服务费。</p>
<h2>发货前</h2>
<ul>
<li>每批货须有已提交的入库预约，没有预约的箱子无法识别归属。</li>
<li>所有 SKU 已在产品列表创建，每件产品都有可扫描的条码。</li>
<li>带电、液体、粉末产品须在产品中勾选相应属性。</li>
</ul>
<h2>装箱</h2>
<ul>
<li>使用结实的新纸箱，填满空隙，避免晃动。</li>
<li>除另有约定外，每箱不超过 25 公斤；超重箱须在两面标明“超重”。</li>
<li>按装箱清单装箱，仓库按箱清点。</li>
<li>不同预约单的产品不要混装在同一箱。</li>
</ul>
<h2>箱唛</h2>
<ul>
<li>每箱一张，贴在最大的一面，平整干燥，不要跨边或压在封箱胶带上。</li>
<li>撕掉或遮盖旧标签。</li>
<li>按实际尺寸打印，分辨率不低于 203 dpi，确保可扫描。</li>
</ul>
<h2>到仓</h2>
<ul>
<li>按预约日期和时段送货。如有延误，请将预约单号告知客服。</li>
<li>托盘：同一预约的箱子放在一起，箱唛朝外，缠好膜，不要超出托盘。</li>
<li>司机到仓时报预约单号。</li>
</ul>
<h2>到仓后</h2>
<p>仓库清点并质检。短少或破损会自动生成<a href="/help?article=loss-orders">货损单</a>。各环节时间见预约单。</p>`,
  },
  {
    slug: 'loss-orders',
    section: 'inbound',
    position: 30,
    title_en: 'Loss orders: missing or damaged units',
    title_cn: '货损单：短少或破损',
    pictures: ['loss-orders'],
    body_en: `<p>When an appointment is closed and fewer units are on the shelf than you booked, a <a href="/products/lossOrder">loss order</a> opens by itself.</p>
<ul>
<li><strong>Normal</strong>: units were missing or broken at quality control.</li>
<li><strong>Abnormal</strong>: units went missing between quality control and the shelf.</li>
</ul>
<h2>Compensation</h2>
<p>With full inspection the purchase price of the appointment is paid, with sampling 7 per mille of it. Without a purchase price no amount can be offered: enter prices when you book.</p>
<h2>Your answer</h2>
<ol>
<li>Open the loss order and compare booked, arrived, qualified and shelved units per box. Photos of the warehouse are attached.</li>
<li><strong>Accept</strong>: the compensation is credited to your balance at once.</li>
<li><strong>Dispute</strong>: write what is wrong and add up to nine pictures of at most 500 KB each. We answer with a comment and an amount.</li>
</ol>
<p>You have 14 days. Three days before the end we remind you; after that the offered amount is credited.</p>`,
    body_cn: `<p>入库完成时，上架数量少于预约数量，会自动生成<a href="/products/lossOrder">货损单</a>。</p>
<ul>
<li><strong>正常货损</strong>：质检时短少或破损。</li>
<li><strong>异常货损</strong>：质检后、上架前短少。</li>
</ul>
<h2>赔付</h2>
<p>全检按预约单中的采购价赔付，抽检按采购价的千分之七赔付。没有采购价则无法计算金额，预约时请填写。</p>
<h2>如何处理</h2>
<ol>
<li>打开货损单，按箱核对预约、到货、合格和上架数量，可查看仓库照片。</li>
<li><strong>接受</strong>：赔付金额立即计入余额。</li>
<li><strong>申诉</strong>：说明问题，最多上传 9 张图片，每张不超过 500 KB。我方会回复意见和金额。</li>
</ol>
<p>处理期限为 14 天，到期前三天提醒；逾期按已提供的金额入账。</p>`,
  },
];
