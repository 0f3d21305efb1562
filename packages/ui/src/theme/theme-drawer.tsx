import { BgColorsOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../kernel/preferences.ts';

const ThemeSettingsForm = lazy(() => import('./theme-settings-form.tsx').then((form) => ({ default: form.ThemeSettingsForm })));

/** The button in the header and the drawer it opens (SHELL-51). */
export function ThemeDrawer() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const reset = usePreferences((chosen) => chosen.reset);
  return (
    <>
      <Button type="text" icon={<BgColorsOutlined aria-hidden />} aria-label={t('theme.open')} onClick={() => setOpen(true)} />
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('theme.title')}
        size={340}
        rootClassName="theme-drawer"
        footer={
          <Button block onClick={reset}>
            {t('theme.reset')}
          </Button>
        }
      >
        <Suspense fallback={null}>
          <ThemeSettingsForm />
        </Suspense>
      </Drawer>
    </>
  );
}
