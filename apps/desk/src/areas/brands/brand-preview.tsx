import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useTranslation } from 'react-i18next';
import { brandColor } from './brand-color.ts';
import type { BrandValues } from './brand-form.ts';
import { inkOn } from './contrast.ts';
import { SvgPicture } from './svg-picture.tsx';

/** A small live preview of the brand. */
export function BrandPreview({ values }: { values: BrandValues }) {
  const { t } = useTranslation('desk-brands');
  const { site_name, color, logo_svg, favicon_svg } = values;
  const registerText = currentLanguage() === 'en' ? values.register_text_en : values.register_text_cn;
  return (
    <aside className="brand-preview" style={brandColor(color)} aria-label={t('preview.title')}>
      <h3>{t('preview.title')}</h3>
      <p className="brand-preview-label">{t('preview.tab')}</p>
      <div className="preview-tab">
        <SvgPicture svg={favicon_svg} size={16} />
        <span>{site_name}</span>
      </div>
      <p className="brand-preview-label">{t('preview.sign_in')}</p>
      <div className="preview-door">
        <div className="preview-door-panel">
          <SvgPicture svg={logo_svg} size={28} />
          <strong>{site_name}</strong>
        </div>
        <div className="preview-door-form">
          <strong>{t('preview.heading')}</strong>
          <span className="preview-field" />
          <span className="preview-field" />
          <span className="preview-button">{t('preview.button')}</span>
        </div>
      </div>
      {registerText !== '' && (
        <>
          <p className="brand-preview-label">{t('preview.register')}</p>
          <p className="preview-words">{registerText}</p>
        </>
      )}
      <p className="brand-preview-label">{t('preview.mail')}</p>
      <div className="preview-mail">
        <div className="preview-mail-head" data-ink={inkOn(color)}>
          {site_name}
        </div>
        <div className="preview-mail-body">
          <p>{t('preview.mail_line')}</p>
          <span className="preview-mail-button" data-ink={inkOn(color)}>
            {t('preview.mail_button')}
          </span>
        </div>
      </div>
    </aside>
  );
}
