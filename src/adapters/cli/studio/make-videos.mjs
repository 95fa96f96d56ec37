/**
 * Makes the videos, captions and posters of the sample school from scripts/: `node make-videos.mjs FILE …`, or `todos` for all;
 * without a name, only the list of clips. Needs ffmpeg and chromium of the system, and the packages of the repository.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { cuesOf, vtt } from './captions.mjs';
import { sampleRate } from './pluck.mjs';
import { videos } from './scripts/all.mjs';
import { slide, slidePage } from './slide.mjs';
import { soundtrackOf, timelineOf } from './timeline.mjs';

const width = 1280;
const height = 720;
/** A picture stands as long as its sentence, and every so many is whole, so that a seek decodes few. */
const picturesBetweenWhole = 12;

const folder = (name) => {
  const path = fileURLToPath(new URL(`../../server/sample-school/media/${name}/`, import.meta.url));
  mkdirSync(path, { recursive: true });
  return path;
};
const folders = { videos: folder('videos'), captions: folder('subtitulos'), posters: folder('fotogramas') };
const workFolder = mkdtempSync(join(tmpdir(), 'sample-videos-'));

function soundFile(video, timeline) {
  const samples = soundtrackOf(timeline);
  const bytes = Buffer.alloc(samples.length * 4);
  samples.forEach((sample, index) => bytes.writeFloatLE(Math.max(-1, Math.min(1, sample)), index * 4));
  const path = join(workFolder, `${video.file}.f32`);
  writeFileSync(path, bytes);
  return path;
}

/** Files of the pictures in order, one for each sentence, with the second from which it stands; the band at the foot is woven as far as the class has come. */
async function picturesOf(page, video, { beats, seconds }) {
  const draw = async (scene, shown, share, path) => {
    await page.evaluate(
      (markup) => (document.body.innerHTML = markup),
      slide(video, video.scenes[scene], shown, share),
    );
    await page.evaluate(() =>
      Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
    );
    return page.screenshot({ type: 'png', path });
  };
  const pictures = [];
  for (const [index, { scene, shown, start }] of beats.entries()) {
    const path = join(workFolder, `${video.file}-${index}.png`);
    const from = index === 0 ? 0 : start - 0.4;
    await draw(scene, shown, from / seconds, path);
    pictures.push({ path, from });
  }
  await sharp(await draw(0, video.scenes[0].items.length, 1))
    .resize(800)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(folders.posters, `${video.file}.webp`));
  return pictures;
}

/** The list by which ffmpeg shows each picture for its time; the last is named twice, or its time would be left out. */
function listOf(video, pictures, seconds) {
  const lines = pictures.flatMap(({ path, from }, index) => [
    `file '${path}'`,
    `duration ${((pictures[index + 1]?.from ?? seconds) - from).toFixed(3)}`,
  ]);
  const path = join(workFolder, `${video.file}.txt`);
  writeFileSync(path, `${[...lines, `file '${pictures.at(-1).path}'`].join('\n')}\n`);
  return path;
}

function encode(video, { seconds }, sound, pictures) {
  const target = join(folders.videos, `${video.file}.webm`);
  execFileSync(
    'ffmpeg',
    `-v error -y -f concat -safe 0 -i ${listOf(video, pictures, seconds)} -f f32le -ar ${sampleRate} -ac 1 -i ${sound}
     -fps_mode vfr -c:v libvpx-vp9 -pix_fmt yuv420p -b:v 0 -crf 36 -g ${picturesBetweenWhole} -lag-in-frames 0 -auto-alt-ref 0 -tune-content screen -deadline good -cpu-used 4
     -c:a libopus -b:a 10k -ar 48000 -ac 1 -application lowdelay -frame_duration 120 -map_metadata -1 -metadata:s:a:0 language=spa -cues_to_front 1 -fflags +bitexact -t ${seconds} ${target}`.split(
      /\s+/,
    ),
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return target;
}

const wanted = process.argv.slice(2);
const chosen = videos.filter(({ file }) => wanted.includes(file) || wanted[0] === 'todos');
if (chosen.length > 0) {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(slidePage);
  for (const video of chosen) {
    const timeline = timelineOf(video);
    const target = encode(video, timeline, soundFile(video, timeline), await picturesOf(page, video, timeline));
    writeFileSync(join(folders.captions, `${video.file}.vtt`), vtt(cuesOf(timeline.beats)));
    console.log(`${video.file}: ${timeline.seconds.toFixed(1)} s, ${statSync(target).size} bytes`);
  }
  await browser.close();
}
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
