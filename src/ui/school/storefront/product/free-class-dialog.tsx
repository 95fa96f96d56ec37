import { useEffect, useState } from 'react';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import type { OpenedFreeClass } from '#application/read-models/catalogue/opened-free-class.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { Result } from '#domain/shared/result.ts';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { type HeadingAbove, withHeadingsUnder } from '#domain/shared/heading-ranks.ts';
import { SafeHtml } from '#ui/kit/layout/safe-html.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Loading, SkeletonBlock } from '#ui/kit/feedback/skeleton.tsx';
import { ErrorState } from '#ui/kit/feedback/states.tsx';
import styles from './free-class-dialog.module.css';

export interface FreeClassDialogProps {
  readonly slug: string;
  readonly product: string;
  readonly onClose: () => void;
}

/** A class shown before buying: its video with captions, or its text. */
export function FreeClassDialog({ slug, product, onClose }: FreeClassDialogProps) {
  const api = useService(CatalogueApi);
  const [answer, setAnswer] = useState<Result<OpenedFreeClass, CallRefusal> | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isGone = false;
    void api.freeClass(slug).then((given) => {
      if (!isGone) setAnswer(given);
    });
    return () => {
      isGone = true;
    };
  }, [api, slug, attempt]);
  const retry = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  return (
    <Dialog open onClose={onClose} size="large" title={answer?.ok === true ? answer.value.title : 'Clase gratis'}>
      <p className={styles.of}>De «{product}»</p>
      {answer === null && (
        <Loading>
          <SkeletonBlock shape="wide" />
        </Loading>
      )}
      {answer?.ok === true && <FreeClassView opened={answer.value} under={2} autoPlay />}
      {answer?.ok === false && (
        <ErrorState title="No pudimos abrir la clase" onRetry={retry}>
          {answer.refusal.detail}
        </ErrorState>
      )}
    </Dialog>
  );
}

interface FreeClassProps {
  readonly opened: OpenedFreeClass;
  /** Rank of the heading that it stands under. */
  readonly under: HeadingAbove;
  readonly autoPlay?: boolean;
}

/** A class that anyone may see: its video with captions, or its text. */
export function FreeClassView({ opened, under, autoPlay = false }: FreeClassProps) {
  const { video, readingHtml } = opened;
  if (video === null) return <SafeHtml html={withHeadingsUnder(readingHtml ?? '', under)} />;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the track stands below, for every video that has captions
    <video
      className={styles.video}
      controls
      autoPlay={autoPlay}
      playsInline
      poster={video.poster ?? undefined}
      data-autofocus
    >
      <source src={video.source} type={video.mediaType} />
      {video.captions !== null && <track kind="captions" src={video.captions} srcLang="es" label="Español" default />}
    </video>
  );
}
