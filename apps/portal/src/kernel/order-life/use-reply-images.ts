import { exceptionsCalls } from '@quayside/contract/exceptions/exceptions.calls';
import { MAX_MESSAGE_IMAGES } from '@quayside/domain/exceptions/exception-rules';
import { NOTE_IMAGE_BYTES } from '@quayside/domain/loss-orders/loss-rules';
import { useClient } from '@quayside/ui/kernel/context';
import { isSilent } from '@quayside/ui/kernel/errors';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { whyNotImage } from '@quayside/ui/kernel/file-checks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type SentImage = { readonly file_id: string; readonly name: string; readonly bytes: number };

/** Pictures of a reply, each up to 500 KB (LIMIT-04); unusable files are refused before the upload. */
export function useReplyImages() {
  const { t } = useTranslation('order-life');
  const client = useClient();
  const textOf = useFailureText();
  const [list, setList] = useState<readonly SentImage[]>([]);
  const [sending, setSending] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    const why = whyNotImage(file) ?? (file.size > NOTE_IMAGE_BYTES ? 'too_large' : null);
    setProblem(why === null ? null : t(`image_${why}`));
    if (why !== null) return;
    setSending((count) => count + 1);
    try {
      const { file_id } = await client.upload(exceptionsCalls.uploadImage, file, {});
      setList((before) => [...before, { file_id, name: file.name, bytes: file.size }].slice(0, MAX_MESSAGE_IMAGES));
    } catch (error) {
      if (!isSilent(error)) setProblem(textOf(error));
    } finally {
      setSending((count) => count - 1);
    }
  };
  const remove = (file_id: string) => setList((before) => before.filter((one) => one.file_id !== file_id));
  const clear = () => setList([]);
  return { list, busy: sending > 0, problem, send, remove, clear };
}
