import type { GuideSeed } from './guide-seed.ts';

export const serviceGuides: readonly GuideSeed[] = [
  {
    slug: 'self-service',
    section: 'products',
    position: 40,
    title_en: 'Self-service orders: work on your stock',
    title_cn: '自助订单：对库存进行操作',
    pictures: [],
    body_en: `<p>With a <a href="/selfServiceOrder">self-service order</a> you let the warehouse work on units you have there: count, photograph, relabel, repack, bundle, return or dispose of them.</p>
<ol>
<li>Choose the warehouse, the work, the SKUs and the units. The price is shown before you submit.</li>
<li>Submitting locks these units and holds the price, so that no order takes them meanwhile. Units that are locked already cannot be chosen.</li>
<li>You can cancel until the warehouse has begun; units and money are free again at once.</li>
<li>When it is done you see the result of every line and the photos. You pay for what was done, never more than was held.</li>
</ol>
<ul>
<li>A count that finds another number corrects your stock. See the <a href="/products/inventory/stockLog">stock log</a>.</li>
<li>A bundle takes units of its parts and adds units of the bundle SKU.</li>
<li>A return needs an address. It is deleted six months after the end.</li>
</ul>`,
    body_cn: `<p><a href="/selfServiceOrder">自助订单</a>可让仓库对您的在库货品进行操作：盘点、拍照、换标、换包装、组套、退回或销毁。</p>
<ol>
<li>选择仓库、操作、SKU 和数量，提交前会显示价格。</li>
<li>提交后冻结这些货品并预留费用，期间不会被订单占用。已冻结的货品不能选择。</li>
<li>仓库开始操作前可以取消，货品和费用立即释放。</li>
<li>完成后可查看每行结果和照片。只收取实际完成部分的费用，不会超过预留金额。</li>
</ol>
<ul>
<li>盘点数量不一致时会更正库存，见<a href="/products/inventory/stockLog">库存流水</a>。</li>
<li>组套会扣减组成 SKU，并增加组套 SKU。</li>
<li>退回需要填写地址，结束六个月后删除。</li>
</ul>`,
  },
  {
    slug: 'drop-shipping',
    section: 'products',
    position: 50,
    title_en: 'Drop-shipping: let us buy for you',
    title_cn: '一件代发：由我们采购',
    pictures: [],
    body_en: `<p>You found a product and want it shipped from our warehouse: send a <a href="/dropshipping">sourcing request</a>.</p>
<ol>
<li>Enter a link to the product, pictures, your target price, the quantity and the country it will be sold in.</li>
<li>We answer with a price per unit, weight, size and lead time, valid until a day. Ask back with a message at the request.</li>
<li>Accept the quote: the SKU is created, an inbound appointment is booked for the goods, and their value is charged to your balance. If the balance is not enough, <a href="/billing/topUp">top up</a> first.</li>
<li>When the goods have arrived, they are in your <a href="/products/inventory">inventory</a> and you create orders as usual.</li>
</ol>
<p>A quote that is not accepted in time ends by itself. Write a message to get a new one.</p>`,
    body_cn: `<p>找到想卖的产品，希望从我们的仓库发货？请提交<a href="/dropshipping">采购需求</a>。</p>
<ol>
<li>填写产品链接、图片、目标价格、数量和销售国家。</li>
<li>我们回复单价、重量、尺寸和交期，并注明报价有效期。有疑问可在需求中留言。</li>
<li>接受报价后，系统创建 SKU、预约入库，并从余额中扣除货款。余额不足请先<a href="/billing/topUp">充值</a>。</li>
<li>到货后即在<a href="/products/inventory">库存</a>中，可照常创建订单。</li>
</ol>
<p>逾期未接受的报价自动失效，可留言重新询价。</p>`,
  },
  {
    slug: 'statistics',
    section: 'billing',
    position: 40,
    title_en: 'Statistics and dashboards',
    title_cn: '统计与看板',
    pictures: [],
    body_en: `<p>All months are those of the warehouse (Asia/Shanghai). Choose a range and a warehouse at the top; every figure is compared with the period before.</p>
<ul>
<li><a href="/statistics/monthlyShipping">Monthly shipping</a>: orders and units by method or warehouse.</li>
<li><a href="/statistics/countryDataStatistics">Country data</a>: a map and a table of where your orders went.</li>
<li><a href="/statistics/monthlyVolumeStatistics">Monthly volume</a>: cubic metres and chargeable weight.</li>
<li><a href="/statistics/monthlyExpenses">Monthly expenses</a>: what you paid, by fee type.</li>
<li><a href="/statistics/skuShipmentQuantity">SKU shipped quantity</a>: which SKUs sold most.</li>
</ul>
<p>A click on a bar or a figure opens what is behind it. The table can be downloaded as a workbook, the chart as a picture.</p>
<p><a href="/dashboard/analysis">Analysis</a> shows cost and delivery time by lane, how long your stock lasts and what has not sold. <a href="/dashboard/monitor">Monitor</a> shows what is happening now and refreshes by itself.</p>`,
    body_cn: `<p>所有月份均按仓库时间（Asia/Shanghai）。在页面上方选择时间范围和仓库，每个数字都会与上一期间比较。</p>
<ul>
<li><a href="/statistics/monthlyShipping">月度发货</a>：按物流方式或仓库统计订单和件数。</li>
<li><a href="/statistics/countryDataStatistics">国家数据</a>：订单去向的地图和表格。</li>
<li><a href="/statistics/monthlyVolumeStatistics">月度体积</a>：立方米和计费重。</li>
<li><a href="/statistics/monthlyExpenses">月度费用</a>：按费用类型统计支出。</li>
<li><a href="/statistics/skuShipmentQuantity">SKU 发货量</a>：哪些 SKU 卖得最多。</li>
</ul>
<p>点击柱形或数字可查看对应明细。表格可下载为 Excel，图表可保存为图片。</p>
<p><a href="/dashboard/analysis">分析</a>显示各线路的成本和时效、库存可用天数和滞销库存。<a href="/dashboard/monitor">监控</a>显示当前情况并自动刷新。</p>`,
  },
];
