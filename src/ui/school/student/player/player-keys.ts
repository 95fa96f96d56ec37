import type { PlaybackStore } from './playback-store.ts';

/** What the keyboard does while the focus is in the player, as it is told under the video. */
export const playerKeys: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'Espacio o K', does: 'Reproducir o pausar' },
  { keys: '← y →', does: 'Retroceder o avanzar 5 segundos' },
  { keys: 'J y L', does: 'Retroceder o avanzar 10 segundos' },
  { keys: '↑ y ↓', does: 'Subir o bajar el volumen' },
  { keys: 'M', does: 'Silenciar' },
  { keys: 'C', does: 'Mostrar u ocultar subtítulos' },
  { keys: '< y >', does: 'Cambiar la velocidad' },
  { keys: '0 a 9', does: 'Ir a una parte del video' },
  { keys: 'T', does: 'Modo cine' },
  { keys: 'F', does: 'Pantalla completa' },
];

/**
 * Does what a key means in the player; false for a key that means nothing to it.
 *
 * @param isOnControl whether the focus is on a button, a menu or a slider, which have keys of their own.
 */
export function pressKey(
  key: string,
  isOnControl: boolean,
  playback: PlaybackStore,
  { toggleFullscreen, toggleTheatre }: { readonly toggleFullscreen: () => void; readonly toggleTheatre: () => void },
): boolean {
  const name = key.toLowerCase();
  if (isOnControl && (name === ' ' || name.startsWith('arrow'))) return false;
  if (/^\d$/.test(name)) {
    playback.seek((playback.duration * Number(name)) / 10);
    return true;
  }
  const acts: Readonly<Record<string, () => void>> = {
    ' ': () => playback.toggle(),
    k: () => playback.toggle(),
    arrowleft: () => playback.skip(-5),
    arrowright: () => playback.skip(5),
    j: () => playback.skip(-10),
    l: () => playback.skip(10),
    arrowup: () => playback.setVolume(playback.volume + 0.1),
    arrowdown: () => playback.setVolume(playback.volume - 0.1),
    m: () => playback.toggleMute(),
    c: () => playback.toggleCaptions(),
    '<': () => playback.stepSpeed(-1),
    '>': () => playback.stepSpeed(1),
    t: toggleTheatre,
    f: toggleFullscreen,
  };
  const act = acts[name];
  act?.();
  return act !== undefined;
}
