import { BgColorsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenedOnce } from '../kernel/opened-once.ts';

const ThemeDrawer = lazy(() => import('./theme-drawer.tsx').then((file) => ({ default: file.ThemeDrawer })));

/** The button in the header that opens the settings of the look (SHELL-51). */
export function ThemeButton() {
  const { t } = useTranslation();
  const drawer = useOpenedOnce();
  return (
    <>
      <Button type="text" icon={<BgColorsOutlined aria-hidden />} aria-label={t('theme.open')} onClick={drawer.show} />
      {drawer.wasOpened && (
        <Suspense fallback={null}>
          <ThemeDrawer open={drawer.open} onClose={drawer.hide} />
        </Suspense>
      )}
    </>
  );
}
