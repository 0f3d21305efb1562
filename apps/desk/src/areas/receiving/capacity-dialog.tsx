import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import type { DockSlot } from '@quayside/contract/receiving/receiving.schemas';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { currentLanguage, localeCode } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnce } from '#desk/kernel/use-focus-once.ts';

/** The capacity of a weekday's period, in every week. */
export function CapacityDialog({ slot, onClose }: { slot: DockSlot; onClose: () => void }) {
  const { t } = useTranslation(['desk-receiving', 'kernel']);
  const focusOnce = useFocusOnce();
  const { message } = App.useApp();
  const [capacity_m3, setCapacity] = useState(String(Number(slot.capacity_m3)));
  const [error, setError] = useState<string | null>(null);
  const save = useWrite(receivingDeskCalls.deskSetCapacity, ['receiving'], { silent: true });
  const weekday = new Date(slot.day).getUTCDay() || 7;
  const day = new Intl.DateTimeFormat(localeCode(currentLanguage()), { weekday: 'long', timeZone: 'UTC' }).format(new Date(slot.day));
  const send = () =>
    save.mutateAsync({ warehouse_id: slot.warehouse_id, weekday, period: slot.period, capacity_m3 }).then(
      () => {
        void message.success(t('calendar.capacity_saved'));
        onClose();
      },
      (failure: unknown) => setError(failure instanceof RefusedError ? (failure.fields[0]?.msg ?? failure.message) : String(failure)),
    );
  const warehouse = localName({ name_en: slot.warehouse_name_en, name_cn: slot.warehouse_name_cn });
  return (
    <Modal
      open
      title={t('calendar.capacity_title', { warehouse, day, period: t(`calendar.${slot.period}`) })}
      okText={t('save')}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={save.isPending}
      onCancel={onClose}
      onOk={() => void send()}
    >
      <div className="difference-form">
        <label>
          <span>{t('calendar.capacity')}</span>
          <Input
            ref={focusOnce}
            inputMode="decimal"
            maxLength={8}
            suffix="m³"
            value={capacity_m3}
            {...(error === null ? {} : { status: 'error' as const })}
            onChange={(event) => setCapacity(event.target.value)}
            onPressEnter={() => void send()}
          />
        </label>
        {error !== null && <span className="field-error">{error}</span>}
        <p className="quiet">{t('calendar.capacity_hint')}</p>
      </div>
    </Modal>
  );
}
