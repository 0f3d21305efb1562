import type { GuideSeed } from './guide-seed.ts';

export const apiGuides: readonly GuideSeed[] = [
  {
    slug: 'api-keys',
    section: 'api',
    position: 10,
    title_en: 'API keys and your first request',
    title_cn: 'API 密钥与第一个请求',
    pictures: ['api-key'],
    body_en: `<p>Your own programs can keep products, book inbound appointments, quote, send and follow orders, and read stock and bills through the open API. It is plain HTTPS with JSON.</p>
<h2>Make a key</h2>
<ol>
<li>Sign in with the main account and confirm your email.</li>
<li>Open the menu at your name, then “API key and tracking”, and make a key. Sub-accounts see it masked.</li>
<li>Store it like a password, outside of your source code. A new key makes the old one stop working at once.</li>
</ol>
<p>For each system you connect, an <a href="/plugins">integration</a> has keys of its own, limited to warehouses and permissions, and can be told by webhooks what happens to orders and stock.</p>
<h2>Sign in with it</h2>
<p>Send the key with every request in one header. No further signature is needed.</p>
<pre><code>curl https://YOUR-PORTAL/open/v1/orders?limit=20 \\
  -H "Authorization: Bearer YOUR-KEY" \\
  -H "lang: en-us"</code></pre>
<p>The header <code>lang</code> chooses the language of messages: <code>en-us</code> or <code>zh-cn</code>. A missing, wrong or expired key is answered with status 401, and <code>code</code> says which.</p>
<h2>Reference</h2>
<p>All fields of all calls are described at <code>/docs</code> of your portal, and for programs at <code>/open/openapi.json</code>. Enter your key there and press “Test Request” to try a call. A typed client for TypeScript and examples in curl, TypeScript and Python are part of the product; ask us for them.</p>`,
    body_cn: `<p>可通过开放 API 用自有系统管理商品、预约入库、报价、下单和跟踪订单，并读取库存和账单。接口为 HTTPS + JSON。</p>
<h2>生成密钥</h2>
<ol>
<li>用主账号登录并验证邮箱。</li>
<li>点击右上角姓名，选择“API 密钥与单号”，生成密钥。子账号只能看到隐藏后的密钥。</li>
<li>请像密码一样保管，不要写入源代码。生成新密钥后，旧密钥立即失效。</li>
</ol>
<p>每个对接系统可在<a href="/plugins">集成</a>中单独设置密钥，限定仓库和权限，并通过 Webhook 接收订单和库存变动。</p>
<h2>使用密钥</h2>
<p>每个请求在请求头中携带密钥，无需另外签名。</p>
<pre><code>curl https://YOUR-PORTAL/open/v1/orders?limit=20 \\
  -H "Authorization: Bearer YOUR-KEY" \\
  -H "lang: zh-cn"</code></pre>
<p>请求头 <code>lang</code> 决定提示语言：<code>en-us</code> 或 <code>zh-cn</code>。缺少、错误或过期的密钥返回 401，<code>code</code> 说明原因。</p>
<h2>接口文档</h2>
<p>全部接口和字段见系统的 <code>/docs</code>，程序可读取 <code>/open/openapi.json</code>。在该页面填入密钥并点击“Test Request”即可试用接口。另有 TypeScript 客户端以及 curl、TypeScript、Python 示例，可向我们索取。</p>`,
  },
  {
    slug: 'api-requests',
    section: 'api',
    position: 20,
    title_en: 'API: calls, lists, repeated requests, limits',
    title_cn: 'API：接口、列表、重复请求、限制',
    pictures: [],
    body_en: `<h2>Calls</h2>
<ul>
<li><code>GET /open/v1/products</code>, <code>GET /open/v1/products/{product_id}</code>, <code>POST /open/v1/products</code>, <code>POST /open/v1/products/{product_id}</code>: list, read, create and change products. <code>GET /open/v1/product-properties</code> lists the properties a product can have.</li>
<li><code>GET /open/v1/stock-levels</code> and <code>/open/v1/stock-changes</code>: stock per SKU and warehouse, and every change. <code>GET /open/v1/warehouses</code>: the warehouses your key reaches.</li>
<li><code>GET</code> and <code>POST /open/v1/inbound-appointments</code>, <code>GET</code> and <code>POST …/{inbound_id}</code>, <code>POST …/{inbound_id}/submit</code>, <code>/cancel</code>: inbound appointments. With <code>"submit": true</code> a new one is sent to the warehouse at once.</li>
<li><code>POST /open/v1/quotes</code>: prices of a parcel, at most 240 a minute.</li>
<li><code>GET</code> and <code>POST /open/v1/orders</code>, <code>GET</code> and <code>POST /open/v1/orders/{order_id}</code>, <code>POST …/{order_id}/submit</code>, <code>/cancel</code>, <code>/intercept</code>, <code>GET …/{order_id}/tracking</code>: orders from creation to delivery. An order may be created without a shipping method. Submitting locks the stock and holds the price; if the price has changed, send the new one as <code>accepted_total</code> to agree.</li>
<li><code>GET /open/v1/transactions</code>, <code>/open/v1/balance</code>, <code>/open/v1/storage-bills</code>: your wallet and the bills for storage. The wallet needs a key for all warehouses.</li>
<li><code>GET /open/v1/warning-email-setting</code>: recipients of low-stock warnings.</li>
</ul>
<p>Products are named by <code>sku</code> (or its alias) or by <code>product_id</code>. A key that is limited to warehouses sees the orders, appointments, stock and bills of those only.</p>
<h2>Lists</h2>
<p>Newest first. <code>limit</code> is 1 to 100. The answer has <code>list</code> and <code>next_cursor</code>: send it as <code>cursor</code>, with the same filters, to get the next page. On the last page it is null. No row is skipped or repeated while data changes.</p>
<pre><code>curl "https://YOUR-PORTAL/open/v1/orders?status=delivered&amp;limit=100&amp;cursor=CURSOR" \\
  -H "Authorization: Bearer YOUR-KEY"</code></pre>
<h2>Repeated requests</h2>
<p>Send a header <code>Idempotency-Key</code> of 8 to 100 letters, digits, - and _ with every POST. If the connection breaks, send the same request with the same key: it is done once and the first answer comes again. The same key with another body is refused.</p>
<p>Your platform order number works like a key too: while an order with it exists, a second one is refused with status 409 and code <code>orders.number_taken</code>, which names the <code>order_id</code> of the first.</p>
<h2>Limits</h2>
<p>Every answer says in <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code> how many requests your key may make in a minute, how many are left, and in how many seconds all are left again. Status 429 says in <code>Retry-After</code> how long to wait.</p>
<h2>Values</h2>
<p>Amounts are text with a point (<code>"12.40"</code>), times are ISO 8601 in UTC, days are days in Shanghai. New fields can be added at any time; ignore what you do not know.</p>`,
    body_cn: `<h2>接口</h2>
<ul>
<li><code>GET /open/v1/products</code>、<code>GET /open/v1/products/{product_id}</code>、<code>POST /open/v1/products</code>、<code>POST /open/v1/products/{product_id}</code>：商品列表、详情、创建和修改。<code>GET /open/v1/product-properties</code> 列出商品属性。</li>
<li><code>GET /open/v1/stock-levels</code>、<code>/open/v1/stock-changes</code>：各 SKU 在各仓库的库存及每次变动。<code>GET /open/v1/warehouses</code>：密钥可用的仓库。</li>
<li><code>GET</code>、<code>POST /open/v1/inbound-appointments</code>，<code>GET</code>、<code>POST …/{inbound_id}</code>，<code>POST …/{inbound_id}/submit</code>、<code>/cancel</code>：入库预约。创建时带 <code>"submit": true</code> 即直接提交仓库。</li>
<li><code>POST /open/v1/quotes</code>：包裹报价，每分钟最多 240 次。</li>
<li><code>GET</code>、<code>POST /open/v1/orders</code>，<code>GET</code>、<code>POST /open/v1/orders/{order_id}</code>，<code>POST …/{order_id}/submit</code>、<code>/cancel</code>、<code>/intercept</code>，<code>GET …/{order_id}/tracking</code>：订单从创建到签收。创建时可不选物流方式；提交后冻结库存并预扣费用。价格变动时，用 <code>accepted_total</code> 传新价格表示同意。</li>
<li><code>GET /open/v1/transactions</code>、<code>/open/v1/balance</code>、<code>/open/v1/storage-bills</code>：钱包和仓储账单。读取钱包需要不限仓库的密钥。</li>
<li><code>GET /open/v1/warning-email-setting</code>：低库存预警收件人。</li>
</ul>
<p>商品可用 <code>sku</code>（或别名）或 <code>product_id</code> 表示。限定仓库的密钥只能看到这些仓库的订单、预约、库存和账单。</p>
<h2>列表</h2>
<p>最新的在前。<code>limit</code> 为 1 到 100。返回 <code>list</code> 和 <code>next_cursor</code>，用相同的筛选条件将其作为 <code>cursor</code> 传入即可读取下一页，最后一页为 null。数据变动时不会遗漏或重复。</p>
<pre><code>curl "https://YOUR-PORTAL/open/v1/orders?status=delivered&amp;limit=100&amp;cursor=CURSOR" \\
  -H "Authorization: Bearer YOUR-KEY"</code></pre>
<h2>重复请求</h2>
<p>每个 POST 请携带请求头 <code>Idempotency-Key</code>（8–100 位字母、数字、- 和 _）。网络中断时用同一密钥重发，只执行一次并返回首次结果。同一密钥配不同内容会被拒绝。</p>
<p>平台单号同样起到防重作用：已有使用该单号的订单时，再次创建返回 409，代码 <code>orders.number_taken</code>，并给出已有订单的 <code>order_id</code>。</p>
<h2>限制</h2>
<p>每次返回的 <code>RateLimit-Limit</code>、<code>RateLimit-Remaining</code>、<code>RateLimit-Reset</code> 说明密钥每分钟可用次数、剩余次数以及多少秒后恢复。状态 429 的 <code>Retry-After</code> 说明需要等待的秒数。</p>
<h2>数据格式</h2>
<p>金额为带小数点的文本（<code>"12.40"</code>），时间为 ISO 8601（UTC），日期为上海时间的日期。以后可能增加字段，请忽略不认识的字段。</p>`,
  },
  {
    slug: 'api-errors',
    section: 'api',
    position: 30,
    title_en: 'API: errors and what to do',
    title_cn: 'API：错误与处理',
    pictures: [],
    body_en: `<p>A refused request is answered with the status of its kind and a problem document (RFC 9457):</p>
<pre><code>{
  "type": "urn:error:request.invalid",
  "title": "Parameter error: please check the marked fields.",
  "status": 422,
  "code": "request.invalid",
  "instance": "urn:uuid:…",
  "request_id": "the id of this request",
  "fields": [{ "path": "lines.0.sku", "code": "products.sku_not_found", "msg": "SKU not found" }]
}</code></pre>
<ul>
<li><strong>code</strong> never changes: decide by it, not by the text.</li>
<li><strong>fields</strong> lists all wrong fields at once, at most 50.</li>
<li><strong>request_id</strong> is the id of the request, also in the header <code>x-request-id</code>. Name it when you ask us.</li>
</ul>
<h2>What to do</h2>
<ul>
<li>400, 422: correct the request. Repeating it does not help.</li>
<li>401: <code>key.missing</code>, <code>key.unknown</code>, <code>key.expired</code> or <code>key.off</code>: check the key, its integration and your account.</li>
<li>403: <code>permission.denied</code>: the key lacks the scope. <code>permission.address</code>: it is used from an address that is not listed. <code>permission.whole_account</code>: it is limited to warehouses.</li>
<li>404: no such record in your account.</li>
<li>409: the record is in another state, for example already submitted. Read it again, then decide.</li>
<li>429: too many requests. Wait as many seconds as <code>Retry-After</code> says.</li>
<li>500, 503: our fault. Repeat later with the same <code>Idempotency-Key</code>.</li>
</ul>`,
    body_cn: `<p>请求被拒绝时，返回相应状态码和错误文档（RFC 9457）：</p>
<pre><code>{
  "type": "urn:error:request.invalid",
  "title": "参数错误：请检查标出的字段。",
  "status": 422,
  "code": "request.invalid",
  "instance": "urn:uuid:…",
  "request_id": "请求编号",
  "fields": [{ "path": "lines.0.sku", "code": "products.sku_not_found", "msg": "未找到该 SKU" }]
}</code></pre>
<ul>
<li><strong>code</strong> 不会变化，请以此判断，不要依据文字。</li>
<li><strong>fields</strong> 一次列出所有错误字段，最多 50 个。</li>
<li><strong>request_id</strong> 为请求编号，也在响应头 <code>x-request-id</code> 中，咨询时请提供。</li>
</ul>
<h2>处理方法</h2>
<ul>
<li>400、422：修改请求内容，重发无用。</li>
<li>401：<code>key.missing</code>、<code>key.unknown</code>、<code>key.expired</code>、<code>key.off</code>，请检查密钥、集成和账号。</li>
<li>403：<code>permission.denied</code> 密钥没有该权限；<code>permission.address</code> 来源地址不在名单中；<code>permission.whole_account</code> 密钥限定了仓库。</li>
<li>404：账号内没有该记录。</li>
<li>409：记录状态已变化，例如已提交。请重新读取后再处理。</li>
<li>429：请求过多，请等待 <code>Retry-After</code> 所示的秒数后重试。</li>
<li>500、503：系统故障，请稍后用同一 <code>Idempotency-Key</code> 重试。</li>
</ul>`,
  },
  {
    slug: 'webhooks',
    section: 'api',
    position: 40,
    title_en: 'Webhooks: be told instead of asking',
    title_cn: 'Webhook：无需轮询，主动接收通知',
    pictures: [],
    body_en: `<p>An <a href="/plugins">integration</a> can be told of order status, tracking numbers, exceptions, inbound, billing and stock changes as soon as they happen.</p>
<h2>Set it up</h2>
<ol>
<li>Open <a href="/plugins">Integrations</a>, choose what to be told of and enter a target URL that is reachable from the internet.</li>
<li>Make a signing secret and store it in your program. It is shown once.</li>
<li>Press “Send a test message” and look at the answer under “Webhooks”.</li>
</ol>
<h2>What arrives</h2>
<p>A POST with JSON: <code>type</code>, <code>timestamp</code> and <code>data</code>. It names numbers and states and no personal data; read the rest through the API.</p>
<pre><code>{
  "type": "order_status",
  "timestamp": "2026-11-17T08:00:00.000Z",
  "data": { "order_no": "SO-261117-ABC234", "status": "shipped", "previous_status": "packaged" }
}</code></pre>
<h2>Check the signature</h2>
<p>Webhooks follow Standard Webhooks. Join <code>webhook-id</code>, <code>webhook-timestamp</code> and the body as it arrived with dots, and compute HMAC-SHA256 with the secret: the part after <code>whsec_</code>, decoded from base64. The result in base64 stands in <code>webhook-signature</code> after <code>v1,</code>. Refuse a timestamp that is older than five minutes.</p>
<h2>Answer and repeats</h2>
<ul>
<li>Answer 2xx within ten seconds and work afterwards. Redirects are not followed.</li>
<li>Anything else is repeated up to eight times, over more than a day. The id stays the same: keep the ids you have seen, because one can arrive twice.</li>
<li>What happens to one order arrives in its order.</li>
<li>If your target takes nothing for three days, we stop and send you a mail. Nothing is lost: start sending again at the integration.</li>
</ul>`,
    body_cn: `<p><a href="/plugins">集成</a>可以在订单状态、跟踪号、异常、入库、账单和库存发生变化时立即通知您的系统。</p>
<h2>设置</h2>
<ol>
<li>打开<a href="/plugins">集成</a>，选择通知内容，填写可从互联网访问的目标地址。</li>
<li>生成签名密钥并保存到您的程序中，仅显示一次。</li>
<li>点击“发送测试消息”，在“推送记录”中查看对方的回应。</li>
</ol>
<h2>消息内容</h2>
<p>POST 请求，JSON 格式：<code>type</code>、<code>timestamp</code> 和 <code>data</code>。只包含编号和状态，不含个人信息，其他内容请通过 API 读取。</p>
<pre><code>{
  "type": "order_status",
  "timestamp": "2026-11-17T08:00:00.000Z",
  "data": { "order_no": "SO-261117-ABC234", "status": "shipped", "previous_status": "packaged" }
}</code></pre>
<h2>验证签名</h2>
<p>采用 Standard Webhooks 规范。将 <code>webhook-id</code>、<code>webhook-timestamp</code> 和收到的原始内容用点号连接，用签名密钥（<code>whsec_</code> 之后的部分，base64 解码）计算 HMAC-SHA256，结果的 base64 即 <code>webhook-signature</code> 中 <code>v1,</code> 之后的部分。请拒绝五分钟以前的时间戳。</p>
<h2>回应与重发</h2>
<ul>
<li>请在十秒内返回 2xx，再进行处理。不会跟随重定向。</li>
<li>其他情况最多重发八次，历时一天以上。消息 ID 不变，同一消息可能收到两次，请记录已处理的 ID。</li>
<li>同一订单的消息按发生顺序送达。</li>
<li>目标三天没有接收消息时，我们会停止发送并发送邮件。消息不会丢失，可在集成中重新开始发送。</li>
</ul>`,
  },
  {
    slug: 'stores',
    section: 'api',
    position: 50,
    title_en: 'Connect Shopify, WooCommerce, SHOPLINE or CSV files',
    title_cn: '连接 Shopify、WooCommerce、SHOPLINE 或 CSV 文件',
    pictures: [],
    body_en: `<p>Orders of your shop arrive by themselves, and tracking numbers and stock go back.</p>
<h2>Connect</h2>
<ol>
<li>Sign in with the main account and open <a href="/plugins/stores">Stores</a>, then “Connect a store”.</li>
<li>Choose the platform and enter what it signs in with: the access token of a custom app (Shopify, SHOPLINE), or consumer key and secret (WooCommerce). They are checked with the shop and never shown again.</li>
<li>Choose the warehouse, and how often orders are pulled.</li>
</ol>
<h2>SKUs</h2>
<p>A SKU that is written the same in both places is found by itself. Others are listed at the store: choose the product once, and it is remembered. Orders that waited for it go on by themselves.</p>
<h2>Held orders</h2>
<p>An order that cannot be created is held with the reason. Map its SKU, correct the store’s settings or the products, then try again, or ignore it.</p>
<h2>Submit by themselves</h2>
<p>Rules choose the shipping method by country, weight and value. With “Submit orders by themselves” an order is submitted if stock and balance are enough and its shipping does not cost more than your limit.</p>
<h2>CSV files</h2>
<p>For every other shop: put files with the columns <code>order_no, sku, quantity, country</code> and the recipient into the folder “in” of your store. They are moved to “done” with a result file.</p>`,
    body_cn: `<p>店铺订单自动进入系统，跟踪号和库存自动回传。</p>
<h2>连接</h2>
<ol>
<li>用主账号登录，打开<a href="/plugins/stores">店铺</a>，点击“连接店铺”。</li>
<li>选择平台并填写凭据：自定义应用的访问令牌（Shopify、SHOPLINE），或 Consumer key 和 secret（WooCommerce）。系统会向店铺验证，之后不再显示。</li>
<li>选择发货仓库和拉取间隔。</li>
</ol>
<h2>SKU</h2>
<p>两边写法相同的 SKU 自动匹配。其余显示在店铺的 SKU 列表中，选择一次产品后即被记住，等待它的订单会自动继续。</p>
<h2>待处理订单</h2>
<p>无法创建的订单会保留并显示原因。匹配 SKU、修改店铺设置或产品后重试，也可以忽略。</p>
<h2>自动提交</h2>
<p>规则按国家、重量和货值选择物流方式。开启“自动提交订单”后，库存和余额充足且运费不超过上限的订单会自动提交。</p>
<h2>CSV 文件</h2>
<p>其他店铺可将包含 <code>order_no, sku, quantity, country</code> 及收件人信息的文件放入店铺的 “in” 文件夹，处理后连同结果文件移至 “done”。</p>`,
  },
];
