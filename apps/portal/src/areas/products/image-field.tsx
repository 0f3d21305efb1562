import type { ProductDetail } from '@quayside/contract/products/products.schemas';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { AuthImage, BlobImage } from '@quayside/ui/display/auth-image';
import { useClient } from '@quayside/ui/kernel/context';
import { isSilent } from '@quayside/ui/kernel/errors';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { imageSuffixes, whyNotImage } from '@quayside/ui/kernel/file-checks';
import { Button, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormImageError } from './image-error.tsx';

type FieldProps = { saved: ProductDetail | null; id?: string; value?: string | null; onChange?: (file_id: string | null) => void };

/** The product's image. Unusable files are refused before the upload (PROD-22); an uploaded one shows at once. */
export function ImageField({ saved, id, value = null, onChange }: FieldProps) {
  const { t } = useTranslation('products');
  const { send, sent, busy, problem } = useSendImage((file_id) => onChange?.(file_id));
  const isSaved = value !== null && value === saved?.image_file_id;
  return (
    <div className="image-field">
      <Preview picture={value !== null && sent?.file_id === value ? sent.file : null} path={isSaved ? saved.image_url : null} />
      <div className="image-field-side">
        <div className="image-field-buttons">
          <Upload
            accept={imageSuffixes}
            showUploadList={false}
            {...(id === undefined ? {} : { id })}
            beforeUpload={(file) => {
              void send(file);
              return false;
            }}
          >
            <Button loading={busy}>{value === null ? t('image_field.choose') : t('image_field.change')}</Button>
          </Upload>
          {value !== null && <Button onClick={() => onChange?.(null)}>{t('image_field.remove')}</Button>}
        </div>
        <span className="quiet">{t('image_field.hint')}</span>
        {saved !== null && value === saved.image_file_id && <Awaited product={saved} />}
        {problem !== null && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}

/** The fetch state of the image URL; not shown once another image is chosen. */
function Awaited({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('products');
  if (product.image_error !== null) return <FormImageError product={product} />;
  return product.pending_image_url === '' ? null : <span className="quiet">{t('image_field.pending')}</span>;
}

function Preview({ picture, path }: { picture: Blob | null; path: string | null }) {
  const { t } = useTranslation('products');
  if (picture === null) return <AuthImage path={path} alt={t('image')} size="large" />;
  return (
    <span className="auth-image" data-size="large">
      <BlobImage blob={picture} alt={t('image')} />
    </span>
  );
}

function useSendImage(onSent: (file_id: string) => void) {
  const { t } = useTranslation('products');
  const client = useClient();
  const textOf = useFailureText();
  const [sent, setSent] = useState<{ file_id: string; file: Blob } | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    const why = whyNotImage(file);
    setProblem(why === null ? null : t(`image_field.${why}`));
    if (why !== null) return;
    setBusy(true);
    try {
      const { file_id } = await client.upload(uploadsCalls.image, file, {});
      setSent({ file_id, file });
      onSent(file_id);
    } catch (error) {
      if (!isSilent(error)) setProblem(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { send, sent, busy, problem };
}
