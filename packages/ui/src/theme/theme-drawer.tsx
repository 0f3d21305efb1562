import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../kernel/preferences.ts';
import { ThemeSettingsForm } from './theme-settings-form.tsx';

export function ThemeDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const reset = usePreferences((chosen) => chosen.reset);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('theme.title')}
      size={340}
      rootClassName="theme-drawer"
      footer={
        <Button block onClick={reset}>
          {t('theme.reset')}
        </Button>
      }
    >
      <ThemeSettingsForm />
    </Drawer>
  );
}
