import type { GuideSeed } from './guide-seed.ts';

export const orderGuides: readonly GuideSeed[] = [
  {
    slug: 'create-order',
    section: 'orders',
    position: 10,
    title_en: 'Create an order and choose a shipping method',
    title_cn: '创建订单并选择物流方式',
    pictures: ['order-form'],
    body_en: `<p>Open the <a href="/order/order-list">order list</a> and choose New order. For many orders use <a href="/order/orderList/import">Import orders</a>.</p>
<ol>
<li><strong>Recipient</strong>: paste a whole address and we fill in the fields, or type it. Check it: a wrong postal code is the most frequent reason for a delay. Your platform order number helps to find the order again; a number used before is pointed out.</li>
<li><strong>Items</strong>: choose SKUs and quantities, check the unit price and the customs data. Packaging can be added.</li>
<li><strong>Shipping</strong>: choose the warehouse. The methods that can carry the parcel are listed with delivery time, chargeable weight and total. Open a price to see how it is calculated. Methods that are not offered say why.</li>
<li><strong>Services and tax numbers</strong>: add value-added services, and VAT, IOSS, GST or ICMS numbers where the country needs them. See <a href="/help?article=taxes">Taxes</a>.</li>
<li><strong>Save</strong> keeps the order as Approving, and you can still change everything. <strong>Ship the order</strong> submits it: the units are locked and the price is held on your balance.</li>
</ol>
<p>If the balance does not cover the price, the missing amount is shown with a link to <a href="/billing/topUp">Top up</a>. After packing, the price is calculated once more with the measured weight and charged.</p>`,
    body_cn: `<p>进入<a href="/order/order-list">订单列表</a>，点击“新建订单”。批量下单请用<a href="/order/orderList/import">导入订单</a>。</p>
<ol>
<li><strong>收件人</strong>：可粘贴整段地址自动识别，也可逐项填写。请仔细核对，邮编错误是延误最常见的原因。填写平台订单号便于查找，重复的订单号会提示。</li>
<li><strong>商品</strong>：选择 SKU 和数量，核对单价和报关信息，可添加包材。</li>
<li><strong>物流</strong>：选择仓库后，列出可用的物流方式及时效、计费重和总价。点击价格可查看计算明细；不可用的方式会说明原因。</li>
<li><strong>增值服务和税号</strong>：添加增值服务；目的国需要时填写 VAT、IOSS、GST 或 ICMS 税号。见<a href="/help?article=taxes">税费</a>。</li>
<li><strong>保存</strong>后订单为“待确认”，仍可修改。<strong>提交发货</strong>后冻结库存，并在余额中预扣费用。</li>
</ol>
<p>余额不足时显示差额，可直接前往<a href="/billing/topUp">充值</a>。打包后按实测重量重新计价并扣款。</p>`,
  },
  {
    slug: 'order-statuses',
    section: 'orders',
    position: 20,
    title_en: 'Order statuses and what you can do in each',
    title_cn: '订单状态及可执行的操作',
    pictures: ['order-list'],
    body_en: `<p>The tabs of the <a href="/order/order-list">order list</a> are the statuses.</p>
<ul>
<li><strong>Approving (confirming)</strong>: saved, not submitted. You can edit, submit and cancel it.</li>
<li><strong>Error</strong>: sent back to you. Correct what is named, save and submit again.</li>
<li><strong>Uploaded (verifying)</strong>: submitted. Only our staff can change or cancel it.</li>
<li><strong>Approved</strong> and <strong>Packaged</strong>: awaiting shipment. You can ask for an interception, without guarantee.</li>
<li><strong>Shipped</strong>, <strong>In transit</strong>, <strong>Out for delivery</strong>: with the carrier. Tracking is in the order.</li>
<li><strong>Pick up (arrived)</strong>: the recipient must collect the parcel.</li>
<li><strong>Delivered</strong>: done.</li>
<li><strong>Alert (exception)</strong>: stopped; we wait for your reply. See <a href="/help?article=exceptions">Exceptions and interceptions</a>.</li>
<li><strong>Expired</strong>: in transit for too long. Ask customer service.</li>
<li><strong>Cancelled</strong>: the stock is free again and the held amount is released.</li>
</ul>
<p>Deleting an order only hides it from the list. Recipient data can be cleared once the order has ended.</p>`,
    body_cn: `<p><a href="/order/order-list">订单列表</a>的标签即订单状态。</p>
<ul>
<li><strong>待确认</strong>：已保存，未提交。可编辑、提交、取消。</li>
<li><strong>待修改</strong>：已退回。按提示修改、保存后重新提交。</li>
<li><strong>已上传（审核中）</strong>：已提交，只有我方人员可修改或取消。</li>
<li><strong>已审核</strong>、<strong>已打包</strong>：待发货，可申请拦截，不保证成功。</li>
<li><strong>已发货</strong>、<strong>运输中</strong>、<strong>派送中</strong>：已交承运商，轨迹见订单详情。</li>
<li><strong>待取件（已到达）</strong>：需收件人自取。</li>
<li><strong>已签收</strong>：已完成。</li>
<li><strong>异常</strong>：已暂停，等待回复。见<a href="/help?article=exceptions">异常与拦截</a>。</li>
<li><strong>运输超时</strong>：运输时间过长，请联系客服。</li>
<li><strong>已取消</strong>：库存释放，预扣金额退回。</li>
</ul>
<p>删除订单只是从列表隐藏，数据保留。订单结束后可清除收件人信息。</p>`,
  },
  {
    slug: 'exceptions',
    section: 'orders',
    position: 30,
    title_en: 'Exceptions and interceptions',
    title_cn: '异常与拦截',
    pictures: [],
    body_en: `<h2>Exceptions</h2>
<p>An order that cannot go on gets the status Alert. The order says the problem, the deadline and what happens then. Typical reasons are missing or damaged units, an address the carrier refuses, or a balance that no longer covers the price.</p>
<ol>
<li>Open the order from the tab Alert in the <a href="/order/order-list">order list</a>.</li>
<li>Read the question, write your reply and add pictures if they help.</li>
<li>We resolve it and the order goes on where it stopped, or we ask again.</li>
</ol>
<p>An order that only waits for money goes on by itself after a <a href="/billing/topUp">top-up</a>. A day before the deadline you get a reminder.</p>
<h2>Interceptions</h2>
<p>To stop an order that is Approved or Packaged, open it and choose Intercept. We decide as soon as possible. If it is accepted, units and money come back and a fee may be charged; if the parcel has left meanwhile, it is too late. There is one open request per order.</p>`,
    body_cn: `<h2>异常</h2>
<p>无法继续处理的订单会变为“异常”，订单中显示问题、回复期限和逾期后果。常见原因：缺货或破损、承运商拒收地址、余额不足。</p>
<ol>
<li>在<a href="/order/order-list">订单列表</a>的“异常”标签中打开订单。</li>
<li>查看问题并回复，必要时上传图片。</li>
<li>我方处理后订单从中断处继续，或再次询问。</li>
</ol>
<p>仅因余额不足的订单，<a href="/billing/topUp">充值</a>后自动继续。到期前一天会提醒。</p>
<h2>拦截</h2>
<p>“已审核”或“已打包”的订单可申请拦截：打开订单，点击“拦截”。我方会尽快处理。拦截成功则库存和款项退回，可能收取费用；包裹已发出则无法拦截。每个订单同时只能有一个申请。</p>`,
  },
  {
    slug: 'taxes',
    section: 'orders',
    position: 40,
    title_en: 'Taxes: VAT, IOSS, GST, ICMS and thresholds',
    title_cn: '税费：VAT、IOSS、GST、ICMS 与起征点',
    pictures: [],
    body_en: `<p>Most countries charge tax on imported parcels, many of them from the first cent. The <a href="/description/tariffDescription">tariff reference</a> lists the rules by country with their dates, sources and the day each was last checked.</p>
<ul>
<li><strong>European Union</strong>: the exemption up to 22 EUR has been gone since 1 July 2021. Parcels to one recipient on one day of up to 150 EUR in total can declare VAT with an IOSS number (DDP). Since 1 July 2026 a flat duty is due on these parcels as well.</li>
<li><strong>VAT, GST</strong>: enter the number that is valid in the destination country.</li>
<li><strong>ICMS</strong>: for Brazil.</li>
</ul>
<p>Tax numbers are entered with the shipping method of the order, where only those of the destination are asked for. Your declared value and HS code must be true: the customs of the destination checks them.</p>
<p>Tell us how import taxes should be handled for you under <a href="/taxOpinionsCollection">Tax opinions collection</a>. This is information, not legal advice; ask your broker or account manager when in doubt.</p>`,
    body_cn: `<p>大多数国家对进口包裹征税，许多国家不设起征点。<a href="/description/tariffDescription">关税起征点参考</a>按国家列出规则、生效日期、来源和最近核实日期。</p>
<ul>
<li><strong>欧盟</strong>：22 欧元以下免税自 2021 年 7 月 1 日起取消。同一收件人同一天合计不超过 150 欧元的包裹可用 IOSS 税号申报增值税（DDP）。自 2026 年 7 月 1 日起，此类包裹另征固定关税。</li>
<li><strong>VAT、GST</strong>：填写在目的国有效的税号。</li>
<li><strong>ICMS</strong>：适用于巴西。</li>
</ul>
<p>税号在订单的物流步骤填写，只显示目的国需要的税号。申报价值和 HS 编码须真实，目的国海关会核查。</p>
<p>请在<a href="/taxOpinionsCollection">税务意见征集</a>告知进口税费的处理方式。以上仅供参考，不构成法律意见，如有疑问请咨询报关行或客户经理。</p>`,
  },
];
