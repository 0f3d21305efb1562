import { DownloadOutlined, RotateRightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlobImage } from '../display/auth-image.tsx';
import { ErrorState } from '../feedback/states.tsx';
import { useClient } from '../kernel/context.ts';
import { useFailureToast } from '../kernel/failure.ts';

const STEPS = [0.5, 0.75, 1, 1.5, 2, 3] as const;
const START = 2;

/** A slip beside the figures: an image can be zoomed and turned, a PDF has the browser's own viewer. */
export function SlipView({ path, name }: { path: string; name: string }) {
  const { t } = useTranslation();
  const client = useClient();
  const toast = useFailureToast();
  const [zoom, setZoom] = useState(START);
  const [turns, setTurns] = useState(0);
  const file = useQuery({
    queryKey: ['pictures', path],
    queryFn: ({ signal }) => client.picture(path, { signal }),
    // A file's URL changes with its content, so it never becomes stale.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  const isPdf = file.data?.type.startsWith('application/pdf') ?? false;
  return (
    <figure className="slip-view">
      <figcaption>
        <span className="slip-name">{name}</span>
        {!isPdf && <Turner zoom={zoom} onZoom={setZoom} onTurn={() => setTurns((turns + 1) % 4)} />}
        <Button
          type="text"
          size="small"
          icon={<DownloadOutlined aria-hidden />}
          aria-label={t('actions.download')}
          onClick={() => void client.saveFile(path).catch(toast)}
        />
      </figcaption>
      <div className="slip-paper">
        {file.isPending && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
        {file.isError && <ErrorState error={file.error} onRetry={() => void file.refetch()} />}
        {file.data &&
          (isPdf ? (
            <PdfFrame blob={file.data} title={name} />
          ) : (
            <div className="slip-image" style={{ width: `${(STEPS[zoom] ?? 1) * 100}%`, rotate: `${turns * 90}deg` }}>
              <BlobImage blob={file.data} alt={name} />
            </div>
          ))}
      </div>
    </figure>
  );
}

function Turner({ zoom, onZoom, onTurn }: { zoom: number; onZoom: (zoom: number) => void; onTurn: () => void }) {
  const { t } = useTranslation();
  const button = { type: 'text', size: 'small' } as const;
  return (
    <>
      <Button
        {...button}
        icon={<ZoomOutOutlined aria-hidden />}
        aria-label={t('review.zoom_out')}
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      />
      <Button
        {...button}
        icon={<ZoomInOutlined aria-hidden />}
        aria-label={t('review.zoom_in')}
        disabled={zoom === STEPS.length - 1}
        onClick={() => onZoom(zoom + 1)}
      />
      <Button {...button} icon={<RotateRightOutlined aria-hidden />} aria-label={t('review.rotate')} onClick={onTurn} />
    </>
  );
}

/** The browser's PDF viewer; the object URL is revoked on unmount to free the memory. */
function PdfFrame({ blob, title }: { blob: Blob; title: string }) {
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const address = URL.createObjectURL(blob);
      frame.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the browser's PDF reader does not start in a sandbox; the blob is a PDF, never a page
  return <iframe ref={show} title={title} tabIndex={-1} />;
}
