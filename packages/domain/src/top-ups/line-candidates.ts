/** A bank line and a waiting top-up of the same currency, in the minor units of that currency. */
type LineFacts = { readonly amount: bigint; readonly words: string };
type TopUpFacts = { readonly amount: bigint; readonly customer_name: string };

export const likelihoods = ['likely', 'possible', 'unlikely'] as const;
export type Likelihood = (typeof likelihoods)[number];
export type Candidate = {
  readonly is_amount_equal: boolean;
  readonly is_day_near: boolean;
  readonly is_name_in_text: boolean;
  readonly likelihood: Likelihood;
  readonly score: number;
};

export const MAX_CANDIDATES = 3;
/** Banks on the way take fees: up to this share of the amount it may be the same payment. */
const NEAR_PERCENT = 5n;
const MOST_DAYS_LATER = 7;
const MOST_DAYS_EARLIER = 1;

/** How well a waiting top-up fits a bank line that was booked some days after its payment; null when nothing speaks for it. */
export function candidateOf(line: LineFacts, topUp: TopUpFacts, daysLater: number): Candidate | null {
  const apart = line.amount > topUp.amount ? line.amount - topUp.amount : topUp.amount - line.amount;
  const is_amount_equal = apart === 0n;
  const isNear = apart * 100n <= topUp.amount * NEAR_PERCENT;
  // A payment is booked on its day or in the week after it.
  const is_day_near = daysLater >= -MOST_DAYS_EARLIER && daysLater <= MOST_DAYS_LATER;
  const is_name_in_text = isNameIn(topUp.customer_name, line.words);
  if (!isNear) return null;
  const score = (is_name_in_text ? 2 : 0) + (is_day_near ? 2 : 0) + (is_amount_equal ? 1 : 0);
  if (score < 2 && !is_amount_equal) return null;
  const likelihood = score >= 4 ? 'likely' : score >= 3 ? 'possible' : 'unlikely';
  return { is_amount_equal, is_day_near, is_name_in_text, likelihood, score };
}

/** Forms of companies: banks leave them out or write them in another way. */
const legalForms = new Set('CO COMPANY CORP GMBH INC KK LIMITED LLC LLP LTD PTE PTY SA SARL SRL AG AS BV AND THE TRADING'.split(' '));

/** Whether the text names the customer: the first two words of its name that are not a legal form. */
export function isNameIn(name: string, words: string): boolean {
  const text = plain(words);
  const chinese =
    name
      .match(/\p{Script=Han}+/gu)
      ?.join('')
      .replace(/(股份)?有限(责任)?公司$/u, '') ?? '';
  if (chinese.length >= 2) return text.includes(chinese);
  const significant = plain(name)
    .split(' ')
    .filter((word) => word.length >= 2 && !legalForms.has(word))
    .slice(0, 2);
  const found = new Set(text.split(' '));
  return significant.length > 0 && significant.every((word) => found.has(word));
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
