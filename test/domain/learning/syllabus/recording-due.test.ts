import { expect, test } from 'vitest';
import { RECORDING_DUE, recordingDue } from '#domain/learning/syllabus/recording-due.ts';
import type { SyllabusContent } from '#domain/learning/syllabus/syllabus.ts';
import { at, later } from '#test/support/orders/buying-builders.ts';

const nothing: SyllabusContent = { modules: [], materials: [] };
const video = { video: 'videos/a.mp4', captions: null, poster: null, seconds: 3000, text: '', isFree: false };
const recorded: SyllabusContent = {
  modules: [
    { id: 1, title: '', summary: '', classes: [{ id: 11, title: '', kind: 'video', ...video, materials: [] }] },
  ],
  materials: [],
};
const over = { endsAt: at, recording: null };

test('a seminar that was held lacks its recording until it is there, or a session says where it is seen', () => {
  const told = (content: SyllabusContent, ...sessions: Parameters<typeof recordingDue>[1]) =>
    recordingDue(content, sessions, at).map(({ text, hinders }) => [text, hinders]);
  expect(told(nothing, over)).toEqual([[RECORDING_DUE, false]]);
  expect(told(recorded, over)).toEqual([]);
  expect(told(nothing, over, { endsAt: later(1), recording: null })).toEqual([]);
  expect(told(nothing, over, { endsAt: at, recording: 'https://videos.example/1' })).toEqual([]);
  expect(told(nothing)).toEqual([]);
});
