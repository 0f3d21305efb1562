/** Services outside of this system. */
export const portNames = ['carrier', 'translation', 'chat', 'mail', 'storage', 'webhooks'] as const;
export type PortName = (typeof portNames)[number];

export const portHealths = ['off', 'unused', 'good', 'failing'] as const;
export type PortHealth = (typeof portHealths)[number];

/** Moments in milliseconds. */
type Facts = { readonly configured: boolean; readonly successAt: number | null; readonly errorAt: number | null };

/** Failing: the newest answer was an error, or an error came in the same moment. */
export function portHealth({ configured, successAt: good, errorAt: bad }: Facts): PortHealth {
  if (!configured) return 'off';
  if (good === null && bad === null) return 'unused';
  return bad !== null && (good === null || bad >= good) ? 'failing' : 'good';
}

/** The jobs that wait for a service. Webhooks count their messages instead. */
export const jobsOfPort: Readonly<Record<PortName, readonly string[]>> = {
  carrier: ['shipping.buy_label', 'shipping.void_label'],
  translation: [],
  chat: ['page-errors.report'],
  mail: ['mails.deliver'],
  storage: ['kernel.sweep_files'],
  webhooks: [],
};
