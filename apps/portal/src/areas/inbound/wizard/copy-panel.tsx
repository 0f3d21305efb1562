import { MAX_BOXES } from '@quayside/domain/inbound/inbound-rules';
import { boxCount } from '@quayside/domain/inbound/packing';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { WholeCell } from './number-cell.tsx';
import { copyResult } from './packing-sums.ts';
import { groupsOf, type Work } from './work.ts';

type PanelProps = { boxKey: number; name: string; latest: RefObject<Work>; onCopy: (copies: number) => void; onClose: () => void };
const whole = (value: number) => wholeText(value, currentLanguage());

/** How many copies, and what comes of it. */
export function CopyPanel({ boxKey, name, latest, onCopy, onClose }: PanelProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound', 'kernel']);
  const id = useId();
  const [copies, setCopies] = useState<number | null>(1);
  const [work] = useState(() => latest.current);
  const label = useRef<HTMLLabelElement>(null);
  // Opened by its own button or key, so the number can be typed at once. The popover is on the page a moment later.
  useEffect(() => {
    const timer = setTimeout(() => {
      const field = label.current?.querySelector('input');
      field?.focus();
      field?.select();
    });
    return () => clearTimeout(timer);
  }, []);
  const count = copies ?? 0;
  const isTooMany = boxCount(groupsOf(work.boxes)) + count > MAX_BOXES;
  const isPossible = count > 0 && !isTooMany;
  const copy = () => isPossible && onCopy(count);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter') copy();
  };
  return (
    <div className="copy-panel">
      <strong>{t('copy_box', { box: name })}</strong>
      <label htmlFor={id} ref={label}>
        {t('copies')}
        <WholeCell id={id} value={copies} max={MAX_BOXES} isWrong={isTooMany} onValue={setCopies} onKeyDown={onKeyDown} />
      </label>
      <output className="quiet">
        {isTooMany ? t('copy_too_many', { max: MAX_BOXES }) : count > 0 && <Result {...{ work, boxKey, count }} />}
      </output>
      <div className="copy-foot">
        <Button size="small" onClick={onClose}>
          {t('actions.cancel', { ns: 'kernel' })}
        </Button>
        <Button size="small" type="primary" disabled={!isPossible} onClick={copy}>
          {t('copy_do')}
        </Button>
      </div>
    </div>
  );
}

function Result({ work, boxKey, count }: { work: Work; boxKey: number; count: number }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const result = copyResult(work, boxKey, count);
  if (result === null) return null;
  const { from, to, isLast, over, left, fits } = result;
  const [firstOver, ...moreOver] = over;
  const [firstLeft] = left;
  const parts = [
    t(isLast ? 'copy_makes_last' : 'copy_makes', { count, from, to }),
    ...(firstOver ? [t('copy_over', { sku: firstOver.sku, units: whole(firstOver.units) })] : []),
    ...(moreOver.length > 0 ? [t('copy_more_over', { count: moreOver.length })] : []),
    ...(!firstOver && firstLeft ? [t('copy_left', { sku: firstLeft.sku, units: whole(firstLeft.units) })] : []),
    ...(fits ? [t('copy_fits')] : []),
  ];
  return parts.join(' ');
}
