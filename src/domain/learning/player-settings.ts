/** The speeds of a video; 1 is that of life. */
export const videoSpeeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** How somebody likes the player. */
export interface PlayerSettings {
  /** One of `videoSpeeds`. */
  readonly speed: number;
  readonly captions: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** The video as wide as the window, the list of classes below it. */
  readonly theatre: boolean;
  /** Whether the list of classes is folded away. */
  readonly listFolded: boolean;
  /** Whether the next class follows by itself once a video has ended. */
  readonly follows: boolean;
}

export const usualPlayer: PlayerSettings = {
  speed: 1,
  captions: true,
  volume: 1,
  muted: false,
  theatre: false,
  listFolded: false,
  follows: false,
};

/** Seconds from the end of a video until the next class follows, in which one can stay. */
export const secondsToNextClass = 5;

/** Settings out of what was kept; whatever is missing or makes no sense is as usual. */
export function playerSettingsFrom(kept: unknown): PlayerSettings {
  if (typeof kept !== 'object' || kept === null) return usualPlayer;
  const given: Partial<Record<string, unknown>> = { ...kept };
  const flag = (name: 'captions' | 'muted' | 'theatre' | 'listFolded' | 'follows'): boolean => {
    const value = given[name];
    return typeof value === 'boolean' ? value : usualPlayer[name];
  };
  const { volume } = given;
  return {
    speed: videoSpeeds.find((speed) => speed === given['speed']) ?? usualPlayer.speed,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : usualPlayer.volume,
    captions: flag('captions'),
    muted: flag('muted'),
    theatre: flag('theatre'),
    listFolded: flag('listFolded'),
    follows: flag('follows'),
  };
}
