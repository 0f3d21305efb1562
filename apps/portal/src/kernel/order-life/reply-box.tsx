import { CloseOutlined, FileImageOutlined, PaperClipOutlined } from '@ant-design/icons';
import { exceptionsCalls } from '@quayside/contract/exceptions/exceptions.calls';
import { MAX_MESSAGE_IMAGES } from '@quayside/domain/exceptions/exception-rules';
import { imageSuffixes } from '@quayside/ui/kernel/file-checks';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button, Input, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './order-life.css';
import { replyBoxId } from './use-exceptions.ts';
import { useReplyImages, type SentImage } from './use-reply-images.ts';

const MAX_LENGTH = 500;

/** Text and pictures; Ctrl Enter sends. What was written stays when sending fails. */
export function ReplyBox({ order_id }: { order_id: number }) {
  const { t } = useTranslation('order-life');
  const { message } = App.useApp();
  const [body, setBody] = useState('');
  const images = useReplyImages();
  const write = useWrite(exceptionsCalls.reply, ['exceptions', 'orders', 'dashboards'], {
    onDone: () => {
      setBody('');
      images.clear();
      void message.success(t('reply_sent'));
    },
  });
  const canSend = body.trim() !== '' && !write.isPending && !images.busy;
  const send = () => {
    if (canSend) write.mutate({ order_id, body, image_ids: images.list.map(({ file_id }) => file_id) });
  };
  return (
    <div className="reply-box">
      <Input.TextArea
        id={replyBoxId(order_id)}
        aria-label={t('reply_label')}
        placeholder={t('reply_hint')}
        variant="borderless"
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={MAX_LENGTH}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <div className="reply-box-foot">
        <Attachments images={images} />
        <span className="reply-box-send">
          <kbd className="desktop-only">Ctrl Enter</kbd>
          <Button size="small" disabled={!canSend} loading={write.isPending} onClick={send}>
            {t('send_reply')}
          </Button>
        </span>
      </div>
      {images.problem !== null && (
        <p className="field-error" role="alert">
          {images.problem}
        </p>
      )}
    </div>
  );
}

function Attachments({ images }: { images: ReturnType<typeof useReplyImages> }) {
  const { t } = useTranslation('order-life');
  return (
    <>
      {images.list.map((image) => (
        <Chip key={image.file_id} image={image} onRemove={() => images.remove(image.file_id)} />
      ))}
      {images.list.length < MAX_MESSAGE_IMAGES && (
        <Upload
          multiple
          accept={imageSuffixes}
          showUploadList={false}
          beforeUpload={(file) => {
            void images.send(file);
            return false;
          }}
        >
          <Button type="text" size="small" loading={images.busy} icon={<PaperClipOutlined aria-hidden />}>
            {t('attach')}
          </Button>
        </Upload>
      )}
      <span className="quiet reply-box-hint">{t('attach_hint', { max: MAX_MESSAGE_IMAGES })}</span>
    </>
  );
}

function Chip({ image: { name, bytes }, onRemove }: { image: SentImage; onRemove: () => void }) {
  const { t } = useTranslation('order-life');
  return (
    <span className="file-chip">
      <FileImageOutlined aria-hidden /> <span className="cut">{name}</span>{' '}
      <span className="quiet">{t('file_size', { kb: Math.ceil(bytes / 1024) })}</span>
      <Button type="text" size="small" icon={<CloseOutlined aria-hidden />} aria-label={t('remove_file', { name })} onClick={onRemove} />
    </span>
  );
}
