import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../kernel/preferences.ts';

export function DarkToggle() {
  const { t } = useTranslation();
  const darkMode = usePreferences((chosen) => chosen.darkMode);
  const set = usePreferences((chosen) => chosen.set);
  return (
    <Button
      type="text"
      icon={darkMode ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
      aria-label={darkMode ? t('shell.light') : t('shell.dark')}
      onClick={() => set({ darkMode: !darkMode })}
    />
  );
}
