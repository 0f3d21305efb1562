import { markPapers } from '@quayside/contract/inbound/carton-marks';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { useWrite } from '@quayside/ui/kernel/query';
import { awaitTask } from '@quayside/ui/kernel/tasks';
import { App, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type FormProps = { boxes: number; paper: number; onPaper: (index: number) => void };

export function MarksForm({ boxes, paper, onPaper }: FormProps) {
  const { t } = useTranslation('inbound');
  const nameOf = ({ width_mm, height_mm }: (typeof markPapers)[number]) =>
    width_mm === 210 ? t('paper_a4') : t('paper', { width: width_mm, height: height_mm });
  return (
    <div className="dialog-stack">
      <p>{t('marks_text', { count: boxes })}</p>
      <Radio.Group
        aria-label={t('marks_paper')}
        value={paper}
        options={markPapers.map((one, value) => ({ value, label: nameOf(one) }))}
        onChange={(event) => onPaper(event.target.value as number)} // the options' values
      />
    </div>
  );
}

/** Starts the job that makes the marks; its file downloads when it is ready. */
export function useMarks(onStarted?: () => void) {
  const { t } = useTranslation('inbound');
  const { message } = App.useApp();
  const [paper, setPaper] = useState(0);
  const start = useWrite(inboundCalls.printMarks, ['jobs'], {
    onDone: (job) => {
      awaitTask(job);
      message.info(t('marks_started'));
      onStarted?.();
    },
  });
  const { width_mm, height_mm } = markPapers[paper] ?? markPapers[0];
  return { paper, setPaper, isPending: start.isPending, print: (inbound_id: number) => start.mutate({ inbound_id, width_mm, height_mm }) };
}
