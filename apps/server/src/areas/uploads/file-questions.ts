import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { question } from '#server/kernel/question.ts';

type AskedFile = { readonly file_id: string; readonly account_id: number | null; readonly job_id: number | null };

/** Whether this user may read the file, from the area that has it in a document; null when the area has not. */
export type FileReader = (ctx: Pick<MerchantCtx, 'tx' | 'actor'>, file: AskedFile) => Promise<boolean | null>;
export const fileReaders = question<FileReader>('who may read a file');

/** One area that allows it is enough. A file in no document is readable only by the account that uploaded it. */
export async function mayRead(ctx: Pick<MerchantCtx, 'tx' | 'actor'>, file: AskedFile): Promise<boolean> {
  let isInDocument = false;
  for (const ask of fileReaders.answers()) {
    const answer = await ask(ctx, file);
    if (answer === true) return true;
    if (answer === false) isInDocument = true;
  }
  return !isInDocument && file.account_id !== null && file.account_id === ctx.actor.accountId;
}

type ProviderFileReader = (ctx: Pick<MerchantCtx, 'tx' | 'actor'>, fileId: string) => Promise<boolean>;

/** Whether one of the provider's pictures is shown to this merchant: it may belong to another merchant alone. */
export const providerFileReaders = question<ProviderFileReader>('who may read a picture of the provider');

export async function mayReadProviderFile(ctx: Pick<MerchantCtx, 'tx' | 'actor'>, fileId: string): Promise<boolean> {
  for (const ask of providerFileReaders.answers()) if (await ask(ctx, fileId)) return true;
  return false;
}
