import { createHash, randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Translator } from './port.ts';

const TIMEOUT_MS = 6000;
const Answer = z.union([
  z.object({ trans_result: z.array(z.object({ dst: z.string() })).min(1) }),
  z.object({ error_code: z.coerce.string(), error_msg: z.string().default('') }),
]);

export type BaiduApp = { readonly appId: string; readonly key: string; readonly url: string };

/** Baidu's general text translation: a form post, signed with MD5 over app id, text, salt and key. */
export function baiduTranslator({ appId, key, url }: BaiduApp, timeoutMs: number = TIMEOUT_MS): NonNullable<Translator> {
  return {
    translate: async (text, from, to) => {
      const salt = String(randomInt(1_000_000_000));
      // The service requires the signature over the text before URL encoding.
      const sign = createHash('md5').update(`${appId}${text}${salt}${key}`).digest('hex');
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ q: text, from, to, appid: appId, salt, sign }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(`the translation service answered ${answer.status}`);
      const said = Answer.parse(await answer.json());
      if ('error_code' in said) throw new Error(`the translation service answered ${said.error_code} ${said.error_msg}`);
      // One entry per line of the request.
      return said.trans_result.map((line) => line.dst).join('\n');
    },
  };
}
