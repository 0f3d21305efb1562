import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import type { IntegrationDetail, IntegrationKey } from '@quayside/contract/integrations/integrations.schemas';
import { keyLives, MAX_KEYS } from '@quayside/domain/integrations/integration-rules';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button, Modal, Radio, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhyNoAccess } from '../accounts/confirm-email-note.tsx';
import { EmptySandbox } from '../sandboxes/empty-sandbox.tsx';
import { ShownOnce } from './shown-once.tsx';
import './integrations.css';

/** Its keys for the open API. Two may work at once, so that one can replace the other. */
export function IntegrationKeys({ integration }: { integration: IntegrationDetail }) {
  const { t } = useTranslation('integrations');
  const canManage = useCan('integrations.manage');
  return (
    <div className="integration-part">
      {integration.keys.length === 0 ? <p className="quiet">{t('key.none')}</p> : <Keys integration={integration} />}
      {canManage && (
        <div className="key-actions">
          {countOf(integration, 0) < MAX_KEYS && <AddKey integration_id={integration.integration_id} is_test={0} />}
          {countOf(integration, 1) < MAX_KEYS && <AddKey integration_id={integration.integration_id} is_test={1} />}
          {countOf(integration, 1) > 0 && <EmptySandbox />}
        </div>
      )}
    </div>
  );
}

const countOf = ({ keys }: IntegrationDetail, is_test: 0 | 1) => keys.filter((key) => key.is_test === is_test).length;

function Keys({ integration: { integration_id, keys } }: { integration: IntegrationDetail }) {
  const { t } = useTranslation('integrations');
  const canManage = useCan('integrations.manage');
  const lastUse = ({ last_used_at, last_used_ip }: IntegrationKey) =>
    last_used_at === null ? (
      t('key.not_used')
    ) : (
      <>
        <TimeText at={last_used_at} /> {t('key.from', { ip: last_used_ip })}
      </>
    );
  return (
    <Table
      size="small"
      rowKey="key_id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={keys}
      columns={[
        { key: 'key', title: t('key.ending'), render: (_, key) => `…${key.last_four}` },
        {
          key: 'kind',
          title: t('key.kind'),
          render: (_, key) => (
            <StateTag tone={key.is_test === 1 ? 'waiting' : 'good'}>{t(key.is_test === 1 ? 'key.test' : 'key.live')}</StateTag>
          ),
        },
        { key: 'created', title: t('created'), render: (_, key) => <TimeText at={key.created_at} /> },
        {
          key: 'expires',
          title: t('key.expires'),
          render: (_, key) => (key.expires_at === null ? t('key.never') : <TimeText at={key.expires_at} />),
        },
        { key: 'used', title: t('key.last_used'), render: (_, key) => lastUse(key) },
        ...(canManage
          ? [{ key: 'end', render: (_: unknown, key: IntegrationKey) => <EndKey integration_id={integration_id} of={key} /> }]
          : []),
      ]}
    />
  );
}

function AddKey({ integration_id, is_test }: { integration_id: number; is_test: 0 | 1 }) {
  const { t } = useTranslation(['integrations', 'kernel']);
  const whyNot = useWhyNoAccess();
  const [isAsking, setAsking] = useState(false);
  const [days, setDays] = useState<0 | (typeof keyLives)[number]>(0);
  const [shown, show] = useState<string | null>(null);
  const add = useWrite(integrationsCalls.addKey, ['integrations'], {
    onDone: ({ apikey }) => {
      setAsking(false);
      show(apikey);
    },
  });
  const title = t(is_test === 1 ? 'key.add_test' : 'key.add');
  const lives = [
    { value: 0 as const, label: t('key.life.never') },
    ...keyLives.map((value) => ({ value, label: t('key.life.days', { count: value }) })),
  ];
  return (
    <div>
      <Button disabled={whyNot !== null} onClick={() => setAsking(true)}>
        {title}
      </Button>
      <Modal
        open={isAsking}
        title={title}
        okText={title}
        cancelText={t('actions.cancel', { ns: 'kernel' })}
        confirmLoading={add.isPending}
        onOk={() => add.mutate({ integration_id, days, is_test })}
        onCancel={() => setAsking(false)}
        destroyOnHidden
      >
        {is_test === 1 && <p>{t('key.test_text')}</p>}
        <p>{t('key.add_text')}</p>
        <Radio.Group className="key-lives" value={days} options={lives} onChange={(event) => setDays(event.target.value)} />
      </Modal>
      <ShownOnce title={t('key.once_title')} value={shown} onClose={() => show(null)} />
    </div>
  );
}

function EndKey({ integration_id, of: { key_id, last_four } }: { integration_id: number; of: IntegrationKey }) {
  const { t } = useTranslation(['integrations', 'kernel']);
  const { modal, message } = App.useApp();
  const end = useWrite(integrationsCalls.endKey, ['integrations'], { onDone: () => void message.success(t('key.ended')) });
  const ask = () =>
    modal.confirm({
      title: t('key.end_title', { last_four }),
      content: t('key.end_text'),
      okText: t('key.end'),
      okButtonProps: { danger: true },
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => end.mutateAsync({ integration_id, key_id }).catch(() => undefined), // the error is already shown
    });
  return (
    <Button type="link" danger size="small" onClick={ask}>
      {t('key.end')}
    </Button>
  );
}
