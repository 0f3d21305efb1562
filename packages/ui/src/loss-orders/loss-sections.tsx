import type { LossOrderDetail } from '@quayside/contract/loss-orders/loss-orders.schemas';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DetailSection } from '../detail/detail-page.tsx';
import { DisputeFacts, LossImages, LossNextStep, LossStateTag, hasDispute, hasImages } from './loss-facts.tsx';
import { LossLines } from './loss-lines.tsx';

export const lossStatus = (loss: LossOrderDetail) => ({ tag: <LossStateTag state={loss.state} />, next: <LossNextStep loss={loss} /> });

type SectionKey = 'facts' | 'lines' | 'images' | 'dispute';
type Given<Loss> = {
  order: readonly SectionKey[];
  /** What one side adds: the link to the appointment, the customer. */
  facts: (loss: Loss) => ReactNode;
  /** The path of a picture on one side. */
  pathOf: (loss: Loss, image: LossOrderDetail['images'][number]) => string;
};

/** The sections of a loss order, for the merchant and for staff. */
export function useLossSections<Loss extends LossOrderDetail>({ order, facts, pathOf }: Given<Loss>): DetailSection<Loss>[] {
  const { t } = useTranslation('loss-orders');
  const sections: Record<SectionKey, DetailSection<Loss>> = {
    facts: { key: 'facts', title: t('section_facts'), body: facts },
    lines: { key: 'lines', title: t('section_lines'), flush: true, body: (loss) => <LossLines loss={loss} /> },
    images: {
      key: 'images',
      title: t('section_images'),
      when: hasImages,
      body: (loss) => <LossImages loss={loss} pathOf={(image) => pathOf(loss, image)} />,
    },
    dispute: { key: 'dispute', title: t('section_dispute'), when: hasDispute, body: (loss) => <DisputeFacts loss={loss} /> },
  };
  return order.map((key) => sections[key]);
}
