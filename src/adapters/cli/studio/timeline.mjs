/** When each sentence of a video stands on the screen: at the pace at which captions are read without haste. */
import { pluck, openings, sampleRate } from './pluck.mjs';

/** Letters, blanks and digits a second: some 140 words of Spanish a minute, pauses included. */
const lettersASecond = 14.2;
const pauseAfterSentence = 0.25;
const pauseAfterScene = 0.9;
const leastSeconds = 1.4;

/** A number is read as the words that it stands for, which are longer than its digits. */
const lengthOf = (sentence) => sentence.length + (sentence.match(/\d/g)?.length ?? 0) * 1.2;

/** Beats of a video and its length, in seconds. */
export function timelineOf(video) {
  let clock = 1.2;
  const beats = [];
  for (const [scene, { say, items }] of video.scenes.entries()) {
    for (const [index, each] of say.entries()) {
      const { sentence, shown } =
        typeof each === 'string' ? { sentence: each, shown: index + 1 + items.length - say.length } : each;
      const end = clock + Math.max(leastSeconds, lengthOf(sentence) / lettersASecond);
      beats.push({ scene, shown, opensScene: index === 0, sentence, start: clock, end });
      clock = end + pauseAfterSentence;
    }
    clock += pauseAfterScene;
  }
  return { beats, seconds: Math.ceil((clock + 0.4) * 10) / 10 };
}

/** Samples from -1 to 1: notes of a plucked string where a slide comes and at the end, silence between them. */
export function soundtrackOf({ beats, seconds }) {
  const track = new Float32Array(Math.round(seconds * sampleRate));
  const mix = (samples, at, gain) => {
    const offset = Math.max(0, Math.round(at * sampleRate));
    for (let index = 0; index < samples.length && offset + index < track.length; index++)
      track[offset + index] += samples[index] * gain;
  };
  for (const { scene, start } of beats.filter(({ opensScene }) => opensScene)) {
    const notes = scene === 0 ? openings[0] : openings[1 + ((scene - 1) % (openings.length - 1))];
    for (const [index, frequency] of notes.entries()) mix(pluck(frequency), start - 0.9 + index * 0.14, 0.14);
  }
  for (const frequency of [220, 329.63]) mix(pluck(frequency), seconds - 1.4, 0.1);
  return track;
}
