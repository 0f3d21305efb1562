import type { GuideSeed } from './guide-seed.ts';

export const moneyGuides: readonly GuideSeed[] = [
  {
    slug: 'top-up',
    section: 'billing',
    position: 10,
    title_en: 'Top up your balance',
    title_cn: '账户充值',
    pictures: ['top-up'],
    body_en: `<p>Your balance is in US dollars. You pay outside of the portal and send the proof here.</p>
<ol>
<li>Open <a href="/billing/topUp">Top up</a> and choose the payment method and the currency.</li>
<li>The receiving account is shown with a reference such as TU-ABCDEFGH. Write the reference into the purpose of your payment: we find it by that.</li>
<li>After paying, enter the amount, the day and the voucher (JPG, PNG or PDF, at most 10 MB) and submit.</li>
</ol>
<p>We compare it with our bank and credit it at the exchange rate of the day of payment. You get a mail and a message. If it is rejected, the reason is in the <a href="/billing/transferDetails">payment records</a>: correct it and send it again under the same reference.</p>
<p>Always use the account shown on the page. We never mail you another one.</p>`,
    body_cn: `<p>账户余额以美元计。请在系统外付款，再在此提交凭证。</p>
<ol>
<li>进入<a href="/billing/topUp">充值</a>，选择付款方式和币种。</li>
<li>页面显示收款账户和编号（如 TU-ABCDEFGH）。付款时请在附言中填写该编号，便于核对。</li>
<li>付款后填写金额、日期，上传凭证（JPG、PNG 或 PDF，不超过 10 MB）并提交。</li>
</ol>
<p>我方核对银行流水后，按付款当日汇率入账，并发送邮件和消息。如被退回，原因见<a href="/billing/transferDetails">充值记录</a>，修改后可用同一编号重新提交。</p>
<p>请只使用页面显示的收款账户，我方不会通过邮件更改账户。</p>`,
  },
  {
    slug: 'balance-and-bills',
    section: 'billing',
    position: 20,
    title_en: 'Balance, holds and transaction history',
    title_cn: '余额、预扣与交易记录',
    pictures: ['transactions'],
    body_en: `<p>Three amounts matter:</p>
<ul>
<li><strong>Balance</strong>: what has been credited minus what has been charged.</li>
<li><strong>Held</strong>: promised to submitted orders and appointments, not yet charged.</li>
<li><strong>Spendable</strong>: balance plus credit limit minus held. A new order must fit into it.</li>
</ul>
<p>When a parcel is packed, the hold is replaced by the charge, calculated with the measured weight. Cancelled orders release their hold. The <a href="/billing/transactionHistory">transaction history</a> lists every credit and charge with its document; search by order number or date, several numbers at once, and export the result. A statement for a period can be downloaded as a PDF.</p>
<p>A charge opens its explanation: fee, rule, inputs, and the difference from the quote. Questions about a charge go to your account manager, with the number of the transaction.</p>`,
    body_cn: `<p>请留意三个金额：</p>
<ul>
<li><strong>余额</strong>：已入账金额减已扣费用。</li>
<li><strong>预扣</strong>：已提交的订单和预约占用、尚未扣款的金额。</li>
<li><strong>可用金额</strong>：余额加信用额度减预扣，新订单不能超过该金额。</li>
</ul>
<p>包裹打包后，按实测重量计费扣款，预扣随之释放；取消订单也会释放预扣。<a href="/billing/transactionHistory">交易记录</a>列出每笔入账和扣款及对应单据，可按订单号、日期查询，支持批量单号和导出，并可下载指定期间的对账单 PDF。</p>
<p>每笔费用可查看说明：费用项、计费规则、数据以及与报价的差异。对费用有疑问，请将交易编号提供给客户经理。</p>`,
  },
  {
    slug: 'storage-fees',
    section: 'billing',
    position: 30,
    title_en: 'Storage fees',
    title_cn: '仓储费',
    pictures: [],
    body_en: `<p>Every night at 02:00 (Shanghai time) the stock of the day before is billed, one bill per warehouse and day, listed under <a href="/billing/warehouseFee">Storage fees</a>.</p>
<ul>
<li>The first 30 days after putaway are free.</li>
<li>After that the fee is volume × rate; the rate rises with the age of the units. The oldest units leave first.</li>
<li>The volume measured by the warehouse is used, otherwise yours.</li>
</ul>
<p>Open a bill to see SKU, putaway day, age, units, cubic metres, rate and amount of each line. Settle pays it from your balance; if the balance is too low, the missing amount is shown. The chart forecasts the next 30 days with unchanged stock, so you see early what old stock will cost.</p>`,
    body_cn: `<p>每天 02:00（上海时间）结算前一天的库存，每个仓库每天一张账单，见<a href="/billing/warehouseFee">仓储费</a>。</p>
<ul>
<li>上架后前 30 天免费。</li>
<li>之后按体积 × 费率计费，费率随库龄递增，先进先出。</li>
<li>以仓库实测体积为准，没有实测时按申报体积。</li>
</ul>
<p>打开账单可查看每行的 SKU、上架日期、库龄、数量、立方米、费率和金额。点击“结算”从余额扣款，余额不足时显示差额。图表按现有库存预测未来 30 天的费用。</p>`,
  },
  {
    slug: 'sub-accounts',
    section: 'account',
    position: 10,
    title_en: 'Sub-accounts, permissions and the operation log',
    title_cn: '子账号、权限与操作日志',
    pictures: ['sub-accounts'],
    body_en: `<p>Only the main account adds people, under <a href="/subAccount">Sub-accounts</a>. Confirm your email first.</p>
<ul>
<li><strong>Internal</strong>: a colleague. Grant what the job needs, for example orders without billing. An empty SKU list means all SKUs.</li>
<li><strong>Supplier</strong>: sees only the SKUs you list, and no prices. Suppliers can fill boxes of appointments.</li>
</ul>
<p>A new account gets a mail without the password: tell it to the person yourself. Leave the password empty when you edit somebody to keep it. Disabling signs the person out at once.</p>
<p>The <a href="/operationLog">operation log</a> shows who did what and when, including our staff acting for you.</p>`,
    body_cn: `<p>只有主账号可在<a href="/subAccount">子账号</a>中添加人员，请先验证邮箱。</p>
<ul>
<li><strong>内部员工</strong>：按岗位授权，例如只给订单权限、不给账单权限。SKU 列表留空表示全部 SKU。</li>
<li><strong>供应商</strong>：只能看到指定的 SKU，看不到价格，可填写入库预约的装箱。</li>
</ul>
<p>新账号会收到邮件，邮件中不含密码，请自行告知。编辑时密码留空表示不修改。停用后立即退出登录。</p>
<p><a href="/operationLog">操作日志</a>记录何人何时做了什么，包括我方人员代为操作的记录。</p>`,
  },
  {
    slug: 'warning-emails',
    section: 'account',
    position: 20,
    title_en: 'Warning emails for low stock',
    title_cn: '低库存预警邮件',
    pictures: ['warning-emails'],
    body_en: `<p>Under <a href="/warningEmailSetting">Warning emails</a> enter up to ten addresses and switch the warnings on. A new address gets one confirmation mail.</p>
<ol>
<li>Set a warning quantity in each product that matters, see <a href="/help?article=products">Products and SKUs</a>.</li>
<li>When the available stock falls below it, all addresses get a mail with SKU, warehouse and quantity.</li>
<li>Book an <a href="/products/inbound">inbound appointment</a> in time: transport and putaway take days.</li>
</ol>
<p>There is one switch for the whole list. Mails about money are chosen in your <a href="/user/profile">profile</a>.</p>`,
    body_cn: `<p>在<a href="/warningEmailSetting">预警邮箱</a>最多填写十个邮箱并开启预警。新邮箱会收到一封确认邮件。</p>
<ol>
<li>在产品中设置预警数量，见<a href="/help?article=products">产品与 SKU</a>。</li>
<li>可用库存低于预警数量时，所有邮箱会收到包含 SKU、仓库和数量的邮件。</li>
<li>请及时创建<a href="/products/inbound">入库预约</a>，运输和上架需要数天。</li>
</ol>
<p>开关对整个列表生效。资金类邮件在<a href="/user/profile">个人中心</a>设置。</p>`,
  },
];
