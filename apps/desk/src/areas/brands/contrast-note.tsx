import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { contrastToWhite, READABLE } from './contrast.ts';

/** Warns about low contrast; the user may still save. */
export function ContrastNote({ color }: { color: string }) {
  const { t } = useTranslation('desk-brands');
  const ratio = contrastToWhite(color);
  if (ratio === null) return null;
  const isLow = ratio < READABLE;
  return (
    <output className="contrast-note" data-low={isLow || undefined}>
      {isLow ? <WarningOutlined aria-hidden /> : <CheckCircleOutlined aria-hidden />}
      <span>{t(isLow ? 'contrast_low' : 'contrast_fine', { ratio: ratio.toFixed(1) })}</span>
    </output>
  );
}
