import { Copyable } from '@quayside/ui/display/copyable';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

/** A key or secret that cannot be read again. It closes by its button only, so that a stray click does not lose it. */
export function ShownOnce({ title, value, onClose }: { title: string; value: string | null; onClose: () => void }) {
  const { t } = useTranslation('integrations');
  return (
    <Modal
      open={value !== null}
      title={title}
      okText={t('key.close')}
      onOk={onClose}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      cancelButtonProps={{ hidden: true }}
      destroyOnHidden
    >
      <p>{t('key.once_text')}</p>
      <p className="shown-once">
        <Copyable value={value} />
      </p>
    </Modal>
  );
}
