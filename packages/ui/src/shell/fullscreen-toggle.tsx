import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function onChange(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Fullscreen; shows a message where the browser does not support it (SHELL-43). */
export function FullscreenToggle() {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const isFull = useSyncExternalStore(onChange, () => Boolean(document.fullscreenElement));
  const toggle = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      message.warning({ content: t('shell.fullscreen_unsupported'), key: 'fullscreen' });
    }
  };
  return (
    <Button
      type="text"
      icon={isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
      aria-label={isFull ? t('shell.fullscreen_exit') : t('shell.fullscreen')}
      onClick={() => void toggle()}
    />
  );
}
