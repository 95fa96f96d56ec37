/** A class of a content: a video to watch or a text to read. */
export interface CourseClass {
  readonly id: number;
  readonly title: string;
  readonly kind: 'video' | 'reading';
  /** Whole seconds of the video, or the estimated reading time. */
  readonly durationSeconds: number;
}

export interface CourseModule<C extends CourseClass = CourseClass> {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly classes: readonly C[];
}

/** What a content consists of, in the order in which it is studied. */
export interface CourseContent<C extends CourseClass = CourseClass> {
  readonly productId: number;
  readonly modules: readonly CourseModule<C>[];
}

/** All classes of a content in their order. */
export function classesOf<C extends CourseClass>(content: CourseContent<C>): readonly C[] {
  return content.modules.flatMap((module) => module.classes);
}

/** The class after the one of that id; null after the last one. */
export function classAfter<C extends CourseClass>(content: CourseContent<C>, classId: number): C | null {
  const classes = classesOf(content);
  const place = classes.findIndex(({ id }) => id === classId);
  return place === -1 ? null : (classes[place + 1] ?? null);
}

/** The class before the one of that id; null before the first one. */
export function classBefore<C extends CourseClass>(content: CourseContent<C>, classId: number): C | null {
  const classes = classesOf(content);
  return classes[classes.findIndex(({ id }) => id === classId) - 1] ?? null;
}

export type ContentTab = 'content' | 'consultations' | 'exams' | 'certificate';

/** The tabs of a content's page: questions and exams only where the content has them. Source: LEARN-1. */
export function tabsOf(has: { readonly consultations: boolean; readonly exams: boolean }): readonly ContentTab[] {
  const tabs: ContentTab[] = ['content'];
  if (has.consultations) tabs.push('consultations');
  if (has.exams) tabs.push('exams');
  tabs.push('certificate');
  return tabs;
}
