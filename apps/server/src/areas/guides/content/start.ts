import type { GuideSeed } from './guide-seed.ts';

export const startGuides: readonly GuideSeed[] = [
  {
    slug: 'getting-started',
    section: 'start',
    position: 10,
    title_en: 'Getting started: from registration to a delivered order',
    title_cn: '快速入门：从注册到订单签收',
    pictures: ['workplace'],
    body_en: `<p>Seven steps lead from a new account to your first delivered order. The strip at the top of the workplace shows which step is next.</p>
<ol>
<li><strong>Register and confirm your email.</strong> See <a href="/help?article=register">Register and secure your account</a>.</li>
<li><strong>Create your products.</strong> Every item has an SKU. Add them one by one in the <a href="/productsList">product list</a> or import a workbook. See <a href="/help?article=products">Products and SKUs</a>.</li>
<li><strong>Top up.</strong> Orders are paid from your balance. Open <a href="/billing/topUp">Top up</a>, pay to the account shown and send the proof. See <a href="/help?article=top-up">Top up your balance</a>.</li>
<li><strong>Book an inbound appointment.</strong> Tell the warehouse what arrives, in which boxes and when. See <a href="/help?article=inbound-booking">Book an inbound appointment</a>. Your boxes are listed under <a href="/products/packages">Boxes</a>.</li>
<li><strong>Send the boxes.</strong> Follow the <a href="/inboundGuidelines">inbound guidelines</a> and stick a carton mark on every box.</li>
<li><strong>Create and ship an order.</strong> As soon as the units are on the shelf, create an order, choose a shipping method and submit it. See <a href="/help?article=create-order">Create an order</a>.</li>
<li><strong>Follow it.</strong> The <a href="/order/order-list">order list</a> shows every order by status until it is delivered. See <a href="/help?article=order-statuses">Order statuses</a>.</li>
</ol>
<p>Every page has a “?” at the top right. It opens the article about that page. If something is still unclear, see <a href="/help?article=staff-roles">Whom to ask</a>.</p>`,
    body_cn: `<p>从新账号到第一单签收，共七步。工作区顶部的步骤条会提示下一步。</p>
<ol>
<li><strong>注册并验证邮箱。</strong>见<a href="/help?article=register">注册与账号安全</a>。</li>
<li><strong>创建产品。</strong>每个商品对应一个 SKU，可在<a href="/productsList">产品列表</a>逐个新建，也可用表格批量导入。见<a href="/help?article=products">产品与 SKU</a>。</li>
<li><strong>充值。</strong>订单费用从账户余额扣除。进入<a href="/billing/topUp">充值</a>，向页面显示的账户付款并提交凭证。见<a href="/help?article=top-up">账户充值</a>。</li>
<li><strong>创建入库预约。</strong>告知仓库到货的产品、装箱和时间。见<a href="/help?article=inbound-booking">创建入库预约</a>。全部箱子可在<a href="/products/packages">箱列表</a>查看。</li>
<li><strong>发货到仓库。</strong>按<a href="/inboundGuidelines">入库指引</a>包装，每箱贴一张箱唛。</li>
<li><strong>创建订单并发货。</strong>产品上架后即可创建订单、选择物流方式并提交。见<a href="/help?article=create-order">创建订单</a>。</li>
<li><strong>跟踪订单。</strong><a href="/order/order-list">订单列表</a>按状态显示每个订单，直到签收。见<a href="/help?article=order-statuses">订单状态</a>。</li>
</ol>
<p>每个页面右上角都有“?”，点击可打开该页面的说明。仍有疑问，请见<a href="/help?article=staff-roles">联系谁</a>。</p>`,
  },
  {
    slug: 'register',
    section: 'start',
    position: 20,
    title_en: 'Register and secure your account',
    title_cn: '注册与账号安全',
    pictures: [],
    body_en: `<p>The account you register with is the main account of your company. Your customer ID is shown in your <a href="/user/profile">profile</a>: name it whenever you contact us.</p>
<h2>Register</h2>
<ol>
<li>On the sign-in page choose Register and fill in company, name, email, telephone and password.</li>
<li>Open the link in the mail we send you. Until the email is confirmed you cannot add sub-accounts or make an API key.</li>
<li>Sign in. The first time a short guide is shown; confirm that you have read it.</li>
</ol>
<h2>Keep it safe</h2>
<ul>
<li>Switch on two-factor authentication in your profile and store the recovery codes.</li>
<li>Give every colleague a <a href="/help?article=sub-accounts">sub-account</a> instead of your own password.</li>
<li>Your profile lists recent sign-ins and signed-in devices. Sign out what you do not know.</li>
<li>If you forget the password, use “Forgot password” on the sign-in page. The mailed link works once.</li>
</ul>`,
    body_cn: `<p>注册的账号是公司的主账号。客户 ID 显示在<a href="/user/profile">个人中心</a>，联系我们时请提供。</p>
<h2>注册</h2>
<ol>
<li>在登录页点击“注册”，填写公司、姓名、邮箱、电话和密码。</li>
<li>打开邮件中的链接验证邮箱。验证前不能添加子账号，也不能生成 API 密钥。</li>
<li>登录。首次登录会显示操作指引，阅读后请确认。</li>
</ol>
<h2>账号安全</h2>
<ul>
<li>在个人中心开启两步验证，并保存好恢复码。</li>
<li>为每位同事建立<a href="/help?article=sub-accounts">子账号</a>，不要共用密码。</li>
<li>个人中心显示最近登录记录和在线设备，发现陌生设备请立即退出。</li>
<li>忘记密码时，在登录页点击“忘记密码”。邮件中的链接只能使用一次。</li>
</ul>`,
  },
  {
    slug: 'staff-roles',
    section: 'start',
    position: 30,
    title_en: 'Whom to ask: our staff and what they do',
    title_cn: '联系谁：我方人员及其职责',
    pictures: [],
    body_en: `<p>Your account manager is your first contact. Name and email are shown in your <a href="/user/profile">profile</a>.</p>
<ul>
<li><strong>Sales manager</strong>: contracts, price lists and the choice of your account manager.</li>
<li><strong>Account manager</strong>: looks after your account, answers questions about prices, balance, loss orders and anything that involves several departments.</li>
<li><strong>Customer service</strong>: tracking, exceptions, interceptions, notices and help with this portal.</li>
<li><strong>Order clerk</strong>: verifies submitted orders, corrects addresses with you and sends orders back that need a change.</li>
<li><strong>Warehouse clerk</strong>: receives your boxes, counts, packs and ships.</li>
<li><strong>Finance</strong>: credits top-ups, handles exchange rates and storage fees.</li>
<li><strong>Administrator</strong>: manages staff accounts and the settings of the system.</li>
</ul>
<p>Always name your customer ID and the number of the order, appointment or payment. You can rate your account manager at any time under <a href="/evaluation">Evaluation</a>. News from us is listed under <a href="/user/message">Messages</a>.</p>`,
    body_cn: `<p>有问题请先联系客户经理，姓名和邮箱显示在<a href="/user/profile">个人中心</a>。</p>
<ul>
<li><strong>销售经理</strong>：合同、报价，以及分配客户经理。</li>
<li><strong>客户经理</strong>：负责日常对接，解答价格、余额、货损单等问题，协调各部门。</li>
<li><strong>客服</strong>：物流轨迹、异常件、拦截、公告以及系统使用问题。</li>
<li><strong>订单专员</strong>：审核已提交的订单，与客户核对地址，退回需修改的订单。</li>
<li><strong>仓库专员</strong>：收货、清点、打包、发货。</li>
<li><strong>财务</strong>：充值入账、汇率和仓储费。</li>
<li><strong>管理员</strong>：管理员工账号和系统设置。</li>
</ul>
<p>联系时请提供客户 ID 以及订单号、预约单号或充值编号。可随时在<a href="/evaluation">服务评价</a>评价客户经理。我方公告见<a href="/user/message">消息</a>。</p>`,
  },
];
