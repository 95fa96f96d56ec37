import { oneLine } from '#domain/shared/typed-text.ts';
/** What is said from one second of a video to another. */
export interface SpokenCue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What is said in a video, by its captions; nothing while they are not there. */
export function spokenCues(video: HTMLVideoElement): readonly SpokenCue[] {
  const tracks: TextTrackList | undefined = video.textTracks;
  const cues = Array.from(tracks?.[0]?.cues ?? []);
  return cues.map((cue) => ({ from: cue.startTime, to: cue.endTime, text: textOf(cue) }));
}

/** The words of a caption, without the marks of its speaker and style. */
function textOf(cue: TextTrackCue): string {
  const { text } = cue as VTTCue;
  return oneLine(text.replaceAll(/<[^>]*>/g, ''));
}
