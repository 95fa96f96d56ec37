import { expect, test } from 'vitest';
import { DeviceStorageInMemory } from '#test/memory/shared/device-storage-in-memory.ts';
import { PlayerSettingsStore } from '#ui/school/student/player/player-settings-store.ts';
import type { PlaybackListener } from '#ui/school/student/player/playback-listener.ts';
import { PlaybackStore } from '#ui/school/student/player/playback-store.ts';
import { VideoOfTest } from '#test/support/learning/video-of-test.ts';
import { until } from '#test/support/shared/until.ts';

class Told implements PlaybackListener {
  readonly told: string[] = [];
  isMended = false;
  played = (at: number) => void this.told.push(`played ${at}`);
  reached = (at: number) => void this.told.push(`reached ${at}`);
  stopped = () => void this.told.push('stopped');
  jumped = (to: number) => void this.told.push(`jumped ${to}`);
  failed = () => {
    this.told.push('failed');
    return Promise.resolve(this.isMended);
  };
}

function following(startAt = 0) {
  const playback = new PlaybackStore(new PlayerSettingsStore(new DeviceStorageInMemory()));
  const video = new VideoOfTest();
  const listener = new Told();
  const leave = playback.follow(video.element, startAt, listener);
  video.load(60);
  return { playback, video, listener, leave };
}

test('begins at the second where the student left', () => {
  const { playback, video, listener } = following(42);
  expect(video.element.currentTime).toBe(42);
  expect(playback.position).toBe(42);
  expect(listener.told).toEqual(['jumped 42']);
});

test('tells what is played, from where and to where', () => {
  const { playback, video, listener } = following();
  playback.toggle();
  expect(playback.playing).toBe(true);
  video.playTo(0.5);
  playback.toggle();
  expect(playback.playing).toBe(false);
  expect(listener.told).toEqual(['played 0', 'reached 0.25', 'reached 0.5', 'reached 0.5', 'stopped']);
});

test('a jump while playing ends one stretch and begins another', () => {
  const { playback, video, listener } = following();
  playback.toggle();
  video.playTo(0.25);
  playback.seek(50);
  expect(listener.told.slice(2)).toEqual(['jumped 50', 'played 50']);
  expect(playback.position).toBe(50);
});

test('has begun once it was played, also while it stands, until another class is opened', () => {
  const { playback, video } = following();
  expect(playback.begun).toBe(false);
  playback.toggle();
  playback.toggle();
  expect([playback.playing, playback.begun]).toEqual([false, true]);
  playback.follow(video.element, 0, new Told());
  expect(playback.begun).toBe(false);
});

test('comes to its end', () => {
  const { playback, video, listener } = following(59.5);
  playback.toggle();
  video.playTo(60);
  expect([playback.playing, playback.ended]).toEqual([false, true]);
  expect(listener.told.slice(-2)).toEqual(['reached 60', 'stopped']);
});

test('seeks and skips within the video', () => {
  const { playback } = following();
  playback.skip(-5);
  expect(playback.position).toBe(0);
  playback.skip(10);
  expect(playback.position).toBe(10);
  playback.seek(900);
  expect(playback.position).toBe(60);
});

test('keeps speed and captions from one video to the next', () => {
  const { playback, leave } = following();
  playback.setSpeed(1.5);
  playback.toggleCaptions();
  leave();
  const next = new VideoOfTest();
  playback.follow(next.element, 0, new Told());
  next.load(30);
  expect(next.element.playbackRate).toBe(1.5);
  expect(playback.captions).toBe(false);
});

test('goes through the speeds one by one, and no further', () => {
  const { playback, video } = following();
  for (let step = 0; step < 9; step += 1) playback.stepSpeed(1);
  expect([playback.speed, video.element.playbackRate]).toEqual([2, 2]);
  playback.stepSpeed(-1);
  expect([playback.speed, video.element.playbackRate]).toEqual([1.75, 1.75]);
  for (let step = 0; step < 9; step += 1) playback.stepSpeed(-1);
  expect([playback.speed, video.element.playbackRate]).toEqual([0.75, 0.75]);
});

test('says that a video cannot be loaded, once it is known that nothing mends it', async () => {
  const { playback, video, listener } = following();
  video.fail();
  expect([playback.failed, playback.waiting]).toEqual([false, true]);
  await until(() => expect(playback.failed).toBe(true));
  expect(listener.told).toEqual(['failed']);
});

test('a video that is mended waits, and is followed again as it was', async () => {
  const { playback, video, listener, leave } = following();
  listener.isMended = true;
  playback.toggle();
  video.playTo(5);
  video.fail();
  await Promise.resolve();
  leave();
  playback.follow(video.element, 5, listener);
  expect([playback.failed, playback.playing, playback.position, playback.duration]).toEqual([false, true, 5, 60]);
  video.begin(60);
  expect([video.element.currentTime, video.element.paused]).toEqual([5, false]);
});

test('once left, a video is told of no more', () => {
  const { video, listener, leave } = following();
  leave();
  void video.element.play();
  video.playTo(5);
  expect(listener.told).toEqual(['stopped']);
});

test('knows what is said, without its marks, and which line is being said', () => {
  const playback = new PlaybackStore(new PlayerSettingsStore(new DeviceStorageInMemory()));
  const video = new VideoOfTest();
  video.element.append(document.createElement('track'));
  playback.follow(video.element, 0, new Told());
  expect(playback.cues).toEqual([]);
  video.load(60);
  video.caption([
    [2, '<v Rosa>Un contrato\na plazo fijo</v>'],
    [7, 'necesita una causa.'],
  ]);
  expect(playback.cues).toEqual([
    { from: 2, to: 7, text: 'Un contrato a plazo fijo' },
    { from: 7, to: 12, text: 'necesita una causa.' },
  ]);
  expect(playback.currentCue).toBe(-1);
  playback.seek(6.9);
  expect(playback.currentCue).toBe(0);
  playback.seek(7);
  expect(playback.currentCue).toBe(1);
});
