/** The parts of the front page below its first words, in the order in which a new school shows them. */
export const frontSections = [
  'newest',
  'seminars',
  'courses',
  'books',
  'seen',
  'plans',
  'ways',
  'teachers',
  'how',
  'sellers',
  'questions',
] as const;

/** The name of a part of the front page. */
export type FrontSection = (typeof frontSections)[number];

/** Whether a word names a part. */
export const isFrontSection = (word: string): word is FrontSection =>
  (frontSections as readonly string[]).includes(word);
