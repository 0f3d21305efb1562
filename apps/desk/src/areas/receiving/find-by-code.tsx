import { BarcodeOutlined } from '@ant-design/icons';
import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { receivingPaths } from '@quayside/contract/receiving/receiving.paths';
import type { FoundInbound } from '@quayside/contract/receiving/receiving.schemas';
import { useClient } from '@quayside/ui/kernel/context';
import { useFailureToast } from '@quayside/ui/kernel/failure';
import { App, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { beep } from '#desk/kernel/station/beep.ts';

type FindProps = { onFound?: (list: readonly FoundInbound[]) => void };

/** A scan opens its appointment at the station, or is given to the page. */
export function FindByCode({ onFound }: FindProps) {
  const { t } = useTranslation('desk-receiving');
  const { message } = App.useApp();
  const client = useClient();
  const toast = useFailureToast();
  const navigate = useNavigate();
  const field = useRef<InputRef>(null);
  const [code, setCode] = useState('');
  useEffect(() => field.current?.focus(), []);
  const find = async () => {
    const wanted = code.trim();
    if (wanted === '') return;
    setCode('');
    try {
      const { found } = await client.send(receivingDeskCalls.deskFind, { code: wanted });
      const [first, ...others] = found;
      if (!first) {
        beep('wrong');
        void message.error(t('find_none', { code: wanted }));
      } else if (onFound) onFound(found);
      else if (first.stage === null && others.length === 0) {
        beep('wrong');
        void message.error(t('not_confirmed', { number: first.inbound_no }));
      } else {
        const open = found.find(({ stage }) => stage !== null) ?? first;
        void navigate(receivingPaths.station(open.customer_id, open.inbound_id));
      }
    } catch (error) {
      toast(error);
    }
  };
  return (
    <Input
      ref={field}
      className="find-by-code"
      prefix={<BarcodeOutlined aria-hidden />}
      value={code}
      maxLength={100}
      aria-label={t('find')}
      placeholder={t('find')}
      onChange={(event) => setCode(event.target.value)}
      onPressEnter={() => void find()}
    />
  );
}
