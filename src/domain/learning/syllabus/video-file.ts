/** Bytes of the largest video that is taken: 4 GB. */
export const largestVideo = 4 * 1024 ** 3;
/** Bytes of a video that travel in one piece: over half a megabit a second a piece arrives within the time that a request has. */
export const videoPiece = 8 * 1024 ** 2;

/** What a video is, by its content. Names are those of `readableVideos` where a browser shows it, else whatever it was found to be. */
export interface VideoFacts {
  /** 'mp4', 'webm', or another: 'mov', 'mkv'. */
  readonly container: string;
  /** 'avc', 'vp9', 'hevc'…; null: it has no picture, or one in a codec that nobody knows. */
  readonly picture: string | null;
  /** 'aac', 'opus', 'ac3'…; null: it is silent; '': in a codec that nobody knows. */
  readonly sound: string | null;
  /** Seconds, 0 or more, with fractions. */
  readonly seconds: number;
}

/** What every browser shows. */
const readableVideos: Readonly<
  Record<string, { readonly pictures: readonly string[]; readonly sounds: readonly string[] }>
> = {
  mp4: { pictures: ['avc'], sounds: ['aac'] },
  webm: { pictures: ['vp8', 'vp9', 'av1'], sounds: ['opus', 'vorbis'] },
};

/** Kinds of video that the school keeps, as the endings of their files. */
export type VideoKind = 'mp4' | 'webm';

export type VideoRefusal =
  | { readonly kind: 'video-empty' }
  | { readonly kind: 'video-too-large' }
  /** It is no video, or nothing that can be read. */
  | { readonly kind: 'video-unreadable' }
  /** A video that not every browser shows; `found` is what it is, after 'es' or 'tiene'. */
  | { readonly kind: 'video-format'; readonly found: string };

/** What is wrong with a video; null: it is as it should be. @param facts null: it could not be read as a video. */
export function videoFault(facts: VideoFacts | null): VideoRefusal | null {
  if (facts === null || !(facts.seconds > 0)) return { kind: 'video-unreadable' };
  const { container, picture, sound } = facts;
  const readable = Object.hasOwn(readableVideos, container) ? readableVideos[container] : undefined;
  if (readable === undefined) return { kind: 'video-format', found: `es un archivo ${container.toUpperCase()}` };
  if (picture === null) return { kind: 'video-format', found: 'no tiene imagen, o está en un formato desconocido' };
  if (!readable.pictures.includes(picture)) {
    return { kind: 'video-format', found: `tiene la imagen en ${codecName(picture)}` };
  }
  if (sound !== null && !readable.sounds.includes(sound)) {
    return { kind: 'video-format', found: `tiene el sonido en ${codecName(sound)}` };
  }
  return null;
}

/** Whole seconds that a class of a video lasts, 1 or more. */
export const classSeconds = (seconds: number): number => Math.max(1, Math.round(seconds));

/** Whether a content has the kind that the school keeps. */
export const isVideoKind = (container: string): container is VideoKind => Object.hasOwn(readableVideos, container);

const codecNames: Readonly<Record<string, string>> = {
  '': 'un formato desconocido',
  avc: 'H.264',
  hevc: 'H.265 (HEVC)',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
  aac: 'AAC',
  opus: 'Opus',
  vorbis: 'Vorbis',
  mp3: 'MP3',
  flac: 'FLAC',
  ac3: 'AC-3 (Dolby)',
  eac3: 'E-AC-3 (Dolby)',
};

function codecName(codec: string): string {
  if (codec.startsWith('pcm')) return 'PCM, sin comprimir';
  return codecNames[codec] ?? codec;
}

const howToConvert =
  'Conviértelo a MP4 con H.264 y AAC: por ejemplo en HandBrake, que es gratuito, con el ajuste «Fast 1080p30», y sube el archivo que resulta.';

/** What is said of a video that was not taken. */
export const videoRefusalTexts: {
  readonly [K in VideoRefusal['kind']]: (refusal: Extract<VideoRefusal, { kind: K }>) => string;
} = {
  'video-empty': () => 'El video está en blanco: el archivo no tiene contenido.',
  'video-too-large': () =>
    'El video pesa más de 4 GB. Divídelo en dos clases, o reduce su tamaño en HandBrake, que es gratuito.',
  'video-unreadable': () => `Este archivo no es un video que se pueda leer, o está dañado. ${howToConvert}`,
  'video-format': ({ found }) => `Este video no se ve en todos los navegadores: ${found}. ${howToConvert}`,
};
