import { PlusOutlined } from '@ant-design/icons';
import type { StationBox } from '@quayside/contract/receiving/receiving.schemas';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { Spin } from 'antd';
import type { ChangeEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkPicture } from './shrink-picture.ts';
import type { StationWork } from './use-station.ts';

type PhotosProps = { work: StationWork; box: StationBox; picker: RefObject<HTMLInputElement | null> };

export function BoxPhotos({ work, box, picker }: PhotosProps) {
  const { t } = useTranslation('desk-receiving');
  const { addPhoto } = work.writes;
  const error = work.errors.find(({ path }) => path === 'photos');
  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    for (const file of files) {
      const picture = await shrinkPicture(file);
      await addPhoto.mutateAsync({ ...work.key, box_no: box.box_no, picture }).catch(work.failed);
    }
  };
  return (
    <section className="station-card box-photos">
      <header>
        <h2>{t('photos_of', { box: box.box_no })}</h2>
        {error ? (
          <span className="field-error" role="alert">
            {error.msg}
          </span>
        ) : (
          <span className="quiet">{t('photo_hint')}</span>
        )}
      </header>
      <ul>
        {box.photos.map(({ photo_id, url, caption }) => (
          <li key={photo_id}>
            <AuthImage path={url} alt={caption === '' ? t('photo') : caption} size="large" />
            <span>{caption}</span>
          </li>
        ))}
        <li>
          <button type="button" className="photo-add" aria-label={t('add_photo')} onClick={() => picker.current?.click()}>
            {addPhoto.isPending ? <Spin /> : <PlusOutlined aria-hidden />}
          </button>
          <span>{t('add')}</span>
        </li>
      </ul>
      <input
        ref={picker}
        hidden
        type="file"
        multiple
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={t('add_photo')}
        onChange={(event) => void add(event)}
      />
    </section>
  );
}
