import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { MarksForm, useMarks } from './marks-form.tsx';
import type { Named } from './use-inbound-moves.tsx';

type DialogProps = { inbound: (Named & { box_quantity: number }) | null; onClose: () => void };

/** Carton marks of one appointment, on the chosen paper. */
export function MarksDialog({ inbound, onClose }: DialogProps) {
  const { t } = useTranslation(['inbound', 'kernel']);
  const marks = useMarks(onClose);
  return (
    <Modal
      open={inbound !== null}
      title={t('print_marks')}
      okText={t('marks_print')}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={marks.isPending}
      onOk={() => inbound && marks.print(inbound.inbound_id)}
      onCancel={onClose}
      destroyOnHidden
    >
      {inbound && <MarksForm boxes={inbound.box_quantity} paper={marks.paper} onPaper={marks.setPaper} />}
    </Modal>
  );
}
