import { DownloadOutlined } from '@ant-design/icons';
import { tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import { deskTariffPaths } from '@quayside/contract/tariffs/tariffs.paths';
import type { TariffRow } from '@quayside/contract/tariffs/tariffs.schemas';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { useDownload } from '@quayside/ui/kernel/use-download';
import { App, Button, Input, Modal, Tooltip, type ButtonProps } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

export function DownloadVersion({ version_id, type = 'default' }: { version_id: number; type?: ButtonProps['type'] }) {
  const { t } = useTranslation('desk-tariffs');
  const workbook = useDownload(tariffsDeskCalls.deskWorkbook);
  return (
    <Tooltip title={t('download_hint')}>
      <Button
        type={type}
        size={type === 'link' ? 'small' : 'middle'}
        icon={<DownloadOutlined aria-hidden />}
        loading={workbook.busy}
        onClick={() => void workbook.start({ version_id })}
      >
        {t('download')}
      </Button>
    </Tooltip>
  );
}

/** What can be done with a version: its workbook, and for a draft to publish or delete it. */
export function TariffActions({ tariff }: { tariff: TariffRow }) {
  const { t } = useTranslation('desk-tariffs');
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const canEdit = useCan('desk.tariffs.edit');
  const [isPublishing, setPublishing] = useState(false);
  const { version_id, name } = tariff;
  const remove = useWrite(tariffsDeskCalls.deskDelete, ['tariffs'], {
    onDone: () => {
      void message.success(t('deleted', { name }));
      void navigate(deskTariffPaths.list);
    },
  });
  const isOpen = canEdit && tariff.state === 'draft' && tariff.waiting === 0;
  const askDelete = () =>
    void modal.confirm({
      title: t('delete_title', { name }),
      content: t('delete_text'),
      okText: t('delete'),
      okButtonProps: { danger: true },
      onOk: () => remove.mutate({ version_id }),
    });
  return (
    <>
      <DownloadVersion version_id={version_id} />
      {isOpen && (
        <Button danger loading={remove.isPending} onClick={askDelete}>
          {t('delete')}
        </Button>
      )}
      {isOpen && (
        <Button type="primary" onClick={() => setPublishing(true)}>
          {t('publish')}
        </Button>
      )}
      {isPublishing && <PublishDialog tariff={tariff} onClose={() => setPublishing(false)} />}
    </>
  );
}

function PublishDialog({ tariff: { version_id, name, first_day }, onClose }: { tariff: TariffRow; onClose: () => void }) {
  const { t } = useTranslation(['desk-tariffs', 'desk-approvals', 'kernel']);
  const { message } = App.useApp();
  const id = useId();
  const [reason, setReason] = useState('');
  const publish = useWrite(tariffsDeskCalls.deskPublish, ['tariffs', 'approvals'], {
    onDone: () => {
      void message.success(t('sent', { ns: 'desk-approvals' }));
      onClose();
    },
  });
  return (
    <Modal
      open
      title={t('publish_title', { name })}
      okText={t('publish')}
      okButtonProps={{ disabled: reason.trim() === '' }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={publish.isPending}
      onOk={() => publish.mutate({ version_id, reason })}
      onCancel={onClose}
    >
      <div className="dialog-stack">
        <p>{t('publish_text', { day: first_day })}</p>
        <label htmlFor={id}>{t('reason')}</label>
        <Input.TextArea id={id} rows={3} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </div>
    </Modal>
  );
}
