import type { ActorKind } from '@quayside/domain/kernel/actor';
import { useTranslation } from 'react-i18next';

/** The actor of a log or ledger entry. A job has no name of its own, and an API key may have none. */
export function ActorName({ actor_kind, actor_name }: { actor_kind: ActorKind; actor_name: string }) {
  const { t } = useTranslation('operation-log');
  return actor_kind === 'system' || actor_name === '' ? t(`actor.${actor_kind}`) : actor_name;
}
