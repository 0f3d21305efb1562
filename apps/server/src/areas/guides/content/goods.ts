import type { GuideSeed } from './guide-seed.ts';

export const goodsGuides: readonly GuideSeed[] = [
  {
    slug: 'products',
    section: 'products',
    position: 10,
    title_en: 'Products and SKUs',
    title_cn: '产品与 SKU',
    pictures: ['products', 'product-form'],
    body_en: `<p>A product is one SKU. Orders, appointments and stock all refer to it, so create the product first, in the <a href="/productsList">product list</a>.</p>
<h2>What a product needs</h2>
<ul>
<li><strong>SKU</strong>: 1 to 30 letters, digits, - _ . and spaces inside. It is unique in your account, upper and lower case count as the same, and it cannot be changed later.</li>
<li><strong>Names</strong>: a Chinese name with Chinese characters and an English name without. Both are printed on customs papers.</li>
<li><strong>Weight and size</strong>: length, width and height together or not at all. The warehouse measures on arrival; its figures are shown beside yours and are used for fees.</li>
<li><strong>Customs data</strong>: declared value, HS code and attributes such as battery or liquid. Attributes decide which shipping methods are offered.</li>
<li><strong>Barcode</strong>: leave it empty and one is made for you.</li>
<li><strong>Warning quantity</strong>: below it you get a <a href="/help?article=warning-emails">warning mail</a>.</li>
</ul>
<h2>Labels</h2>
<p>Select products and choose Print labels. Stick a label on every unit that has no scannable barcode of its own.</p>
<h2>Delete</h2>
<p>A product cannot be deleted while there is stock or an open order or appointment with it. The message says what is in the way.</p>`,
    body_cn: `<p>一个产品对应一个 SKU。订单、入库预约和库存都以 SKU 为准，请先在<a href="/productsList">产品列表</a>创建产品。</p>
<h2>填写要求</h2>
<ul>
<li><strong>SKU</strong>：1–30 位字母、数字、- _ . 及中间空格；账号内唯一，不区分大小写，创建后不可修改。</li>
<li><strong>名称</strong>：中文名须含中文，英文名不得含中文，均用于报关。</li>
<li><strong>重量和尺寸</strong>：长宽高须同时填写或都不填。到仓后由仓库实测，实测值显示在旁边并用于计费。</li>
<li><strong>报关信息</strong>：申报价值、HS 编码，以及带电、液体等属性。属性决定可选的物流方式。</li>
<li><strong>条码</strong>：留空则自动生成。</li>
<li><strong>预警数量</strong>：低于该数量会收到<a href="/help?article=warning-emails">预警邮件</a>。</li>
</ul>
<h2>打印标签</h2>
<p>勾选产品后点击“打印标签”。没有可扫描条码的产品，每件都要贴标签。</p>
<h2>删除</h2>
<p>有库存、未完成的订单或入库预约时不能删除，系统会提示原因。</p>`,
  },
  {
    slug: 'import-files',
    section: 'products',
    position: 20,
    title_en: 'Import products, orders and appointments from a workbook',
    title_cn: '用表格批量导入产品、订单和入库预约',
    pictures: [],
    body_en: `<p>Imports work the same way everywhere: for products, orders, inbound appointments and serial numbers.</p>
<ol>
<li>Download the template on the import page. Always use the latest one: an old template is refused with a hint.</li>
<li>Fill it in: one row per record, at most 5,000 rows, xls or xlsx. Write values, no formulas.</li>
<li>Upload it. All rows are checked at once and every error is shown at its cell.</li>
<li>Correct errors on the page, or download the workbook with marked cells and upload it again.</li>
<li>Import all rows, or only the valid ones. The same file twice changes nothing.</li>
</ol>
<p>In the update mode rows change existing products; an empty barcode or image keeps the current one. Rows of orders with one platform order number make one order, rows of appointments with one reference make one draft.</p>`,
    body_cn: `<p>产品、订单、入库预约和序列号的导入方式相同。</p>
<ol>
<li>在导入页下载模板。请使用最新模板，旧模板会被拒绝并提示。</li>
<li>填写：一行一条，最多 5000 行，支持 xls 和 xlsx。请填写数值，不要用公式。</li>
<li>上传。系统一次检查所有行，错误显示在对应单元格。</li>
<li>可直接在页面修改，也可下载标记错误的表格，改好再上传。</li>
<li>导入全部行，或只导入正确的行。重复导入同一文件不会产生变化。</li>
</ol>
<p>更新模式会修改已有产品；条码或图片留空则保持不变。平台订单号相同的行合并为一个订单，预约参考号相同的行合并为一张草稿。</p>`,
  },
  {
    slug: 'stock',
    section: 'products',
    position: 30,
    title_en: 'Stock, stock log and serial numbers',
    title_cn: '库存、库存流水与序列号',
    pictures: ['inventory'],
    body_en: `<p><a href="/products/inventory">Inventory</a> shows your units per SKU and warehouse.</p>
<ul>
<li><strong>Total</strong>: units on the shelf.</li>
<li><strong>Locked</strong>: units promised to submitted orders. Click the number to see which orders hold them.</li>
<li><strong>Available</strong>: total minus locked. Only these can be ordered.</li>
<li><strong>Expected</strong>: units of submitted appointments that have not arrived yet.</li>
</ul>
<p>The <a href="/products/inventory/stockLog">stock log</a> lists every movement with its document, time and the balance after it, and can be downloaded. “Stock on a day” gives the quantities at the end of any past day.</p>
<p>If your products have <a href="/customerSerialNumber">serial numbers</a>, import them before the units are packed: the packer scans them, and you see which number went to which order.</p>`,
    body_cn: `<p><a href="/products/inventory">库存列表</a>按 SKU 和仓库显示库存。</p>
<ul>
<li><strong>总库存</strong>：货架上的数量。</li>
<li><strong>冻结库存</strong>：已提交订单占用的数量，点击可查看占用的订单。</li>
<li><strong>可用库存</strong>：总库存减冻结库存，只有可用库存能下单。</li>
<li><strong>在途</strong>：已提交的入库预约中尚未到仓的数量。</li>
</ul>
<p><a href="/products/inventory/stockLog">库存流水</a>记录每次变动的单据、时间和变动后数量，可下载。“库存快照”可查询任意一天结束时的库存。</p>
<p>产品有<a href="/customerSerialNumber">序列号</a>时，请在打包前导入：打包时扫描，可查询每个序列号发往哪个订单。</p>`,
  },
];
