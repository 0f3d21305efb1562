import type { LossOrderDetail, LossOrderRow } from '@quayside/contract/loss-orders/loss-orders.schemas';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts, type Fact } from '../detail/facts.tsx';
import { AuthImage } from '../display/auth-image.tsx';
import { Copyable } from '../display/copyable.tsx';
import { MoneyText } from '../display/money-text.tsx';
import { StateTag, type Tone } from '../display/state-tag.tsx';
import { DayText, TimeText } from '../display/time-text.tsx';
import { currentLanguage } from '../kernel/i18n';
import { amountText, dayText, wholeText } from '../kernel/values.ts';
import './loss-orders.css';

const tones: Record<LossOrderRow['state'], Tone> = { pending: 'waiting', reviewed: 'active', closed: 'quiet' };

export function LossStateTag({ state }: Pick<LossOrderRow, 'state'>) {
  const { t } = useTranslation('loss-orders');
  return <StateTag tone={tones[state]}>{t(`states.${state}`)}</StateTag>;
}

/** The offered amount; says so where a purchase price is missing. */
export function Compensation({ loss }: { loss: Pick<LossOrderRow, 'compensation'> }) {
  const { t } = useTranslation('loss-orders');
  if (loss.compensation === null) return <span className="quiet">{t('unknown')}</span>;
  return <MoneyText amount={loss.compensation} currency="USD" />;
}

/** Who has the next move, and until when. */
export function LossNextStep({ loss }: { loss: LossOrderDetail }) {
  const { t } = useTranslation('loss-orders');
  const { waits_for, compensation, outcome, closed_at } = loss;
  const deadline = dayText(loss.deadline, currentLanguage());
  if (waits_for === null)
    return t('next_closed', {
      outcome: t(`outcomes.${outcome ?? 'accepted'}`),
      day: dayText((closed_at ?? '').slice(0, 10), currentLanguage()),
    });
  if (waits_for !== 'merchant') return t(`next_${waits_for}`);
  if (compensation === null) return t('next_merchant_unknown', { deadline });
  return t('next_merchant', { deadline, amount: amountText(compensation, 'USD', currentLanguage()) ?? compensation });
}

type LossFactsProps = { loss: LossOrderDetail; warehouse: ReactNode; seesMoney: boolean; more: readonly Fact[] };

/** `more` are facts of one side: the link to the appointment, the customer. */
export function LossFacts({ loss, warehouse, seesMoney, more }: LossFactsProps) {
  const { t } = useTranslation('loss-orders');
  return (
    <Facts
      facts={[
        [t('number'), <Copyable key="no" value={loss.loss_order_no} />],
        [t('type'), `${t(`types.${loss.type}`)} · ${t(`type_hints.${loss.type}`)}`],
        ...more,
        [t('warehouse'), warehouse],
        [t('units'), wholeText(loss.difference, currentLanguage())],
        [t('inspection'), t(`inspections.${loss.inspection}`)],
        ...(seesMoney ? [[t('compensation'), <Compensation key="amount" loss={loss} />] as const] : []),
        [t('deadline'), loss.waits_for === 'merchant' && <DayText key="deadline" day={loss.deadline} />],
        [t('creator'), loss.creator],
        [t('created_at'), <TimeText key="created" at={loss.created_at} />],
      ]}
    />
  );
}

export function DisputeFacts({ loss }: { loss: LossOrderDetail }) {
  const { t } = useTranslation('loss-orders');
  return (
    <Facts
      facts={[
        [t('dispute_text'), loss.dispute_text],
        [t('disputed_at'), <TimeText key="disputed" at={loss.disputed_at} />],
        [t('review_comment'), loss.review_comment],
        [t('reviewed_by'), loss.reviewed_by],
        [t('reviewed_at'), <TimeText key="reviewed" at={loss.reviewed_at} />],
      ]}
    />
  );
}
export const hasDispute = ({ dispute_text, review_comment }: LossOrderDetail) => dispute_text !== '' || review_comment !== '';

/** Photos of the warehouse and pictures of the dispute, each with where it belongs. `pathOf` is the path of one side. */
export function LossImages({ loss, pathOf }: { loss: LossOrderDetail; pathOf: (image: LossOrderDetail['images'][number]) => string }) {
  const { t } = useTranslation('loss-orders');
  return (
    <ul className="loss-images">
      {loss.images.map((image) => {
        const from =
          image.of === 'dispute'
            ? t('by_dispute')
            : image.box_no === null
              ? t('by_warehouse')
              : t('photo_of_box', { box_no: image.box_no });
        const caption = image.caption === '' ? from : `${from}: ${image.caption}`;
        return (
          <li key={image.file_id}>
            <AuthImage path={pathOf(image)} alt={caption} size="large" />
            <span className="quiet">{caption}</span>
          </li>
        );
      })}
    </ul>
  );
}
export const hasImages = ({ images }: LossOrderDetail) => images.length > 0;
