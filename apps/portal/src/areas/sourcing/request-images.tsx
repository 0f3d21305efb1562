import { CloseOutlined } from '@ant-design/icons';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { MAX_SOURCING_IMAGES } from '@quayside/domain/sourcing/sourcing-rules';
import { MAX_IMAGE_BYTES, sizeText } from '@quayside/domain/uploads/upload-rules';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { useClient } from '@quayside/ui/kernel/context';
import { isSilent } from '@quayside/ui/kernel/errors';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { imageSuffixes, whyNotImage } from '@quayside/ui/kernel/file-checks';
import { Button, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type FieldProps = { id?: string; value?: string[]; onChange?: (ids: string[]) => void };

/** Pictures of what is wanted; unusable files are refused before the upload. */
export function RequestImages({ id, value: given, onChange }: FieldProps) {
  const value = given ?? [];
  const { t } = useTranslation('sourcing');
  const { send, busy, problem } = useSendImage((file_id) => onChange?.([...value, file_id]));
  return (
    <div className="request-images">
      {value.map((file_id, at) => (
        <span key={file_id} className="request-image">
          <AuthImage path={`${uploadsCalls.getFile.path}?file_id=${file_id}`} alt={t('image', { number: at + 1 })} />
          <Button
            size="small"
            type="text"
            aria-label={t('remove_image')}
            icon={<CloseOutlined aria-hidden />}
            onClick={() => onChange?.(value.filter((one) => one !== file_id))}
          />
        </span>
      ))}
      {value.length < MAX_SOURCING_IMAGES && (
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
      <span className="quiet">{t('images_hint', { max: MAX_SOURCING_IMAGES, size: sizeText(MAX_IMAGE_BYTES) })}</span>
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function useSendImage(onSent: (file_id: string) => void) {
  const { t } = useTranslation('sourcing');
  const client = useClient();
  const textOf = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    const why = whyNotImage(file) ?? (file.size > MAX_IMAGE_BYTES ? 'too_large' : null);
    setProblem(why === null ? null : t(`image_${why}`));
    if (why !== null) return;
    setBusy(true);
    try {
      onSent((await client.upload(uploadsCalls.image, file, {})).file_id);
    } catch (error) {
      if (!isSilent(error)) setProblem(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, problem };
}
