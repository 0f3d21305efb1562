import { UploadOutlined } from '@ant-design/icons';
import { uploadsDeskCalls } from '@quayside/contract/uploads/uploads.desk-calls';
import { MAX_IMAGE_BYTES, sizeText } from '@quayside/domain/uploads/upload-rules';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { useClient } from '@quayside/ui/kernel/context';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { Button, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const types: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

type PictureFieldProps = { id?: string; label: string; value?: string | null; onChange?: (file_id: string | null) => void };

/** An image of the provider: uploaded at once, saved with the form. */
export function PictureField({ id, label, value = null, onChange }: PictureFieldProps) {
  const { t } = useTranslation('desk-kernel');
  const { take, problem, busy } = useUpload((file_id) => onChange?.(file_id));
  const choose = value === null ? t('picture.choose') : t('picture.change');
  const path = value === null ? null : `${uploadsDeskCalls.deskProviderFile.path}?file_id=${value}`;
  return (
    <div className="picture-field">
      <AuthImage path={path} alt={value === null ? '' : label} size="large" />
      <div className="picture-field-buttons">
        <Upload
          accept={types.join(',')}
          showUploadList={false}
          beforeUpload={(file) => {
            void take(file);
            return false;
          }}
        >
          <Button
            {...(id === undefined ? {} : { id })}
            icon={<UploadOutlined aria-hidden />}
            aria-label={`${label}: ${choose}`}
            loading={busy}
          >
            {choose}
          </Button>
        </Upload>
        {value !== null && (
          <Button type="text" onClick={() => onChange?.(null)}>
            {t('picture.remove')}
          </Button>
        )}
        <p className="field-note">{t('picture.hint', { size: sizeText(MAX_IMAGE_BYTES) })}</p>
        {problem !== null && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}

/** Uploads an image, after checking whether the server would accept it. */
function useUpload(onStored: (file_id: string) => void) {
  const { t } = useTranslation('desk-kernel');
  const client = useClient();
  const textOf = useFailureText();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const take = async (file: File) => {
    if (!types.includes(file.type)) return setProblem(t('picture.wrong_type'));
    if (file.size > MAX_IMAGE_BYTES) return setProblem(t('picture.too_large', { size: sizeText(MAX_IMAGE_BYTES) }));
    setProblem(null);
    setBusy(true);
    try {
      onStored((await client.upload(uploadsDeskCalls.deskImage, file, {})).file_id);
    } catch (error) {
      setProblem(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { take, problem, busy };
}
