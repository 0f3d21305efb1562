import { noticesDeskCalls } from '@quayside/contract/notices/notices.desk-calls';
import type { DeskNoticeRow, NoticeInput } from '@quayside/contract/notices/notices.schemas';
import { useSave } from '@quayside/ui/form/use-save';
import { useClient } from '@quayside/ui/kernel/context';
import { useFailureToast } from '@quayside/ui/kernel/failure';
import { App, Button, Drawer, Segmented } from 'antd';
import { useState } from 'react';
import type { z } from 'zod';
import { useTranslation } from 'react-i18next';
import { useDrawerGuard } from '#desk/kernel/use-drawer-guard.ts';
import { useNow } from '#desk/kernel/use-now.ts';
import { useBrandNames } from '#desk/kernel/brand-names.ts';
import { audienceText } from './audience.ts';
import { NoticeFields } from './notice-fields.tsx';
import { NoticeForm, draftOf, startValues, type NoticeValues } from './notice-form.ts';
import { NoticePreview } from './notice-preview.tsx';
import { noticeState } from './notice-state.ts';
import './notices.css';

type NoticeOutput = z.output<typeof NoticeInput>;
type Mode = 'write' | 'preview';

/** Writes a notice, in both languages side by side. */
export function NoticeDrawer({ notice, onClose }: { notice: DeskNoticeRow | null; onClose: () => void }) {
  const { t } = useTranslation(['desk-notices', 'kernel']);
  const [form] = NoticeForm.useForm();
  const [start] = useState(() => startValues(notice, new Date()));
  const [values, setValues] = useState<NoticeValues>(start);
  const [mode, setMode] = useState<Mode>('write');
  const guard = useDrawerGuard('notice', JSON.stringify(values) !== JSON.stringify(start), onClose);
  const draft = useSave(noticesDeskCalls.deskSaveDraft, ['notices'], { form, saved: t('saved_draft'), onSaved: onClose });
  const confirm = useConfirmPublish();
  const isPublished = notice !== null && !notice.is_draft;
  const { save, failure, isSaving } = useSave(noticesDeskCalls.deskSave, ['notices'], {
    form,
    saved: (row) => {
      const state = noticeState(row, Date.now());
      return t(state === 'planned' || state === 'published' ? `saved_${state}` : 'saved');
    },
    onSaved: onClose,
  });
  const submit = () => {
    // An error can only be shown on the tab of its field.
    setMode('write');
    form.submit();
  };
  const numbered = <Values extends object>(entered: Values) => (notice === null ? entered : { ...entered, press_id: notice.press_id });
  const saveDraft = () => {
    const entered = draftOf(numbered(values));
    if (entered.success) void draft.save(entered.data);
    else submit(); // its errors are among those of the form
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
            <Button loading={draft.isSaving} onClick={saveDraft}>
              {t('save_draft')}
            </Button>
          )}
          <Button type="primary" loading={isSaving} onClick={submit}>
            <SaveLabel isNew={!isPublished} publish_on_time={values.publish_on_time} />
          </Button>
        </div>
      }
    >
      <div hidden={mode !== 'write'}>
        <NoticeFields
          form={form}
          start={start}
          failure={failure ?? draft.failure}
          onChange={() => setValues({ ...start, ...form.getFieldsValue(true) })}
          onSubmit={(entered) => {
            if (isPublished) void save(numbered(entered));
            else confirm(entered, () => save(numbered(entered)));
          }}
        />
      </div>
      {mode === 'preview' && <NoticePreview values={values} />}
    </Drawer>
  );
}

/** Says whom it reaches before it goes out; a published notice is only corrected. */
function useConfirmPublish() {
  const { t } = useTranslation(['desk-notices', 'kernel']);
  const { modal } = App.useApp();
  const client = useClient();
  const toast = useFailureToast();
  const brandOf = useBrandNames();
  return (
    { platform_types, publish_on_time }: Pick<NoticeOutput, 'platform_types' | 'publish_on_time'>,
    publish: () => Promise<unknown>,
  ) => {
    const isLater = Date.parse(publish_on_time) > Date.now();
    client
      .send(noticesDeskCalls.deskAudience, { platform_types })
      .then((audience) => {
        modal.confirm({
          title: t(isLater ? 'schedule_title' : 'publish_title'),
          content: t('publish_text', { ...audienceText(audience), brands: platform_types.map(brandOf).join(', ') }),
          okText: t(isLater ? 'schedule' : 'publish'),
          cancelText: t('actions.cancel', { ns: 'kernel' }),
          onOk: () => void publish(),
        });
      })
      .catch(toast);
  };
}

/** The button's text names the effect. */
function SaveLabel({ isNew, publish_on_time }: { isNew: boolean; publish_on_time: string }) {
  const { t } = useTranslation(['desk-notices', 'kernel']);
  const now = useNow();
  if (!isNew) return t('actions.save', { ns: 'kernel' });
  return t(Date.parse(publish_on_time) > now ? 'schedule' : 'publish');
}
