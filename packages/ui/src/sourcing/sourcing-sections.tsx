import type { SourcingDetail, SourcingRow } from '@quayside/contract/sourcing/sourcing.schemas';
import { Timeline } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DetailSection } from '../detail/detail-page.tsx';
import { Facts, type Fact } from '../detail/facts.tsx';
import { ActorName } from '../display/actor-name.tsx';
import { AuthImage } from '../display/auth-image.tsx';
import { Copyable } from '../display/copyable.tsx';
import { DayText } from '../display/day-text.tsx';
import { MoneyText } from '../display/money-text.tsx';
import { StateTag, type Tone } from '../display/state-tag.tsx';
import { TimeText } from '../display/time-text.tsx';
import { countryName } from '../kernel/countries.ts';
import { currentLanguage } from '../kernel/i18n';
import { dayText, wholeText } from '../kernel/values.ts';
import './sourcing.css';

const tones: Record<SourcingRow['state'], Tone> = {
  requested: 'waiting',
  quoted: 'active',
  accepted: 'good',
  declined: 'quiet',
  expired: 'bad',
};

export function SourcingStateTag({ state }: Pick<SourcingRow, 'state'>) {
  const { t } = useTranslation('sourcing');
  return <StateTag tone={tones[state]}>{t(`states.${state}`)}</StateTag>;
}

type NextProps = Pick<SourcingRow, 'state' | 'valid_until'> & { side: 'next' | 'next_desk' };

function NextStep({ state, valid_until, side }: NextProps) {
  const { t } = useTranslation('sourcing');
  return t(`${side}.${state}`, { day: dayText(valid_until ?? '', currentLanguage()) });
}

/** State and next step, for one side. */
export const sourcingStatus = (side: NextProps['side']) => (row: Pick<SourcingRow, 'state' | 'valid_until'>) => ({
  tag: <SourcingStateTag state={row.state} />,
  next: <NextStep state={row.state} valid_until={row.valid_until} side={side} />,
});

/** A price, or nothing where there is none. */
export function Price({ amount }: { amount: string | null }) {
  return amount === null ? null : <MoneyText amount={amount} currency="USD" />;
}

type Given<Request> = {
  /** What one side adds: the customer, links to SKU and appointment. */
  more: (request: Request) => readonly Fact[];
  pathOf: (request: Request, fileId: string) => string;
  /** The form under the messages. */
  reply: (request: Request) => ReactNode;
};

/** The sections of a sourcing request, for the merchant and for staff. */
export function useSourcingSections<Request extends SourcingDetail>({ more, pathOf, reply }: Given<Request>): DetailSection<Request>[] {
  const { t } = useTranslation('sourcing');
  return [
    {
      key: 'quote',
      title: t('section_quote'),
      when: ({ unit_price }) => unit_price !== null,
      body: (request) => <QuoteFacts request={request} />,
    },
    {
      key: 'request',
      title: t('section_request'),
      body: (request) => <RequestFacts request={request} more={more(request)} pathOf={(id) => pathOf(request, id)} />,
    },
    {
      key: 'messages',
      title: t('section_messages'),
      body: (request) => (
        <>
          <Messages request={request} />
          {reply(request)}
        </>
      ),
    },
    { key: 'timeline', title: t('section_timeline'), place: 'side', body: (request) => <Events request={request} /> },
  ];
}

type FactsProps = { request: SourcingDetail; more: readonly Fact[]; pathOf: (fileId: string) => string };

function RequestFacts({ request, more, pathOf }: FactsProps) {
  const { t } = useTranslation('sourcing');
  return (
    <>
      <Facts
        facts={[
          [t('number'), <Copyable key="no" value={request.request_no} />],
          ...more,
          [t('product_name'), request.product_name],
          [t('link'), <ProductLink key="link" link={request.link} />],
          [t('quantity'), wholeText(request.quantity, currentLanguage())],
          [t('target_price'), request.target_price !== null && <Price key="target" amount={request.target_price} />],
          [t('country'), countryName(request.country, currentLanguage())],
          [t('note'), request.note],
          [t('decline_reason'), request.decline_reason],
          [t('created_by'), request.created_by],
          [t('created_at'), <TimeText key="created" at={request.created_at} />],
        ]}
      />
      {request.images.length > 0 && (
        <ul className="sourcing-images">
          {request.images.map((file_id, at) => (
            <li key={file_id}>
              <AuthImage path={pathOf(file_id)} alt={t('image', { number: at + 1 })} size="large" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The page behind it learns neither who opens it nor gets a handle to this window. */
function ProductLink({ link }: { link: string }) {
  return (
    <a className="sourcing-link" href={link} target="_blank" rel="noopener noreferrer">
      {link}
    </a>
  );
}

function QuoteFacts({ request }: { request: SourcingDetail }) {
  const { t } = useTranslation('sourcing');
  const { length_cm, width_cm, height_cm } = request;
  return (
    <Facts
      facts={[
        [t('unit_price'), <Price key="price" amount={request.unit_price} />],
        [t('goods_value'), <Price key="value" amount={request.goods_value} />],
        [t('valid_until'), request.valid_until !== null && <DayText key="day" day={request.valid_until} />],
        [t('lead_days'), request.lead_days],
        [t('weight_g'), request.weight_g !== null && wholeText(request.weight_g, currentLanguage())],
        [t('sides'), [length_cm, width_cm, height_cm].map((side) => Number(side)).join(' × ')],
        [t('hs_code'), request.hs_code],
        [t('quote_note'), request.quote_note],
      ]}
    />
  );
}

function Messages({ request: { messages } }: { request: SourcingDetail }) {
  const { t } = useTranslation('sourcing');
  if (messages.length === 0) return <p className="quiet">{t('no_messages')}</p>;
  return (
    <ul className="sourcing-messages">
      {messages.map((message) => (
        <li key={message.message_id}>
          <span className="line-note">
            <ActorName actor_kind={message.actor_kind} actor_name={message.actor_name} /> · <TimeText at={message.created_at} />
          </span>
          <p>{message.body}</p>
        </li>
      ))}
    </ul>
  );
}

function Events({ request }: { request: SourcingDetail }) {
  const { t } = useTranslation('sourcing');
  return (
    <Timeline
      items={request.events.toReversed().map((event, index) => ({
        key: `${event.created_at} ${index}`,
        color: event.kind === 'declined' || event.kind === 'expired' ? 'red' : 'blue',
        content: (
          <span className="line-main">
            <strong>{t(`event.${event.kind}`)}</strong>
            <span className="line-note">
              <ActorName actor_kind={event.actor_kind} actor_name={event.actor_name} /> · <TimeText at={event.created_at} />
            </span>
          </span>
        ),
      }))}
    />
  );
}
