import { GlobalOutlined } from '@ant-design/icons';
import { languages, type Language } from '@quayside/i18n/languages';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage, switchLanguage } from './kernel/i18n.ts';
import { leaveThen } from './kernel/unsaved.ts';

/** Each language in its own words (SHELL-12). */
const names = { en: 'English', zh_CN: '简体中文' } as const satisfies Record<Language, string>;

/** Changes the language; the page starts anew, so unsaved work asks first. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const current = currentLanguage();
  const items = languages.map((language) => ({
    key: language,
    label: <span lang={language.replace('_', '-')}>{names[language]}</span>,
    onClick: () => language !== current && leaveThen(() => switchLanguage(language)),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items, selectable: true, selectedKeys: [current] }} placement="bottomRight">
      <Button type="text" icon={<GlobalOutlined />} aria-label={t('shell.language')} aria-haspopup="menu" />
    </Dropdown>
  );
}
