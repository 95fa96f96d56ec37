import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ClipName, clipSeconds } from '#adapters/server/sample-school/clips.ts';
import { sampleMediaFolder, sampleMediaKeys } from '#adapters/server/sample-school/sample-media.ts';

const clips = Object.keys(clipSeconds) as ClipName[];
const bytesOf = (key: string): Buffer => readFileSync(join(sampleMediaFolder(), key));

/** Seconds of a WebM file: its Duration element, a double, in its usual scale of milliseconds. */
function secondsOf(webm: Buffer): number {
  const at = webm.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  if (at === -1) throw new Error('This WebM tells no duration');
  return webm.readDoubleBE(at + 3) / 1000;
}

interface Cue {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

function cuesOf(vtt: string): readonly Cue[] {
  const [head, ...blocks] = vtt.trim().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n');
    const found = /^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})$/.exec(times);
    if (found === null) throw new Error(`Not the times of a cue: ${times}`);
    const [, minutes, seconds, endMinutes, endSeconds] = found.map(Number);
    return { start: at(minutes, seconds), end: at(endMinutes, endSeconds), lines };
  });
}

const at = (minutes = NaN, seconds = NaN): number => minutes * 60 + seconds;

describe('the videos of the sample school', () => {
  it.each(clips)('%s is a small WebM of VP9 and Opus, as long as the catalogue says', (clip) => {
    const webm = bytesOf(`videos/${clip}.webm`);
    expect(webm.includes('V_VP9')).toBe(true);
    expect(webm.includes('A_OPUS')).toBe(true);
    expect(webm.length).toBeLessThanOrEqual(350_000);
    expect(Math.floor(secondsOf(webm))).toBe(clipSeconds[clip]);
  });

  it.each(clips)('%s has captions in order, readable, through to its end', (clip) => {
    const cues = cuesOf(bytesOf(`subtitulos/${clip}.vtt`).toString('utf8'));
    const seconds = secondsOf(bytesOf(`videos/${clip}.webm`));
    let before = 0;
    for (const { start, end, lines } of cues) {
      expect(start).toBeGreaterThanOrEqual(before);
      expect(end - start).toBeGreaterThan(0.8);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(42);
      before = end;
    }
    expect(before).toBeLessThanOrEqual(seconds);
    expect(seconds - before).toBeLessThan(3);
    expect(cues[0]?.start).toBeLessThan(2);
  });

  it.each(clips.filter((clip) => clipSeconds[clip] >= 180))(
    '%s is read without haste, at 120 to 150 words a minute',
    (clip) => {
      const words = cuesOf(bytesOf(`subtitulos/${clip}.vtt`).toString('utf8')).flatMap(({ lines }) =>
        lines.join(' ').split(' '),
      );
      const pace = words.length / (clipSeconds[clip] / 60);
      expect(pace).toBeGreaterThan(120);
      expect(pace).toBeLessThan(150);
    },
  );

  it.each(clips)('%s has a frame to show before it plays', (clip) => {
    expect(bytesOf(`fotogramas/${clip}.webp`).subarray(8, 12).toString()).toBe('WEBP');
  });
});

describe('the files of the sample school', () => {
  it('weigh at most 8 MB together, though two of its courses are whole', () => {
    const total = sampleMediaKeys().reduce((sum, key) => sum + statSync(join(sampleMediaFolder(), key)).size, 0);
    expect(total).toBeLessThanOrEqual(8_000_000);
  });

  it('have keys that the file store takes', () => {
    expect(sampleMediaKeys().filter((key) => !/^[a-z0-9-]+\/[a-z0-9-]+\.(?:pdf|svg|vtt|webm|webp)$/.test(key))).toEqual(
      [],
    );
  });

  it('are drawings without scripts, handlers or anything fetched', () => {
    const drawings = sampleMediaKeys().filter((key) => key.endsWith('.svg'));
    expect(drawings.length).toBeGreaterThan(20);
    const svgs = drawings.map((key) => [key, bytesOf(key).toString('utf8')] as const);
    const isPlain = (svg: string): boolean =>
      svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"') &&
      !/<script|<foreignObject|\son\w+=|href=|url\((?!#)/i.test(svg);
    expect(svgs.filter(([, svg]) => !isPlain(svg)).map(([key]) => key)).toEqual([]);
    expect(svgs.filter(([, svg]) => !svg.includes('aria-label=')).map(([key]) => key)).toEqual([]);
  });

  it('are documents', () => {
    const documents = sampleMediaKeys().filter((key) => key.startsWith('materiales/'));
    expect(documents.length).toBeGreaterThan(10);
    expect(documents.filter((key) => bytesOf(key).subarray(0, 5).toString() !== '%PDF-')).toEqual([]);
  });
});
