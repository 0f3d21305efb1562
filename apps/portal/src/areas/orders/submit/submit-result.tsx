import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { amountText } from '@quayside/domain/kernel/money';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sumUsd } from '../fees/usd.ts';
import { FailureLine } from './failure-line.tsx';
import './submit.css';
import { mergedOutcome, type SubmitFailure, type SubmitOutcome } from './submit-failure.ts';
import { useSubmit } from './use-submit.ts';

type ResultProps = {
  outcome: SubmitOutcome;
  /** The order was saved with it; said above the reason. */
  isSaved?: boolean;
  onClose: () => void;
  onShowFailed?: (order_nos: string[]) => void;
  /** Leaves the page for the cure; the dialog is closed with it. */
  onLeave?: (path: string) => void;
};

/** What became of each order: every failure with reason, figures and cure. New prices are accepted once, for all of them. */
export function SubmitResult({ outcome: first, isSaved = false, onClose, onShowFailed, onLeave }: ResultProps) {
  const { t } = useTranslation('order-screens');
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState(first);
  const { accept, isPending } = useSubmit();
  const { done, failed } = outcome;
  const changed = failed.filter(({ kind }) => kind === 'price');
  const acceptPrices = async (failures: readonly SubmitFailure[]) => setOutcome(mergedOutcome(outcome, await accept(failures)));
  const leave = (path: string) => {
    if (onLeave) return onLeave(path);
    onClose();
    void navigate(path);
  };
  const footer = [
    changed.length > 0 && (
      <Button key="accept" loading={isPending} onClick={() => void acceptPrices(changed).catch(() => undefined)}>
        {t('result.accept', { count: changed.length })}
      </Button>
    ),
    onShowFailed && failed.length > 0 && (
      <Button key="failed" onClick={() => onShowFailed(failed.map(({ order }) => order.order_no))}>
        {t('result.show_failed', { count: failed.length })}
      </Button>
    ),
    <Button key="close" type="primary" onClick={onClose}>
      {t('result.close')}
    </Button>,
  ];
  return (
    <Modal open width={760} title={t('submit')} footer={footer} onCancel={onClose}>
      {isSaved && failed.length > 0 ? <Alert type="warning" showIcon title={t('result.saved')} /> : <Figures outcome={outcome} />}
      <ul className="submit-lines">
        {failed.map((failure) => (
          <FailureLine key={failure.order.order_id} failure={failure} onLeave={leave} />
        ))}
        {done.length > 0 && (
          <li>
            <CheckCircleFilled className="submit-good" aria-hidden />
            <span className="submit-now">{t('result.now', { count: done.length })}</span>
            <Button type="link" size="small" onClick={() => leave(`${orderPaths.list}?status=uploaded`)}>
              {t('result.show_them')}
            </Button>
          </li>
        )}
      </ul>
    </Modal>
  );
}

function Figures({ outcome: { done, failed } }: Pick<ResultProps, 'outcome'>) {
  const { t } = useTranslation('order-screens');
  const held = sumUsd(done.map(({ total }) => total));
  return (
    <>
      <p className="submit-figures">
        <span className="submit-good">
          <CheckCircleFilled aria-hidden /> <strong>{done.length}</strong> {t('result.done')}
        </span>
        <span className="submit-bad">
          <CloseCircleFilled aria-hidden /> <strong>{failed.length}</strong> {t('result.failed')}
        </span>
        <span className="submit-held">{t('result.held', { amount: amountText(held) })}</span>
      </p>
      <div className="submit-bar" aria-hidden>
        <span className="submit-bar-good" style={{ flexGrow: done.length }} />
        <span className="submit-bar-bad" style={{ flexGrow: failed.length }} />
      </div>
    </>
  );
}
