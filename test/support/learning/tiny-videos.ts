import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BufferTarget,
  BufferSource,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { sampleMediaFolder } from '#adapters/server/sample-school/sample-media.ts';

/** A WebM of the sample school: VP9 and Opus. */
export const sampleWebm = (): Uint8Array =>
  readFileSync(join(sampleMediaFolder(), 'videos', 'compliance-elementos.webm'));

/** A WebM that shows the first picture of that video for so many whole seconds: a browser plays it to its end in a moment. */
export async function shortWebm(seconds: number): Promise<Uint8Array> {
  const track = await new Input({ source: new BufferSource(sampleWebm()), formats: [WEBM] }).getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  const picture = track && (await new EncodedPacketSink(track).getFirstPacket());
  if (!picture || !decoderConfig) throw new Error('The sample has no pictures.');
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const pictures = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(pictures);
  await output.start();
  for (let second = 0; second < seconds; second += 1) {
    await pictures.add(picture.clone({ timestamp: second, duration: 1 }), { decoderConfig });
  }
  await output.finalize();
  return new Uint8Array(output.target.buffer ?? new ArrayBuffer(0));
}

const formats = {
  mp4: () => new Mp4OutputFormat(),
  mov: () => new MovOutputFormat(),
  mkv: () => new MkvOutputFormat(),
};

interface TinyVideo {
  readonly container?: keyof typeof formats;
  readonly picture?: VideoCodec;
  readonly sound?: 'aac' | 'mp3' | null;
  /** Bytes of each of its four pictures, a second each. */
  readonly pictureBytes?: number;
}

/** A file whose boxes say that it is a video of four seconds; its pictures show nothing. */
export async function tinyVideo(asked: TinyVideo = {}): Promise<Uint8Array> {
  const { container = 'mp4', picture = 'avc', sound = 'aac', pictureBytes = 200 } = asked;
  const output = new Output({ format: formats[container](), target: new BufferTarget() });
  const pictures = new EncodedVideoPacketSource(picture);
  output.addVideoTrack(pictures);
  const sounds = sound === null ? null : new EncodedAudioPacketSource(sound);
  if (sounds !== null) output.addAudioTrack(sounds);
  await output.start();
  for (let second = 0; second < 4; second += 1) {
    const packet = new EncodedPacket(new Uint8Array(pictureBytes).fill(second + 1), 'key', second, 1);
    await pictures.add(packet, { decoderConfig: pictureConfigs[picture] ?? avcConfig });
    const heard = new EncodedPacket(new Uint8Array(20), 'key', second, 1);
    await sounds?.add(heard, { decoderConfig: sound === 'mp3' ? mp3Config : aacConfig });
  }
  await output.finalize();
  return new Uint8Array(output.target.buffer ?? new ArrayBuffer(0));
}

const size = { codedWidth: 320, codedHeight: 180 };
const avcConfig = {
  ...size,
  codec: 'avc1.42001e',
  description: new Uint8Array([
    1, 0x42, 0, 0x1e, 0xff, 0xe1, 0, 4, 0x67, 0x42, 0, 0x1e, 1, 0, 4, 0x68, 0xce, 0x38, 0x80,
  ]),
};
const hevcConfig = {
  ...size,
  codec: 'hvc1.1.6.L93.B0',
  description: new Uint8Array([
    1, 1, 0x60, 0, 0, 0, 0xb0, 0, 0, 0, 0, 0, 0x5d, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, 0,
  ]),
};
const pictureConfigs: Partial<Record<VideoCodec, typeof avcConfig>> = { avc: avcConfig, hevc: hevcConfig };
const heard = { numberOfChannels: 2, sampleRate: 48_000 };
const aacConfig = { ...heard, codec: 'mp4a.40.2', description: new Uint8Array([0x11, 0x90]) };
const mp3Config = { ...heard, codec: 'mp3' };
