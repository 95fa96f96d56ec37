/**
 * Makes the videos, captions and posters of the sample school from video-scripts.mjs: `node make-videos.mjs FILE …`, or `todos` for all.
 * Needs ffmpeg, espeak-ng and chromium of the system, and the packages of the repository.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { cuesOf, vtt } from './captions.mjs';
import { slide, slidePage } from './slide.mjs';
import { openings, pluck, sampleRate, speak } from './speech.mjs';
import { videos } from './video-scripts.mjs';

const width = 1280;
const height = 720;
const bandHeight = 40;
const framesPerSecond = 15;
const fadeFrames = 6;

const folder = (name) => {
  const path = fileURLToPath(new URL(`../../server/sample-school/media/${name}/`, import.meta.url));
  mkdirSync(path, { recursive: true });
  return path;
};
const folders = { videos: folder('videos'), captions: folder('subtitulos'), posters: folder('fotogramas') };
const workFolder = mkdtempSync(join(tmpdir(), 'sample-videos-'));

/** When each sentence is spoken and what the screen shows then; seconds. */
function timelineOf(video) {
  const pause = video.brief ? 0.12 : 0.4;
  let clock = video.brief ? 0.35 : 1.1;
  const beats = [];
  for (const [sceneIndex, scene] of video.scenes.entries()) {
    const introduced = scene.say.length - scene.items.length;
    const sceneStart = clock;
    for (const [index, sentence] of scene.say.entries()) {
      const samples = speak(sentence, video.teacher, video.brief);
      const end = clock + samples.length / sampleRate;
      beats.push({
        scene: sceneIndex,
        shown: index + 1 - introduced,
        opensScene: index === 0,
        sceneStart,
        sentence,
        samples,
        start: clock,
        end,
      });
      clock = end + pause;
    }
    clock += video.brief ? 0 : 0.7;
  }
  return { beats, seconds: Math.ceil((clock + (video.brief ? 0.9 : 0.5)) * framesPerSecond) / framesPerSecond };
}

function soundtrack(video, { beats, seconds }) {
  const track = new Float32Array(Math.round(seconds * sampleRate));
  const mix = (samples, at, gain) => {
    const offset = Math.max(0, Math.round(at * sampleRate));
    for (let index = 0; index < samples.length && offset + index < track.length; index++)
      track[offset + index] += samples[index] * gain;
  };
  for (const beat of beats) {
    mix(beat.samples, beat.start, 0.8);
    if (!beat.opensScene || video.brief) continue;
    const notes = openings[Math.min(beat.scene, openings.length - 1)];
    for (const [index, frequency] of notes.entries()) mix(pluck(frequency), beat.start - 1 + index * 0.14, 0.16);
  }
  if (!video.brief) for (const frequency of [220, 329.63]) mix(pluck(frequency), seconds - 1.1, 0.12);
  const bytes = Buffer.alloc(track.length * 4);
  track.forEach((sample, index) => bytes.writeFloatLE(Math.max(-1, Math.min(1, sample)), index * 4));
  const path = join(workFolder, `${video.file}.f32`);
  writeFileSync(path, bytes);
  return path;
}

/** RGB pictures of every state of the screen, and of the finished band. */
async function pictures(page, video, beats) {
  const draw = async (scene, shown, withBand) => {
    await page.evaluate(
      (markup) => (document.body.innerHTML = markup),
      slide(video, video.scenes[scene], shown, withBand),
    );
    await page.evaluate(() =>
      Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
    );
    return page.screenshot({ type: 'png' });
  };
  const states = [];
  for (const beat of beats) states.push(await raw(await draw(beat.scene, beat.shown, false)));
  const last = beats.filter((beat) => beat.scene === 0).at(-1);
  const poster = await draw(0, last.shown, true);
  await sharp(poster)
    .resize(800)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(folders.posters, `${video.file}.webp`));
  return { states, woven: (await raw(poster)).subarray((height - bandHeight) * width * 3) };
}

const raw = (png) => sharp(png).removeAlpha().raw().toBuffer();

function* framesOf({ beats, seconds }, { states, woven }) {
  const count = Math.round(seconds * framesPerSecond);
  const frame = Buffer.from(states[0]);
  const bandStart = (height - bandHeight) * width * 3;
  let current = 0;
  let fading = fadeFrames;
  for (let index = 0; index < count; index++) {
    const next = beats.findLastIndex((beat) => beat.start - 0.3 <= index / framesPerSecond);
    if (next > current) [current, fading] = [next, 0];
    if (fading < fadeFrames) {
      fading++;
      const share = 1 - (1 - fading / fadeFrames) ** 2;
      const [from, to] = [states[Math.max(0, current - 1)], states[current]];
      if (fading === fadeFrames) to.copy(frame);
      else
        for (let at = 0; at < bandStart; at++)
          frame[at] = from[at] === to[at] ? to[at] : from[at] + (to[at] - from[at]) * share;
    }
    const columns = Math.min(width, Math.ceil(((index + 1) / count) * (width / 4)) * 4);
    for (let row = 0; row < bandHeight; row++)
      woven.copy(frame, bandStart + row * width * 3, row * width * 3, row * width * 3 + columns * 3);
    yield frame;
  }
}

async function encode(video, timeline, drawn) {
  const target = join(folders.videos, `${video.file}.webm`);
  const sound = soundtrack(video, timeline);
  const encoder = spawn(
    'ffmpeg',
    `-v error -y -f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i - -f f32le -ar ${sampleRate} -ac 1 -i ${sound}
     -af highpass=f=75,lowpass=f=7200,acompressor=threshold=0.1:ratio=2.5:attack=8:release=120:makeup=2,aecho=0.9:0.75:28|41:0.09|0.06,alimiter=limit=0.85
     -c:v libvpx-vp9 -pix_fmt yuv420p -b:v 0 -crf 43 -g 240 -lag-in-frames 25 -auto-alt-ref 1 -tune-content screen -deadline good -cpu-used 2 -row-mt 1 -tile-columns 1
     -c:a libopus -b:a 24k -ar 48000 -ac 1 -application voip -map_metadata -1 -metadata:s:a:0 language=spa -cues_to_front 1 -fflags +bitexact -t ${timeline.seconds} ${target}`.split(
      /\s+/,
    ),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (const frame of framesOf(timeline, drawn))
    if (!encoder.stdin.write(Buffer.from(frame))) await once(encoder.stdin, 'drain');
  encoder.stdin.end();
  const [code] = await once(encoder, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${video.file}`);
  return target;
}

const wanted = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width, height } });
await page.setContent(slidePage);
for (const video of videos.filter(({ file }) => wanted.includes(file) || wanted[0] === 'todos')) {
  const timeline = timelineOf(video);
  const target = await encode(video, timeline, await pictures(page, video, timeline.beats));
  writeFileSync(join(folders.captions, `${video.file}.vtt`), vtt(cuesOf(timeline.beats)));
  const size = execFileSync('stat', ['-c', '%s', target]).toString().trim();
  console.log(`${video.file}: ${timeline.seconds.toFixed(1)} s, ${size} bytes`);
}
await browser.close();
writeFileSync(fileURLToPath(new URL('../../server/sample-school/clips.ts', import.meta.url)), clipsModule());

/** The list of clips that the catalogue's data refer to, from the files as they are. */
function clipsModule() {
  const lines = videos.map(({ file }) => {
    const path = join(folders.videos, `${file}.webm`);
    const seconds = execFileSync('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'format=duration',
      '-of',
      'csv=p=0',
      path,
    ]);
    return `  '${file}': ${Math.floor(Number(seconds))},`;
  });
  return `/** Whole seconds of each video of the sample school, by its name; written by studio/make-videos.mjs. */
export const clipSeconds = {\n${lines.join('\n')}\n} as const;\n
export type ClipName = keyof typeof clipSeconds;\n`;
}
