import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { translationsCalls } from '@quayside/contract/translations/translations.calls';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';

/** Translates a text of the product form. The service is called after the transaction has ended. */
export async function translate({ translator }: MerchantCtx, { text, from, to }: ParsedOf<typeof translationsCalls.translate>) {
  if (from === to) return () => Promise.resolve({ text });
  if (!translator) throw new Refusal('translations.no_service');
  return async () => {
    try {
      return { text: await translator.translate(text, from, to) };
    } catch (error) {
      throw new Refusal('translations.no_service', {}, [], error);
    }
  };
}
