import { ReadOutlined } from '@ant-design/icons';
import { guideOf, useBrand } from '@quayside/ui/kernel/brand';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** The brand's own user guide in the reader's language, outside the portal (USER-07). */
export function HelpLink() {
  const { t } = useTranslation();
  const guide = useBrand(({ brand }) => guideOf(brand, currentLanguage()));
  if (guide === null) return null;
  return (
    <Button
      type="text"
      icon={<ReadOutlined aria-hidden />}
      aria-label={t('shell.help')}
      href={guide}
      target="_blank"
      rel="noopener noreferrer"
    />
  );
}
