import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlobImage } from './auth-image.tsx';
import './file-view.css';
import { useClient } from '../kernel/context.ts';
import { useFailureToast } from '../kernel/failure.ts';
import { ErrorState } from '../feedback/states.tsx';

type FileViewProps = {
  /** The path from a response. */
  path: string;
  name: string;
  size?: 'small' | 'large';
};

/** Shows an image or PDF that needs the session, with a download button. */
export function FileView({ path, name, size = 'large' }: FileViewProps) {
  const client = useClient();
  const file = useQuery({
    queryKey: ['pictures', path],
    queryFn: ({ signal }) => client.picture(path, { signal }),
    // A file's URL changes with its content, so it never becomes stale.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  if (file.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  if (file.data === undefined) return <ErrorState error={file.error} onRetry={() => void file.refetch()} />;
  const blob = file.data;
  return (
    <figure className="file-view" data-size={size}>
      {blob.type.startsWith('application/pdf') ? <BlobFrame blob={blob} title={name} /> : <BlobImage blob={blob} alt={name} />}
      <figcaption>
        <span className="file-view-name">{name}</span>
        <SaveButton path={path} />
      </figcaption>
    </figure>
  );
}

/** Saves the file under the server's name for it (NET-15); a failure shows a toast (NET-16). */
function SaveButton({ path }: { path: string }) {
  const { t } = useTranslation();
  const client = useClient();
  const toast = useFailureToast();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await client.saveFile(path).catch(toast);
    setBusy(false);
  };
  return (
    <Button size="small" loading={busy} onClick={() => void save()}>
      {t('actions.download')}
    </Button>
  );
}

/** The browser's PDF viewer; the object URL is revoked on unmount to free the memory. */
function BlobFrame({ blob, title }: { blob: Blob; title: string }) {
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const address = URL.createObjectURL(blob);
      frame.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the browser's PDF reader does not start in a sandbox; the blob is a PDF, never a page
  return <iframe ref={show} title={title} />;
}
