import { noticesDeskCalls } from '@quayside/contract/notices/notices.desk-calls';
import type { DeskNoticeRow } from '@quayside/contract/notices/notices.schemas';
import { useSave } from '@quayside/ui/form/use-save';
import { Button, Drawer, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawerGuard } from '#desk/kernel/use-drawer-guard.ts';
import { useNow } from '#desk/kernel/use-now.ts';
import { NoticeFields } from './notice-fields.tsx';
import { NoticeForm, startValues, type NoticeValues } from './notice-form.ts';
import { NoticePreview } from './notice-preview.tsx';
import { noticeState } from './notice-state.ts';
import './notices.css';

type Mode = 'write' | 'preview';

/** Writes a notice, in both languages side by side. */
export function NoticeDrawer({ notice, onClose }: { notice: DeskNoticeRow | null; onClose: () => void }) {
  const { t } = useTranslation(['desk-notices', 'kernel']);
  const [form] = NoticeForm.useForm();
  const [start] = useState(() => startValues(notice, new Date()));
  const [values, setValues] = useState<NoticeValues>(start);
  const [mode, setMode] = useState<Mode>('write');
  const guard = useDrawerGuard('notice', JSON.stringify(values) !== JSON.stringify(start), onClose);
  const { save, failure, isSaving } = useSave(noticesDeskCalls.deskSave, ['notices'], {
    form,
    saved: (row) => {
      const state = noticeState(row, Date.now());
      return t(state === 'withdrawn' ? 'saved' : `saved_${state}`);
    },
    onSaved: onClose,
  });
  const submit = () => {
    // An error can only be shown on the tab of its field.
    setMode('write');
    form.submit();
  };
  return (
    <Drawer
      open
      size={1180}
      className="wide-drawer"
      title={notice === null ? t('add') : t('edit_title', { press_id: notice.press_id })}
      onClose={guard.close}
      extra={
        <Segmented<Mode>
          aria-label={t('mode')}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'write', label: t('write') },
            { value: 'preview', label: t('preview') },
          ]}
        />
      }
      footer={
        <div className="form-drawer-foot">
          <Button onClick={guard.close}>{t('actions.cancel', { ns: 'kernel' })}</Button>
          <Button type="primary" loading={isSaving} onClick={submit}>
            <SaveLabel isNew={notice === null} publish_on_time={values.publish_on_time} />
          </Button>
        </div>
      }
    >
      <div hidden={mode !== 'write'}>
        <NoticeFields
          form={form}
          start={start}
          failure={failure}
          onChange={() => setValues({ ...start, ...form.getFieldsValue(true) })}
          onSubmit={(entered) => void save(notice === null ? entered : { ...entered, press_id: notice.press_id })}
        />
      </div>
      {mode === 'preview' && <NoticePreview values={values} />}
    </Drawer>
  );
}

/** The button's text names the effect. */
function SaveLabel({ isNew, publish_on_time }: { isNew: boolean; publish_on_time: string }) {
  const { t } = useTranslation(['desk-notices', 'kernel']);
  const now = useNow();
  if (!isNew) return t('actions.save', { ns: 'kernel' });
  return t(Date.parse(publish_on_time) > now ? 'schedule' : 'publish');
}
