import { Readable } from 'node:stream';
import { type VideoBytes, VideoInspector } from '#application/server/learning/videos/ports/video-inspector.ts';
import type { VideoFacts } from '#domain/learning/syllabus/video-file.ts';

/** Reads where a video says what it is; of the rest it reads nothing. */
export class VideoInspectorByMediabunny extends VideoInspector {
  async containerOf(head: Uint8Array): Promise<string | null> {
    const { fileTypeFromBuffer } = await import('file-type');
    const found = await fileTypeFromBuffer(head).catch(() => undefined);
    if (found?.mime.startsWith('video/') !== true && found?.mime !== 'application/mp4') return null;
    return found.ext === 'm4v' ? 'mp4' : found.ext;
  }

  async inspect(video: VideoBytes): Promise<VideoFacts | null> {
    // Loaded with the first video.
    const { CustomSource, Input, MATROSKA, MP4, QTFF, WEBM } = await import('mediabunny');
    const input = new Input({
      // Playlists are none of them: what they name would be fetched.
      formats: [MP4, QTFF, MATROSKA, WEBM],
      source: new CustomSource({
        getSize: () => video.bytes,
        read: (start, end) => Readable.toWeb(Readable.from(video.read(start, end - 1))) as ReadableStream<Uint8Array>,
        maxCacheSize: cacheBytes,
        // What is read ahead and fails is asked for again, and fails there.
        handleUnhandledError: () => undefined,
      }),
    });
    try {
      if (!(await input.canRead())) return null;
      const format = await input.getFormat();
      const [picture, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
      if (picture === null && sound === null) return null;
      const seconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
      const container = format === MP4 ? 'mp4' : format === WEBM ? 'webm' : shortName(format.name);
      return {
        container,
        picture: picture?.codec ?? null,
        sound: sound === null ? null : (sound.codec ?? ''),
        seconds,
      };
    } catch {
      return null;
    } finally {
      input.dispose();
    }
  }
}

const cacheBytes = 8 * 1024 * 1024;

const shortNames: Readonly<Record<string, string>> = { 'QuickTime File Format': 'mov', Matroska: 'mkv' };

function shortName(name: string): string {
  return shortNames[name] ?? name;
}
