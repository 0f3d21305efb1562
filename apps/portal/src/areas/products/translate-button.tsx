import { TranslationOutlined } from '@ant-design/icons';
import { translationsCalls } from '@quayside/contract/translations/translations.calls';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';

type ButtonProps = { from: string; to: string; into: 'zh' | 'en'; label: string };

/** Fills the field of the other language. If the service is not available, the user can still type. */
export function TranslateButton({ from, to, into, label }: ButtonProps) {
  const { t } = useTranslation('products');
  const { message } = App.useApp();
  const form = Form.useFormInstance();
  const text = String(Form.useWatch(from, form) ?? '').trim();
  const translate = useWrite(translationsCalls.translate, [], {
    silent: true,
    onDone: (answer) => {
      form.setFieldValue(to, answer.text);
      void form.validateFields([to]).catch(() => undefined); // the error shows at the field
    },
  });
  const start = () =>
    translate
      .mutateAsync({ text, from: into === 'en' ? 'zh' : 'en', to: into })
      .catch(() => void message.warning({ content: t('translate_failed'), key: 'translate' }));
  return (
    <Button
      type="link"
      size="small"
      className="translate-button"
      icon={<TranslationOutlined aria-hidden />}
      aria-label={`${t(`translate.${into}`)}: ${label}`}
      disabled={text === ''}
      loading={translate.isPending}
      onClick={() => void start()}
    >
      {t(`translate.${into}`)}
    </Button>
  );
}
