import { noticesDeskCalls } from '@quayside/contract/notices/notices.desk-calls';
import type { DeskNoticeRow, NoticeInput } from '@quayside/contract/notices/notices.schemas';
import { useSave } from '@quayside/ui/form/use-save';
import { useClient } from '@quayside/ui/kernel/context';
import { useFailureToast } from '@quayside/ui/kernel/failure';
import { App, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useBrandNames } from '#desk/kernel/brand-names.ts';
import { audienceText } from './audience.ts';
import { draftOf, type NoticeValues } from './notice-form.ts';
import { noticeState } from './notice-state.ts';

type NoticeOutput = z.output<typeof NoticeInput>;

/** The two ways to save a notice: published, after a question, or kept as a draft. */
export function useNoticeSaves(form: FormInstance<NoticeValues>, notice: DeskNoticeRow | null, onSaved: () => void) {
  const { t } = useTranslation('desk-notices');
  const confirm = useConfirmPublish();
  const draft = useSave(noticesDeskCalls.deskSaveDraft, ['notices'], { form, saved: t('saved_draft'), onSaved });
  const final = useSave(noticesDeskCalls.deskSave, ['notices'], {
    form,
    saved: (row) => {
      const state = noticeState(row, Date.now());
      return t(state === 'planned' || state === 'published' ? `saved_${state}` : 'saved');
    },
    onSaved,
  });
  const isPublished = notice !== null && !notice.is_draft;
  const numbered = <Values extends object>(entered: Values) => (notice === null ? entered : { ...entered, press_id: notice.press_id });
  return {
    isPublished,
    failure: final.failure ?? draft.failure,
    isPublishing: final.isSaving,
    isKeeping: draft.isSaving,
    /** A published notice is only corrected: it reaches the same readers. */
    publish: (entered: NoticeOutput) => {
      if (isPublished) void final.save(numbered(entered));
      else confirm(entered, () => final.save(numbered(entered)));
    },
    /** False when even a draft cannot be like this: its errors are among those of the form. */
    keepDraft: (values: NoticeValues): boolean => {
      const entered = draftOf(numbered(values));
      if (entered.success) void draft.save(entered.data);
      return entered.success;
    },
  };
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
