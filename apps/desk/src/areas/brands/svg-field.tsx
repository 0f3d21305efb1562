import { UploadOutlined } from '@ant-design/icons';
import { plainSvg } from '@quayside/domain/brands/svg-rules';
import { Button, Input, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SvgPicture } from './svg-picture.tsx';

const MAX_CHARACTERS = 40_000;

type Props = { label: string; size: number; id?: string; value?: string; onChange?: (svg: string) => void; onBlur?: () => void };

/** An SVG as text: from a file or pasted, previewed on a light and a dark background. */
export function SvgField({ label, size, id, value = '', onChange, onBlur }: Props) {
  const { t } = useTranslation('desk-brands');
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File) => {
    setProblem(file.size > MAX_CHARACTERS ? t('upload_too_large') : null);
    if (file.size <= MAX_CHARACTERS) onChange?.(plainSvg(await file.text()));
  };
  return (
    <div className="svg-field">
      <div className="svg-grounds">
        <figure className="svg-ground">
          <SvgPicture svg={value} size={size} />
          <figcaption>{t('on_light')}</figcaption>
        </figure>
        <figure className="svg-ground" data-dark-ground>
          <SvgPicture svg={value} size={size} />
          <figcaption>{t('on_dark')}</figcaption>
        </figure>
        <Upload
          accept=".svg,image/svg+xml"
          showUploadList={false}
          beforeUpload={(file) => {
            void take(file);
            return false;
          }}
        >
          <Button icon={<UploadOutlined aria-hidden />} aria-label={`${label}: ${t('upload')}`}>
            {t('upload')}
          </Button>
        </Upload>
      </div>
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Input.TextArea
        {...(id === undefined ? {} : { id })}
        rows={3}
        className="svg-source"
        spellCheck={false}
        placeholder={t('source')}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  );
}
