import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Root } from '../kernel/context.ts';
import { ConfirmPrompt } from './confirm-prompt.tsx';
import { usePrompts } from '../kernel/prompts.ts';
import { answerLeave, useUnsaved } from '../kernel/unsaved.ts';

type SessionPromptsProps = Pick<Root, 'side' | 'onSignInAgain'>;

/** The dialogs over any page: session ended (NET-10), call timed out (NET-13), password again, leaving with unsaved changes. */
export function SessionPrompts({ side, onSignInAgain }: SessionPromptsProps) {
  return (
    <>
      <ExpiredPrompt onSignInAgain={onSignInAgain} />
      <TimeoutPrompt />
      <ConfirmPrompt side={side} />
      <LeavePrompt />
    </>
  );
}

function ExpiredPrompt({ onSignInAgain }: { onSignInAgain: () => void }) {
  const { t } = useTranslation();
  const expired = usePrompts((prompts) => prompts.expired);
  const paused = usePrompts((prompts) => prompts.paused);
  const again = () => {
    usePrompts.setState({ expired: false, paused: null });
    onSignInAgain();
  };
  return (
    <Modal
      open={expired}
      title={paused === null ? t('expired.title') : t('paused.title')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={416}
      zIndex={1200}
      footer={
        <Button type="primary" onClick={again}>
          {paused === null ? t('expired.again') : t('actions.ok')}
        </Button>
      }
    >
      {paused ?? t('expired.text')}
    </Modal>
  );
}

function TimeoutPrompt() {
  const { t } = useTranslation();
  const acknowledge = usePrompts((prompts) => prompts.acknowledge);
  return (
    <Modal
      open={acknowledge !== null}
      title={t('timeout.title')}
      width={416}
      onCancel={() => acknowledge?.()}
      footer={
        <Button type="primary" onClick={() => acknowledge?.()}>
          {t('actions.ok')}
        </Button>
      }
    >
      {t('timeout.text')}
    </Modal>
  );
}

function LeavePrompt() {
  const { t } = useTranslation();
  const pending = useUnsaved((state) => state.pending);
  return (
    <Modal
      open={pending !== null}
      title={t('unsaved.title')}
      width={416}
      okText={t('unsaved.leave')}
      okButtonProps={{ danger: true }}
      cancelText={t('unsaved.stay')}
      onOk={() => answerLeave(true)}
      onCancel={() => answerLeave(false)}
    >
      {t('unsaved.text')}
    </Modal>
  );
}
