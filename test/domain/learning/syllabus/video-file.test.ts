import { expect, test } from 'vitest';
import { classSeconds, videoFault, type VideoFacts, videoRefusalTexts } from '#domain/learning/syllabus/video-file.ts';

const facts = (changes: Partial<VideoFacts>): VideoFacts => ({
  container: 'mp4',
  picture: 'avc',
  sound: 'aac',
  seconds: 90.4,
  ...changes,
});

test.each([
  facts({}),
  facts({ sound: null }),
  facts({ container: 'webm', picture: 'vp9', sound: 'opus' }),
  facts({ container: 'webm', picture: 'av1', sound: null }),
])('what every browser shows is taken: %o', (video) => {
  expect(videoFault(video)).toBeNull();
});

test.each([
  [facts({ picture: 'hevc' }), 'tiene la imagen en H.265 (HEVC)'],
  [facts({ sound: 'ac3' }), 'tiene el sonido en AC-3 (Dolby)'],
  [facts({ sound: '' }), 'tiene el sonido en un formato desconocido'],
  [facts({ sound: 'pcm-s16' }), 'tiene el sonido en PCM, sin comprimir'],
  [facts({ container: 'mov' }), 'es un archivo MOV'],
  [facts({ container: 'webm', sound: 'opus' }), 'tiene la imagen en H.264'],
  [facts({ picture: null }), 'no tiene imagen, o está en un formato desconocido'],
])('anything else is refused with what it is: %o', (video, found) => {
  const fault = videoFault(video);
  expect(fault).toEqual({ kind: 'video-format', found });
  expect(videoRefusalTexts['video-format']({ kind: 'video-format', found })).toMatch(/HandBrake.*MP4|MP4.*HandBrake/);
});

test('what is no video, or lasts nothing, cannot be read', () => {
  expect(videoFault(null)).toEqual({ kind: 'video-unreadable' });
  expect(videoFault(facts({ seconds: 0 }))).toEqual({ kind: 'video-unreadable' });
  expect(videoFault(facts({ seconds: Number.NaN }))).toEqual({ kind: 'video-unreadable' });
});

test('a class lasts whole seconds, one at least', () => {
  expect([0.2, 1.4, 90.5].map(classSeconds)).toEqual([1, 1, 91]);
});
