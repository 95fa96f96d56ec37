import type { UploadRule } from '#domain/shared/upload-rule.ts';

const megabyte = 1024 * 1024;
const pictures = ['jpeg', 'png', 'webp', 'gif'] as const;

/** What is sent for a content in one piece. Apart from `uploadRules`: visitors load those. */
export const contentUploadRules = {
  /** What a video shows before it is played. Private. */
  poster: { folder: 'fotogramas', formats: pictures, largestBytes: 5 * megabyte, longestSide: 1280 },
  /** A picture within a reading. Seen by whoever has its address, which nobody can guess. */
  picture: { folder: 'lecturas', formats: pictures, largestBytes: 8 * megabyte, longestSide: 1600 },
  /** What is downloaded with a class. Private. */
  material: {
    folder: 'materiales',
    formats: ['pdf', 'docx', 'xlsx', 'pptx'],
    largestBytes: 20 * megabyte,
    longestSide: 0,
  },
} as const satisfies Readonly<Record<string, UploadRule>>;
