import { CameraOutlined } from '@ant-design/icons';
import type { StationBox } from '@quayside/contract/receiving/receiving.schemas';
import { differenceOf } from '@quayside/domain/receiving/receiving-rules';
import { KeyButton } from '@quayside/ui/review/key-button';
import { ReviewFoot } from '@quayside/ui/review/review-screen';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { StationWork } from './use-station.ts';

/** Keys of counting. The other modes have theirs in their panels. */
export function StationFoot({ work, picker }: { work: StationWork; picker: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('desk-receiving');
  const { box, mode } = work;
  if (mode !== 'count' || box?.state !== 'arrived') return null;
  return (
    <ReviewFoot says={<Summary box={box} />}>
      <KeyButton shortcut="F2" icon={<CameraOutlined aria-hidden />} onClick={() => picker.current?.click()}>
        {t('photo')}
      </KeyButton>
      <KeyButton shortcut="F3" disabled={work.marked === null} onClick={() => work.ask('difference')}>
        {t('broken')}
      </KeyButton>
      <KeyButton shortcut="F4" onClick={() => void work.undo()}>
        {t('undo')}
      </KeyButton>
      <KeyButton shortcut="F6" onClick={() => void work.allAsBooked()}>
        {t('all_as_booked')}
      </KeyButton>
      <KeyButton shortcut="Enter" type="primary" loading={work.writes.closeBox.isPending} onClick={() => void work.closeBox()}>
        {t('close_box')}
      </KeyButton>
    </ReviewFoot>
  );
}

function Summary({ box }: { box: StationBox }) {
  const { t } = useTranslation('desk-receiving');
  const short = box.items
    .filter(({ reason }) => reason !== null)
    .reduce((sum, item) => sum + Math.max(0, item.broken - differenceOf(item)), 0);
  const left = box.items.filter(({ reason }) => reason === null).reduce((sum, item) => sum + Math.max(0, -differenceOf(item)), 0);
  const over = box.items.reduce((sum, item) => sum + Math.max(0, differenceOf(item)), 0);
  const parts = [
    ...(short > 0 ? [t('sum_short', { count: short })] : []),
    ...(over > 0 ? [t('sum_over', { count: over })] : []),
    ...(left > 0 ? [t('sum_left', { count: left })] : []),
  ];
  return parts.length === 0 ? t('sum_fine') : parts.join(', ');
}
