import { GlobalOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../kernel/brand.ts';
import { currentLanguage, languageNames, localeCode, offeredLanguages, switchLanguage } from '../kernel/i18n.ts';
import { leaveThen } from '../kernel/unsaved.ts';

/** Changes the language; the page reloads, so unsaved changes ask first. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const current = currentLanguage();
  const offers = useBrand(({ brand }) => brand.offers_zh_tw);
  const items = offeredLanguages(offers).map((language) => ({
    key: language,
    label: <span lang={localeCode(language)}>{languageNames[language]}</span>,
    onClick: () => language !== current && leaveThen(() => switchLanguage(language)),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items, selectable: true, selectedKeys: [current] }} placement="bottomRight">
      <Button type="text" icon={<GlobalOutlined aria-hidden />} aria-label={t('shell.language')} aria-haspopup="menu" />
    </Dropdown>
  );
}
