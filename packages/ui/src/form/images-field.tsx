import { CloseOutlined } from '@ant-design/icons';
import type { Call } from '@quayside/contract/kernel/call';
import { uploadsCalls, type StoredFile } from '@quayside/contract/uploads/uploads.calls';
import { sizeText } from '@quayside/domain/uploads/upload-rules';
import { Button, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthImage } from '../display/auth-image.tsx';
import { useClient } from '../kernel/context.ts';
import { isSilent } from '../kernel/errors.ts';
import { useFailureText } from '../kernel/failure-text.ts';
import { imageSuffixes, whyNotImage } from '../kernel/file-checks.ts';
import './images-field.css';

type ImageCall = Call & { readonly output: typeof StoredFile; readonly upload: { readonly maxBytes: number } };
type FieldProps = {
  most: number;
  /** Takes a picture, and says how large one may be. */
  call: ImageCall;
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
};

/** Pictures of a form; files that cannot be used are refused before the upload. */
export function ImagesField({ most, call, id, value: given, onChange }: FieldProps) {
  const value = given ?? [];
  const { t } = useTranslation('uploads');
  const { send, busy, problem } = useSendImage(call, (file_id) => onChange?.([...value, file_id]));
  return (
    <div className="images-field">
      {value.map((file_id, at) => (
        <span key={file_id} className="images-field-one">
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
      {value.length < most && (
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
      <span className="quiet">{t('images_hint', { max: most, size: sizeText(call.upload.maxBytes) })}</span>
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function useSendImage(call: ImageCall, onSent: (file_id: string) => void) {
  const { t } = useTranslation('uploads');
  const client = useClient();
  const textOf = useFailureText();
  const bytes = call.upload.maxBytes;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    const why = whyNotImage(file) ?? (file.size > bytes ? 'too_large' : null);
    setProblem(why === null ? null : t(`image_${why}`, { size: sizeText(bytes) }));
    if (why !== null) return;
    setBusy(true);
    try {
      onSent((await client.upload(call, file, {})).file_id);
    } catch (error) {
      if (!isSilent(error)) setProblem(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, problem };
}
