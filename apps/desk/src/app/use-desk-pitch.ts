import { useTranslation } from 'react-i18next';

/** The brand panel of the pages before the desk opens. */
export function useDeskPitch() {
  const { t } = useTranslation('sessions');
  return { title: t('desk_pitch.title'), points: [t('desk_pitch.queue'), t('desk_pitch.trace'), t('desk_pitch.help')] };
}
