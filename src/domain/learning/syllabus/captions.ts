import { captionTexts } from './caption-texts.ts';

/** One caption: what is shown from one instant of the video to another. */
export interface CaptionCue {
  /** The line of the file on which its times stand, from 1. */
  readonly line: number;
  /** Milliseconds from the start of the video. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What is wrong on a line, from 1, of a file of captions. */
export interface CaptionFault {
  readonly line: number;
  readonly text: string;
}

export interface ReadCaptions {
  readonly cues: readonly CaptionCue[];
  /** In the order of their lines, `mostFaults` at most. */
  readonly faults: readonly CaptionFault[];
}

/** Characters of the longest file of captions: some four hours of speech. */
export const longestCaptions = 200_000;
/** Nobody mends more before trying again. */
const mostFaults = 100;

const clock = String.raw`(?:(\d{2,4}):)?(\d{2}):(\d{2})[.,](\d{3})`;
const timing = new RegExp(String.raw`^\s*${clock}\s+-->\s+${clock}(?:\s.*)?$`);
const srtComma = /^\s*(?:\d{2,4}:)?\d{2}:\d{2},\d{3}|-->\s+(?:\d{2,4}:)?\d{2}:\d{2},\d{3}/;

/**
 * Reads captions in WebVTT, line by line: the heading, times that can be read and run forwards, cues in the order of their beginnings
 * that do not overlap, none without words. Source: the W3C's WebVTT; overlap and order are the school's own, since two captions at
 * once hide each other.
 * @param seconds of the video, when known: a caption that begins after its end is never seen.
 */
export function readCaptions(file: string, seconds: number | null = null): ReadCaptions {
  const lines = file
    .replace(/^\u{feff}/u, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n');
  const cues: CaptionCue[] = [];
  const faults: CaptionFault[] = [];
  const blame = (line: number, text: string): void => void faults.push({ line, text });
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) blame(1, captionTexts.heading);
  for (const block of blocksOf(lines)) {
    const cue = cueOf(block, blame);
    if (cue === null) continue;
    blameOrder(cue, cues, seconds, blame);
    cues.push(cue);
  }
  if (cues.length === 0 && faults.length === 0) blame(lines.length, captionTexts.nothing);
  return { cues, faults: faults.toSorted((one, other) => one.line - other.line).slice(0, mostFaults) };
}

type Blame = (line: number, text: string) => void;

interface Block {
  /** Of its first line, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** What stands between empty lines, the heading left out. */
function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let from: number | null = null;
  // What is no heading may be a cue: it is read as one.
  const first = lines[0]?.startsWith('WEBVTT') === true ? afterHeading(lines) : 0;
  for (let at = first; at <= lines.length; at += 1) {
    const isEmpty = (lines[at] ?? '').trim() === '';
    if (!isEmpty) from ??= at;
    else if (from !== null) {
      blocks.push({ line: from + 1, lines: lines.slice(from, at) });
      from = null;
    }
  }
  return blocks.filter((block) => !/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(block.lines[0] ?? ''));
}

/** The place after the heading: what stands right below it belongs to it, unless it has times. */
function afterHeading(lines: readonly string[]): number {
  let at = 1;
  while (at < lines.length && (lines[at] ?? '').trim() !== '' && !(lines[at] ?? '').includes('-->')) at += 1;
  return at;
}

function cueOf({ line, lines }: Block, blame: Blame): CaptionCue | null {
  const place = lines.findIndex((each) => each.includes('-->'));
  if (place === -1) {
    blame(line, captionTexts.noTimes);
    return null;
  }
  if (place > 1) blame(line, captionTexts.noTimes);
  const times = timing.exec(lines[place] ?? '');
  const at = line + place;
  if (times === null || !isOnClock(times)) {
    blame(at, captionTexts.times);
    return null;
  }
  if (srtComma.test(lines[place] ?? '')) blame(at, captionTexts.comma);
  const [start, end] = [millisecondsOf(times.slice(1, 5)), millisecondsOf(times.slice(5, 9))];
  if (end <= start) blame(at, captionTexts.backwards);
  const words = lines.slice(place + 1);
  const second = words.findIndex((each) => each.includes('-->'));
  if (second !== -1) blame(at + 1 + second, captionTexts.joined);
  const text = words.join('\n').trim();
  if (text.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() === '') blame(at, captionTexts.empty);
  return { line: at, start, end, text };
}

function blameOrder(cue: CaptionCue, before: readonly CaptionCue[], seconds: number | null, blame: Blame): void {
  const last = before.at(-1);
  if (last !== undefined && cue.start < last.start) blame(cue.line, captionTexts.order(last.line));
  else if (last !== undefined && cue.start < last.end) blame(cue.line, captionTexts.overlap(last.line));
  if (seconds !== null && cue.start >= seconds * 1000) blame(cue.line, captionTexts.late);
}

function isOnClock([, , minutes, second, , , toMinutes, toSecond]: readonly (string | undefined)[]): boolean {
  return [minutes, second, toMinutes, toSecond].every((part) => Number(part) < 60);
}

function millisecondsOf([hours = '0', minutes, seconds, rest]: readonly (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);
}

/** A fault as a person reads it: 'Línea 12: …'. */
export const captionFaultText = ({ line, text }: CaptionFault): string => `Línea ${line}: ${text}`;

/** An instant as a file of captions says it: '00:01:02.500'. @param ms milliseconds from the start, 0 or more. */
export function captionInstant(ms: number): string {
  const pad = (value: number, digits = 2): string => String(Math.floor(value)).padStart(digits, '0');
  return `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
}

/** Captions as a file in WebVTT. */
export function captionFile(cues: readonly Pick<CaptionCue, 'start' | 'end' | 'text'>[]): string {
  const written = cues.map(({ start, end, text }) => `${captionInstant(start)} --> ${captionInstant(end)}\n${text}\n`);
  return ['WEBVTT\n', ...written].join('\n');
}
