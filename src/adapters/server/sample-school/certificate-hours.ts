import type { SampleEntry } from '#adapters/server/sample-school/catalogue.ts';
import { clipSeconds } from '#adapters/server/sample-school/clips.ts';
import { minutesToRead } from '#domain/learning/syllabus/reading-time.ts';
import type { SampleClass } from '#adapters/server/sample-school/content-types.ts';

/** What a certificate's hours are made of. An academic hour has 45 minutes. */
const minutesOfAnHour = 45;
/** A sheet to download is read, filled in with one's own case and looked over. */
const minutesOfASheet = 20;

function minutesOfClass(each: SampleClass): number {
  const own = 'clip' in each ? clipSeconds[each.clip] / 60 : minutesToRead(each.text);
  return own + (each.materials ?? []).length * minutesOfASheet;
}

/**
 * Minutes of study that a product holds: its videos, its readings at 200 words a minute, 20 for every sheet, and the time its
 * exams give. A seminar to come is as long as its session; of a past one there is what was recorded and its sheets.
 */
export function minutesHeld(entry: SampleEntry): number {
  if (entry.kind === 'seminar') {
    const { recording, minutes, materials = [] } = entry.product;
    return recording === undefined ? minutes : clipSeconds[recording.clip] / 60 + materials.length * minutesOfASheet;
  }
  if (!('modules' in entry.product)) return 0;
  const { modules, exam, materials = [] } = entry.product;
  const exams = [...modules.map((module) => module.exam), exam].reduce((sum, each) => sum + (each?.minutes ?? 0), 0);
  const classes = modules.flatMap((module) => module.classes).reduce((sum, each) => sum + minutesOfClass(each), 0);
  return classes + exams + materials.length * minutesOfASheet;
}

/**
 * Academic hours that a product certifies: those it holds, to the nearest; 0, which is no certificate, where that is none, and for
 * what is no teaching. They are computed, so that no text of the catalogue can promise more than there is.
 */
export function certificateHours(entry: SampleEntry): number {
  return entry.kind === 'consultancy' ? 0 : Math.round(minutesHeld(entry) / minutesOfAnHour);
}

/** Academic hours of a session of `minutes`, for whoever was there. */
export function hoursOfSession(minutes: number): number {
  return Math.round(minutes / minutesOfAnHour);
}
