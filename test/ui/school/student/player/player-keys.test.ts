import { expect, test, vi } from 'vitest';
import { DeviceStorageInMemory } from '#test/memory/shared/device-storage-in-memory.ts';
import { PlayerSettingsStore } from '#ui/school/student/player/player-settings-store.ts';
import { PlaybackStore } from '#ui/school/student/player/playback-store.ts';
import { playerKeys, pressKey } from '#ui/school/student/player/player-keys.ts';
import { VideoOfTest } from '#test/support/learning/video-of-test.ts';

function player() {
  const playback = new PlaybackStore(new PlayerSettingsStore(new DeviceStorageInMemory()));
  const video = new VideoOfTest();
  const nothing = (): void => undefined;
  playback.follow(video.element, 0, {
    played: nothing,
    reached: nothing,
    stopped: nothing,
    jumped: nothing,
    failed: () => Promise.resolve(false),
  });
  video.load(100);
  const fullscreen = vi.fn<() => void>();
  const theatre = vi.fn<() => void>();
  const views = { toggleFullscreen: fullscreen, toggleTheatre: theatre };
  const press = (key: string, isOnControl = false): boolean => pressKey(key, isOnControl, playback, views);
  return { playback, video, fullscreen, theatre, press };
}

test('every key that is told of does something', () => {
  const { press } = player();
  const keys = [
    ' ',
    'k',
    'K',
    'ArrowLeft',
    'ArrowRight',
    'j',
    'l',
    'ArrowUp',
    'ArrowDown',
    'm',
    't',
    'c',
    '<',
    '>',
    '0',
    '9',
    'f',
  ];
  expect(keys.filter((key) => !press(key))).toEqual([]);
  expect(playerKeys).toHaveLength(10);
});

test('keys play, move and enlarge', () => {
  const { playback, fullscreen, press } = player();
  press(' ');
  expect(playback.playing).toBe(true);
  press('7');
  expect(playback.position).toBe(70);
  press('ArrowLeft');
  expect(playback.position).toBe(65);
  press('L');
  expect(playback.position).toBe(75);
  press('>');
  expect(playback.speed).toBe(1.25);
  press('f');
  expect(fullscreen).toHaveBeenCalledOnce();
});

test('a button, a slider or a menu keeps its own keys', () => {
  const { playback, press } = player();
  expect(press(' ', true)).toBe(false);
  expect(press('ArrowRight', true)).toBe(false);
  expect(playback.playing).toBe(false);
  expect(press('k', true)).toBe(true);
});

test('other keys are left to the browser', () => {
  const { press } = player();
  expect(['Tab', 'Enter', 'x', 'F5', 'Escape'].filter((key) => press(key))).toEqual([]);
});
