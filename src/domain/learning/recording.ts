import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** What of a seminar can be seen again; files are keys in the file store. */
export interface Recording {
  readonly title: string;
  /** Whole seconds. */
  readonly durationSeconds: number;
  readonly videoFile: string;
  readonly captionsFile: string | null;
}

/** The length of a video as people write it, '1:32:05' or '92:05', in whole seconds: from one second to 24 hours. */
export function lengthInSeconds(text: string): Result<number, { readonly kind: 'length-malformed' }> {
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim());
  if (parts === null) return refuse({ kind: 'length-malformed' });
  const [, hours, minutes, seconds] = parts;
  const all = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  const isGood = all > 0 && all <= 86_400 && (hours === undefined || Number(minutes) < 60);
  return isGood ? accept(all) : refuse({ kind: 'length-malformed' });
}
