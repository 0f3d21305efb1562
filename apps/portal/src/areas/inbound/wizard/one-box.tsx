import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { boxCount } from '@quayside/domain/inbound/packing';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { boxText } from '../box-numbers.ts';
import type { InboundModel } from './use-inbound-model.ts';
import { firstNumbers, groupsOf, type BoxWork } from './work.ts';

type RowProps = { model: InboundModel; first: number; box: BoxWork };

/** On a phone: one box a screen. */
export function OneBox({ model, renderRow }: { model: InboundModel; renderRow: (index: number, props: RowProps) => ReactNode }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { work, change } = model;
  const at = Math.max(
    0,
    work.boxes.findIndex(({ key }) => key === work.focused),
  );
  const box = work.boxes[at];
  const first = firstNumbers(work.boxes)[at] ?? 0;
  if (!box) return null;
  const go = (index: number) => change({ type: 'focus', key: work.boxes[index]?.key ?? box.key });
  return (
    <div className="one-box">
      <div className="one-box-head">
        <Button icon={<LeftOutlined aria-hidden />} aria-label={t('previous_box')} disabled={at === 0} onClick={() => go(at - 1)} />
        <strong>{t('box_of', { box: boxText(first, box.count), all: boxCount(groupsOf(work.boxes)) })}</strong>
        <Button
          icon={<RightOutlined aria-hidden />}
          aria-label={t('next_box')}
          disabled={at === work.boxes.length - 1}
          onClick={() => go(at + 1)}
        />
      </div>
      {renderRow(at, { model, first, box })}
    </div>
  );
}
