/** The page on which a slide is drawn, 1280 x 720, and one slide's markup. */
import { readFileSync } from 'node:fs';
import { band, palettes } from './textile.mjs';
import { people } from './people.mjs';

const root = new URL('../../../../', import.meta.url);
const font = (path) => readFileSync(new URL(`node_modules/@fontsource-variable/${path}`, root)).toString('base64');

const style = `
@font-face{font-family:SchoolSerif;src:url(data:font/woff2;base64,${font('source-serif-4/files/source-serif-4-latin-wght-normal.woff2')});font-weight:200 900}
@font-face{font-family:SchoolSans;src:url(data:font/woff2;base64,${font('source-sans-3/files/source-sans-3-latin-wght-normal.woff2')});font-weight:200 900}
*{box-sizing:border-box;margin:0;padding:0}
body{width:1280px;height:720px;overflow:hidden;background:#fbf6ec;color:#2b1d1a;font:400 30px/1.35 SchoolSans}
header{display:flex;justify-content:space-between;align-items:center;padding:40px 80px 0;height:124px}
header p{font-weight:600;font-size:26px;color:var(--ground)}
header div{display:flex;align-items:center;gap:16px;font-size:24px;color:#5d4c45}
header img{width:84px;height:84px;border-radius:50%}
h1{font:600 68px/1.06 SchoolSerif;letter-spacing:-.02em;padding:40px 80px 0;text-wrap:balance}
h1.long{font-size:58px}
ol{list-style:none;padding:40px 80px 0}
.hidden{visibility:hidden}
.points li{display:flex;gap:30px;align-items:baseline;padding:22px 0;border-top:2px solid #e4d8c6;font-size:41px}
.points.narrow li{padding:15px 0;font-size:38px}
.points b{font:600 44px/1 SchoolSerif;color:var(--ground);min-width:36px;font-variant-numeric:lining-nums}
.points li:only-child{font:500 56px/1.25 SchoolSerif;border-top:6px solid var(--ground);padding-top:34px;max-width:20em}
.points li:only-child b{display:none}
.steps{display:flex;gap:0;padding-top:92px}
.steps li{flex:1;border-top:4px solid var(--ground);padding:34px 28px 0 0;position:relative}
.steps li::before{content:'';position:absolute;top:-15px;left:0;width:26px;height:26px;background:var(--ground);clip-path:polygon(30% 0,70% 0,70% 15%,85% 15%,85% 30%,100% 30%,100% 70%,85% 70%,85% 85%,70% 85%,70% 100%,30% 100%,30% 85%,15% 85%,15% 70%,0 70%,0 30%,15% 30%,15% 15%,30% 15%)}
.steps b{display:block;font:600 56px/1.08 SchoolSerif;color:var(--ground);letter-spacing:-.01em;hyphens:auto}
.steps.narrow b{font-size:44px}
.steps span{display:block;margin-top:18px;font-size:36px;color:#4a3a34}
.contrast{display:flex;gap:28px;padding-top:56px}
.contrast li{flex:1;background:#fffdf8;border:2px solid #e4d8c6;border-top:10px solid var(--ground);padding:34px 36px 46px}
.contrast li:nth-child(2){border-top-color:#d79a2b}
.contrast li:nth-child(3){border-top-color:#2b1d1a}
.contrast b{display:block;font-weight:600;font-size:30px;color:var(--ground)}
.contrast span{display:block;margin-top:14px;font:500 44px/1.22 SchoolSerif}
.contrast.narrow span{font-size:37px}
.equation li{padding:16px 0 20px}
.equation b{display:block;font:600 104px/1.05 SchoolSerif;letter-spacing:-.02em;color:var(--ground);font-variant-numeric:lining-nums tabular-nums}
.equation.narrow b{font-size:78px}
.equation span{font-size:37px;color:#4a3a34}
footer{position:absolute;left:0;bottom:0}
/* A class is read in its captions: what is drawn ends above the two lines that they take. What is still to come stands there faintly,
   save where it would give an answer away. */
.lesson header{padding-top:22px;height:88px}
.lesson header p{font-size:25px}
.lesson header p span{font-weight:400;color:#5d4c45}
.lesson header img{width:58px;height:58px}
.lesson h1{font-size:56px;padding-top:22px}
.lesson h1.long{font-size:50px}
.lesson ol{padding-top:30px}
.lesson .points li{padding:18px 0;font-size:39px;line-height:1.22}
.lesson .points b{font-size:42px}
.lesson .points.many li{padding:14px 0;font-size:35px}
.lesson .points.full li{padding:10px 0;font-size:32px}
.lesson .points li:only-child{font-size:50px}
.lesson .steps{padding-top:84px}
.lesson .steps b{font-size:50px}
.lesson .steps.narrow b{font-size:40px}
.lesson .steps span{font-size:34px;margin-top:16px}
.lesson .contrast{padding-top:44px}
.lesson .contrast li{padding:30px 32px 40px}
.lesson .contrast b{font-size:29px}
.lesson .contrast span{font-size:43px}
.lesson .contrast.narrow span{font-size:36px}
.lesson .equation li{padding:14px 0 16px}
.lesson .equation b{font-size:84px}
.lesson .equation.narrow b{font-size:64px}
.lesson .equation.full li{display:flex;gap:36px;align-items:baseline;padding:16px 0;border-top:2px solid #e4d8c6}
.lesson .equation.full b{font-size:46px}
.lesson .hidden{visibility:visible;opacity:.2}
.lesson .riddle .hidden{visibility:hidden}
.lesson .equation span{font-size:34px}`;

export const slidePage = `<!doctype html><html lang="es-PE"><meta charset="utf-8"><style>${style}</style><body></body></html>`;

/** Markup of a scene with its first `shown` items visible, and with the first `share` of the band woven, in whole motifs. */
export function slide(video, scene, shown, share) {
  const teacher = people.find((person) => person.slug === video.teacher);
  const portrait = readFileSync(
    new URL(`../../server/sample-school/media/retratos/${video.teacher}.svg`, import.meta.url),
  ).toString('base64');
  const { ground } = palettes[video.palette];
  const narrow =
    scene.items.length > 3 ||
    scene.items.some((item) => item.split(' | ')[0].length > (scene.layout === 'steps' ? 14 : 24)) ||
    (scene.layout === 'contrast' && scene.items.length > 2);
  const isFull = scene.items.length > (scene.layout === 'equation' ? 2 : 4);
  const items = scene.items.map((item, index) => {
    const [head, text] = item.split(' | ');
    const content =
      scene.layout === 'points' ? `<b>${index + 1}</b><span>${head}</span>` : `<b>${head}</b><span>${text}</span>`;
    return `<li class="${index < shown ? '' : 'hidden'}">${content}</li>`;
  });
  const motifCount = Math.ceil(share * 32);
  const woven = band({ word: video.file, palette: video.palette, x: 0, y: 0, motifCount, cell: 4 });
  return (
    `<style>:root{--ground:${video.palette === 'maize' ? '#8a5a10' : ground}}</style>` +
    `<section class="${video.isLesson ? 'lesson' : ''}"><header><p>${video.course}${video.isLesson && scene.title !== video.title ? ` <span>· ${video.title}</span>` : ''}</p><div>${teacher.name}<img alt="" src="data:image/svg+xml;base64,${portrait}"></div></header>` +
    `<h1 class="${scene.title.length > 30 ? 'long' : ''}">${scene.title}</h1><ol class="${scene.layout}${narrow ? ' narrow' : ''}${scene.items.length > 3 ? ' many' : ''}${isFull ? ' full' : ''}${scene.isRiddle ? ' riddle' : ''}">${items.join('')}</ol></section>` +
    `<footer><svg width="1280" height="40" viewBox="0 0 1280 40" style="display:block"><path fill="#efe4d2" d="M0 0h1280v40H0z"/>${woven}</svg></footer>`
  );
}
