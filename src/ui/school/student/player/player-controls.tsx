import { observer } from 'mobx-react-lite';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { clockText, spokenTime } from '#ui/school/student/learning/texts.ts';
import { videoSpeeds } from '#domain/learning/player-settings.ts';
import type { PlaybackStore } from './playback-store.ts';
import { PlayerIcon } from './player-icon.tsx';
import type { PlayerSettingsStore } from './player-settings-store.ts';
import styles from './player-controls.module.css';

export interface PlayerControlsProps {
  readonly playback: PlaybackStore;
  readonly liked: PlayerSettingsStore;
  readonly hasCaptions: boolean;
  readonly isFullscreen: boolean;
  readonly onFullscreen: () => void;
}

/** The bar under a video: place, play, ten seconds back and on, captions, speed, sound, full screen. */
export const PlayerControls = observer(function PlayerControls(props: PlayerControlsProps) {
  const { playback, liked, hasCaptions, isFullscreen, onFullscreen } = props;
  const { playing, position, duration, captions } = playback;
  const { muted } = liked.settings;
  return (
    <div className={styles.controls}>
      <Place playback={playback} />
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          aria-label={playing ? 'Pausar' : 'Reproducir'}
          onClick={() => playback.toggle()}
        >
          <Icon name={playing ? 'pause' : 'play'} size="medium" />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label="Retroceder 10 segundos"
          onClick={() => playback.skip(-10)}
        >
          <PlayerIcon name="back-10" />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label="Avanzar 10 segundos"
          onClick={() => playback.skip(10)}
        >
          <PlayerIcon name="forward-10" />
        </button>
        <p className={styles.time}>
          {clockText(position)} {duration > 0 && <span>/ {clockText(duration)}</span>}
        </p>
        <Speed playback={playback} />
        {hasCaptions && (
          <button
            type="button"
            className={styles.button}
            aria-label="Subtítulos"
            aria-pressed={captions}
            onClick={() => playback.toggleCaptions()}
          >
            <Icon name="captions" size="medium" />
          </button>
        )}
        <button
          type="button"
          className={styles.button}
          aria-label={muted ? 'Activar el sonido' : 'Silenciar'}
          onClick={() => playback.toggleMute()}
        >
          <PlayerIcon name={muted ? 'muted' : 'volume'} />
        </button>
        {!isFullscreen && <Theatre liked={liked} />}
        <button
          type="button"
          className={styles.button}
          aria-label={isFullscreen ? 'Salir de la pantalla completa' : 'Pantalla completa'}
          onClick={onFullscreen}
        >
          <PlayerIcon name={isFullscreen ? 'shrink' : 'enlarge'} />
        </button>
      </div>
    </div>
  );
});

/** The video as wide as the window; only where there is a list beside it. */
const Theatre = observer(function Theatre({ liked }: { liked: PlayerSettingsStore }) {
  const { theatre } = liked.settings;
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.wide}`}
      aria-label="Modo cine"
      aria-pressed={theatre}
      onClick={() => liked.set({ theatre: !theatre })}
    >
      <PlayerIcon name="theatre" />
    </button>
  );
});

const Place = observer(function Place({ playback }: { playback: PlaybackStore }) {
  const { position, duration } = playback;
  return (
    <input
      type="range"
      className={styles.place}
      aria-label="Lugar del video"
      aria-valuetext={`${spokenTime(position)} de ${spokenTime(duration)}`}
      min={0}
      max={Math.max(duration, 1)}
      step={1}
      // How far a video is that did not come cannot be said.
      value={Math.min(position, duration)}
      onChange={(event) => playback.seek(Number(event.currentTarget.value))}
    />
  );
});

const Speed = observer(function Speed({ playback }: { playback: PlaybackStore }) {
  return (
    <span className={styles.choice}>
      <select
        className={styles.speed}
        aria-label="Velocidad"
        value={playback.speed}
        onChange={(event) => playback.setSpeed(Number(event.currentTarget.value))}
      >
        {videoSpeeds.map((speed) => (
          <option key={speed} value={speed}>
            {`${speed}×`}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
});
