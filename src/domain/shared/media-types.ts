import type { UploadFormat } from './upload-rule.ts';

/** What a chooser of files offers for formats: 'image/jpeg,application/pdf'. Apart from the rules, which visitors load. */
export function mediaTypesOf(formats: readonly UploadFormat[]): string {
  return formats.map((format) => (format === 'pdf' ? 'application/pdf' : `image/${format}`)).join(',');
}
