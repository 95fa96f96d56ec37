import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { Button } from '#ui/kit/controls/button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import type { ClassStore } from './class-store.ts';
import { ComingClass } from './coming-class.tsx';
import { PlaybackStore } from './playback-store.ts';
import { PlayerControls } from './player-controls.tsx';
import { pressKey } from './player-keys.ts';
import { PlayerSettingsStore } from './player-settings-store.ts';
import { TranscriptPanel } from './transcript-panel.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import styles from './video-player.module.css';

/** The video of a class with its controls. What is watched goes to the class's store. Source: LEARN-2; look.md, Player. */
export const VideoPlayer = observer(function VideoPlayer({ store }: { store: ClassStore }) {
  const { opened } = store;
  const { video, class: shown } = opened;
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const liked = useService(PlayerSettingsStore);
  const [playback] = useState(() => new PlaybackStore(liked));
  usePlayedOn(playback, video !== null);
  const fullscreen = useFullscreen(frame, element);
  // Before the browser paints: a video that fails at once must find its listener.
  useLayoutEffect(() => {
    if (element.current === null) return;
    return playback.follow(element.current, opened.class.resumeSeconds, {
      played: (at) => store.played(at),
      reached: (at) => store.reached(at),
      stopped: () => store.stopped(),
      jumped: (to) => store.jumped(to),
      failed: () => store.reopenOnce(),
    });
  }, [playback, store, opened]);
  const views = {
    toggleFullscreen: fullscreen.toggle,
    toggleTheatre: () => liked.set({ theatre: !liked.settings.theatre }),
  };
  if (video === null) return <p className={styles.missing}>Este video todavía no está disponible.</p>;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnControl = event.target instanceof Element && event.target.matches('button, select, input');
    if (pressKey(event.key, isOnControl, playback, views)) event.preventDefault();
  };
  return (
    <>
      {/* The keys are those of the player as a whole; each of its controls can be reached and pressed by itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        role="group"
        tabIndex={-1}
        aria-label={`Video: ${shown.title}`}
        data-page-start
        className={styles.player}
        data-fullscreen={fullscreen.isOn || undefined}
        onKeyDown={onKeyDown}
      >
        <div className={styles.screen}>
          {/* The captions' track is there whenever the class has captions. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={element}
            className={styles.video}
            src={video.source}
            poster={video.poster ?? undefined}
            preload="metadata"
            playsInline
            onClick={() => playback.toggle()}
          >
            {video.captions !== null && (
              <track kind="captions" srcLang="es" label="Español" src={video.captions} default />
            )}
          </video>
          <OverPicture store={store} playback={playback} liked={liked} />
        </div>
        <PlayerControls
          playback={playback}
          liked={liked}
          hasCaptions={video.captions !== null}
          isFullscreen={fullscreen.isOn}
          onFullscreen={fullscreen.toggle}
        />
      </div>
      <TranscriptPanel playback={playback} />
    </>
  );
});

interface OverPictureProps {
  readonly store: ClassStore;
  readonly playback: PlaybackStore;
  readonly liked: PlayerSettingsStore;
}

/** What lies over the picture: until it was played the sign that it can be, why it cannot, and what comes after its end. */
const OverPicture = observer(function OverPicture({ store, playback, liked }: OverPictureProps) {
  const { playing, begun, failed, ended } = playback;
  if (failed) return <Failure store={store} />;
  if (ended && liked.settings.follows && store.next !== null) {
    return <ComingClass slug={store.outline.slug} next={store.next} />;
  }
  // Whoever stops at a slide wants to read it.
  if (playing || begun) return null;
  return (
    <span aria-hidden className={styles.start}>
      <Icon name="play" size="large" />
    </span>
  );
});

/** A class that followed another by itself plays at once; the mark is the address's own, so that a reload does not play. */
function usePlayedOn(playback: PlaybackStore, hasVideo: boolean): void {
  const { state } = useLocation();
  const follows = hasVideo && (state as { plays?: boolean } | null)?.plays === true;
  useEffect(() => {
    if (follows) playback.play();
  }, [follows, playback]);
}

function Failure({ store }: { store: ClassStore }) {
  return (
    <div className={styles.failure} role="alert">
      <p>No pudimos cargar el video. Tu avance está guardado.</p>
      <Button onClick={() => void store.reopen()}>Volver a intentarlo</Button>
    </div>
  );
}
