import { CloseOutlined } from '@ant-design/icons';
import { lossOrdersCalls } from '@quayside/contract/loss-orders/loss-orders.calls';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { MAX_DISPUTE_IMAGES, NOTE_IMAGE_BYTES } from '@quayside/domain/loss-orders/loss-rules';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { useClient } from '@quayside/ui/kernel/context';
import { isSilent } from '@quayside/ui/kernel/errors';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { imageSuffixes, whyNotImage } from '@quayside/ui/kernel/file-checks';
import { Button, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './loss-orders.css';

type FieldProps = { id?: string; value?: string[]; onChange?: (ids: string[]) => void };

/** Pictures of a note, each up to 500 KB (LIMIT-04); unusable files are refused before the upload. */
export function NoteImages({ id, value: given, onChange }: FieldProps) {
  const value = given ?? [];
  const { t } = useTranslation('loss-orders');
  const { send, busy, problem } = useSendImage((file_id) => onChange?.([...value, file_id]));
  return (
    <div className="note-images">
      {value.map((file_id) => (
        <span key={file_id} className="note-image">
          <AuthImage path={`${uploadsCalls.getFile.path}?file_id=${file_id}`} alt={t('by_dispute')} />
          <Button
            size="small"
            type="text"
            aria-label={t('remove_image')}
            icon={<CloseOutlined />}
            onClick={() => onChange?.(value.filter((one) => one !== file_id))}
          />
        </span>
      ))}
      {value.length < MAX_DISPUTE_IMAGES && (
        <Upload
          accept={imageSuffixes}
          showUploadList={false}
          {...(id === undefined ? {} : { id })}
          beforeUpload={(file) => {
            void send(file);
            return false;
          }}
        >
          <Button loading={busy}>{t('add_image')}</Button>
        </Upload>
      )}
      <span className="quiet">{t('dispute_images_hint', { max: MAX_DISPUTE_IMAGES })}</span>
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function useSendImage(onSent: (file_id: string) => void) {
  const { t } = useTranslation('loss-orders');
  const client = useClient();
  const textOf = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    const why = whyNotImage(file) ?? (file.size > NOTE_IMAGE_BYTES ? 'too_large' : null);
    setProblem(why === null ? null : t(`image_${why}`));
    if (why !== null) return;
    setBusy(true);
    try {
      onSent((await client.upload(lossOrdersCalls.noteImage, file, {})).file_id);
    } catch (error) {
      if (!isSilent(error)) setProblem(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, problem };
}
