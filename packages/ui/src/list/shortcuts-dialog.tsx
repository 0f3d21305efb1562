import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

/** The keys of every list. */
export function ShortcutsDialog({ canSelect, onClose }: { canSelect: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const keys: readonly (readonly [key: string, text: string])[] = [
    ['/', t('keys.search')],
    ['j', t('keys.next')],
    ['k', t('keys.previous')],
    ['Enter', t('keys.open')],
    ...(canSelect
      ? ([
          ['x', t('keys.select')],
          ['Shift x', t('keys.range')],
        ] as const)
      : []),
    ['?', t('keys.help')],
  ];
  return (
    <Modal open title={t('keys.title')} footer={null} onCancel={onClose} width={420}>
      <dl className="shortcuts">
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd className="list-key">{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
