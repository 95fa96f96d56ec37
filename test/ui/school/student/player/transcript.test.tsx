import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DeviceStorageInMemory } from '#test/memory/shared/device-storage-in-memory.ts';
import { PlayerSettingsStore } from '#ui/school/student/player/player-settings-store.ts';
import { PlaybackStore } from '#ui/school/student/player/playback-store.ts';
import { TranscriptPanel } from '#ui/school/student/player/transcript-panel.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { VideoOfTest } from '#test/support/learning/video-of-test.ts';

const silent = { played() {}, reached() {}, stopped() {}, jumped() {}, failed: () => Promise.resolve(false) };
const lines = [
  [0, 'Primero, la causa.'],
  [5, 'Después, el plazo.'],
  [9, 'Al final, el registro.'],
] as const;

async function show() {
  const playback = new PlaybackStore(new PlayerSettingsStore(new DeviceStorageInMemory()));
  const video = new VideoOfTest();
  playback.follow(video.element, 0, silent);
  video.caption(lines);
  video.load(60);
  render(<TranscriptPanel playback={playback} />);
  const user = userEvent.setup();
  await user.click(screen.getByText('Transcripción'));
  await screen.findByRole('list', { name: 'Transcripción' });
  return { playback, video, user };
}

const line = (text: string) => screen.getByRole('button', { name: new RegExp(text) });

test('a press on a line goes to its second, and what is being said is marked', async () => {
  const { playback, video, user } = await show();
  await user.click(line('el plazo'));
  expect(video.element.currentTime).toBe(5);
  expect(line('el plazo').getAttribute('aria-current')).toBe('true');
  act(() => playback.seek(9.5));
  expect(line('el registro').getAttribute('aria-current')).toBe('true');
  expect(line('el plazo').getAttribute('aria-current')).toBeNull();
});

test('by keyboard it is one stop; the arrows go through its lines', async () => {
  const { video, user } = await show();
  act(() => line('la causa').focus());
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(line('el plazo'));
  await user.keyboard('{End}{Enter}');
  expect(video.element.currentTime).toBe(9);
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(line('la causa'));
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('a video without captions has none', () => {
  render(<TranscriptPanel playback={new PlaybackStore(new PlayerSettingsStore(new DeviceStorageInMemory()))} />);
  expect(screen.queryByText('Transcripción')).toBeNull();
});

test('axe finds nothing', async () => {
  await show();
  expect(await axeProblems()).toEqual([]);
});
