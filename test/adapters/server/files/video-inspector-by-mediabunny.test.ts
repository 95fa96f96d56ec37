import { expect, test } from 'vitest';
import { VideoInspectorByMediabunny } from '#adapters/server/files/video-inspector-by-mediabunny.ts';
import { sampleWebm, tinyVideo } from '#test/support/learning/tiny-videos.ts';

const inspector = new VideoInspectorByMediabunny();

/** What is read of it is counted. */
function bytesOf(content: Uint8Array) {
  const read = { bytes: 0 };
  return {
    read,
    video: {
      bytes: content.length,
      async *read(start: number, end: number) {
        read.bytes += end + 1 - start;
        yield content.subarray(start, end + 1);
      },
    },
  };
}

const factsOf = (content: Uint8Array) => inspector.inspect(bytesOf(content).video);

test('a video is told by its content: container, picture, sound and length', async () => {
  expect(await factsOf(sampleWebm())).toMatchObject({ container: 'webm', picture: 'vp9', sound: 'opus' });
  expect((await factsOf(sampleWebm()))?.seconds).toBeCloseTo(23.4, 1);
  expect(await factsOf(await tinyVideo())).toEqual({ container: 'mp4', picture: 'avc', sound: 'aac', seconds: 4 });
  expect(await factsOf(await tinyVideo({ sound: null }))).toMatchObject({ sound: null });
  expect(await factsOf(await tinyVideo({ picture: 'hevc' }))).toMatchObject({ container: 'mp4', picture: 'hevc' });
  expect(await factsOf(await tinyVideo({ sound: 'mp3' }))).toMatchObject({ sound: 'mp3' });
  expect(await factsOf(await tinyVideo({ container: 'mov' }))).toMatchObject({ container: 'mov', picture: 'avc' });
  expect(await factsOf(await tinyVideo({ container: 'mkv' }))).toMatchObject({ container: 'mkv' });
});

test('what is no video, breaks off or is a list of other addresses is none, and nothing else is asked for', async () => {
  const whole = await tinyVideo();
  const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nhttp://127.0.0.1:1/a.ts\n#EXT-X-ENDLIST\n';
  for (const content of [new TextEncoder().encode(playlist), new Uint8Array(4096).fill(7), whole.subarray(0, 400)]) {
    expect(await factsOf(content)).toBeNull();
  }
});

test('of a large video little is read', async () => {
  const { read, video } = bytesOf(await tinyVideo({ pictureBytes: 10_000_000 }));
  expect(await inspector.inspect(video)).toMatchObject({ picture: 'avc', seconds: 4 });
  expect(read.bytes).toBeLessThan(2_000_000);
});

test('the first bytes tell the container; a text with the name of a video is none', async () => {
  expect(await inspector.containerOf(sampleWebm().subarray(0, 4096))).toBe('webm');
  expect(await inspector.containerOf(await tinyVideo())).toBe('mp4');
  expect(await inspector.containerOf(await tinyVideo({ container: 'mov' }))).toBe('mov');
  expect(await inspector.containerOf(new TextEncoder().encode('esto es un texto'.repeat(100)))).toBeNull();
});
