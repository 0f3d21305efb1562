import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { ADVISED_SCREENSHOT_BYTES, MAX_VOUCHER_BYTES } from '@quayside/domain/top-ups/top-up-rules';
import { FileView } from '@quayside/ui/display/file-view';
import { useClient } from '@quayside/ui/kernel/context';
import { isSilent } from '@quayside/ui/kernel/errors';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { voucherSuffixes, whyNotVoucher } from '@quayside/ui/kernel/file-checks';
import { Button, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type FieldProps = { id?: string; value?: string; onChange?: (file_id: string) => void };

/** The proof of payment. Unusable files are refused before the upload (TOP-05); an uploaded one is shown. */
export function VoucherField({ id, value, onChange }: FieldProps) {
  const { t } = useTranslation('top-ups');
  const { send, busy, problem, isBig } = useSendVoucher((file_id) => onChange?.(file_id));
  return (
    <div className="voucher-field">
      <Upload
        accept={voucherSuffixes}
        showUploadList={false}
        {...(id === undefined ? {} : { id })}
        beforeUpload={(file) => {
          void send(file);
          return false;
        }}
      >
        <Button loading={busy}>{value === undefined ? t('voucher_choose') : t('voucher_change')}</Button>
      </Upload>
      <span className="quiet">{isBig ? t('voucher_big') : t('voucher_hint')}</span>
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      {value !== undefined && <FileView path={`${uploadsCalls.getFile.path}?file_id=${value}`} name={t('voucher')} size="small" />}
    </div>
  );
}

function useSendVoucher(onSent: (file_id: string) => void) {
  const { t } = useTranslation('top-ups');
  const client = useClient();
  const textOf = useFailureText();
  const [busy, setBusy] = useState(false);
  const [isBig, setBig] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    const why = whyNotVoucher(file, MAX_VOUCHER_BYTES);
    setProblem(why === null ? null : t(`voucher_${why}`));
    if (why !== null) return;
    setBusy(true);
    try {
      const { file_id, mime } = await client.upload(topUpsCalls.voucher, file, {});
      // Only a hint, not a rule (TOP-06).
      setBig(mime.startsWith('image/') && file.size > ADVISED_SCREENSHOT_BYTES);
      onSent(file_id);
    } catch (error) {
      if (!isSilent(error)) setProblem(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, problem, isBig };
}
