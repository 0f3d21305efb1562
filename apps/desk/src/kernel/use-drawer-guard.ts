import { useUnsavedGuard } from '@quayside/ui/kernel/unsaved';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import './drawer.css';

/** A drawer with changes asks before it closes, like a page before it is left. */
export function useDrawerGuard(name: string, isDirty: boolean, onClose: () => void): { close: () => void } {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  useUnsavedGuard(name, isDirty);
  const close = () => {
    if (!isDirty) return onClose();
    modal.confirm({
      title: t('unsaved.title'),
      content: t('unsaved.text'),
      okText: t('unsaved.leave'),
      cancelText: t('unsaved.stay'),
      onOk: onClose,
    });
  };
  return { close };
}
