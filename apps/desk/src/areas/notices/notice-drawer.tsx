import type { DeskNoticeRow } from '@quayside/contract/notices/notices.schemas';
import { Button, Drawer, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawerGuard } from '#desk/kernel/use-drawer-guard.ts';
import { useNow } from '#desk/kernel/use-now.ts';
import { NoticeFields } from './notice-fields.tsx';
import { NoticeForm, startValues, type NoticeValues } from './notice-form.ts';
import { NoticePreview } from './notice-preview.tsx';
import './notices.css';
import { useNoticeSaves } from './use-notice-saves.ts';

type Mode = 'write' | 'preview';

/** Writes a notice, in both languages side by side. */
export function NoticeDrawer({ notice, onClose }: { notice: DeskNoticeRow | null; onClose: () => void }) {
  const { t } = useTranslation(['desk-notices', 'kernel']);
  const [form] = NoticeForm.useForm();
  const [start] = useState(() => startValues(notice, new Date()));
  const [values, setValues] = useState<NoticeValues>(start);
  const [mode, setMode] = useState<Mode>('write');
  const guard = useDrawerGuard('notice', JSON.stringify(values) !== JSON.stringify(start), onClose);
  const { publish, keepDraft, isPublished, failure, isPublishing, isKeeping } = useNoticeSaves(form, notice, onClose);
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
          {!isPublished && (
            <Button loading={isKeeping} onClick={() => !keepDraft(values) && submit()}>
              {t('save_draft')}
            </Button>
          )}
          <Button type="primary" loading={isPublishing} onClick={submit}>
            <SaveLabel isNew={!isPublished} publish_on_time={values.publish_on_time} />
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
          onSubmit={publish}
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
