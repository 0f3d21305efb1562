import type { DeskTopUpRow, Duplicate } from '@quayside/contract/top-ups/top-ups.schemas';
import { SlipView } from '@quayside/ui/review/slip-view';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

type CompareProps = { topUp: DeskTopUpRow; duplicate: Duplicate; onClose: () => void };

/** Both slips side by side. */
export function CompareSlips({ topUp, duplicate, onClose }: CompareProps) {
  const { t } = useTranslation('desk-top-ups');
  return (
    <Modal open width="min(1200px, 96vw)" footer={null} title={t('compare_title')} onCancel={onClose}>
      <div className="compare-slips">
        {[topUp, duplicate].map((one) => (
          <section key={one.reference} aria-label={one.reference}>
            <strong>
              {one.reference} · {one.customer_name}
            </strong>
            <SlipView path={one.voucher_url} name={one.voucher_name} />
          </section>
        ))}
      </div>
    </Modal>
  );
}
