import { reportPageErrorJob } from '@quayside/contract/page-errors/page-errors.jobs';
import { REPORT_TOKEN_LIFE_MS, pagePath, withoutPeople } from '@quayside/domain/page-errors/page-error-rules';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { JobCtx } from '#server/kernel/jobs.ts';
import { Refusal } from '#server/kernel/refusal.ts';

const PLACE = 'page-errors';

/** A token to report page errors with, valid for an hour and for this merchant only. */
export async function getToken({ secrets, actor, now }: MerchantCtx) {
  const until = now.getTime() + REPORT_TOKEN_LIFE_MS;
  return { token: secrets.seal(`${actor.customerId} ${until}`, PLACE).toString('base64url') };
}

type Report = { token: string; page: string; message: string; stack?: string | undefined };

/** Accepts a page's error report and forwards it to the provider without personal data. */
export async function sendReport(ctx: MerchantCtx, { token, page, message, stack = '' }: Report): Promise<Record<string, never>> {
  const [customer, until] = (ctx.secrets.unseal(Buffer.from(token, 'base64url'), PLACE) ?? '').split(' ');
  if (Number(customer) !== ctx.actor.customerId || Number(until) <= ctx.now.getTime()) throw new Refusal('request.illegal_operation');
  await ctx.enqueue(reportPageErrorJob, {
    customer_id: ctx.actor.customerId,
    page: pagePath(page),
    message: withoutPeople(message),
    stack: withoutPeople(stack),
    request_id: ctx.request.id,
  });
  return {};
}

type Fault = { customer_id: number; page: string; message: string; stack: string; request_id: string };

/** Writes to the log always, and to the chat if one is configured. */
export async function tellProvider({ logger, chat }: Pick<JobCtx, 'logger' | 'chat'>, fault: Fault): Promise<void> {
  const { customer_id, page, message, stack } = fault;
  await chat.say(`Page fault at ${page} (customer ${customer_id})\n${message}\n${stack}`.trim());
  logger.warn({ page_error: fault }, 'a page reported a fault');
}
